// Plays Escape the Feed in safety-star-city by keys: from the gate to Scroll, ten taps beside the tower, both ways out, and a reload.
import { expect } from '@playwright/test';
import { solve } from './support/activitySolver.ts';
import { keyboardDriver } from './support/inputDriver.ts';
import { registerPythonLearner } from './support/pythonLearner.ts';
import {
  enterRealm,
  expectAccessibleInBothThemes,
  finishLesson,
  questLog,
  readRealm,
  SLOW,
  talkTo,
  world,
} from './support/realmSteps.ts';
import { test } from './support/test.ts';

const city = readRealm('safety-star-city');

test('a child taps a feed, escapes it, and finds the task done after a reload', async ({ page }) => {
  test.setTimeout(300_000);
  const driver = keyboardDriver(page);
  await registerPythonLearner(page, 'star', [], 'safety-star-city');
  await enterRealm(driver, city);
  await talkTo(driver, 'Scroll');

  await solve(driver, 'tap-the-feed', { wrongFirst: true, content: city });
  await expectAccessibleInBothThemes(page, 'tap-the-feed');
  await finishLesson(driver);
  await expect(questLog(page)).toContainText('1/3');
  await page.reload();
  await world(page).waitFor(SLOW);
  await expect(questLog(page)).toContainText('1/3');
});
