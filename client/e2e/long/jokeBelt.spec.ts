// Plays the Joke Belt and the Laugh-o-Meter: one caption labelled with the feet on the map, the others in the window, then the meter trained and tested.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { solve } from '../support/activitySolver.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { type InputDriver, keyboardDriver } from '../support/inputDriver.ts';
import { readConversation } from '../support/park.ts';
import { openPlaces } from '../support/places.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import { test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

const FILE = new URL('../../../shared/generated/content/fun-factory-realm.json', import.meta.url);
const factory = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
const belt = factory.activities['label-captions'];
/** For what a busy machine takes. */
const SLOW = { timeout: 180_000 };

const world = (page: Page) => page.locator('[data-world="ready"]');

async function goTo({ page, press }: InputDriver, person: string): Promise<void> {
  const places = await openPlaces({ page, press });
  await press(places.getByRole('button', { name: `Go and talk: ${person}` }).first());
}

const finish = ({ page, press }: InputDriver) =>
  press(page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name: 'Finish', exact: true }));

test('a child labels captions with the feet and in the window, and trains a meter that stays at that taste', async ({
  page,
}) => {
  test.setTimeout(400_000);
  if (belt?.kind !== 'caption-belt') throw new Error('there is no belt');
  const driver = keyboardDriver(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerPythonLearner(page, 'joke', [], 'fun-factory-realm');
  await page.goto('/Grassroot/fun-factory-realm');
  const begin = page.getByRole('button', { name: factory.realm.welcome.button, exact: true });
  await begin.waitFor(SLOW);
  await driver.press(begin);
  await goTo(driver, 'Biju');
  await readConversation(driver);
  // By the list of places the window is asked for; it makes room for the belt on request.
  await driver.press(page.getByRole('dialog').getByRole('button', { name: 'On the map' }));
  const [first, second, ...others] = belt.captions;
  const strip = page.locator(`[data-folded-window="${belt.id}"]`);
  await expect(strip.getByText(belt.walk)).toBeVisible(SLOW);
  await world(page).focus();
  await walkTo(page, { x: 690, y: 600 });
  await walkTo(page, { x: 760, y: 570 });
  await page.waitForTimeout(1500);
  await walkTo(page, { x: 860, y: 525 });
  await page.waitForTimeout(1500);
  await driver.press(strip.getByRole('button', { name: 'Show window' }));
  await expect(page.getByText('Labelled: 1 of 12.')).toBeVisible();
  await driver.press(page.locator('[data-control="change"]'));
  await expect(page.locator(`[data-control="funny:${first?.id}:false"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(`[data-control="kind:${first?.id}:true"]`)).toHaveAttribute('aria-pressed', 'true');

  await driver.press(page.locator(`[data-control="funny:${second?.id}:true"]`).first());
  await driver.press(page.locator(`[data-control="predict:${belt.predict.correct}"]`));
  await driver.press(page.locator(`[data-control="kind:${second?.id}:true"]`).first());
  for (const [at, { id, kindness }] of others.entries()) {
    await driver.press(page.locator(`[data-control="funny:${id}:${at % 2 === 0}"]`).first());
    await driver.press(page.locator(`[data-control="kind:${id}:${kindness !== 'unkind'}"]`).first());
  }
  await expectAccessibleInBothThemes(page, 'label-captions');
  await driver.press(page.locator(`[data-control="talk:${belt.talk.correct}"]`));
  await driver.press(page.locator('[data-control="check"]'));
  await expect(page.getByText(belt.messages.correct)).toBeVisible();
  await finish(driver);

  await goTo(driver, 'Doctor Khushi');
  await readConversation(driver);
  await solve(driver, 'train-meter', { wrongFirst: true, content: factory });
  await expectAccessibleInBothThemes(page, 'train-meter');
  await finish(driver);
  await expect(
    page.getByRole('region', { name: 'Quest log' }).getByRole('button', { name: 'Quest log' }),
  ).toContainText('2/4');
});
