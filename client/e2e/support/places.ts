// Opens 'Places and people' from the menu, as somebody does who points or tabs, and picks up by it what glows.
import { expect, type Locator } from '@playwright/test';
import type { InputDriver } from './inputDriver.ts';
import { english } from './language.ts';

type Opener = Pick<InputDriver, 'page' | 'press'> & Partial<Pick<InputDriver, 'language'>>;

/** Returns the window. */
export async function openPlaces({ page, press, language = english }: Opener): Promise<Locator> {
  const { translate } = language;
  const name = translate('Places and people');
  const named = (title: string) => page.getByRole('dialog', { name: title, exact: true });
  await press(page.getByRole('button', { name: translate('Menu (Esc)'), exact: true }));
  await press(named(translate('Paused')).getByRole('button', { name, exact: true }));
  return named(name);
}

/** For walks on a busy machine. */
const WALK = { timeout: 120_000 };

/** Walks to the first thing that glows; its find is shown and leaves by itself. */
export async function pickUp(driver: Opener): Promise<void> {
  const places = await openPlaces(driver);
  await driver.press(places.getByRole('button', { name: 'Go and pick up: Something that glows (1)' }));
  const find = driver.page.getByRole('dialog', { name: 'Magical Discovery' });
  await find.waitFor(WALK);
  await expect(find).toBeHidden();
}
