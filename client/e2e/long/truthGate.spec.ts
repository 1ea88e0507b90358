// Plays Find the Truth Gate by keys: nets a false sentence on the map and carries it to the book, sorts the rest in the window, and gives Muse a source;
// then pulls the lever of the Dice Cave from the list of places.
import { readFileSync } from 'node:fs';
import { solutionOf } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { solve } from '../support/activitySolver.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { keyboardDriver } from '../support/inputDriver.ts';
import { readConversation } from '../support/park.ts';
import { openPlaces } from '../support/places.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import { test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

const FILE = new URL('../../../shared/generated/content/imagination-island.json', import.meta.url);
const island = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks. */
const SLOW = { timeout: 180_000 };
/** Between the book and the first parrot, out of reach of the others. */
const PLAZA = { x: 893, y: 1145 };
/** The pad for false, before the book. */
const BOOK_PAD = { x: 729, y: 1138 };
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

/** Reloads and stands there: a walk across the island would only take time. */
async function reloadAt(page: Page, place: { x: number; y: number }): Promise<void> {
  await page.addInitScript((at) => {
    const key = 'lanternwise:position:imagination-island';
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as object | null;
    if (stored) sessionStorage.setItem(key, JSON.stringify({ ...stored, ...at }));
  }, place);
  await page.reload();
}

/** Holds an arrow key until the player's x is there. */
async function walkUntil(page: Page, key: string, isThere: (x: number) => boolean): Promise<void> {
  const world = page.locator('[data-world="ready"]');
  await page.keyboard.down(key);
  await expect
    .poll(async () => isThere(Number((await world.getAttribute('data-player'))?.split(',')[0])), SLOW)
    .toBe(true);
  await page.keyboard.up(key);
}

/** Hints are shown one after the other. */
const expectHint = (page: Page, said: RegExp) => expect(page.getByText(said).first()).toBeVisible(SLOW);

test('a child nets a false sentence, looks the others up, and gives Muse a source', async ({ page }) => {
  test.setTimeout(300_000);
  const driver = keyboardDriver(page);
  const begin = page.getByRole('button', { name: island.realm.welcome.button, exact: true });
  const log = page.getByRole('region', { name: 'Quest log' }).getByRole('button', { name: 'Quest log' });
  const next = (name: string) =>
    driver.press(page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name, exact: true }));
  // The parrots stay where they are.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerPythonLearner(page, 'gate', FED, 'imagination-island');
  await page.goto('/Grassroot/imagination-island');
  await begin.waitFor(SLOW);
  await driver.press(begin);
  await reloadAt(page, PLAZA);
  await begin.waitFor(SLOW);
  await driver.press(begin);

  await page.locator('[data-world="ready"]').focus();
  await walkUntil(page, 'ArrowRight', (x) => x > PLAZA.x);
  await expectHint(page, /^Netted!/);
  // Only who stands on the pad puts it down.
  await walkTo(page, BOOK_PAD);
  await expectHint(page, /^Right\. Fact book, page “lighthouse”: The lighthouse opened in 1890/);

  let places = await openPlaces(driver);
  await driver.press(places.getByRole('button', { name: 'Go and talk: Captain Ines' }).first());
  await readConversation(driver);
  await solve(driver, 'net-false', { wrongFirst: true, content: island });
  await expectAccessibleInBothThemes(page, 'net-false');
  await next('Give her a source');
  await solve(driver, 'add-source', { wrongFirst: true, content: island });
  await expectAccessibleInBothThemes(page, 'add-source');
  await next('Finish');
  await expect(log).toContainText('1/4');
  await reloadAt(page, BEFORE_CAVE);
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await expect(log).toContainText('1/4');

  places = await openPlaces(driver);
  await driver.press(places.getByRole('button', { name: 'Go and pull it: The temperature lever' }));
  await expectHint(page, /^Temperature 1\.5\. The cave says: “\S.*”$/);
});
