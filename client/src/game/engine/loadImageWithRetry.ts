// Loads images with a timeout and retries after growing delays; returns undefined instead of throwing.
import { IMAGE_RETRIES, IMAGE_TIMEOUT_MS } from '@lanternwise/shared/constants/timings';
import { ownFile } from '../../lib/foreignFiles.ts';

declare global {
  // Set by app/boot.js on a realm's own address. A `var` is what a property of globalThis is declared with.
  var earlyPictures: Map<string, Promise<ImageBitmap | undefined>> | undefined;
}

/** Once for each address; undefined if it was not fetched or failed. Rejects when `signal` aborts. */
export async function takeEarlyPicture(url: string, signal: AbortSignal): Promise<ImageBitmap | undefined> {
  const picture = globalThis.earlyPictures?.get(url);
  globalThis.earlyPictures?.delete(url);
  if (!picture) return undefined;
  return Promise.race([
    picture.catch(() => undefined),
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);
}

/** Delay before the first retry; each following one is twice as long. */
const FIRST_RETRY_DELAY_MS = 400;

export type LoadImage<T> = (url: string, signal: AbortSignal) => Promise<T>;

export const loadElement: LoadImage<HTMLImageElement> = (url, signal) =>
  new Promise((resolve, reject) => {
    const image = new Image();
    const handleAbort = () => {
      image.src = '';
      reject(new Error(`${url} took too long`));
    };
    signal.addEventListener('abort', handleAbort, { once: true });
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`${url} could not be loaded`));
    image.src = url;
  });

async function fetchFile(url: string, signal: AbortSignal): Promise<Blob> {
  const reply = ownFile(await fetch(url, { signal }));
  if (!reply.ok) throw new Error(`${url} could not be loaded`);
  return reply.blob();
}

/**
 * Decoded away from the main thread, which the upload of an image element would stop to decode it. WebGL's own flags do not
 * apply to bitmaps: `isFlipped` gives one as Phaser's textures are uploaded, bottom row first and with premultiplied alpha.
 */
export const loadBitmap =
  (isFlipped: boolean): LoadImage<ImageBitmap> =>
  async (url, signal) => {
    // Decoded in the same way by app/boot.js.
    const early = await takeEarlyPicture(url, signal);
    if (early) return early;
    return createImageBitmap(await fetchFile(url, signal), {
      imageOrientation: isFlipped ? 'flipY' : 'from-image',
      premultiplyAlpha: 'premultiply',
    });
  };

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns undefined after all tries failed. A try times out after IMAGE_TIMEOUT_MS. */
export async function loadImageWithRetry<T>(
  url: string,
  load: LoadImage<T>,
  wait: (ms: number) => Promise<unknown> = delay,
): Promise<T | undefined> {
  for (let attempt = 0; attempt <= IMAGE_RETRIES; attempt += 1) {
    if (attempt > 0) await wait(FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1));
    try {
      return await load(url, AbortSignal.timeout(IMAGE_TIMEOUT_MS));
    } catch {
      // Retried by the loop; the caller handles a missing image.
    }
  }
  return undefined;
}
