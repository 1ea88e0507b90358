// Plays the trophy challenge of voice-valley-park by keys: three trophies and a miss that returns, a reload, a forged event, a second browser.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { grant, register, signIn, uniqueName } from './support/accounts.ts';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { type InputDriver, keyboardDriver } from './support/inputDriver.ts';
import { chooseAvatar, readConversation } from './support/park.ts';
import { openPlaces } from './support/places.ts';
import { test } from './support/test.ts';

const FILE = new URL('../../shared/generated/content/voice-valley-park.json', import.meta.url);
const valley = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
const quiz = valley.activities['master-forty'];
if (quiz?.kind !== 'mastery-quiz') throw new Error('expected a mastery quiz');
const { questions, messages, predict } = quiz;
const PATH = '/Grassroot/voice-valley-park';
/** For walks. */
const SLOW = { timeout: 180_000 };

const board = (page: Page) => page.getByRole('region', { name: quiz.title, exact: true });

async function talkToSelma(driver: InputDriver): Promise<void> {
  const { page } = driver;
  const places = await openPlaces(driver);
  await driver.press(places.getByRole('button', { name: 'Go and talk: Salma' }).first());
  await readConversation(driver);
  await board(page).waitFor();
}

/** Answers the question on screen, and returns which it was. `bet`: asked at the first press of an answer, which it then makes. */
async function answer(driver: InputDriver, isRight: boolean, bet?: string): Promise<string> {
  const asked = board(driver.page).getByRole('region', { name: 'Question' });
  const shown = (await asked.getByRole('group').getAttribute('aria-label')) ?? '';
  const question = questions.find(({ text, again }) => text === shown || again.text === shown);
  const option = question?.options.find(({ id }) => (id === question.correct) === isRight);
  await driver.press(asked.locator(`[data-control="option:${option?.id ?? ''}"]`));
  if (bet !== undefined) await driver.press(board(driver.page).locator(`[data-control="predict:${bet}"]`));
  await expect(asked.getByText(isRight ? messages.correct : messages.wrong)).toBeVisible();
  // The reason of a right answer is behind a question of its own.
  if (isRight) await driver.press(asked.locator('[data-control="why"]'));
  await expect(asked.getByText(option?.why ?? '')).toBeVisible();
  return question?.id ?? '';
}
/** In the window's row of buttons. */
const next = (driver: InputDriver) => driver.press(driver.page.getByRole('dialog').locator('[data-control="next"]'));

const expectTrophies = (page: Page, count: number) =>
  expect(page.locator('li', { hasText: new RegExp(`(^|\\s)${count}\\s*trophies`) }).first()).toBeAttached(SLOW);

test('trophies are won one by one, a miss returns in other words, and all stay: after a reload and in another browser', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const driver = keyboardDriver(page);
  const name = uniqueName('selma');
  await register(driver, name);
  await grant(name, 'Pilot');
  await page.goto(PATH);
  await chooseAvatar(driver, 'Aria');
  const begin = page.getByRole('button', { name: valley.realm.welcome.button, exact: true });
  await begin.waitFor(SLOW);
  await driver.press(begin);
  await talkToSelma(driver);

  const missed = await answer(driver, false, predict.correct);
  await expectAccessibleInBothThemes(page, 'master-forty');
  for (let won = 0; won < 4; won += 1) {
    await next(driver);
    expect(await answer(driver, true)).not.toBe(missed);
  }
  await next(driver);
  await expect(board(page).getByText(/here it is again, in other words/)).toBeVisible();
  await expect(board(page).getByText(questions.find(({ id }) => id === missed)?.again.text ?? '')).toBeVisible();
  await expectTrophies(page, 4);

  // Left in the middle of a question: nothing is lost.
  const forged = {
    id: randomUUID(),
    at: 1,
    realm: 'voice-valley-park',
    kind: 'lesson-finished',
    ref: 'trophy-challenge',
  };
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const sent = await page.request.post('/api/v1/user/quest-events', { data: { events: [forged] }, headers });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.reload();
  // The first task is still to be done: the welcome comes again.
  await begin.waitFor(SLOW);
  await driver.press(begin);
  await expectTrophies(page, 4);
  const log = page.getByRole('region', { name: 'Quest log' }).getByRole('button', { name: 'Quest log' });
  await expect(log).toContainText('0/2');
  await talkToSelma(driver);
  await expect(board(page).getByText('Trophies: 4 of 40')).toBeVisible();
  expect(await answer(driver, true)).toBe(missed);
  await expectTrophies(page, 5);

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(keyboardDriver(elsewhere), name);
  await elsewhere.goto(PATH);
  await expectTrophies(elsewhere, 5);
});
