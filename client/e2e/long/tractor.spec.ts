// Plays robo-realm by keys from the tractor to the arrow, with a reload in the middle and another browser at the end.
import { expect } from '@playwright/test';
import { solve } from '../support/activitySolver.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { type InputDriver, keyboardDriver } from '../support/inputDriver.ts';
import { readConversation, sendFeedback } from '../support/park.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import { expectTutorialOpen, runInLab } from '../support/pythonWorld.ts';
import { button, lessonButton, robo, SLOW, walkTo } from '../support/roboRealm.ts';
import { test } from '../support/test.ts';

const PATH = '/Grassroot/robo-realm';
const BEFORE_TRACTOR = [
  { kind: 'lesson-finished', ref: 'movement-tutorial' },
  { kind: 'item-collected', ref: 'magic-hat' },
  { kind: 'item-collected', ref: 'mystical-armour' },
  { kind: 'lesson-finished', ref: 'what-is-ai' },
  { kind: 'lesson-finished', ref: 'types-of-ai' },
];

async function openFields(driver: InputDriver): Promise<void> {
  await walkTo(driver, 'Go and talk: Balbir');
  await readConversation(driver);
}

async function ploughFields(driver: InputDriver, from: number, to: number): Promise<void> {
  const lesson = robo.lessons['tractor-program'];
  if (lesson?.kind !== 'adventure') throw new Error('tractor-program is not an adventure');
  for (const { activity, next } of lesson.levels.slice(from, to)) {
    await solve(driver, activity, { wrongFirst: activity === 'tractor-field-3', content: robo });
    await expect(driver.page.getByText('Fewest blocks possible')).toBeVisible();
    if (activity === 'tractor-field-2') await expectAccessibleInBothThemes(driver.page, activity);
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
  const options = page.getByRole('region', { name: 'What will it print?' }).getByRole('button');
  await press(options.filter({ has: page.locator('code', { hasText: /^0$/ }) }));
  await press(button(page, 'Continue'));
  await press(button(page, 'Complete'));
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
