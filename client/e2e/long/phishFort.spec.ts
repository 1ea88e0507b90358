// Plays Hold the Phish Fort in safety-star-city by keys: to Gudrun, a first tree, a message that evades it, a mended tree, and the gate after a reload.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect } from '@playwright/test';
import { solve } from '../support/activitySolver.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { keyboardDriver } from '../support/inputDriver.ts';
import { readConversation } from '../support/park.ts';
import { openPlaces } from '../support/places.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import { test } from '../support/test.ts';

const FILE = new URL('../../../shared/generated/content/safety-star-city.json', import.meta.url);
const city = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks. */
const SLOW = { timeout: 180_000 };

test('a child grows the tree at the gate, tricks and mends it, and finds the task done after a reload', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const driver = keyboardDriver(page);
  await registerPythonLearner(page, 'fort', [], 'safety-star-city');
  await page.goto('/Grassroot/safety-star-city');
  const begin = page.getByRole('button', { name: city.realm.welcome.button, exact: true });
  await begin.waitFor(SLOW);
  await driver.press(begin);
  const places = await openPlaces(driver);
  await driver.press(places.getByRole('button', { name: 'Go and talk: Gudrun' }).first());
  await readConversation(driver);

  await solve(driver, 'guard-gate', { wrongFirst: true, content: city });
  await expectAccessibleInBothThemes(page, 'guard-gate');
  await driver.press(
    page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name: 'Finish', exact: true }),
  );
  const log = page.getByRole('region', { name: 'Quest log' });
  await expect(log.getByRole('button', { name: 'Quest log' })).toContainText('1/3');
  await page.reload();
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await expect(log.getByRole('button', { name: 'Quest log' })).toContainText('1/3');
});
