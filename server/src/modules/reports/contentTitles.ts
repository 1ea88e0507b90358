// Titles and explanations for reports, from the realm's content only: an id that it does not have may be a learner's own word.
import { isCheckedModel } from '@lanternwise/shared/activities/kit/figures';
import { explainAnswer } from '@lanternwise/shared/activities/registry';
import { type ByLanguage, DEFAULT_LANGUAGE, inLanguage } from '@lanternwise/shared/constants/languages';
import { ARENA_STEP, programOfAttempt, programRefs, stepRef } from '@lanternwise/shared/content/programRefs';
import type { TimelineEntry } from '@lanternwise/shared/contracts/reports';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import type { PlaceContent } from './placeContent.ts';

/** Shown for what the content no longer has. */
export const UNKNOWN_TITLE = 'A task that is no longer in the course';
const UNKNOWN_TITLES: ByLanguage<string> = {
  en: UNKNOWN_TITLE,
  hi: 'एक कार्य जो अब कोर्स में नहीं है',
};
const ARENA_TITLES: ByLanguage<string> = { en: 'challenge', hi: 'चुनौती' };

const titleIn = (content: PlaceContent | undefined, titles: ByLanguage<string>): string =>
  inLanguage(titles, content?.language ?? DEFAULT_LANGUAGE);
const unknownTitle = (content: PlaceContent | undefined): string => titleIn(content, UNKNOWN_TITLES);

/** The title of an activity, a lesson or a program; of what has none of its own, that of its step. */
export function titleOf(content: PlaceContent | undefined, ref: string): string {
  if (!content) return unknownTitle(content);
  const activity = content.activities[ref];
  if (activity) return activity.title;
  const lesson = content.lessons[ref];
  if (lesson) return lesson.title;
  for (const python of Object.values(content.lessons)) {
    if (python.kind !== 'python') continue;
    const step = python.steps.find(({ id }) => ref === stepRef(python.id, id));
    if (step) return `${python.title}: ${step.title}`;
    // Attempts at its Arena.
    if (ref === stepRef(python.id, ARENA_STEP)) return `${python.title}: ${titleIn(content, ARENA_TITLES)}`;
  }
  const steps = content.quest.tasks.flatMap((task) => task.steps);
  return steps.find(({ on }) => on.ref === ref)?.title ?? unknownTitle(content);
}

/** Whether an attempt was made with a program, whose runs are evidence of their own. */
export const isProgram = (content: PlaceContent | undefined, ref: string): boolean =>
  Object.values(content?.lessons ?? {}).some(
    (lesson) => lesson.kind === 'python' && programRefs(lesson).includes(programOfAttempt(ref)),
  );

export interface Mistake {
  label: string;
  text: string;
}

/** Explanations of the wrong items of an answer, without unanswered ones. */
export function mistakesIn(
  content: PlaceContent | undefined,
  activity: string,
  answer: unknown,
  wrong: readonly string[],
): Array<Mistake & { item: string }> {
  const known = content?.activities[activity];
  if (!known) return [];
  return explainAnswer(known, answer, wrong).flatMap((explanation) =>
    explanation.unanswered ? [] : [{ item: explanation.item, label: explanation.label, text: explanation.text }],
  );
}

type TimelineFacts = Pick<TimelineEntry, 'kind' | 'title' | 'outcome'>;

/** What the timeline says about an event; `isCorrect` is the grade of an answer. Undefined for events that are not shown. */
export function timelineFacts(
  content: PlaceContent | undefined,
  event: QuestEvent,
  isCorrect?: boolean | undefined,
): TimelineFacts | undefined {
  switch (event.kind) {
    case 'realm-entered':
    case 'exit-reached':
    case 'tasks-reset':
      return { kind: event.kind, title: '', outcome: null };
    case 'item-collected':
      return { kind: event.kind, title: itemName(content, event.ref), outcome: null };
    case 'lesson-finished':
      return { kind: event.kind, title: titleOf(content, event.ref), outcome: event.skipped ? 'skipped' : null };
    case 'activity-answered':
      return {
        kind: event.kind,
        title: titleOf(content, event.ref),
        outcome: isCorrect === undefined ? null : isCorrect ? 'right' : 'wrong',
      };
    case 'model-card': {
      const kind = isCheckedModel(event.figures) ? 'model-card' : 'experiment';
      return { kind, title: titleOf(content, event.ref), outcome: null };
    }
    case 'python-attempt':
      // Attempts at programs show as their runs.
      if (isProgram(content, event.ref)) return undefined;
      return {
        kind: event.kind,
        title: titleOf(content, event.ref),
        outcome: event.figures.solved === 1 ? 'right' : 'wrong',
      };
    case 'program-run':
      return { kind: event.kind, title: titleOf(content, event.ref), outcome: event.status };
    case 'lantern-lit':
      return { kind: event.kind, title: taskTitle(content, event.ref), outcome: null };
    case 'dialog-finished':
    case 'lesson-page':
      return undefined;
  }
}

const itemName = (content: PlaceContent | undefined, ref: string): string =>
  content?.realm.items.find(({ id }) => id === ref)?.name ?? unknownTitle(content);

const taskTitle = (content: PlaceContent | undefined, ref: string): string =>
  content?.quest.tasks.find(({ id }) => id === ref)?.title ?? unknownTitle(content);
