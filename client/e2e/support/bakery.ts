// A learner's way through a shop of python-world: every step of its tutorial, the Arena, and the door again.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { Arena, PythonLesson, TutorialStep, TutorialStepOf } from '@lanternwise/shared/content/pythonLesson';
import { expect, type Locator, type Page } from '@playwright/test';

const FILE = new URL('../../../shared/generated/content/python-world.json', import.meta.url);
export const street = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;

export const WORLD = '/Grassroot/python-world';
/** Python is fetched, and on a slow machine the world walks slowly. */
const PATIENCE = 120_000;
/** No program of the lessons asks more often. */
const MOST_ANSWERS = 6;

export type Writing = TutorialStepOf<'coding' | 'practice' | 'fix-bug'>;

export function lessonOf(id: string): PythonLesson {
  const lesson = street.lessons[id];
  if (lesson?.kind !== 'python') throw new Error(`${id} is not a Python lesson`);
  return lesson;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
export const tutorial = (page: Page) => page.getByRole('dialog', { name: 'Python Tutorial' });

/** Waits until the tutorial shows its steps and not the loading screen any more. */
export const tutorialOpen = (page: Page) =>
  expect(tutorial(page).getByRole('navigation', { name: 'Tutorial' })).toBeVisible({ timeout: PATIENCE });

/** To the street: who has no avatar chooses one, then the welcome is read. */
export async function arrive(page: Page): Promise<void> {
  await page.goto(WORLD);
  const aria = page.getByRole('radio', { name: 'Aria' });
  const start = button(page, street.realm.welcome.button);
  await expect(aria.or(start)).toBeVisible({ timeout: PATIENCE });
  if (await aria.isVisible()) {
    await aria.click({ force: true });
    await button(page, 'Play as Aria').click();
  }
  await start.click({ timeout: PATIENCE });
  await expect(page.locator('[data-world="ready"]')).toBeVisible({ timeout: PATIENCE });
}

export async function goInto(page: Page, shop: string): Promise<void> {
  const name = street.realm.characters.find(({ id }) => id === shop)?.name ?? shop;
  await button(page, /^Places and people/).click();
  await page
    .getByRole('dialog', { name: 'Places and people' })
    .getByRole('button', { name: new RegExp(`: ${name}$`) })
    .click();
}

/** Continue is pressed also where it is greyed: it then says why it waits. */
const goOn = (page: Page, last: boolean) => button(page, last ? 'Complete' : 'Continue').press('Enter');

async function write(page: Page, editor: string, program: string): Promise<void> {
  const field = page.getByRole('textbox', { name: editor });
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
}

/** What a program comes to in the tutorial: input() is answered in its window, then the verdict stands there. */
export async function practise(page: Page, program: string, answers: readonly string[]): Promise<Locator> {
  await write(page, 'Your program', program);
  await button(page, 'Run').click();
  const verdict = page.locator('[data-verdict]');
  const asked = page.getByRole('dialog', { name: 'Input Required' });
  for (let given = 0; given < MOST_ANSWERS; given += 1) {
    await expect(asked.or(verdict)).toBeVisible();
    if (await verdict.isVisible()) break;
    await asked.getByRole('textbox').fill(answers[given] ?? '');
    await asked.getByRole('button', { name: 'Submit' }).click();
    // The terminal repeats each answer: without waiting for it the same question would be answered twice.
    await expect(page.locator('[data-stream="in"]')).toHaveCount(given + 1);
  }
  return verdict;
}

async function solvePractice(page: Page, step: Writing, mistakes: number): Promise<void> {
  for (const mistake of step.mistakes.slice(0, mistakes)) {
    const verdict = await practise(page, mistake.program, step.stdin);
    await expect(verdict, `${step.id}: ${mistake.id}`).toContainText(mistake.message);
  }
  await expect(await practise(page, step.solution, step.stdin)).toContainText('Well done! Your code works.');
}

async function match(page: Page, step: TutorialStepOf<'matching'>): Promise<void> {
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

async function solve(page: Page, step: TutorialStep, mistakes: number): Promise<void> {
  switch (step.kind) {
    case 'coding':
    case 'practice':
    case 'fix-bug':
      return solvePractice(page, step, mistakes);
    case 'matching':
      return match(page, step);
    case 'predict': {
      const right = step.options.find(({ id }) => id === step.answer);
      for (const option of await page.getByRole('region', { name: 'What will it print?' }).getByRole('button').all()) {
        if ((await option.textContent()) === right?.text) await option.click();
      }
      return expect(page.getByText('You read it like Python does!')).toBeVisible();
    }
    default:
      return undefined;
  }
}

const WAITS: Partial<Record<TutorialStep['kind'], string>> = {
  matching: 'Please complete the matching game before continuing!',
  practice: 'Please try the code before continuing!',
  'fix-bug': 'Please try the code before continuing!',
  predict: 'Please choose the right answer before continuing!',
};

interface Lessons {
  /** How many of the foreseen mistakes are made in each program first. */
  mistakes: number;
  /** Sees each step before it is solved. */
  look?: (step: TutorialStep) => Promise<void>;
}

/** All steps in order; where Continue waits, it is asked why first. */
export async function learn(page: Page, id: string, { mistakes, look }: Lessons): Promise<void> {
  const { steps } = lessonOf(id);
  for (const [at, step] of steps.entries()) {
    const last = at === steps.length - 1;
    await expect(tutorial(page).getByText(`${at + 1}/${steps.length}`)).toBeVisible();
    await expect(tutorial(page).getByRole('heading', { name: step.title, level: 3 })).toBeVisible();
    await look?.(step);
    const why = WAITS[step.kind];
    if (why) {
      await goOn(page, last);
      await expect(page.getByText(why)).toBeVisible();
    }
    await solve(page, step, mistakes);
    await goOn(page, last);
  }
}

/** The Arena's intro, leafed through to the Lab. */
export async function readIntro(page: Page, { intro }: Arena): Promise<void> {
  for (const [at, step] of intro.entries()) {
    await expect(page.getByText(`Step ${at + 1} of ${intro.length}`)).toBeVisible({ timeout: PATIENCE });
    await expect(page.getByRole('heading', { name: step.title })).toBeVisible();
    await button(page, at === intro.length - 1 ? "Let's Code!" : 'Next').click();
  }
}

/** Runs a program in the Lab; its questions are answered as they come. */
export async function runInLab(page: Page, program: string, answers: readonly string[]): Promise<void> {
  await write(page, 'main.py, Python code', program);
  await button(page, 'Run Code').click();
  const lab = page.getByRole('dialog', { name: 'Python Lab' });
  const box = lab.getByRole('textbox').and(page.locator('input'));
  // While a program runs there is Stop in its place.
  const ended = button(page, 'Run Code');
  for (let given = 0; given < MOST_ANSWERS; given += 1) {
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

/** A foreseen mistake in the Lab is told in its own words, or shown as a failed case. */
export async function expectTold(page: Page, message: string): Promise<void> {
  const lab = page.getByRole('dialog', { name: 'Python Lab' });
  const [, expected] = /^Expected: (.*)/.exec(message) ?? [];
  if (expected === undefined) await expect(lab.getByRole('alert')).toContainText(message);
  else {
    await expect(lab.getByText('Failed').first()).toBeVisible();
    await expect(lab.getByRole('region', { name: 'Results' })).toContainText(expected);
  }
  await expect(button(page, 'Continue Journey')).toHaveCount(0);
}

/** A foreseen mistake in the Arena, told in its own words. */
export async function mistakeInArena(page: Page, { cases, mistakes }: Arena): Promise<void> {
  const [mistake] = mistakes;
  if (!mistake) return;
  await runInLab(page, mistake.program, cases[0]?.stdin ?? []);
  await expectTold(page, mistake.message);
}

/** The Arena's solution, the way on and what was learned. */
export async function winArena(page: Page, id: string, look?: () => Promise<void>): Promise<void> {
  const { arena, recap } = lessonOf(id);
  await runInLab(page, arena.solution, arena.cases[0]?.stdin ?? []);
  await button(page, 'Continue Journey').click();
  const done = page.getByRole('dialog', { name: recap.title });
  await expect(done).toBeVisible();
  for (const point of recap.points) await expect(done).toContainText(point.replaceAll('`', ''));
  await look?.();
  await button(page, 'Back to the street').click();
}
