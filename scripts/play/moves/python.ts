// Moves in Python lessons: each step of the tutorial, the Arena's introduction, the Lab.
import type { Locator } from '@playwright/test';
import type { PythonLesson, TutorialStep } from '../../../shared/src/content/pythonLesson.ts';
import { button, isReady, isThere, type Move, type Player, walkedLesson } from '../player.ts';

const MOST_INPUTS = 6;

const pythonLessons = ({ content }: Player): PythonLesson[] =>
  Object.values(content.lessons).filter((lesson) => lesson.kind === 'python');

/** The Python lesson that is open: the one that was walked to, or the first with this step (all name their matching step alike). */
async function findStep(
  player: Player,
  dialog: Locator,
): Promise<{ lesson: PythonLesson; step: TutorialStep } | undefined> {
  const titles = await dialog.getByRole('heading', { level: 3 }).allTextContents();
  for (const lesson of [walkedLesson(player) ?? [], pythonLessons(player)].flat()) {
    const count = dialog.getByText(new RegExp(`(^|\\D)\\d+/${lesson.steps.length}$`));
    const step = lesson.steps.find(({ title }) => titles.includes(title));
    if (step && (await isThere(count))) return { lesson, step };
  }
  return undefined;
}

async function typeProgram(player: Player, field: Locator, program: string): Promise<void> {
  const { recorder, page } = player;
  await recorder.press(field, 'own');
  await recorder.write(program.length, async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(program);
  });
}

/** Answers what the program asks until it has ended. */
async function answerInputs(
  player: Player,
  box: Locator,
  submit: Locator,
  ended: () => Promise<boolean>,
  answers: readonly string[],
): Promise<void> {
  for (let given = 0; given < MOST_INPUTS; given += 1) {
    await player.recorder.until(async () => (await ended()) || (await isThere(box)));
    if (!(await isThere(box))) return;
    const answer = answers[given] ?? '1';
    await player.recorder.write(answer.length, () => box.fill(answer));
    await player.recorder.press(submit, 'own');
    await player.recorder.wait();
  }
}

/** What a child adds to an example that invites a change. */
const OWN_LINE = 'print("Hello!")';

async function changeExample(player: Player, code: string): Promise<void> {
  const { page, recorder, translate } = player;
  const field = page.getByRole('textbox', { name: translate('Your program') });
  await recorder.press(field, 'own');
  await recorder.write(OWN_LINE.length, async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(`${code.trimEnd()}\n${OWN_LINE}\n`);
  });
  await recorder.press(button(player, translate('Run')), 'own');
  await recorder.until(() => isThere(page.locator('[data-verdict]')));
}

async function runInTutorial(player: Player, program: string, answers: readonly string[]): Promise<void> {
  const { page, recorder, translate } = player;
  await typeProgram(player, page.getByRole('textbox', { name: translate('Your program') }), program);
  await recorder.press(button(player, translate('Run')), 'own');
  const dialog = page.getByRole('dialog', { name: translate('Input Required') });
  const verdict = page.locator('[data-verdict]');
  await answerInputs(
    player,
    dialog.getByRole('textbox'),
    dialog.getByRole('button').last(),
    () => isThere(verdict),
    answers,
  );
  await recorder.until(() => isThere(verdict));
}

async function pressCard(player: Player, list: Locator, text: string): Promise<void> {
  for (const card of await list.getByRole('button').all()) {
    if ((await card.locator('code').textContent()) !== text.replace(/\n$/, '')) continue;
    return player.recorder.press(card, 'own');
  }
  throw new Error(`no card "${text}"`);
}

async function solveStep(player: Player, step: TutorialStep): Promise<void> {
  const { page, recorder, translate } = player;
  switch (step.kind) {
    case 'coding':
    case 'practice':
    case 'fix-bug':
      return runInTutorial(player, step.solution, step.stdin);
    case 'example':
      return step.change === undefined ? undefined : changeExample(player, step.code ?? '');
    case 'matching': {
      for (const [at, { code }] of step.snippets.entries()) {
        await pressCard(player, page.getByRole('list', { name: translate('Code') }), code);
        await pressCard(player, page.getByRole('list', { name: translate('Output') }), step.outputs[at]?.output ?? '');
      }
      return recorder.press(button(player, translate('Check Matches')));
    }
    case 'predict': {
      const right = step.options.find(({ id }) => id === step.answer)?.text ?? '';
      return pressCard(player, page.getByRole('region', { name: translate('What will it print?') }), right);
    }
    default:
      return undefined;
  }
}

async function playTutorial(player: Player): Promise<boolean> {
  const { page, translate, recorder } = player;
  const dialog = page.getByRole('dialog', { name: translate('Python Tutorial') });
  if (!(await isThere(dialog.getByRole('navigation')))) return false;
  const found = await findStep(player, dialog);
  if (!found) return false;
  const { lesson, step } = found;
  if (!player.solved.has(`${lesson.id} ${step.id}`)) {
    player.solved.add(`${lesson.id} ${step.id}`);
    player.log(`solves ${lesson.id} ${step.id}`);
    await solveStep(player, step);
  }
  const on = dialog.getByRole('navigation').getByRole('button').last();
  if (!(await isReady(on))) return false;
  await recorder.press(on);
  return true;
}

/** Scene steps in which the Arena's introduction comes up. */
const INTRO_STEPS = 25;

async function readIntro(player: Player): Promise<void> {
  const { page, recorder, translate } = player;
  const count = page.getByText(
    new RegExp(`^${translate('Step {number} of {count}', { number: '\\d+', count: '\\d+' })}$`),
  );
  for (let step = 0; step < INTRO_STEPS && !(await isThere(count)); step += 1) await recorder.wait();
  while (await isThere(count)) {
    await recorder.press(page.locator('[role="dialog"]:visible').last().locator('button[data-first-focus]'));
    await recorder.wait();
  }
}

async function playLab(player: Player): Promise<boolean> {
  const { page, translate, recorder } = player;
  const lab = page.getByRole('dialog', { name: translate('Python Lab'), exact: true });
  const run = button(player, translate('Run Code'));
  const lesson = pythonLessons(player).findLast(
    ({ id, steps }) => steps.some((step) => player.solved.has(`${id} ${step.id}`)) && !player.solved.has(`lab ${id}`),
  );
  if (!lesson || !(await isThere(run))) return false;
  player.log(`solves the Arena of ${lesson.id}`);
  player.solved.add(`lab ${lesson.id}`);
  await readIntro(player);
  await recorder.until(() => isReady(run));
  await typeProgram(
    player,
    page.getByRole('textbox', { name: translate('main.py, Python code') }),
    lesson.arena.solution,
  );
  await recorder.press(run, 'own');
  const box = lab.getByRole('textbox').and(page.locator('input'));
  const submit = lab.getByRole('button', { name: translate('Submit') });
  await answerInputs(player, box, submit, () => isThere(run), lesson.arena.cases[0]?.stdin ?? []);
  const on = button(player, translate('Continue Journey'));
  await recorder.until(() => isThere(on));
  recorder.note({ kind: 'succeeded', subject: { kind: 'lesson', id: lesson.id } });
  await recorder.press(on);
  return true;
}

export const playPython: Move = async (player) => (await playTutorial(player)) || (await playLab(player));
