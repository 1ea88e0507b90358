// Plays all cake shops: in every program mistakes of five kinds, each foreseen mistake with its message, then the solution.
import type { Arena } from '@lanternwise/shared/content/pythonLesson';
import { expect, type Page } from '@playwright/test';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import {
  type CodingStep,
  completeArena,
  completeTutorial,
  enterShop,
  expectMistakeMessage,
  expectTutorialOpen,
  getPythonLesson,
  openPythonWorld,
  pythonWorld,
  readArenaIntro,
  runInLab,
  runInTutorial,
  tutorial,
} from '../support/pythonWorld.ts';
import { test } from '../support/test.ts';

const SHOP_TIMEOUT_MS = 1_800_000;
test.use({ viewport: { width: 720, height: 405 } });

interface Mistake {
  kind: 'syntax' | 'wrong output' | 'missing construct' | 'indentation';
  program: string;
  /** Part of the message, if the requirements fix it. */
  message?: RegExp;
}

/** Mistakes that are possible in any program. */
const commonMistakes = (solution: string, isFree: boolean): Mistake[] => [
  { kind: 'syntax', program: solution.replace(/\)(?=[^)]*$)/, '') },
  { kind: 'indentation', program: `   ${solution}`, message: /Indentation Error \(line 1\): Unexpected indentation/ },
  { kind: 'missing construct', program: 'cake' },
  ...(isFree ? [] : [{ kind: 'wrong output', program: 'print("Nothing of the sort")' } as const]),
];

/** Makes the four kinds of common mistakes; `completeTutorial` makes the foreseen ones and solves the step. */
async function makeMistakes(page: Page, step: CodingStep): Promise<void> {
  for (const { kind, program, message } of commonMistakes(step.solution, step.kind === 'coding')) {
    const verdict = await runInTutorial(page, program, step.stdin);
    await expect.soft(verdict, `${step.id}: ${kind}`).toHaveAttribute('data-verdict', 'wrong');
    if (message) await expect.soft(verdict, `${step.id}: ${kind}`).toContainText(message);
  }
}

async function makeArenaMistakes(page: Page, arena: Arena): Promise<void> {
  const answers = arena.cases[0]?.stdin ?? [];
  for (const { kind, program, message } of commonMistakes(arena.solution, false)) {
    await runInLab(page, program, answers);
    const alert = page.getByRole('dialog', { name: 'Python Lab' }).getByRole('alert');
    const failed = page.getByText('Failed', { exact: true }).first();
    await expect.soft(alert.filter({ hasText: /\S/ }).or(failed).first(), `arena: ${kind}`).toBeVisible();
    if (message) await expect.soft(alert, `arena: ${kind}`).toContainText(message);
    await expect(page.getByRole('button', { name: 'Continue Journey' })).toHaveCount(0);
  }
  for (const { message, program } of arena.mistakes) {
    await runInLab(page, program, answers);
    await expectMistakeMessage(page, message, arena.cases);
  }
}

const shops = pythonWorld.realm.characters.flatMap(({ id, name, opens }) =>
  opens?.kind === 'lesson' ? [{ id, name, lesson: opens.ref }] : [],
);

for (const [at, shop] of shops.entries()) {
  test(`${shop.name} with mistakes of five kinds`, async ({ page }) => {
    test.setTimeout(SHOP_TIMEOUT_MS);
    const { steps, topic, arena } = getPythonLesson(shop.lesson);
    // Without a passed run of its Arena a shop counts as skipped, which opens the next one too.
    const before = shops.slice(0, at).map(({ lesson: ref }) => ({ kind: 'lesson-finished', ref, skipped: true }));
    await registerPythonLearner(page, 'street', before);
    await openPythonWorld(page);
    await enterShop(page, shop.id);
    await expectTutorialOpen(page);
    await expect(tutorial(page).getByText(`1/${steps.length}`)).toBeVisible();
    await completeTutorial(page, shop.lesson, {
      mistakes: Number.POSITIVE_INFINITY,
      onStep: async (step) => {
        if ('checks' in step) await makeMistakes(page, step);
      },
    });
    await readArenaIntro(page, arena);
    await makeArenaMistakes(page, arena);
    await completeArena(page, shop.lesson);
    const next = shops[at + 1];
    const hint = `Get Inside Cake Shop to learn about python ${next ? getPythonLesson(next.lesson).topic : topic}`;
    if (next) await expect(page.getByText(hint).first()).toBeVisible();
    else await expect(page.getByText('8/8')).toBeVisible();
  });
}
