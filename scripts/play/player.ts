// Plays one realm from the gate to the arrow: sees what is open, and makes the move that a child would make next.
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../client/e2e/support/language.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import type { Lesson } from '../../shared/src/content/lesson.ts';
import type { PythonLesson } from '../../shared/src/content/pythonLesson.ts';
import { playGround } from './moves/ground.ts';
import { playLesson } from './moves/lesson.ts';
import { playOpening } from './moves/opening.ts';
import { playPython } from './moves/python.ts';
import { closeWindow } from './moves/windows.ts';
import { walkOn } from './moves/world.ts';
import type { Look } from './observer.ts';
import type { Recorder } from './Recorder.ts';
import type { Subject } from './recording.ts';

export interface Player {
  readonly page: Page;
  readonly recorder: Recorder;
  readonly content: RealmContent;
  readonly translate: Language['translate'];
  readonly wrongFirst: boolean;
  /** Activities solved in this play. */
  readonly solved: Set<string>;
  /** Pages and buttons that were pressed, so that nothing is pressed for ever. */
  readonly pressed: Map<string, number>;
  /** Steps that were walked to, the last one last. */
  readonly walked: string[];
  isOver: boolean;
  /** Scene steps since the last move. */
  idle: number;
  log(line: string): void;
}

/** Steps that the learner has done, as the browser keeps them. */
export const doneSteps = ({ page, content }: Player): Promise<string[]> =>
  page.evaluate((realm) => {
    const key = Object.keys(localStorage).find(
      (each) => each.startsWith('lanternwise:progress:') && each.endsWith(`:${realm}`),
    );
    const stored = JSON.parse((key && localStorage.getItem(key)) || '{}') as {
      value?: { done?: string[] };
      done?: string[];
    };
    return stored.value?.done ?? stored.done ?? [];
  }, content.realm.id);

/** Makes one move if it can. */
export type Move = (player: Player) => Promise<boolean>;

const MOVES: readonly Move[] = [playOpening, playPython, playLesson, closeWindow, playGround, walkOn];

/** Scene time without any move after which the play is given up. */
const MOST_IDLE_STEPS = 400;
/** Moves that lead nowhere. */
const MOST_VAIN_MOVES = 40;

export const button = ({ page }: Player, name: string): Locator => page.getByRole('button', { name, exact: true });

export async function isThere(what: Locator): Promise<boolean> {
  return (await what.count()) > 0 && (await what.first().isVisible());
}

export async function isReady(what: Locator): Promise<boolean> {
  return (await isThere(what)) && (await what.first().isEnabled());
}

/** Presses of one button on one page of a window after which another way is taken. */
const MOST_SAME = 3;
/** A film's time goes on by itself: it makes no other page. */
const CLOCK_TIME = /\d+:\d+/g;

export async function pressFew(player: Player, what: Locator): Promise<boolean> {
  if (!(await isReady(what))) return false;
  const shown = (await player.page.getByRole('dialog').allTextContents()).at(-1) ?? '';
  const key = `${shown.replace(CLOCK_TIME, '')} ${await what.first().textContent()}`;
  const times = (player.pressed.get(key) ?? 0) + 1;
  if (times > MOST_SAME) return false;
  player.pressed.set(key, times);
  return pressIfThere(player, what);
}

/** Presses what is there; false if it is not. */
export async function pressIfThere({ recorder }: Player, what: Locator): Promise<boolean> {
  if (!(await isReady(what))) return false;
  await recorder.press(what.first());
  return true;
}

/** The Python lesson that was walked to last: its windows have no title of their own. */
export function walkedLesson({ content, walked }: Pick<Player, 'content' | 'walked'>): PythonLesson | undefined {
  const step = content.quest.tasks.flatMap(({ steps }) => steps).find(({ id }) => id === walked.at(-1));
  const lesson = step && 'ref' in step.on ? content.lessons[step.on.ref] : undefined;
  return lesson?.kind === 'python' ? lesson : undefined;
}

/**
 * What the open windows are about: lessons and activities by their titles, Python lessons by the step that led there. What is played on the map
 * counts from the strip on: its first input comes there, before any window.
 */
export function createSubjectsOf({ content, translate, walked }: Pick<Player, 'content' | 'translate' | 'walked'>) {
  const holds = (lesson: Lesson, folded: string | null) =>
    lesson.kind === 'adventure' && lesson.levels.some(({ activity }) => activity === folded);
  const pythonWindows = [translate('Python Tutorial'), translate('Python Lab')];
  return ({ windows, activities, folded }: Look): Subject[] => [
    ...Object.values(content.lessons)
      .filter((lesson) => lesson.kind !== 'python' && (windows.includes(lesson.title) || holds(lesson, folded)))
      .map(({ id }): Subject => ({ kind: 'lesson', id })),
    ...(windows.some((title) => pythonWindows.includes(title))
      ? [{ kind: 'lesson', id: walkedLesson({ content, walked })?.id ?? 'python' } as const]
      : []),
    ...Object.values(content.activities)
      .filter(({ id, title }) => activities.includes(title) || id === folded)
      .map(({ id }): Subject => ({ kind: 'activity', id })),
  ];
}

async function makeMove(player: Player): Promise<boolean> {
  for (const move of MOVES) if (await move(player)) return true;
  return false;
}

/** Returns how far it came, in words; undefined = to the end. */
export async function playRealm(player: Player): Promise<string | undefined> {
  let [vain, progress] = [0, ''];
  while (vain < MOST_VAIN_MOVES && player.idle < MOST_IDLE_STEPS) {
    await player.recorder.read();
    if (player.isOver) return undefined;
    if (await makeMove(player)) {
      const now = `${player.solved.size} ${player.walked.length} ${(await doneSteps(player)).length} ${player.pressed.size}`;
      vain = now === progress ? vain + 1 : 0;
      progress = now;
      player.idle = 0;
    } else {
      player.idle += 1;
      await player.recorder.wait();
    }
  }
  const windows = player.recorder.seen?.windows.join(' > ') ?? '';
  return `to ${player.walked.at(-1) ?? 'the gate'}${windows ? ` (${windows})` : ''}`;
}
