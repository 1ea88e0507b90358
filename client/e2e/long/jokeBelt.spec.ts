// Plays the Joke Belt and the Laugh-o-Meter: one caption labelled with the feet on the map, the others in the window, then the meter trained and tested.
import { expect } from '@playwright/test';
import { solve } from '../support/activitySolver.ts';
import { keyboardDriver } from '../support/inputDriver.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import {
  control,
  enterRealm,
  expectAccessibleInBothThemes,
  finishLesson,
  questLog,
  readRealm,
  steerTo,
  talkTo,
  world,
} from '../support/realmSteps.ts';
import { test } from '../support/test.ts';

const factory = readRealm('fun-factory-realm');
const belt = factory.activities['label-captions'];

test('a child labels captions with the feet and in the window, and trains a meter that stays at that taste', async ({
  page,
}) => {
  test.setTimeout(400_000);
  if (belt?.kind !== 'caption-belt') throw new Error('there is no belt');
  const driver = keyboardDriver(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerPythonLearner(page, 'joke', [], 'fun-factory-realm');
  await enterRealm(driver, factory);
  await talkTo(driver, 'Bo');
  const [first, ...others] = belt.captions;
  await driver.press(control(page, `predict:${belt.predict.correct}`));
  await expect(page.getByText('Labelled: 0 of 24.')).toBeVisible();

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await world(page).focus();
  await steerTo(page, { x: 690, y: 600 });
  await steerTo(page, { x: 760, y: 570 });
  await page.waitForTimeout(1500);
  await steerTo(page, { x: 860, y: 525 });
  await page.waitForTimeout(1500);
  await talkTo(driver, 'Bo');
  await expect(page.getByText('Labelled: 1 of 24.')).toBeVisible();
  await driver.press(control(page, 'change'));
  await expect(control(page, `funny:${first?.id}:false`)).toHaveAttribute('aria-pressed', 'true');
  await expect(control(page, `kind:${first?.id}:true`)).toHaveAttribute('aria-pressed', 'true');

  for (const [at, { id, kindness }] of others.entries()) {
    await driver.press(control(page, `funny:${id}:${at % 2 === 0}`).first());
    await driver.press(control(page, `kind:${id}:${kindness !== 'unkind'}`).first());
  }
  await expectAccessibleInBothThemes(page, 'label-captions');
  await driver.press(control(page, `talk:${belt.talk.correct}`));
  await driver.press(control(page, 'check'));
  await expect(page.getByText(belt.messages.correct)).toBeVisible();
  await finishLesson(driver);

  await talkTo(driver, 'Doctor Gigi');
  await solve(driver, 'train-meter', { wrongFirst: true, content: factory });
  await expectAccessibleInBothThemes(page, 'train-meter');
  await finishLesson(driver);
  await expect(questLog(page)).toContainText('2/4');
});
