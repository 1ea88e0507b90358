// The Lab in journeys: a baker whose tutorial is behind them goes through the shop's door and opens the Arena.
import { expect, type Page } from '@playwright/test';
import { registerPythonLearner } from './pythonLearner.ts';
import { enterShop, expectTutorialOpen, getPythonLesson } from './pythonWorld.ts';

const LESSON = 'python-print';
const SHOP = 'shop-print';
/** Python is fetched, and on a slow machine the world walks slowly. */
const SLOW_TIMEOUT_MS = 120_000;

export const labDialog = (page: Page) => page.getByRole('dialog', { name: 'Python Lab' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const editor = (page: Page) => page.getByRole('textbox', { name: 'main.py, Python code' });
export const output = (page: Page) => page.getByRole('log', { name: 'Program output' });
export const errorAlert = (page: Page) => labDialog(page).getByRole('alert');

/** A baker who passed every step of the print tutorial on an earlier day. Returns the token. */
export const registerLabLearner = (page: Page): Promise<string> =>
  registerPythonLearner(page, 'lab', [
    { kind: 'lesson-page', ref: LESSON, page: getPythonLesson(LESSON).steps.length },
  ]);

/** From the street through the shop to the Lab, its intro read. */
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

/** The newest run that the account has. */
export const latestSavedProgram = (page: Page, token: string): Promise<string | undefined> =>
  page.request
    .get('/api/v1/user/programs', { headers: { authorization: `Bearer ${token}` } })
    .then((reply) => reply.json())
    .then(
      ({ programs }: { programs: { ref: string; code: string }[] }) => programs.find(({ ref }) => ref === LESSON)?.code,
    );
