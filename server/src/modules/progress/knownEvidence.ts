// Reduces the evidence in quest events to what a realm's content knows: its activities, their keys, their figures.
import { type Activity, ANSWER_SCHEMAS, cleanAnswer, figureNames } from '@lanternwise/shared/activities/registry';

import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { ARENA_STEP, stepRef } from '@lanternwise/shared/content/programRefs';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { holdsTooMuch } from '../../http/measure.ts';

type Figures = Readonly<Record<string, number>>;

/** The event without unknown keys; undefined if it is about something that the realm does not have. */
export function knownEvidence(
  content: Pick<RealmContent, 'activities' | 'lessons'>,
  event: QuestEvent,
): QuestEvent | undefined {
  if (event.kind === 'activity-answered') {
    const activity = ownValue(content.activities, event.ref);
    const answer = activity && answerOf(activity, event.answer);
    return answer === undefined ? undefined : { ...event, answer };
  }
  if (event.kind === 'model-card') {
    const activity = ownValue(content.activities, event.ref);
    return activity && { ...event, figures: onlyNamed(event.figures, figureNames(activity)) };
  }
  if (event.kind === 'python-attempt') return isPythonStep(content, event.ref) ? event : undefined;
  return event;
}

/** Undefined too if there is more in it than any answer of the kind holds: nobody looks through that. */
function answerOf(activity: Activity, answer: unknown): unknown {
  const schema = ANSWER_SCHEMAS.get(activity.kind);
  return schema && holdsTooMuch(schema, answer) ? undefined : cleanAnswer(activity, answer);
}

const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const onlyNamed = (figures: Figures, names: ReadonlySet<string>): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => names.has(name)));

/** Whether this is a step of a Python lesson, or its Arena. */
const isPythonStep = ({ lessons }: Pick<RealmContent, 'lessons'>, ref: string): boolean =>
  Object.values(lessons).some(
    (lesson) =>
      lesson.kind === 'python' &&
      [...lesson.steps.map(({ id }) => id), ARENA_STEP].some((step) => stepRef(lesson.id, step) === ref),
  );
