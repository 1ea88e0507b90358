// Loads pictures that may fail: with a time-out, growing pauses between tries, and an answer instead of an exception at the end.
import { IMAGE_RETRIES, IMAGE_TIMEOUT_MS } from '@lanternwise/shared/constants/timings';

/** First pause before another try; each following one is twice as long. */
const FIRST_RETRY_DELAY_MS = 400;

export type LoadImage = (url: string, signal: AbortSignal) => Promise<HTMLImageElement>;

const loadImageOnce: LoadImage = (url, signal) =>
  new Promise((resolve, reject) => {
    const image = new Image();
    const stop = () => {
      image.src = '';
      reject(new Error(`${url} took too long`));
    };
    signal.addEventListener('abort', stop, { once: true });
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`${url} could not be loaded`));
    image.src = url;
  });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The picture, or undefined after all tries failed. A try ends after 15 s. */
export async function loadImageWithRetry(
  url: string,
  load: LoadImage = loadImageOnce,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<HTMLImageElement | undefined> {
  for (let attempt = 0; attempt <= IMAGE_RETRIES; attempt += 1) {
    if (attempt > 0) await wait(FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1));
    try {
      return await load(url, AbortSignal.timeout(IMAGE_TIMEOUT_MS));
    } catch {
      // The next try, or the fallback picture, is the answer.
    }
  }
  return undefined;
}
