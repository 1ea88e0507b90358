// Plays Find the Truth Gate by keys: nets a false sentence on the map and carries it to the book, sorts the rest in the window, and gives Muse a source;
// then pulls the lever of the Dice Cave from the list of places.
import { solutionOf } from '@lanternwise/shared/activities/registry';
import { expect, type Page } from '@playwright/test';
import { solve } from '../support/activitySolver.ts';
import { keyboardDriver } from '../support/inputDriver.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import {
  closeWelcome,
  enterRealm,
  expectAccessibleInBothThemes,
  pressInLesson,
  questLog,
  readRealm,
  reloadAt,
  SLOW,
  talkTo,
  world,
} from '../support/realmSteps.ts';
import { test } from '../support/test.ts';

const island = readRealm('imagination-island');
/** Between the book and the first parrot, out of reach of the others. */
const PLAZA = { x: 893, y: 1145 };
/** On the way to the Dice Cave. */
const BEFORE_CAVE = { x: 1850, y: 640 };
/** The river was fed with one of the stories. */
const FED = [
  {
    ...{ kind: 'activity-answered', ref: 'feed-river', ms: 1, hints: 0, skipped: false },
    answer: island.activities['feed-river'] && solutionOf(island.activities['feed-river']),
  },
  { kind: 'lesson-finished', ref: 'word-river' },
];

/** Holds an arrow key until the player's x is there. */
async function walkUntil(page: Page, key: string, isThere: (x: number) => boolean): Promise<void> {
  await page.keyboard.down(key);
  await expect
    .poll(async () => isThere(Number((await world(page).getAttribute('data-player'))?.split(',')[0])), SLOW)
    .toBe(true);
  await page.keyboard.up(key);
}

/** Hints are shown one after the other. */
const expectHint = (page: Page, said: RegExp) => expect(page.getByText(said).first()).toBeVisible(SLOW);

test('a child nets a false sentence, looks the others up, and gives Muse a source', async ({ page }) => {
  test.setTimeout(300_000);
  const driver = keyboardDriver(page);
  // The parrots stay where they are.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerPythonLearner(page, 'gate', FED, 'imagination-island');
  await enterRealm(driver, island);
  await reloadAt(page, island, PLAZA);
  await closeWelcome(driver, island.realm);

  await world(page).focus();
  await walkUntil(page, 'ArrowRight', (x) => x > PLAZA.x);
  await expectHint(page, /^Netted!/);
  await walkUntil(page, 'ArrowLeft', (x) => x < 735);
  await expectHint(page, /^Right\. Fact book, page “lighthouse”: The lighthouse opened in 1890/);

  await talkTo(driver, 'Captain Ines');
  await solve(driver, 'net-false', { wrongFirst: true, content: island });
  await expectAccessibleInBothThemes(page, 'net-false');
  await pressInLesson(driver, 'Give her a source');
  await solve(driver, 'add-source', { wrongFirst: true, content: island });
  await expectAccessibleInBothThemes(page, 'add-source');
  await pressInLesson(driver, 'Finish');
  await expect(questLog(page)).toContainText('1/4');
  await reloadAt(page, island, BEFORE_CAVE);
  await world(page).waitFor(SLOW);
  await expect(questLog(page)).toContainText('1/4');

  await driver.press(page.getByRole('button', { name: 'Places and people' }));
  const places = page.getByRole('dialog', { name: 'Places and people' });
  await driver.press(places.getByRole('button', { name: 'Go and pull it: The temperature lever' }));
  await expectHint(page, /^Temperature 1\.5\. The cave says: “\S.*”$/);
});
