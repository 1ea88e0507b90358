// Waits up to 5 s for the next map's background image, retrying every second.
import { MAP_IMAGE_RETRY_MS, MAP_IMAGE_WAIT_MS } from '@lanternwise/shared/constants/timings';

export type LoadImage = (url: string) => Promise<boolean>;

export const loadImage: LoadImage = (url) =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = url;
  });

const sleep = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms));

/** Resolves with true if the image has loaded, with false after 5 s. */
export async function waitForMapImage(map: string, load: LoadImage = loadImage): Promise<boolean> {
  const url = `/Game_Assets/${map}_map.png`;
  const tries = Math.ceil(MAP_IMAGE_WAIT_MS / MAP_IMAGE_RETRY_MS);
  const tryLoading = async () => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      if (attempt > 0) await sleep(MAP_IMAGE_RETRY_MS);
      if (await load(`${url}${attempt === 0 ? '' : `?try=${attempt}`}`)) return true;
    }
    return false;
  };
  return Promise.race([tryLoading(), sleep(MAP_IMAGE_WAIT_MS)]);
}
