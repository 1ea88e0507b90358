// A learner's way through a shop of python-world: every step of its tutorial, the Arena, and the door again.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { PythonLesson, TutorialStep, TutorialStepOf } from '@lanternwise/shared/content/python-lesson';
import { expect, type Page } from '@playwright/test';

const FILE = new URL('../../../shared/generated/content/python-world.json', import.meta.url);
export const street = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;

export const WORLD = '/Grassroot/python-world';
/** Python is fetched, and on a slow machine the world walks slowly. */
const PATIENCE = 120_000;

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

async function practise(page: Page, step: TutorialStepOf<'coding' | 'practice' | 'fix-bug'>): Promise<void> {
  const region = page.getByRole('region', { name: 'Practice' });
  for (const mistake of step.mistakes.slice(0, 2)) {
    await write(page, 'Your program', mistake.program);
    await button(page, 'Run').click();
    await expect(region.getByText(mistake.message).first()).toBeVisible();
  }
  await write(page, 'Your program', step.solution);
  await button(page, 'Run').click();
  await expect(region.getByText('Well done! Your code works.')).toBeVisible();
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

async function solve(page: Page, step: TutorialStep): Promise<void> {
  switch (step.kind) {
    case 'coding':
    case 'practice':
    case 'fix-bug':
      return practise(page, step);
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

/** All steps in order; where Continue waits, it is asked why first. `look` sees each step before it is solved. */
export async function learn(page: Page, id: string, look: (step: TutorialStep) => Promise<void>): Promise<void> {
  const { steps } = lessonOf(id);
  for (const [at, step] of steps.entries()) {
    const last = at === steps.length - 1;
    await expect(tutorial(page).getByText(`${at + 1}/${steps.length}`)).toBeVisible();
    await look(step);
    const why = WAITS[step.kind];
    if (why) {
      await goOn(page, last);
      await expect(page.getByText(why)).toBeVisible();
    }
    await solve(page, step);
    await goOn(page, last);
  }
}

/** The Arena: its intro to the end, one foreseen mistake, then the solution. */
export async function winArena(page: Page, id: string): Promise<void> {
  const { arena, recap } = lessonOf(id);
  for (const [at, step] of arena.intro.entries()) {
    await expect(page.getByText(`Step ${at + 1} of ${arena.intro.length}`)).toBeVisible({ timeout: PATIENCE });
    await expect(page.getByRole('heading', { name: step.title })).toBeVisible();
    await button(page, at === arena.intro.length - 1 ? "Let's Code!" : 'Next').click();
  }
  const [mistake] = arena.mistakes;
  if (mistake) {
    await write(page, 'main.py, Python code', mistake.program);
    await button(page, 'Run Code').click();
    await expect(page.getByText(mistake.message).first()).toBeVisible();
    await expect(button(page, 'Continue Journey')).toHaveCount(0);
  }
  await write(page, 'main.py, Python code', arena.solution);
  await button(page, 'Run Code').click();
  await button(page, 'Continue Journey').click();
  await expect(page.getByRole('dialog', { name: recap.title })).toBeVisible();
  for (const point of recap.points) await expect(page.getByText(point.replaceAll('`', ''))).toBeVisible();
  await button(page, 'Back to the street').click();
}
