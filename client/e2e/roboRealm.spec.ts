// Plays robo-realm by keys: from the gate to the tractor, and from the tractor to the arrow; reloads in the middle, another browser at the end.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { wizardPages } from '@lanternwise/shared/content/wizardPages';
import { expect, type Page } from '@playwright/test';
import { solve } from './support/activitySolver.ts';
import { expectAccessible, setTheme } from './support/axe.ts';
import { type InputDriver, keyboardDriver } from './support/inputDriver.ts';
import { chooseAvatar, readConversation, sendFeedback } from './support/park.ts';
import { registerPythonLearner } from './support/pythonLearner.ts';
import { expectTutorialOpen, runInLab } from './support/pythonWorld.ts';
import { test } from './support/test.ts';

const FILE = new URL('../../shared/generated/content/robo-realm.json', import.meta.url);
const robo = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks. */
const SLOW = { timeout: 180_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** In the bar at the foot of a lesson. */
const lessonButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name, exact: true });

async function holdArrows(page: Page): Promise<void> {
  for (const [at, key] of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].entries()) {
    await expect(page.getByText(`Step ${at + 1}/4`, { exact: true })).toBeVisible();
    await page.keyboard.down(key);
    const next = at === 3 ? 'Movement Tutorial Complete!' : `Step ${at + 2}/4`;
    await expect(page.getByText(next, { exact: true })).toBeVisible();
    await page.keyboard.up(key);
  }
}

async function learnToWalk({ page, press }: InputDriver): Promise<void> {
  await press(button(page, 'Try it'));
  await holdArrows(page);
  await press(button(page, 'Start Map Tour'));
  await expect(page.getByText('Magic Hat', { exact: true }).first()).toBeVisible();
  await press(button(page, 'Next'));
  await press(button(page, 'Next'));
  await expect(page.getByText('Meet Nova - The AI Wizard').first()).toBeVisible();
  await press(button(page, 'Start Adventure!'));
}

async function walkTo({ page, press }: InputDriver, name: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Places and people' }));
  const places = page.getByRole('dialog', { name: 'Places and people' });
  await press(places.getByRole('button', { name }).first());
  await expect(places).toBeHidden();
}

async function collectObjects(driver: InputDriver): Promise<void> {
  for (let item = 1; item <= 2; item += 1) {
    await walkTo(driver, 'Go and pick up: Something that glows (1)');
    const close = button(driver.page, 'Close story');
    await close.waitFor(SLOW);
    await driver.press(close);
  }
}

async function meetNova(driver: InputDriver): Promise<void> {
  await walkTo(driver, 'Go and talk: Nova');
  await readConversation(driver);
}

/** Shows the narrated text whole; where the browser cannot speak, it stands there already. */
async function readText({ page, press }: InputDriver): Promise<void> {
  const whole = button(page, 'Show the whole text');
  await press(whole).catch(() => undefined);
  await expect(whole).toBeHidden();
}

async function expectAccessibleInBothThemes({ page }: InputDriver, activity: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    await expectAccessible(page, `${activity} (${theme})`);
  }
}

async function learnWhatAiIs(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  const lesson = robo.lessons['what-is-ai'];
  if (lesson?.kind !== 'wizard') throw new Error('what-is-ai is not a talk with a wizard');
  const pages = wizardPages(lesson);
  for (const [at, shown] of pages.entries()) {
    if (shown.kind === 'challenge') {
      await solve(driver, shown.activity, { wrongFirst: at === pages.length - 1, content: robo });
      if (shown.activity === 'sentence-learns') await expectAccessibleInBothThemes(driver, shown.activity);
    } else await readText(driver);
    if (shown.kind === 'question')
      await press(page.getByRole('group', { name: 'What do you think?' }).getByRole('button').first());
    await press(lessonButton(page, at === pages.length - 1 ? lesson.finish : lesson.next));
  }
}

async function playLevels(driver: InputDriver, levels: readonly { activity: string; next: string }[]): Promise<void> {
  for (const { activity, next } of levels) {
    const isModel = activity === 'yard-robot' || activity === 'gate-chatbot';
    await solve(driver, activity, { wrongFirst: isModel, content: robo });
    if (isModel) await expectAccessibleInBothThemes(driver, activity);
    await driver.press(lessonButton(driver.page, next));
  }
}

test('a guest plays robo-realm by keys up to the tractor', async ({ page }) => {
  test.setTimeout(600_000);
  const driver = keyboardDriver(page);
  await page.goto('/demo/robo-realm-demo');
  await chooseAvatar(driver, 'Aria');
  const begin = button(page, robo.realm.welcome.button);
  await begin.waitFor(SLOW);
  await driver.press(begin);
  await learnToWalk(driver);
  await collectObjects(driver);
  await meetNova(driver);
  await learnWhatAiIs(driver);

  const lesson = robo.lessons['types-of-ai'];
  if (lesson?.kind !== 'adventure' || !lesson.intro) throw new Error('types-of-ai is not an adventure');
  await meetNova(driver);
  await driver.press(lessonButton(page, lesson.intro.button));
  await playLevels(driver, lesson.levels.slice(0, 2));
  await page.reload();
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await meetNova(driver);
  await playLevels(driver, lesson.levels.slice(2));

  const progress = await page.evaluate(() => localStorage.getItem('roboRealmProgress'));
  expect(JSON.parse(progress ?? '{}')).toMatchObject({
    onWizardModal: true,
    wizardModalConceptIndex: 2,
    conceptScores: { 'sentence-learns': 100, 'yard-robot': 100 },
    onTractorModal: false,
    onEverythingCompleted: false,
  });
});

const PATH = '/Grassroot/robo-realm';
const BEFORE_TRACTOR = [
  { kind: 'lesson-finished', ref: 'movement-tutorial' },
  { kind: 'item-collected', ref: 'magic-hat' },
  { kind: 'item-collected', ref: 'mystical-armour' },
  { kind: 'lesson-finished', ref: 'what-is-ai' },
  { kind: 'lesson-finished', ref: 'types-of-ai' },
];

async function openFields(driver: InputDriver): Promise<void> {
  await walkTo(driver, 'Go and talk: Pavel');
  await readConversation(driver);
}

async function ploughFields(driver: InputDriver, from: number, to: number): Promise<void> {
  const lesson = robo.lessons['tractor-program'];
  if (lesson?.kind !== 'adventure') throw new Error('tractor-program is not an adventure');
  for (const { activity, next } of lesson.levels.slice(from, to)) {
    await solve(driver, activity, { wrongFirst: activity === 'tractor-field-3', content: robo });
    await expect(driver.page.getByText('🏅 Fewest blocks')).toBeVisible();
    if (activity === 'tractor-field-2') await expectAccessibleInBothThemes(driver, activity);
    await driver.press(lessonButton(driver.page, next));
  }
}

/** The last field once more, in the Lab. */
async function programInPython(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  const lesson = robo.lessons['python-tractor'];
  if (lesson?.kind !== 'python') throw new Error('python-tractor is no Python lesson');
  await openFields(driver);
  await expectTutorialOpen(page);
  await press(button(page, 'Continue'));
  await press(button(page, 'Continue'));
  const options = page.getByRole('region', { name: 'What will it print?' }).getByRole('button');
  await press(options.filter({ has: page.locator('code', { hasText: /^0$/ }) }));
  await press(button(page, 'Complete'));
  await press(button(page, 'Next'));
  await press(page.getByRole('button', { name: "Let's Code!" }));
  await runInLab(page, lesson.arena.solution, []);
  await press(button(page, 'Continue Journey'));
  await press(button(page, 'Back to the field'));
}

/** The points are those of Nova's lessons, which this child was given as finished without their questions. */
async function finishSession(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  await expect(page.getByRole('dialog', { name: 'Your Achievement Score' })).toContainText('0/80');
  await press(button(page, 'Continue'));
  await expect(page.getByRole('dialog', { name: 'Session Complete!' })).toContainText('Field Programmer');
  await press(button(page, 'To the arrow!'));
  await sendFeedback(driver);
}

test('a child with a plan programs the tractor by keys: five fields, a reload, Python, the arrow, and another browser', async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000);
  const driver = keyboardDriver(page);
  const token = await registerPythonLearner(page, 'farm', BEFORE_TRACTOR, 'robo-realm');
  await page.goto(PATH);
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await openFields(driver);
  await ploughFields(driver, 0, 3);
  await page.reload();
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await openFields(driver);
  await ploughFields(driver, 3, 5);
  await programInPython(driver);

  await finishSession(driver);
  await expect(page.getByText('Saved', { exact: true })).toBeAttached({ timeout: 30_000 });

  const other = await browser.newContext({ viewport: { width: 640, height: 360 } });
  // The session, which is this cookie and the token, without anything that the first browser stored.
  await other.addCookies(await page.context().cookies());
  const elsewhere = await other.newPage();
  await elsewhere.goto('/');
  await elsewhere.evaluate((stored) => localStorage.setItem('token', stored), token);
  await elsewhere.goto(PATH);
  await elsewhere.locator('[data-world="ready"]').waitFor(SLOW);
  const log = elsewhere.getByRole('region', { name: 'Quest log' });
  await expect(log.getByRole('button', { name: 'Quest log' })).toContainText('4/4');
});
