// Takes pictures of what a person is about to read, with the world painted, into a scratch folder.
import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Look } from './observer.ts';

/** Two of the world's frames. */
const FRAMES_MS = 34;
const PICTURE_MS = 20_000;

export type TakePicture = (page: Page, look: Look) => Promise<void>;

const setPainting = (page: Page, isOn: boolean) =>
  page.evaluate((on) => document.documentElement.toggleAttribute('data-play-picture', on), isOn);

/** Numbered in the order of the play, named by the topmost window or message. */
export function createPictures(folder: string): TakePicture {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  return async (page, { windows, messages }) => {
    count += 1;
    const subject = (windows.at(-1) ?? messages.at(-1) ?? 'world').replace(/[^\p{L}\p{M}\d]+/gu, '-').slice(0, 40);
    await setPainting(page, true);
    await page.clock.runFor(FRAMES_MS);
    await page.evaluate(() => window.playObserver?.painted());
    const path = `${folder}/${String(count).padStart(3, '0')}-${subject}.png`;
    await page.screenshot({ path, timeout: PICTURE_MS }).catch(() => undefined);
    await setPainting(page, false);
  };
}
