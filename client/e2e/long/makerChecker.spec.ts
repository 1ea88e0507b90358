// Plays Maker vs Checker by keys: sprites and a whole match beside the studio, a round called on the map after a reload, and the quiz.
import { expect } from '@playwright/test';
import { solve } from '../support/activitySolver.ts';
import { keyboardDriver } from '../support/inputDriver.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import {
  closeWelcome,
  expectAccessibleInBothThemes,
  finishLesson,
  questLog,
  readRealm,
  reloadAt,
  SLOW,
  talkTo,
  world,
} from '../support/realmSteps.ts';
import { test } from '../support/test.ts';

const island = readRealm('imagination-island');
/** Beside the studio, and some steps below the maker's door. */
const NEAR_YUKI = { x: 1660, y: 1180, facing: 'up' };
const BELOW_DOOR = { x: 1735, y: 1180, facing: 'up' };

test('a child draws twenty sprites, plays a match, calls a round on the map and says who made what', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const driver = keyboardDriver(page);
  /** The welcome comes again with each loading. */
  const enter = async () => {
    await closeWelcome(driver, island.realm);
    await world(page).waitFor(SLOW);
  };
  await registerPythonLearner(page, 'maker', [], 'imagination-island');
  await page.goto('/Grassroot/imagination-island');
  await enter();
  await reloadAt(page, island, NEAR_YUKI);
  await enter();

  await talkTo(driver, 'Yuki');
  await solve(driver, 'maker-duel', { wrongFirst: true, content: island });
  await expectAccessibleInBothThemes(page, 'maker-duel');
  await finishLesson(driver);

  // The match of forty rounds is over: the next call begins a new one.
  await reloadAt(page, island, BELOW_DOOR);
  await enter();
  await world(page).focus();
  await page.keyboard.down('ArrowUp');
  await expect(page.getByText(/Round 1: \d+ of 20 made sprites are let in\./).first()).toBeVisible(SLOW);
  await page.keyboard.up('ArrowUp');

  await talkTo(driver, 'Yuki');
  await solve(driver, 'credit-quiz', { wrongFirst: true, content: island });
  await finishLesson(driver);
  await expect(questLog(page)).toContainText('1/4');
});
