// Plays Real or Made? in safety-star-city: frames judged in the window and on foot, a reload, the drill, the last quiz, and the demo variant.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { solve } from '../support/activitySolver.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe.ts';
import { type InputDriver, keyboardDriver } from '../support/inputDriver.ts';
import { chooseAvatar, readConversation } from '../support/park.ts';
import { openPlaces } from '../support/places.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import { test } from '../support/test.ts';

const FILE = new URL('../../../shared/generated/content/safety-star-city.json', import.meta.url);
const city = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks. */
const SLOW = { timeout: 180_000 };
const FRAMES = 12;

const control = (page: Page, name: string) => page.locator(`[data-control="${name}"]`);
const lessonButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name, exact: true });

async function begin(driver: InputDriver): Promise<void> {
  const start = driver.page.getByRole('button', { name: city.realm.welcome.button, exact: true });
  await start.waitFor(SLOW);
  await driver.press(start);
}

async function talkTo(driver: InputDriver, name: string): Promise<void> {
  const places = await openPlaces(driver);
  await driver.press(places.getByRole('button', { name: `Go and talk: ${name}` }).first());
  await readConversation(driver);
}

async function judge({ page, press }: InputDriver, sure: number): Promise<void> {
  await press(control(page, `sure:${sure}`));
  await press(control(page, 'say:real'));
}

/** From the spawn along the street; the child stops now and then. */
async function walkAlongTheWall(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.down('ArrowRight');
    await page.waitForTimeout(300);
    await page.keyboard.up('ArrowRight');
    await expect(control(page, 'say:real')).toBeVisible({ timeout: 1500 });
  }).toPass(SLOW);
}

test('a child judges the gallery in the window and on foot, does the drill and the last quiz', async ({ page }) => {
  test.setTimeout(600_000);
  const driver = keyboardDriver(page);
  await registerPythonLearner(page, 'gallery', [], 'safety-star-city');
  await page.goto('/Grassroot/safety-star-city');
  await begin(driver);
  await talkTo(driver, 'Mr Bose');
  await judge(driver, 75);
  await driver.press(control(page, 'predict:surer'));
  await expect(control(page, 'say:real')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('slider', { name: 'How sure?' })).toHaveAttribute('aria-valuetext', '75%');
  await expectAccessibleInBothThemes(page, 'judge-frames');

  // The next visit begins at the spawn, on the street of the wall.
  await page.addInitScript(() => sessionStorage.clear());
  await page.reload();
  await begin(driver);
  await walkAlongTheWall(page);
  await expect(page.getByText(`Frames judged: 1 of ${FRAMES}.`)).toBeVisible();
  await judge(driver, 75);
  for (let at = 0; at < FRAMES; at += 1) {
    await driver.press(control(page, `frame:${at}`));
    if (await control(page, 'say:real').isEnabled()) await judge(driver, 100);
  }
  await driver.press(control(page, 'read:over'));
  await driver.press(control(page, 'check'));
  await expect(page.getByText(city.activities['judge-frames']?.messages.correct ?? '')).toBeVisible();
  await expectAccessible(page, 'the calibration');
  await driver.press(lessonButton(page, 'Finish'));

  await talkTo(driver, 'Captain Shield');
  for (const id of ['source-check', 'stop-drill', 'bot-or-person']) {
    await solve(driver, id, { wrongFirst: true, content: city });
    const lesson = city.lessons['safety-drill'];
    const level = lesson?.kind === 'adventure' && lesson.levels.find(({ activity }) => activity === id);
    await driver.press(lessonButton(page, level ? level.next : ''));
  }
  await talkTo(driver, 'Captain Shield');
  await solve(driver, 'safety-quiz', { content: city });
  await driver.press(lessonButton(page, 'Finish'));
  const log = page.getByRole('region', { name: 'Quest log' });
  await expect(log.getByRole('button', { name: 'Quest log' })).toContainText('1/3');
});

test('a guest finds the gallery in the demo variant', async ({ page }) => {
  test.setTimeout(300_000);
  const driver = keyboardDriver(page);
  await page.goto('/demo/safety-star-city-demo');
  await page.getByRole('dialog', { name: 'Choose your avatar' }).waitFor(SLOW);
  await chooseAvatar(driver, 'Aria');
  await begin(driver);
  await talkTo(driver, 'Mr Bose');
  await judge(driver, 50);
  await driver.press(control(page, 'predict:modest'));
  await expect(page.getByText('Penalty: 25 of 100.', { exact: false })).toBeVisible();
});
