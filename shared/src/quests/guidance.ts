// Tells the player where to go next: who has a task or one under way, and the current goal on the map.
import type { Quest, QuestStep, QuestTask } from '../content/quest.ts';
import type { RealmState } from './state.ts';
import { areAllTasksDone, isTaskDone } from './tasks.ts';

/** What a character has for the player: a new task ('!'), or one in progress ('?'). */
export type CharacterMark = 'task' | 'progress';

type GuidedQuest = Pick<Quest, 'tasks' | 'exit'>;

/** The steps of a task that can be done now. */
const openSteps = (task: QuestTask, { done }: RealmState): QuestStep[] =>
  task.steps.filter(({ id, needs }) => !done.includes(id) && needs.every((need) => done.includes(need)));

/** A task has begun with its first step, or with the first page of a lesson that it asks for. */
const hasBegun = (task: QuestTask, { done, pages }: RealmState): boolean =>
  task.steps.some(({ id, on }) => done.includes(id) || (on.kind === 'lesson-finished' && (pages[on.ref] ?? 0) > 0));

/** Marks over characters that an open step leads to; a started task takes precedence over a new one. */
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

/** What is next, and where: one step of a task, or the exit. */
export type Goal =
  | { kind: 'step'; task: QuestTask; step: QuestStep; target: string | null }
  | { kind: 'exit'; target: string; text: string };

const goalOf = (task: QuestTask, state: RealmState): Goal | undefined => {
  const steps = openSteps(task, state);
  const step = steps.find(({ target }) => target !== undefined) ?? steps[0];
  return step && { kind: 'step', task, step, target: step.target ?? null };
};

/**
 * The one goal that hints, quest log, arrow and buttons show: of the tasks asked for (a teacher's first) the first that can go on, else the
 * task under way, else the next one, else the exit. Null only in a quest whose steps wait for each other.
 */
export function currentGoal(quest: GuidedQuest, state: RealmState, asked: readonly string[] = []): Goal | null {
  if (areAllTasksDone(quest, state)) return { kind: 'exit', target: quest.exit.id, text: quest.exit.hint };
  const unfinished = quest.tasks.filter((task) => !isTaskDone(task, state));
  const wanted = asked.flatMap((id) => unfinished.filter((task) => task.id === id));
  const begun = unfinished.filter((task) => hasBegun(task, state));
  for (const task of [...wanted, ...begun, ...unfinished]) {
    const goal = goalOf(task, state);
    if (goal) return goal;
  }
  return null;
}

/** The task that the goal belongs to; undefined when all are done. */
export function currentTask(quest: GuidedQuest, state: RealmState): QuestTask | undefined {
  const goal = currentGoal(quest, state);
  return goal?.kind === 'step' ? goal.task : undefined;
}
