// Reduces the evidence in quest events to what a realm's content knows: its activities, their keys, their figures.
import { figureNames, STEP_FIGURES } from '@lanternwise/shared/activities/figureNames';
import { cleanAnswer } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { stepRef } from '@lanternwise/shared/content/programRefs';
import type { QuestEvent } from '@lanternwise/shared/quests/events';

type Figures = Readonly<Record<string, number>>;

/** The event without unknown keys; undefined if it is about something that the realm does not have. */
export function knownEvidence(content: RealmContent, event: QuestEvent): QuestEvent | undefined {
  if (event.kind === 'activity-answered') {
    const activity = ownValue(content.activities, event.ref);
    const answer = activity && cleanAnswer(activity, event.answer);
    return answer === undefined ? undefined : { ...event, answer };
  }
  if (event.kind === 'model-card') {
    const names = namesOfCard(content, event.ref);
    return names && { ...event, figures: onlyNamed(event.figures, names) };
  }
  return event;
}

const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const onlyNamed = (figures: Figures, names: ReadonlySet<string>): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => names.has(name)));

const stepFigures: ReadonlySet<string> = new Set(STEP_FIGURES);

/** The names that figures of this card may have: of an activity, a step of a Python lesson, or its Arena. */
function namesOfCard({ activities, lessons }: RealmContent, ref: string): ReadonlySet<string> | undefined {
  const activity = ownValue(activities, ref);
  if (activity) return figureNames(activity);
  const isStep = Object.values(lessons).some(
    (lesson) =>
      lesson.kind === 'python' &&
      [...lesson.steps.map(({ id }) => id), 'arena'].some((step) => stepRef(lesson.id, step) === ref),
  );
  return isStep ? stepFigures : undefined;
}
