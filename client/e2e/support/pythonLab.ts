// Opens the Python Lab as a learner who has finished the tutorial, and operates it.
import { expect, type Page } from '@playwright/test';
import { registerPythonLearner } from './pythonLearner.ts';
import { enterShop, expectTutorialOpen, getPythonLesson } from './pythonWorld.ts';

const LESSON = 'python-print';
const SHOP = 'shop-print';
/** For fetching Python and walking on a slow machine. */
const SLOW_TIMEOUT_MS = 120_000;

export const labDialog = (page: Page) => page.getByRole('dialog', { name: 'Python Lab' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const editor = (page: Page) => page.getByRole('textbox', { name: 'main.py, Python code' });
export const output = (page: Page) => page.getByRole('log', { name: 'Program output' });
export const errorAlert = (page: Page) => labDialog(page).getByRole('alert');

/** Registers a learner who has passed every step of the print tutorial. Returns the token. */
export const registerLabLearner = (page: Page): Promise<string> =>
  registerPythonLearner(page, 'lab', [
    { kind: 'lesson-page', ref: LESSON, page: getPythonLesson(LESSON).steps.length },
  ]);

/** Goes from the street through the shop to the Lab and reads its intro. */
export async function openLab(page: Page): Promise<void> {
  await enterShop(page, SHOP);
  await expectTutorialOpen(page);
  await button(page, 'Complete').press('Enter');
  const startButton = button(page, "Let's Code!");
  await expect(page.getByText('Step 1 of ')).toBeVisible({ timeout: SLOW_TIMEOUT_MS });
  while (!(await startButton.isVisible())) await button(page, 'Next').click();
  await startButton.click();
  await expect(editor(page)).toBeFocused();
}

export async function typeProgram(page: Page, program: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
}

export async function runProgram(page: Page, program: string): Promise<void> {
  await typeProgram(page, program);
  await page.keyboard.press('ControlOrMeta+Enter');
}

/** The newest saved program of the account. */
export const latestSavedProgram = (page: Page, token: string): Promise<string | undefined> =>
  page.request
    .get('/api/v1/user/programs', { headers: { authorization: `Bearer ${token}` } })
    .then((reply) => reply.json())
    .then(
      ({ programs }: { programs: { ref: string; code: string }[] }) => programs.find(({ ref }) => ref === LESSON)?.code,
    );
