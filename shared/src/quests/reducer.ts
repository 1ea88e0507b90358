// Pure reducer of quest events: computes a realm's new state and the effects, on client and server.

import type { Grade } from '../activities/kit/grade.ts';
import type { ContentEffect, QuestRules, Trigger } from '../content/quest.ts';
import type { QuestEvent } from './events.ts';
import { addTries } from './firstTries.ts';
import { firstTriesOfParts, type Parts, recordParts, wonParts } from './parts.ts';
import { keepStars } from './stars.ts';
import { type ActivityRecord, type RealmState, sortedUnion } from './state.ts';
import { areAllTasksDone, isTaskDone } from './tasks.ts';

export type RejectionReason = 'realm-not-entered' | 'step-skipped' | 'unknown-thing' | 'tasks-unfinished';

/** Effects of an event, as data for the event bus. */
export type QuestEffect =
  | ContentEffect
  | { kind: 'step-completed'; task: string; step: string }
  | { kind: 'task-completed'; task: string; title: string }
  | { kind: 'exit-revealed'; exit: string; hint: string }
  | { kind: 'lantern-lit'; task: string }
  /** The last great lantern of the realm was lit. */
  | { kind: 'realm-lit' }
  | { kind: 'realm-completed' }
  | { kind: 'refused'; reason: RejectionReason };

export interface QuestResult {
  state: RealmState;
  effects: readonly QuestEffect[];
}

/** Grades an answer to an activity of this realm; returns undefined if the activity is unknown or the answer is malformed. */
export type Grader = (activity: string, answer: unknown) => Grade | undefined;

/** The realm data that the reducer needs. */
export interface QuestContext {
  quest: QuestRules;
  items: readonly string[];
  lessons: readonly string[];
  dialogs: readonly string[];
  /** Ids of all programs; see programRefs. */
  programs: readonly string[];
  grade: Grader;
  /** Refuses figures that others will read as a child's work; only the server needs it, for the client made them. */
  acceptsFigures?(figures: Readonly<Record<string, number>>, ref: string): boolean;
  /** Whether a run that says it passed can have; only the server asks, for the client judged it. */
  acceptsRun?(run: QuestEvent & { kind: 'program-run' }): boolean;
}

const reject = (state: RealmState, reason: RejectionReason): QuestResult => ({
  state,
  effects: [{ kind: 'refused', reason }],
});

/** Applies one event; rejected events do not change the state, and none takes a star away. */
export function reduceQuest(context: QuestContext, state: RealmState, event: QuestEvent): QuestResult {
  const result = applyEvent(context, state, event);
  return { ...result, state: keepStars(context.quest, state, result.state) };
}

function applyEvent(context: QuestContext, state: RealmState, event: QuestEvent): QuestResult {
  if (event.kind === 'realm-entered')
    return completeSteps(context, { ...state, entered: true }, { kind: event.kind, ref: event.realm });
  if (!state.entered) return reject(state, 'realm-not-entered');
  switch (event.kind) {
    case 'item-collected':
      if (!context.items.includes(event.ref)) return reject(state, 'unknown-thing');
      return completeSteps(context, { ...state, collected: sortedUnion(state.collected, [event.ref]) }, event);
    case 'dialog-finished':
      return context.dialogs.includes(event.ref)
        ? completeSteps(context, state, event)
        : reject(state, 'unknown-thing');
    case 'lesson-page': {
      if (!context.lessons.includes(event.ref)) return reject(state, 'unknown-thing');
      const furthest = Math.max(state.pages[event.ref] ?? 0, event.page);
      return { state: { ...state, pages: { ...state.pages, [event.ref]: furthest } }, effects: [] };
    }
    case 'lesson-finished':
      return context.lessons.includes(event.ref)
        ? completeSteps(context, markSkipped(context, state, event), event)
        : reject(state, 'unknown-thing');
    case 'activity-answered':
      return applyAnswer(context, state, event);
    case 'model-card':
      if (context.acceptsFigures?.(event.figures, event.ref) === false) return reject(state, 'unknown-thing');
      return { state: { ...state, cards: { ...state.cards, [event.ref]: event.figures } }, effects: [] };
    case 'python-attempt':
      return { state, effects: [] };
    case 'program-run':
      if (!context.programs.includes(event.ref)) return reject(state, 'unknown-thing');
      if (event.status !== 'passed' || context.acceptsRun?.(event) === false) return { state, effects: [] };
      return { state: { ...state, passed: sortedUnion(state.passed ?? [], [event.ref]) }, effects: [] };
    case 'lantern-lit':
      return lightLantern(context.quest, state, event.ref);
    case 'exit-reached':
      if (event.ref !== context.quest.exit.id) return reject(state, 'unknown-thing');
      if (!areAllTasksDone(context.quest, state)) return reject(state, 'tasks-unfinished');
      return { state: { ...state, completed: true }, effects: [{ kind: 'realm-completed' }] };
    case 'tasks-reset':
      return { state: { ...state, epoch: state.epoch + 1, done: [], pages: {} }, effects: [] };
  }
}

/**
 * A lesson that was finished once does not become a skipped one, whatever comes later. A lesson with a program counts as finished
 * only if a passed run of it was reported; without one the event is applied, as nothing that waited offline may be lost, but skips it.
 */
function markSkipped(
  { quest, programs }: QuestContext,
  state: RealmState,
  { ref, skipped: saysSkipped }: QuestEvent & { kind: 'lesson-finished' },
): RealmState {
  const known = state.skipped?.[ref];
  const skipped = saysSkipped || (programs.includes(ref) && !state.passed?.includes(ref));
  if (!skipped) return known ? { ...state, skipped: { ...state.skipped, [ref]: false } } : state;
  const isFinished = quest.tasks.some(({ steps }) =>
    steps.some(({ id, on }) => on.kind === 'lesson-finished' && on.ref === ref && state.done.includes(id)),
  );
  return known !== undefined || isFinished ? state : { ...state, skipped: { ...state.skipped, [ref]: true } };
}

/** Lights the great lantern of a finished task; lighting it again changes nothing. */
function lightLantern(quest: QuestRules, state: RealmState, ref: string): QuestResult {
  const task = quest.tasks.find(({ id }) => id === ref);
  if (!task) return reject(state, 'unknown-thing');
  if (state.lanterns.includes(ref)) return { state, effects: [] };
  if (!isTaskDone(task, state)) return reject(state, 'tasks-unfinished');
  const lanterns = sortedUnion(state.lanterns, [ref]);
  const effects: QuestEffect[] = [{ kind: 'lantern-lit', task: ref }];
  if (quest.tasks.every(({ id }) => lanterns.includes(id))) effects.push({ kind: 'realm-lit' });
  return { state: { ...state, lanterns }, effects };
}

function applyAnswer(
  context: QuestContext,
  state: RealmState,
  event: QuestEvent & { kind: 'activity-answered' },
): QuestResult {
  const grade = context.grade(event.ref, event.answer);
  if (!grade) return reject(state, 'unknown-thing');
  const blocked = isBlocked(context.quest, state, { kind: event.kind, ref: event.ref });
  if (grade.correct && blocked) return reject(state, 'step-skipped');
  if (grade.parts) return applyParts(context, state, event, { ...grade, parts: grade.parts });
  const record = recordAnswer(state.activities[event.ref], grade, event);
  const next = { ...state, activities: { ...state.activities, [event.ref]: record } };
  return grade.correct ? completeSteps(context, next, event) : { state: next, effects: [] };
}

/** An answer to some parts of an activity: passed, and its steps are done, once enough of them are won. */
function applyParts(
  context: QuestContext,
  state: RealmState,
  event: QuestEvent & { kind: 'activity-answered' },
  { correct, wrong, parts: { right, of } }: Grade & { parts: NonNullable<Grade['parts']> },
): QuestResult {
  const { ref } = event;
  const parts: Parts = recordParts(state.parts?.[ref] ?? {}, right, wrong);
  const won = wonParts(parts).length;
  const overall = { correct: won >= of, score: Math.min(1, won / of), wrong };
  const before = state.activities[ref];
  const record = { ...recordAnswer(before, overall, event), ...firstTriesOfParts(parts, of, before) };
  const next = {
    ...state,
    activities: { ...state.activities, [ref]: record },
    parts: { ...state.parts, [ref]: parts },
  };
  return correct && overall.correct ? completeSteps(context, next, event) : { state: next, effects: [] };
}

function recordAnswer(
  before: ActivityRecord | undefined,
  grade: Grade,
  event: { ms: number; hints: number; skipped: boolean },
): ActivityRecord {
  return {
    attempts: (before?.attempts ?? 0) + 1,
    ...addTries(before, grade),
    best: Math.max(before?.best ?? 0, grade.score),
    correct: (before?.correct ?? false) || grade.correct,
    skipped: (before?.skipped ?? true) && event.skipped,
    ms: (before?.ms ?? 0) + event.ms,
    hints: Math.max(before?.hints ?? 0, event.hints),
  };
}

const triggersMatch = (a: Trigger, b: Trigger): boolean => a.kind === b.kind && a.ref === b.ref;

/** True if open steps have this trigger, but all of them need another step first. */
function isBlocked(quest: QuestRules, state: RealmState, trigger: Trigger): boolean {
  const waiting = quest.tasks
    .flatMap((task) => task.steps)
    .filter((s) => triggersMatch(s.on, trigger) && !state.done.includes(s.id));
  return waiting.length > 0 && waiting.every((s) => s.needs.some((need) => !state.done.includes(need)));
}

/** Completes all steps with this trigger and collects the effects: completed tasks, rules, revealed exit. */
function completeSteps(context: QuestContext, state: RealmState, event: Trigger): QuestResult {
  const { quest } = context;
  const trigger = { kind: event.kind, ref: event.ref };
  if (isBlocked(quest, state, trigger)) return reject(state, 'step-skipped');
  const effects: QuestEffect[] = [];
  let done = state.done;
  for (const task of quest.tasks) {
    const wasDone = isTaskDone(task, state);
    for (const s of task.steps) {
      if (!triggersMatch(s.on, trigger) || done.includes(s.id) || s.needs.some((need) => !done.includes(need)))
        continue;
      done = sortedUnion(done, [s.id]);
      effects.push({ kind: 'step-completed', task: task.id, step: s.id });
    }
    if (!wasDone && isTaskDone(task, { ...state, done }))
      effects.push({ kind: 'task-completed', task: task.id, title: task.title });
  }
  const next = { ...state, done };
  for (const rule of quest.rules) {
    const ready =
      (rule.needs ?? []).every((need) => done.includes(need)) &&
      !(rule.unless ?? []).some((step) => done.includes(step));
    if (ready && triggersMatch(rule.on, trigger)) effects.push(...rule.effects);
  }
  if (!areAllTasksDone(quest, state) && areAllTasksDone(quest, next)) {
    effects.push({ kind: 'exit-revealed', exit: quest.exit.id, hint: quest.exit.hint });
  }
  return { state: next, effects };
}
