// Loads images with a timeout and retries after growing delays; returns undefined instead of throwing.
import { IMAGE_RETRIES, IMAGE_TIMEOUT_MS } from '@lanternwise/shared/constants/timings';

/** Delay before the first retry; each following one is twice as long. */
const FIRST_RETRY_DELAY_MS = 400;

export type LoadImage = (url: string, signal: AbortSignal) => Promise<HTMLImageElement>;

const loadImageOnce: LoadImage = (url, signal) =>
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

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns undefined after all tries failed. A try times out after IMAGE_TIMEOUT_MS. */
export async function loadImageWithRetry(
  url: string,
  load: LoadImage = loadImageOnce,
  wait: (ms: number) => Promise<unknown> = delay,
): Promise<HTMLImageElement | undefined> {
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
