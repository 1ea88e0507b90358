// Plays Maker vs Checker by keys: sprites and a whole match beside the studio, a round called on the map after a reload, and the quiz.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { solve } from '../support/activitySolver.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { keyboardDriver } from '../support/inputDriver.ts';
import { readConversation } from '../support/park.ts';
import { openPlaces } from '../support/places.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import { test } from '../support/test.ts';

const FILE = new URL('../../../shared/generated/content/imagination-island.json', import.meta.url);
const island = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks on a busy machine. */
const SLOW = { timeout: 120_000 };
/** Beside the studio, and some steps below the maker's door. */
const NEAR_YUKI = { x: 1660, y: 1180, facing: 'up' };
const BELOW_DOOR = { x: 1735, y: 1180, facing: 'up' };

/** Reloads and stands there: a walk across the island would only take time. */
async function reloadStandingAt(page: Page, place: object): Promise<void> {
  await page.addInitScript((at) => {
    const key = 'lanternwise:position:imagination-island';
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as object | null;
    if (stored) sessionStorage.setItem(key, JSON.stringify({ ...stored, ...at }));
  }, place);
  await page.reload();
}

test('a child draws twenty sprites, plays a match, calls a round on the map and says who made what', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const driver = keyboardDriver(page);
  const log = page.getByRole('region', { name: 'Quest log' }).getByRole('button', { name: 'Quest log' });
  /** The welcome comes again with each loading. */
  const enter = async () => {
    const begin = page.getByRole('button', { name: island.realm.welcome.button, exact: true });
    await begin.waitFor(SLOW);
    await driver.press(begin);
    await page.locator('[data-world="ready"]').waitFor(SLOW);
  };
  const reloadAt = async (place: object) => {
    await reloadStandingAt(page, place);
    await enter();
  };
  const talkToYuki = async () => {
    const places = await openPlaces(driver);
    await driver.press(places.getByRole('button', { name: 'Go and talk: Yuki' }).first());
    await readConversation(driver);
  };
  const finish = () =>
    driver.press(page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name: 'Finish', exact: true }));
  await registerPythonLearner(page, 'maker', [], 'imagination-island');
  await page.goto('/Grassroot/imagination-island');
  await enter();
  await reloadAt(NEAR_YUKI);

  await talkToYuki();
  await solve(driver, 'maker-duel', { wrongFirst: true, content: island });
  await expectAccessibleInBothThemes(page, 'maker-duel');
  await finish();

  // The match of forty rounds is over: the next call begins a new one.
  await reloadAt(BELOW_DOOR);
  await page.locator('[data-world="ready"]').focus();
  await page.keyboard.down('ArrowUp');
  await expect(page.getByText(/Round 1: \d+ of 20 made sprites are let in\./).first()).toBeVisible(SLOW);
  await page.keyboard.up('ArrowUp');

  await talkToYuki();
  await solve(driver, 'credit-quiz', { wrongFirst: true, content: island });
  await finish();
  await expect(log).toContainText('1/4');
});
