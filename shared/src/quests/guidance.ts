// Tells the player where to go next: who has a task or one under way, and the current goal on the map.
import type { Quest, QuestStep, QuestTask } from '../content/quest.ts';
import { lanternMark } from './lanterns.ts';
import { areAllTasksDone, isTaskDone } from './reducer.ts';
import type { RealmState } from './state.ts';

/** What a character has for the player: a new task ('!'), or one in progress ('?'). */
export type CharacterMark = 'task' | 'progress';

type GuidedQuest = Pick<Quest, 'tasks' | 'exit'>;

/** The steps of a task that can be done now. */
const openSteps = (task: QuestTask, { done }: RealmState): QuestStep[] =>
  task.steps.filter(({ id, needs }) => !done.includes(id) && needs.every((need) => done.includes(need)));

/** A task has begun with its first step, or with the first page of a lesson that it asks for. */
const hasBegun = (task: QuestTask, { done, pages }: RealmState): boolean =>
  task.steps.some(({ id, on }) => done.includes(id) || (on.kind === 'lesson-finished' && (pages[on.ref] ?? 0) > 0));

/** Marks of the characters to whom an open step leads; a task under way outweighs a new one. */
export function characterMarks(
  quest: GuidedQuest,
  state: RealmState,
  characters: readonly string[],
): Record<string, CharacterMark> {
  const marks: Record<string, CharacterMark> = {};
  for (const task of quest.tasks) {
    const mark = hasBegun(task, state) ? 'progress' : 'task';
    for (const { target } of openSteps(task, state)) {
      if (target !== undefined && characters.includes(target) && marks[target] !== 'progress') marks[target] = mark;
    }
  }
  return marks;
}

/** The task under way, else the next one; undefined when all are done. */
export function currentTask(quest: GuidedQuest, state: RealmState): QuestTask | undefined {
  const unfinished = quest.tasks.filter((task) => !isTaskDone(task, state));
  return unfinished.find((task) => hasBegun(task, state)) ?? unfinished[0];
}

/** The place where a task goes on: of its first open step that has one, or its lantern when that can be lit. */
export const currentTarget = (task: QuestTask, state: RealmState): string | undefined =>
  lanternMark(task, state) === 'ready'
    ? task.id
    : openSteps(task, state).find(({ target }) => target !== undefined)?.target;

/** The place to go to: of the task under way, else a lantern to light, else of the next task, else the exit. */
export function currentGoal(quest: GuidedQuest, state: RealmState): string | null {
  const targetOf = (task: QuestTask) => openSteps(task, state).find(({ target }) => target !== undefined)?.target;
  const unfinished = quest.tasks.filter((task) => !isTaskDone(task, state));
  const begun = unfinished.filter((task) => hasBegun(task, state)).map(targetOf);
  const ready = quest.tasks.find((task) => lanternMark(task, state) === 'ready');
  const next = begun.find((target) => target !== undefined) ?? ready?.id ?? unfinished.map(targetOf).find(Boolean);
  return next ?? (areAllTasksDone(quest as Quest, state) ? quest.exit.id : null);
}
