// The pure quest stepper: what an event changes in a realm's state and what follows from it. Client and server run the same one.

import type { Grade } from '../activities/kit/grade.ts';
import type { ContentEffect, Quest, QuestTask, Trigger } from '../content/quest.ts';
import type { QuestEvent } from './events.ts';
import { type ActivityRecord, type RealmState, union } from './state.ts';

export type RefusalReason = 'realm-not-entered' | 'step-skipped' | 'unknown-thing' | 'tasks-unfinished';

/** What follows from an event: data for the bus, never a call. */
export type QuestEffect =
  | ContentEffect
  | { kind: 'step-completed'; task: string; step: string }
  | { kind: 'task-completed'; task: string; title: string }
  | { kind: 'exit-revealed'; exit: string; hint: string }
  | { kind: 'realm-completed' }
  | { kind: 'refused'; reason: RefusalReason };

export interface StepResult {
  state: RealmState;
  effects: readonly QuestEffect[];
}

/** Grades an answer to an activity of this realm; undefined where the activity is unknown or the answer has the wrong shape. */
export type Grader = (activity: string, answer: unknown) => Grade | undefined;

/** What the stepper must know of a realm besides its quest. */
export interface RealmFacts {
  quest: Quest;
  items: readonly string[];
  lessons: readonly string[];
  dialogs: readonly string[];
  /** Everything that can be programmed; see programRefs. */
  programs: readonly string[];
  grade: Grader;
}

const refuse = (state: RealmState, reason: RefusalReason): StepResult => ({
  state,
  effects: [{ kind: 'refused', reason }],
});

export const taskDone = (task: QuestTask, state: RealmState): boolean =>
  task.steps.every((step) => state.done.includes(step.id));
export const allTasksDone = (quest: Quest, state: RealmState): boolean =>
  quest.tasks.every((task) => taskDone(task, state));

/** Applies one event. Refused events leave the state as it was. */
export function step(facts: RealmFacts, state: RealmState, event: QuestEvent): StepResult {
  if (event.kind === 'realm-entered')
    return advance(facts, { ...state, entered: true }, { kind: event.kind, ref: event.realm });
  if (!state.entered) return refuse(state, 'realm-not-entered');
  switch (event.kind) {
    case 'item-collected':
      if (!facts.items.includes(event.ref)) return refuse(state, 'unknown-thing');
      return advance(facts, { ...state, collected: union(state.collected, [event.ref]) }, event);
    case 'dialog-finished':
      return facts.dialogs.includes(event.ref) ? advance(facts, state, event) : refuse(state, 'unknown-thing');
    case 'lesson-page': {
      if (!facts.lessons.includes(event.ref)) return refuse(state, 'unknown-thing');
      const furthest = Math.max(state.pages[event.ref] ?? 0, event.page);
      return { state: { ...state, pages: { ...state.pages, [event.ref]: furthest } }, effects: [] };
    }
    case 'lesson-finished':
      return facts.lessons.includes(event.ref) ? advance(facts, state, event) : refuse(state, 'unknown-thing');
    case 'activity-answered':
      return answer(facts, state, event);
    case 'model-card':
      return { state: { ...state, cards: { ...state.cards, [event.ref]: event.figures } }, effects: [] };
    case 'program-run':
      return facts.programs.includes(event.ref) ? { state, effects: [] } : refuse(state, 'unknown-thing');
    case 'exit-reached':
      if (event.ref !== facts.quest.exit.id) return refuse(state, 'unknown-thing');
      if (!allTasksDone(facts.quest, state)) return refuse(state, 'tasks-unfinished');
      return { state: { ...state, completed: true }, effects: [{ kind: 'realm-completed' }] };
    case 'tasks-reset':
      return { state: { ...state, epoch: state.epoch + 1, done: [], pages: {} }, effects: [] };
  }
}

function answer(facts: RealmFacts, state: RealmState, event: QuestEvent & { kind: 'activity-answered' }): StepResult {
  const grade = facts.grade(event.ref, event.answer);
  if (!grade) return refuse(state, 'unknown-thing');
  const blocked = blockedBy(facts.quest, state, { kind: event.kind, ref: event.ref });
  if (grade.correct && blocked) return refuse(state, 'step-skipped');
  const record = recordAnswer(state.activities[event.ref], grade, event);
  const next = { ...state, activities: { ...state.activities, [event.ref]: record } };
  return grade.correct ? advance(facts, next, event) : { state: next, effects: [] };
}

function recordAnswer(
  before: ActivityRecord | undefined,
  grade: Grade,
  event: { ms: number; hints: number; skipped: boolean },
): ActivityRecord {
  return {
    attempts: (before?.attempts ?? 0) + 1,
    first: before && before.attempts > 0 ? before.first : grade.score,
    best: Math.max(before?.best ?? 0, grade.score),
    correct: (before?.correct ?? false) || grade.correct,
    skipped: (before?.skipped ?? true) && event.skipped,
    ms: (before?.ms ?? 0) + event.ms,
    hints: Math.max(before?.hints ?? 0, event.hints),
  };
}

const matches = (trigger: Trigger, what: Trigger): boolean => trigger.kind === what.kind && trigger.ref === what.ref;

/** True where a step waits for exactly this, is not done, and another step must come first. */
function blockedBy(quest: Quest, state: RealmState, what: Trigger): boolean {
  const waiting = quest.tasks
    .flatMap((task) => task.steps)
    .filter((s) => matches(s.on, what) && !state.done.includes(s.id));
  return waiting.length > 0 && waiting.every((s) => s.needs.some((need) => !state.done.includes(need)));
}

/** Ticks every step that waited for this, then says which tasks and whether the whole quest are done thereby. */
function advance(facts: RealmFacts, state: RealmState, what: Trigger & { kind: Trigger['kind'] }): StepResult {
  const { quest } = facts;
  const trigger = { kind: what.kind, ref: what.ref };
  if (blockedBy(quest, state, trigger)) return refuse(state, 'step-skipped');
  const effects: QuestEffect[] = [];
  let done = state.done;
  for (const task of quest.tasks) {
    const wasDone = taskDone(task, state);
    for (const s of task.steps) {
      if (!matches(s.on, trigger) || done.includes(s.id) || s.needs.some((need) => !done.includes(need))) continue;
      done = union(done, [s.id]);
      effects.push({ kind: 'step-completed', task: task.id, step: s.id });
    }
    if (!wasDone && taskDone(task, { ...state, done }))
      effects.push({ kind: 'task-completed', task: task.id, title: task.title });
  }
  const next = { ...state, done };
  for (const rule of quest.rules) {
    const ready = (rule.needs ?? []).every((need) => done.includes(need));
    if (ready && matches(rule.on, trigger)) effects.push(...rule.effects);
  }
  if (!allTasksDone(quest, state) && allTasksDone(quest, next)) {
    effects.push({ kind: 'exit-revealed', exit: quest.exit.id, hint: quest.exit.hint });
  }
  return { state: next, effects };
}
