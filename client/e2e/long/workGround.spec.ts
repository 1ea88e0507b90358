// Carries the answers of the project cycle on the map: by taps, by the key, and from 'Places and people'; the bell is rung wrong first.
import { expect, type Page } from '@playwright/test';
import { findInWorld } from '../../../scripts/play/pressAt.ts';
import { type InputDriver, keyboardDriver } from '../support/inputDriver.ts';
import { readConversation } from '../support/park.ts';
import { openPlaces } from '../support/places.ts';
import { test } from '../support/test.ts';
import { navigateByKeys } from '../support/walking.ts';
import { registerAndEnterPark } from '../support/wholePark.ts';

/** For walks on a busy machine. */
const WALK = { timeout: 120_000 };

const world = (page: Page) => page.locator('[data-world="ready"]');
const strip = (page: Page, activity: string) => page.locator(`[data-folded-window="${activity}"]`);

async function usable(page: Page, id: string): Promise<{ x: number; y: number } | undefined> {
  const uses = ((await world(page).getAttribute('data-uses')) ?? '').split(';');
  const [x, y] = (uses.find((use) => use.startsWith(`${id} `))?.split(' ')[1] ?? '').split(',').map(Number);
  return x === undefined || y === undefined ? undefined : { x, y };
}

const expectUsable = (page: Page, id: string, is = true) =>
  expect.poll(async () => (await usable(page, id)) !== undefined, WALK).toBe(is);

/** Taps it on the map: the avatar walks there and uses it. */
async function tap(page: Page, id: string): Promise<void> {
  await expectUsable(page, id);
  const at = await usable(page, id);
  if (!at) throw new Error(`${id} is not to be used`);
  const { x, y } = await page.evaluate(findInWorld, at);
  await page.mouse.click(x, y);
}

async function carryByTaps(page: Page, ground: string, thing: string, place: string): Promise<void> {
  await tap(page, `${ground}/thing:${thing}`);
  await expectUsable(page, `${ground}/thing:${thing}`, false);
  await tap(page, `${ground}/place:${place}`);
  await expectUsable(page, ground);
}

async function press(driver: InputDriver, name: string): Promise<void> {
  const list = await openPlaces(driver);
  await driver.press(list.getByRole('button', { name, exact: true }));
}

// All of the ground is in sight, and no strip or prompt lies over what is tapped.
test.use({ viewport: { width: 1366, height: 641 } });

test('the four Ws and the data are carried to their places', async ({ page }) => {
  test.setTimeout(600_000);
  const driver = keyboardDriver(page);
  await registerAndEnterPark(driver, 'Aria');
  // Who comes by the list of places wants the window.
  await navigateByKeys(driver, 'wizard');
  await readConversation(driver);
  const way = page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name: 'Next', exact: true });
  await driver.press(way);

  // Two of the four go to the wrong stones.
  const ground = 'scoping-match';
  await expect(strip(page, ground)).toBeVisible(WALK);
  await carryByTaps(page, ground, 'who', 'what');
  await carryByTaps(page, ground, 'what', 'who');
  await carryByTaps(page, ground, 'where', 'where');
  await press(driver, 'Walk to Why?');
  await expect(world(page)).toHaveAttribute('data-near', `${ground}/thing:why`, WALK);
  await page.keyboard.press('e');
  await expectUsable(page, `${ground}/thing:why`, false);
  await tap(page, `${ground}/place:why`);
  await tap(page, ground);
  await expectUsable(page, `${ground}/thing:who`);
  await carryByTaps(page, ground, 'who', 'who');
  await carryByTaps(page, ground, 'what', 'what');
  await tap(page, ground);
  await driver.press(strip(page, ground).getByRole('button', { name: 'Next', exact: true }));
  await expect(page.getByRole('heading', { name: 'Data Acquisition' })).toBeVisible();

  // What is carried lies in the window too.
  await driver.press(way);
  await expect(strip(page, 'acquisition-sort')).toBeVisible(WALK);
  await press(driver, 'Take: The main dish');
  await expectUsable(page, 'acquisition-sort/thing:menu', false);
  await press(driver, 'Put into: Good data');
  await expectUsable(page, 'acquisition-sort');
  await driver.press(strip(page, 'acquisition-sort').getByRole('button', { name: 'Show window' }));
  const crate = page.getByRole('group', { name: 'Good data', exact: true });
  await expect(crate.getByRole('button', { name: 'The main dish' })).toBeVisible();
});
