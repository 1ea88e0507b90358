// Plays the Meme Machine and the meme duel in fun-factory-realm: a meme is kept, one round is fought with the feet on the map, the others in the window.
import { readFileSync } from 'node:fs';
import { REASONS, ROUNDS } from '@lanternwise/shared/activities/meme-duel/duel';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { solve } from '../support/activitySolver.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe.ts';
import { type InputDriver, keyboardDriver } from '../support/inputDriver.ts';
import { readConversation } from '../support/park.ts';
import { openPlaces } from '../support/places.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import { test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

const FILE = new URL('../../../shared/generated/content/fun-factory-realm.json', import.meta.url);
const factory = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks. */
const SLOW = { timeout: 180_000 };
/** Round Neo, who stands before the stage; beside place B, and on it. */
const BELOW_NEO = { x: 1150, y: 632 };
const BESIDE = { x: 977, y: 585 };
const PLACE_B = { x: 977, y: 526 };

const world = (page: Page) => page.locator('[data-world="ready"]');
const control = (page: Page, name: string) => page.locator(`[data-control="${name}"]`);

async function goTo({ page, press }: InputDriver, person: string): Promise<void> {
  const places = await openPlaces({ page, press });
  await press(places.getByRole('button', { name: `Go and talk: ${person}` }).first());
}

const finish = ({ page, press }: InputDriver) =>
  press(page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name: 'Finish', exact: true }));

/** Of the offered captions the one with most words of the picture; the numbers decide, not the order. */
async function pickFitting(page: Page): Promise<number> {
  const words = ((await page.getByText(/^Words of this picture:/).textContent()) ?? '').toLowerCase().split(/[^a-z]+/);
  const captions = await page.locator('[data-control^="pick:"]').allTextContents();
  const hits = captions.map(
    (text) =>
      new Set(
        text
          .toLowerCase()
          .split(/[^a-z]+/)
          .filter((word) => words.slice(4).includes(word)),
      ).size,
  );
  return hits.indexOf(Math.max(...hits));
}

async function playRounds({ page, press }: InputDriver, first: number): Promise<void> {
  for (let round = first; round <= ROUNDS; round += 1) {
    await expect(page.getByText(new RegExp(`^Round ${round} of`))).toBeVisible(SLOW);
    await press(control(page, `pick:${await pickFitting(page)}`));
    if (round < ROUNDS) await press(control(page, 'next'));
  }
  await expect(page.getByText(/^(You won|Neo won|A draw)/)).toBeVisible();
}

test('a child keeps a meme, out-jokes Neo on the stage with data that fit, and explains why', async ({ page }) => {
  test.setTimeout(400_000);
  const duel = factory.activities['beat-neo'];
  if (duel?.kind !== 'meme-duel') throw new Error('there is no duel');
  const driver = keyboardDriver(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const past = ['joke-belt', 'laugh-o-meter'].map((ref) => ({ kind: 'lesson-finished', ref }));
  await registerPythonLearner(page, 'meme', past, 'fun-factory-realm');
  await page.goto('/Grassroot/fun-factory-realm');
  // Who has been here before is not welcomed again.
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await goTo(driver, 'Tejas');
  await readConversation(driver);
  await solve(driver, 'make-meme', { content: factory });
  await expectAccessibleInBothThemes(page, 'make-meme');
  await finish(driver);

  await goTo(driver, 'Neo');
  await readConversation(driver);
  for (const { id } of duel.scenes) await driver.press(control(page, `pack:${id}`));
  await driver.press(control(page, 'filter'));
  await driver.press(control(page, 'stage'));
  await driver.press(control(page, `predict:${duel.predict.correct}`));
  // By the list of places the window is asked for, and stays.
  await expect(page.getByText(/^Round 1 of 5/)).toBeVisible(SLOW);
  await expectAccessible(page, 'beat-neo, a round');

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await world(page).focus();
  await walkTo(page, BELOW_NEO);
  await walkTo(page, BESIDE);
  await walkTo(page, PLACE_B);
  await expect(page.getByText(/^Laughs: you \d+, Neo \d+\. Leave/).first()).toBeVisible(SLOW);

  await goTo(driver, 'Neo');
  await readConversation(driver);
  await expect(page.getByText(/^Round 2 of 5/)).toBeVisible(SLOW);
  await playRounds(driver, 2);
  // Data that fit win all but one of two hundred duels.
  if (!(await page.getByText(/^You won/).isVisible())) {
    await driver.press(control(page, 'again'));
    await driver.press(control(page, 'stage'));
    await playRounds(driver, 1);
  }
  await expect(page.getByText(/^You won: \d+ laughs to \d+\.$/)).toBeVisible();
  const right = page.getByText(duel.messages.correct, { exact: true });
  for (const first of REASONS) {
    for (const second of REASONS) {
      if (await right.isVisible()) continue;
      await driver.press(control(page, `reason:0:${first}`));
      await driver.press(control(page, `reason:1:${second}`));
      await driver.press(control(page, 'check'));
    }
  }
  await expect(right).toBeVisible();
  await expectAccessible(page, 'beat-neo, Neo’s data');
  await finish(driver);

  await goTo(driver, 'Neo');
  await readConversation(driver);
  await solve(driver, 'meme-quiz', { content: factory });
  await finish(driver);
  const log = page.getByRole('region', { name: 'Quest log' });
  await expect(log.getByRole('button', { name: 'Quest log' })).toContainText('4/4');
});
