// The steps that the journeys of single lessons share: into a realm, to a person, over the map by the arrow keys, out of the lesson.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, setTheme } from './axe.ts';
import type { InputDriver } from './inputDriver.ts';
import { readConversation } from './park.ts';

/** For walks. */
export const SLOW = { timeout: 180_000 };
/** Units of the map. */
const TOLERANCE = 14;

export const readRealm = (id: string): RealmContent =>
  JSON.parse(
    readFileSync(new URL(`../../../shared/generated/content/${id}.json`, import.meta.url), 'utf8'),
  ) as RealmContent;

export const world = (page: Page): Locator => page.locator('[data-world="ready"]');
export const control = (page: Page, name: string): Locator => page.locator(`[data-control="${name}"]`);
export const questLog = (page: Page): Locator =>
  page.getByRole('region', { name: 'Quest log' }).getByRole('button', { name: 'Quest log' });

/** Opens the realm as one who comes for the first time. */
export async function enterRealm(driver: InputDriver, { realm }: RealmContent): Promise<void> {
  await driver.page.goto(`/Grassroot/${realm.id}`);
  await closeWelcome(driver, realm);
}

export async function closeWelcome({ page, press }: InputDriver, { welcome }: RealmContent['realm']): Promise<void> {
  const begin = page.getByRole('button', { name: welcome.button, exact: true });
  await begin.waitFor(SLOW);
  await press(begin);
}

/** Reloads and stands there: a walk across a large realm would only take time. */
export async function reloadAt(page: Page, { realm }: RealmContent, place: object): Promise<void> {
  await page.addInitScript(
    ({ key, at }) => {
      const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as object | null;
      if (stored) sessionStorage.setItem(key, JSON.stringify({ ...stored, ...at }));
    },
    { key: `lanternwise:position:${realm.id}`, at: place },
  );
  await page.reload();
}

/** Walks to a person by the list of places, and reads what it says. */
export async function talkTo(driver: InputDriver, person: string): Promise<void> {
  const { page, press } = driver;
  await press(page.getByRole('button', { name: 'Places and people' }));
  const places = page.getByRole('dialog', { name: 'Places and people' });
  await press(places.getByRole('button', { name: `Go and talk: ${person}` }).first());
  await readConversation(driver);
}

/** Steers with the arrow keys, straight from where the player stands to a point of the map. */
export async function steerTo(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await expect(async () => {
    const [atX = 0, atY = 0] = ((await world(page).getAttribute('data-player')) ?? '').split(',').map(Number);
    const across = x - atX > TOLERANCE ? 'ArrowRight' : atX - x > TOLERANCE && 'ArrowLeft';
    const along = y - atY > TOLERANCE ? 'ArrowDown' : atY - y > TOLERANCE && 'ArrowUp';
    const keys = [across, along].filter((key) => key !== false);
    for (const key of keys) await page.keyboard.down(key);
    await page.waitForTimeout(60);
    for (const key of keys) await page.keyboard.up(key);
    expect(keys).toEqual([]);
  }).toPass({ ...SLOW, intervals: [0] });
}

export async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    await expectAccessible(page, `${what} (${theme})`);
  }
}

/** Presses a button in the bar at the foot of a lesson. */
export const pressInLesson = ({ page, press }: InputDriver, name: string): Promise<void> =>
  press(page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name, exact: true }));

export const finishLesson = (driver: InputDriver): Promise<void> => pressInLesson(driver, 'Finish');
