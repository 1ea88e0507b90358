// Safety-star-city by keys: Escape the Feed beside the tower, its task after a reload, and the way from the last realm to the ceremony.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect } from '@playwright/test';
import { solve } from './support/activitySolver.ts';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { keyboardDriver } from './support/inputDriver.ts';
import { readConversation, sendFeedback } from './support/park.ts';
import { openPlaces } from './support/places.ts';
import { registerPythonLearner } from './support/pythonLearner.ts';
import { test } from './support/test.ts';

const FILE = new URL('../../shared/generated/content/safety-star-city.json', import.meta.url);
const city = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks. */
const SLOW = { timeout: 180_000 };

test('a child taps a feed, escapes it, and finds the task done after a reload', async ({ page }) => {
  test.setTimeout(300_000);
  const driver = keyboardDriver(page);
  await registerPythonLearner(page, 'star', [], 'safety-star-city');
  await page.goto('/Grassroot/safety-star-city');
  const begin = page.getByRole('button', { name: city.realm.welcome.button, exact: true });
  await begin.waitFor(SLOW);
  await driver.press(begin);
  const places = await openPlaces(driver);
  await driver.press(places.getByRole('button', { name: 'Go and talk: Scroll' }).first());
  await readConversation(driver);

  await solve(driver, 'tap-the-feed', { wrongFirst: true, content: city });
  await expectAccessibleInBothThemes(page, 'tap-the-feed');
  await driver.press(
    page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name: 'Finish', exact: true }),
  );
  const log = page.getByRole('region', { name: 'Quest log' });
  await expect(log.getByRole('button', { name: 'Quest log' })).toContainText('1/3');
  await page.reload();
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await expect(log.getByRole('button', { name: 'Quest log' })).toContainText('1/3');
});

test('who has finished the city leaves it for the closing ceremony', async ({ page }) => {
  test.setTimeout(300_000);
  const driver = keyboardDriver(page);
  const done = city.quest.tasks.flatMap(({ steps }) => steps.map(({ on }) => ({ kind: on.kind, ref: on.ref })));
  await registerPythonLearner(page, 'exit', done, 'safety-star-city');
  await page.goto('/Grassroot/safety-star-city');
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  const places = await openPlaces(driver);
  await driver.press(places.getByRole('button', { name: /The path to the next realm/ }).first());
  await sendFeedback(driver);
  await driver.press(page.getByRole('button', { name: 'Continue Journey', exact: true }));
  await page.waitForURL('**/ceremony', SLOW);
  await expect(page.getByRole('heading', { name: 'The closing ceremony' })).toBeVisible();
});
