// Plays Hold the Phish Fort in safety-star-city by keys: to Gudrun, a first tree, a message that evades it, a mended tree, and the gate after a reload.
import { expect } from '@playwright/test';
import { solve } from '../support/activitySolver.ts';
import { keyboardDriver } from '../support/inputDriver.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import {
  enterRealm,
  expectAccessibleInBothThemes,
  finishLesson,
  questLog,
  readRealm,
  SLOW,
  talkTo,
  world,
} from '../support/realmSteps.ts';
import { test } from '../support/test.ts';

const city = readRealm('safety-star-city');

test('a child grows the tree at the gate, tricks and mends it, and finds the task done after a reload', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const driver = keyboardDriver(page);
  await registerPythonLearner(page, 'fort', [], 'safety-star-city');
  await enterRealm(driver, city);
  await talkTo(driver, 'Gudrun');

  await solve(driver, 'guard-gate', { wrongFirst: true, content: city });
  await expectAccessibleInBothThemes(page, 'guard-gate');
  await finishLesson(driver);
  await expect(questLog(page)).toContainText('1/3');
  await page.reload();
  await world(page).waitFor(SLOW);
  await expect(questLog(page)).toContainText('1/3');
});
