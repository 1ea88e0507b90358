// The steps through a shop of python-world: its tutorial, the Arena, and the recap.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { Arena, PythonLesson, TutorialStep, TutorialStepOf } from '@lanternwise/shared/content/pythonLesson';
import { expect, type Locator, type Page } from '@playwright/test';
import { mouseDriver } from './inputDriver.ts';
import { openPlaces } from './places.ts';

const CONTENT_FILE = new URL('../../../shared/generated/content/python-world.json', import.meta.url);
export const pythonWorld = JSON.parse(readFileSync(CONTENT_FILE, 'utf8')) as RealmContent;

export const WORLD_PATH = '/Grassroot/python-world';
/** For fetching Python and walking on a slow machine. */
const SLOW_TIMEOUT_MS = 120_000;
/** Overlays of a fresh realm open as soon as the world is shown. */
const OVERLAY_OPENS_MS = 8000;
/** The most input() calls of any lesson's program. */
const MAX_INPUTS = 6;

export type CodingStep = TutorialStepOf<'coding' | 'practice' | 'fix-bug'>;

export function getPythonLesson(id: string): PythonLesson {
  const lesson = pythonWorld.lessons[id];
  if (lesson?.kind !== 'python') throw new Error(`${id} is not a Python lesson`);
  return lesson;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
export const tutorial = (page: Page) => page.getByRole('dialog', { name: 'Python Tutorial' });

/** Waits until the tutorial shows its steps instead of the loading screen. */
export async function expectTutorialOpen(page: Page): Promise<void> {
  await expect(tutorial(page).getByRole('navigation', { name: 'Tutorial' })).toBeVisible({ timeout: SLOW_TIMEOUT_MS });
  await restoreViewport(page);
}

/** The window while the street is drawn: a software renderer needs a second for one frame of a large one. */
const SMALL_VIEWPORT = { width: 640, height: 360 };
const fullViewports = new WeakMap<Page, { width: number; height: number }>();

/** Gives the page the window of its test again, once an overlay covers the street. */
export async function restoreViewport(page: Page): Promise<void> {
  const full = fullViewports.get(page);
  if (full) await page.setViewportSize(full);
}

/** Opens the street in a small window: chooses an avatar if there is none, then closes the welcome, which opens until a task is done. */
export async function openPythonWorld(page: Page): Promise<void> {
  const full = fullViewports.get(page) ?? page.viewportSize();
  if (full) fullViewports.set(page, full);
  await page.setViewportSize(SMALL_VIEWPORT);
  await page.goto(WORLD_PATH);
  await page.locator('[data-world="ready"]').waitFor({ timeout: SLOW_TIMEOUT_MS });
  const aria = page.getByRole('radio', { name: 'Aria' });
  const start = button(page, pythonWorld.realm.welcome.button);
  const dialog = aria.or(start);
  await dialog.waitFor({ timeout: OVERLAY_OPENS_MS }).catch(() => undefined);
  if (await aria.isVisible()) {
    await mouseDriver(page).press(aria);
    await button(page, 'Play as Aria').click();
    await page.getByRole('dialog', { name: 'The Lantern Road' }).getByRole('button', { name: 'Skip' }).click();
    await start.waitFor({ timeout: OVERLAY_OPENS_MS }).catch(() => undefined);
  }
  if (await start.isVisible()) await start.click({ timeout: SLOW_TIMEOUT_MS });
}

export async function enterShop(page: Page, shop: string): Promise<void> {
  const name = pythonWorld.realm.characters.find(({ id }) => id === shop)?.name ?? shop;
  const places = await openPlaces(mouseDriver(page));
  await places.getByRole('button', { name: new RegExp(`: ${name}$`) }).click();
}

/** Presses Continue even if it is greyed out, because it then explains why. */
const pressContinue = (page: Page, last: boolean) => button(page, last ? 'Complete' : 'Continue').press('Enter');

async function typeProgram(page: Page, editor: string, program: string): Promise<void> {
  const field = page.getByRole('textbox', { name: editor });
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
}

/** Runs a program in the tutorial, answers its input() calls, and returns the verdict. */
export async function runInTutorial(page: Page, program: string, answers: readonly string[]): Promise<Locator> {
  await typeProgram(page, 'Your program', program);
  await button(page, 'Run').click();
  const verdict = page.locator('[data-verdict]');
  const inputDialog = page.getByRole('dialog', { name: 'Input Required' });
  for (let given = 0; given < MAX_INPUTS; given += 1) {
    await expect(inputDialog.or(verdict)).toBeVisible();
    if (await verdict.isVisible()) break;
    await inputDialog.getByRole('textbox').fill(answers[given] ?? '');
    await inputDialog.getByRole('button', { name: 'Submit' }).click();
    // Waits for the terminal to echo the answer; otherwise the same question would be answered twice.
    await expect(page.locator('[data-stream="in"]')).toHaveCount(given + 1);
  }
  return verdict;
}

async function solveCodingStep(page: Page, step: CodingStep, mistakes: number): Promise<void> {
  for (const mistake of step.mistakes.slice(0, mistakes)) {
    const verdict = await runInTutorial(page, mistake.program, step.stdin);
    await expect(verdict, `${step.id}: ${mistake.id}`).toContainText(mistake.message);
  }
  await expect(await runInTutorial(page, step.solution, step.stdin)).toContainText('It works!');
}

async function solveMatching(page: Page, step: TutorialStepOf<'matching'>): Promise<void> {
  const game = page.getByRole('region', { name: 'Match the Code with its Output!' });
  const press = async (list: string, text: string) => {
    for (const card of await game.getByRole('list', { name: list }).getByRole('button').all()) {
      if ((await card.locator('code').textContent()) === text.replace(/\n$/, '')) return card.click();
    }
    throw new Error(`no card "${text}"`);
  };
  const link = async (shift: number) => {
    for (const [at, { code }] of step.snippets.entries()) {
      await press('Code', code);
      await press('Output', step.outputs[(at + shift) % step.outputs.length]?.output ?? '');
    }
    await button(page, 'Check Matches').click();
  };
  await link(1);
  await expect(game.getByText("Try again! Some matches aren't quite right.")).toBeVisible();
  await button(page, 'Reset').click();
  await link(0);
  await expect(game.getByText("Perfect matches! You've mastered print()!")).toBeVisible();
}

async function solveStep(page: Page, step: TutorialStep, mistakes: number): Promise<void> {
  switch (step.kind) {
    case 'coding':
    case 'practice':
    case 'fix-bug':
      return solveCodingStep(page, step, mistakes);
    case 'matching':
      return solveMatching(page, step);
    case 'predict': {
      const right = step.options.find(({ id }) => id === step.answer);
      for (const option of await page.getByRole('region', { name: 'What will it print?' }).getByRole('button').all()) {
        if ((await option.locator('code').textContent()) === right?.text) await option.click();
      }
      return expect(page.getByText('You read it like Python does!')).toBeVisible();
    }
    default:
      return undefined;
  }
}

const BLOCKED_MESSAGES: Partial<Record<TutorialStep['kind'], string>> = {
  matching: 'Please complete the matching game before continuing!',
  practice: 'Please try the code before continuing!',
  'fix-bug': 'Please try the code before continuing!',
};

interface LearnOptions {
  /** How many of the foreseen mistakes to make in each program first. */
  mistakes: number;
  /** Called before each step is solved. */
  onStep?: (step: TutorialStep) => Promise<void>;
}

/** Completes all steps in order; checks the message of Continue where it is blocked. */
export async function completeTutorial(page: Page, id: string, { mistakes, onStep }: LearnOptions): Promise<void> {
  const { steps } = getPythonLesson(id);
  for (const [at, step] of steps.entries()) {
    const last = at === steps.length - 1;
    await expect(tutorial(page).getByText(`${at + 1}/${steps.length}`)).toBeVisible();
    await expect(tutorial(page).getByRole('heading', { name: step.title, level: 3 })).toBeVisible();
    // Before anything has run: any output opens the way on.
    const blockedMessage = BLOCKED_MESSAGES[step.kind];
    if (blockedMessage) {
      await pressContinue(page, last);
      await expect(page.getByText(blockedMessage)).toBeVisible();
    }
    await onStep?.(step);
    await solveStep(page, step, mistakes);
    await pressContinue(page, last);
  }
}

/** Reads the Arena's intro up to the Lab. */
export async function readArenaIntro(page: Page, { intro }: Arena): Promise<void> {
  for (const [at, step] of intro.entries()) {
    await expect(page.getByText(`Step ${at + 1} of ${intro.length}`)).toBeVisible({ timeout: SLOW_TIMEOUT_MS });
    await expect(page.getByRole('heading', { name: step.title })).toBeVisible();
    await button(page, at === intro.length - 1 ? "Let's Code!" : 'Next').click();
  }
}

/** Runs a program in the Lab and answers its input() calls. */
export async function runInLab(page: Page, program: string, answers: readonly string[]): Promise<void> {
  await typeProgram(page, 'main.py, Python code', program);
  await button(page, 'Run Code').click();
  const lab = page.getByRole('dialog', { name: 'Python Lab' });
  const box = lab.getByRole('textbox').and(page.locator('input'));
  // While a program runs, Stop replaces this button.
  const ended = button(page, 'Run Code');
  for (let given = 0; given < MAX_INPUTS; given += 1) {
    await expect(box.or(ended).first()).toBeVisible();
    if ((await box.count()) === 0) break;
    await box.fill(answers[given] ?? '1');
    await lab.getByRole('button', { name: 'Submit' }).click();
    await expect(async () => expect((await box.count()) === 0 || (await box.inputValue()) === '').toBe(true)).toPass({
      timeout: 30_000,
    });
  }
  await expect(ended).toBeVisible();
}

/** Expects the message of a foreseen mistake in the Lab, or its failed case; of a hidden case nothing more than that is shown. */
export async function expectMistakeMessage(page: Page, message: string, cases: Arena['cases']): Promise<void> {
  const lab = page.getByRole('dialog', { name: 'Python Lab' });
  const results = lab.getByRole('region', { name: 'Results' });
  // The outputs of cases are named as messages too.
  const expected = message.replace(/^Expected: /, '');
  const failing = cases.filter((one) => one.expected.includes(expected));
  if (failing.length === 0) await expect(lab.getByRole('alert')).toContainText(message);
  else if (failing.some(({ hidden }) => !hidden)) {
    await expect(lab.getByText('Failed').first()).toBeVisible();
    await expect(results).toContainText(expected);
  } else {
    const failed = results.getByRole('listitem').filter({ hasText: 'hidden' }).filter({ hasText: 'Failed' });
    await expect(failed.first()).toContainText('Does it work with every answer?');
    await expect(results).not.toContainText(expected);
  }
  await expect(button(page, 'Continue Journey')).toHaveCount(0);
}

/** Makes the first foreseen mistake in the Arena and expects its message. */
export async function makeArenaMistake(page: Page, { cases, mistakes }: Arena): Promise<void> {
  const [mistake] = mistakes;
  if (!mistake) return;
  await runInLab(page, mistake.program, cases[0]?.stdin ?? []);
  await expectMistakeMessage(page, mistake.message, cases);
}

/** Solves the Arena, continues, and checks the recap. */
export async function completeArena(page: Page, id: string, onComplete?: () => Promise<void>): Promise<void> {
  const { arena, recap } = getPythonLesson(id);
  await runInLab(page, arena.solution, arena.cases[0]?.stdin ?? []);
  await button(page, 'Continue Journey').click();
  const recapDialog = page.getByRole('dialog', { name: recap.title });
  await expect(recapDialog).toBeVisible();
  for (const point of recap.points) await expect(recapDialog).toContainText(point.replaceAll('`', ''));
  await onComplete?.();
  await button(page, 'Back to the street').click();
}
