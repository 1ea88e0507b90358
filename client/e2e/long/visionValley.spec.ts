// Plays wonder-vision-valley by keys from the gate to the arrow, with a reload in the middle; another browser shows the same state.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { grant, register, signIn, uniqueName } from '../support/accounts.ts';
import { solve } from '../support/activitySolver.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { type InputDriver, keyboardDriver } from '../support/inputDriver.ts';
import { chooseAvatar, readConversation, sendFeedback } from '../support/park.ts';
import { openPlaces, pickUp } from '../support/places.ts';
import { test } from '../support/test.ts';

const PATH = '/Grassroot/wonder-vision-valley';
const FILE = new URL('../../../shared/generated/content/wonder-vision-valley.json', import.meta.url);
const valley = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks. */
const SLOW = { timeout: 120_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lessonButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name, exact: true });

async function walkTo({ page, press }: InputDriver, name: string): Promise<void> {
  const places = await openPlaces({ page, press });
  await press(places.getByRole('button', { name }).first());
  await expect(places).toBeHidden();
}

async function enter(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  await page.goto(PATH);
  await chooseAvatar(driver, 'Aria');
  const begin = button(page, valley.realm.welcome.button);
  await begin.waitFor(SLOW);
  await press(begin);
  await readConversation(driver);
}

async function collectObjects(driver: InputDriver): Promise<void> {
  for (let item = 1; item <= 2; item += 1) await pickUp(driver);
}

async function playLevels(
  driver: InputDriver,
  lessonId: string,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): Promise<void> {
  const lesson = valley.lessons[lessonId];
  if (lesson?.kind !== 'adventure') throw new Error(`${lessonId} is not an adventure`);
  for (const { activity, next } of lesson.levels.slice(from, to)) {
    await solve(driver, activity, { wrongFirst: activity === lesson.levels[0]?.activity, content: valley });
    if (activity === 'filter-pictures') await expectAccessibleInBothThemes(driver.page, activity);
    await driver.press(lessonButton(driver.page, next));
  }
}

const waitForChallenge = ({ page }: InputDriver) =>
  page.getByRole('dialog', { name: 'AI Image Analysis Challenge' }).waitFor(SLOW);

test('a child with a plan plays wonder-vision-valley by keys from the gate to the arrow', async ({ page, browser }) => {
  test.setTimeout(400_000);
  const driver = keyboardDriver(page);
  const name = uniqueName('vision');
  await register(driver, name);
  await grant(name, 'Pilot');
  await enter(driver);
  await collectObjects(driver);
  await walkTo(driver, 'Go and talk: Lumen the Wizard');
  await readConversation(driver);
  await playLevels(driver, 'image-recognition');

  await waitForChallenge(driver);
  await playLevels(driver, 'image-analysis-challenge', 0, 2);
  await page.reload();
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await walkTo(driver, 'Go and talk: Lumen the Wizard');
  await waitForChallenge(driver);
  await playLevels(driver, 'image-analysis-challenge', 2);

  await expect(page.getByRole('dialog', { name: 'Journey Milestone Achieved!' })).toContainText('100/100');
  await driver.press(button(page, 'Continue Journey'));
  await expect(page.getByRole('dialog', { name: 'Session Complete!' })).toContainText('Score 100 of 100');
  await driver.press(button(page, 'Complete Session'));
  await sendFeedback(driver);
  await expect(page.getByText('Saved', { exact: true })).toBeAttached({ timeout: 30_000 });

  const elsewhere = keyboardDriver(
    await (await browser.newContext({ viewport: { width: 640, height: 360 } })).newPage(),
  );
  await signIn(elsewhere, name);
  await elsewhere.page.goto(PATH);
  await elsewhere.page.locator('[data-world="ready"]').waitFor(SLOW);
  const log = elsewhere.page.getByRole('region', { name: 'Quest log' });
  await expect(log.getByRole('button', { name: 'Quest log' })).toContainText('2/2');
});
