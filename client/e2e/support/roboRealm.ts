// The steps of robo-realm that both of its journeys take.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { InputDriver } from './inputDriver.ts';
import { openPlaces } from './places.ts';

const FILE = new URL('../../../shared/generated/content/robo-realm.json', import.meta.url);
export const robo = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks. */
export const SLOW = { timeout: 180_000 };

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** In the bar at the foot of a lesson. */
export const lessonButton = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name, exact: true });

export async function walkTo({ page, press }: InputDriver, name: string): Promise<void> {
  const places = await openPlaces({ page, press });
  await press(places.getByRole('button', { name }).first());
  await expect(places).toBeHidden();
}
