// Plays think-tank-park by keys from the gate to the arrow, with a reload in the middle; another browser shows the same state and plot.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { grant, register, signIn, uniqueName } from '../support/accounts.ts';
import { solve } from '../support/activitySolver.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { type InputDriver, keyboardDriver } from '../support/inputDriver.ts';
import { chooseAvatar, readConversation, sendFeedback } from '../support/park.ts';
import { openPlaces, pickUp } from '../support/places.ts';
import { expectTutorialOpen, runInLab } from '../support/pythonWorld.ts';
import { test } from '../support/test.ts';

const PATH = '/Grassroot/think-tank-park';
const FILE = new URL('../../../shared/generated/content/think-tank-park.json', import.meta.url);
const think = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks and for fetching Python. */
const SLOW = { timeout: 120_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lessonButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name, exact: true });

async function walkTo({ page, press }: InputDriver, name: string): Promise<void> {
  const places = await openPlaces({ page, press });
  await press(places.getByRole('button', { name }).first());
  await expect(places).toBeHidden();
}

async function meetWizard(driver: InputDriver): Promise<void> {
  await walkTo(driver, 'Go and talk: Merrin');
  await readConversation(driver);
}

/** Once met, the wizard opens the next lesson without a talk. */
async function visitWizard(driver: InputDriver, lesson: string): Promise<void> {
  await walkTo(driver, 'Go and talk: Merrin');
  await driver.page.getByRole('dialog', { name: lesson }).first().waitFor(SLOW);
}

async function enter(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  await page.goto(PATH);
  await chooseAvatar(driver, 'Aria');
  const begin = button(page, think.realm.welcome.button);
  await begin.waitFor(SLOW);
  await press(begin);
  await readConversation(driver);
}

async function collectCrystals(driver: InputDriver): Promise<void> {
  for (let crystal = 1; crystal <= 2; crystal += 1) await pickUp(driver);
}

async function hearTeachings(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  await visitWizard(driver, 'Magical Teachings');
  for (let step = 1; step <= 3; step += 1) await press(lessonButton(page, 'Continue'));
  await press(lessonButton(page, 'Start Practice'));
}

/** Who comes by the list of places has the window, which makes room when asked: the child is led to the sign of the lawn. */
async function sendDogOnLawn({ page, press }: InputDriver): Promise<void> {
  await press(button(page, 'On the map'));
  const waiting = page.getByRole('region', { name: 'Path Finding: Level 1' });
  await expect(waiting.getByRole('button', { name: 'Show window' })).toBeVisible();
  await expect(page.locator('[data-world="ready"]')).toHaveAttribute('data-near', 'own-maze', SLOW);
  await page.keyboard.press('e');
  await press(waiting.getByRole('button', { name: 'Next' }));
}

async function findPaths(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  await visitWizard(driver, 'AI Learning Adventure');
  await expect(page.getByText('Complete Path Finding Adventure first to unlock this level!')).toBeVisible();
  await press(button(page, 'Start Level: Path Finding Adventure'));
  await sendDogOnLawn(driver);
  const waiting = page.getByRole('region', { name: 'Path Finding: Level 2' });
  await press(waiting.getByRole('button', { name: 'Show window' }));
  await solve(driver, 'path-level-2', { wrongFirst: true, content: think });
  await press(lessonButton(page, 'Complete Game'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
}

async function learnPatterns(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  await visitWizard(driver, 'AI Learning Adventure');
  await press(button(page, 'Start Level: Pattern Recognition'));
  await solve(driver, 'pattern-game', { content: think });
  await expect(button(page, 'Try Another Pattern')).toBeVisible();
  await press(lessonButton(page, 'Next Level'));
  await expect(page.getByRole('dialog', { name: 'AI Learning Adventure' })).toBeHidden();
}

async function plotVisitors(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  await visitWizard(driver, 'AI Data Visualization');
  await expectAccessibleInBothThemes(page, 'the data plot');
  await solve(driver, 'visitor-plot', { wrongFirst: true, content: think });
  await press(lessonButton(page, 'Finish'));
}

async function learnPython(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  const lesson = think.lessons['python-text-bars'];
  if (lesson?.kind !== 'python') throw new Error('python-text-bars is no Python lesson');
  await visitWizard(driver, 'Python Tutorial');
  await expectTutorialOpen(page);
  await press(button(page, 'Continue'));
  const options = page.getByRole('region', { name: 'What will it print?' }).getByRole('button');
  await press(options.filter({ has: page.locator('code', { hasText: /^12 ####$/ }) }));
  await press(button(page, 'Continue'));
  await press(button(page, 'Complete'));
  await press(page.getByRole('button', { name: "Let's Code!" }));
  await runInLab(page, lesson.arena.solution, []);
  await press(button(page, 'Continue Journey'));
  await press(button(page, 'Back to the map'));
}

const rosaNote = async (driver: InputDriver): Promise<void> => {
  await openPlaces(driver);
  await expect(driver.page.getByText('The big board shows your plot.')).toBeVisible();
  await driver.page.keyboard.press('Escape');
};

test('a child with a plan plays think-tank-park by keys from the gate to the arrow', async ({ page, browser }) => {
  test.setTimeout(400_000);
  const driver = keyboardDriver(page);
  const name = uniqueName('think');
  await register(driver, name);
  await grant(name, 'Pilot');
  await enter(driver);
  await collectCrystals(driver);
  await meetWizard(driver);
  await hearTeachings(driver);
  await findPaths(driver);

  await page.reload();
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await learnPatterns(driver);
  await plotVisitors(driver);
  await learnPython(driver);

  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toContainText('100/100');
  await driver.press(button(page, 'Continue'));
  await expect(page.getByRole('dialog', { name: 'Session Complete!' })).toContainText('Score 100 of 100');
  const stored = await page.evaluate(() => localStorage.getItem('lanternwise:map-progress:think-tank-park'));
  expect(JSON.parse(stored ?? '{}')).toEqual({ onWizardModal: true, setEverythingCompleted: true, wizardLevel: 1 });
  await driver.press(button(page, 'Continue to Next Adventure'));
  await sendFeedback(driver);
  await expect(page.getByText('Saved', { exact: true })).toBeAttached({ timeout: 30_000 });

  const elsewhere = keyboardDriver(
    await (await browser.newContext({ viewport: { width: 640, height: 360 } })).newPage(),
  );
  await signIn(elsewhere, name);
  await elsewhere.page.goto(PATH);
  await elsewhere.page.locator('[data-world="ready"]').waitFor(SLOW);
  await rosaNote(elsewhere);
});
