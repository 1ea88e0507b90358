// Parses quest events and applies them with the shared reducer, with the server's own grading.

import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { EventRejection, EventResult } from '@lanternwise/shared/contracts/progress';
import { LATEST_TIME } from '@lanternwise/shared/contracts/storable';
import { type QuestEvent, questEventSchema } from '@lanternwise/shared/quests/events';
import { withPythonAttempt } from '@lanternwise/shared/quests/pythonAttempt';
import { type QuestContext, reduceQuest } from '@lanternwise/shared/quests/reducer';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { holdsTooMuch } from '../../http/measure.ts';

const REFUSAL_MESSAGES: Record<EventRejection, string> = {
  'realm-not-entered': 'This realm was not entered yet.',
  'step-skipped': 'Another step comes first.',
  'unknown-thing': 'There is no such thing in this realm.',
  'tasks-unfinished': 'The tasks of this realm are not finished yet.',
  'unknown-realm': 'There is no such realm to play yet.',
  'subscription-needed': 'Please subscribe to access this content',
  'locked-by-teacher': 'Your teacher has locked this realm for now.',
  malformed: 'This is not an event of play.',
};

export const refusedResult = (id: string, reason: EventRejection, message = REFUSAL_MESSAGES[reason]): EventResult => ({
  id,
  status: 'refused',
  reason,
  message,
});

/** Browsers' clocks are wrong now and then, and events may wait offline; what lies further back tells nothing. */
const EVENT_AGE_LIMIT_MS = 30 * 24 * 3_600_000;

const clampTime = (at: number, now: number): number => Math.min(Math.max(at, now - EVENT_AGE_LIMIT_MS), now);

/** A clock that is ahead of all dates must not cost the learner an event. */
function withinDates(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('at' in raw) || typeof raw.at !== 'number') return raw;
  return raw.at > LATEST_TIME ? { ...raw, at: LATEST_TIME } : raw;
}

/** Returns the parsed event, its time between the last 30 days and now, or the result that rejects it. */
export function parseEvent(raw: unknown, now = Date.now()): { event: QuestEvent } | { result: EventResult } {
  const parsed = holdsTooMuch(questEventSchema, raw)
    ? undefined
    : questEventSchema.safeParse(withPythonAttempt(withinDates(raw)));
  if (parsed?.success) return { event: { ...parsed.data, at: clampTime(parsed.data.at, now) } };
  const id = typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : '';
  return { result: refusedResult(id.slice(0, 64), 'malformed') };
}

export interface AppliedEvent {
  state: RealmState;
  result: EventResult;
  /** The server's own grade of an answer. */
  grade: Grade | undefined;
}

/** Applies one new event. */
export function applyEvent(facts: QuestContext, before: RealmState | undefined, event: QuestEvent): AppliedEvent {
  const state = before ?? EMPTY_REALM_STATE;
  let grade: Grade | undefined;
  const grading: QuestContext = {
    ...facts,
    grade: (activity, answer) => {
      grade = facts.grade(activity, answer);
      return grade;
    },
  };
  const outcome = reduceQuest(grading, state, event);
  const refusal = outcome.effects.find((effect) => effect.kind === 'refused');
  if (refusal) return { state, result: refusedResult(event.id, refusal.reason), grade: undefined };
  return { state: outcome.state, result: { id: event.id, status: 'applied' }, grade };
}
