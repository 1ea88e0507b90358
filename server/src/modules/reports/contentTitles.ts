// Titles and descriptions for reports, from the realm's content only: an id that it does not have may be a learner's own word.

import { isCheckedModel } from '@lanternwise/shared/activities/figureNames';
import { explainAnswer } from '@lanternwise/shared/activities/registry';
import { isMapId } from '@lanternwise/shared/constants/realms';
import { ARENA_STEP, programOfAttempt, programRefs, stepRef } from '@lanternwise/shared/content/programRefs';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import type { ProgramStatus } from '@lanternwise/shared/quests/programs';
import type { PlaceContent } from './placeContent.ts';

/** Shown for what the content no longer has. */
export const UNKNOWN_TITLE = 'A task that is no longer in the course';

/** The title of an activity, a lesson or a program; of what has none of its own, that of its step. */
export function titleOf(content: PlaceContent | undefined, ref: string): string {
  if (!content) return UNKNOWN_TITLE;
  const activity = content.activities[ref];
  if (activity) return activity.title;
  const lesson = content.lessons[ref];
  if (lesson) return lesson.title;
  for (const python of Object.values(content.lessons)) {
    if (python.kind !== 'python') continue;
    const step = python.steps.find(({ id }) => ref === stepRef(python.id, id));
    if (step) return `${python.title}: ${step.title}`;
    // Attempts at its Arena.
    if (ref === stepRef(python.id, ARENA_STEP)) return `${python.title}: challenge`;
  }
  const steps = content.quest.tasks.flatMap((task) => task.steps);
  return steps.find(({ on }) => on.ref === ref)?.title ?? UNKNOWN_TITLE;
}

/** Whether an attempt was made with a program, whose runs are evidence of their own. */
const isProgram = (content: PlaceContent | undefined, ref: string): boolean =>
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

const ERROR_DESCRIPTIONS: Record<string, string> = {
  'wrong-output': 'The program runs, but prints something else than asked.',
  'missing-elements': 'The program leaves out something the task asks for.',
  check: 'The program works differently from what the task asks for.',
  SyntaxError: 'A bracket, a quote or a colon is missing or in the wrong place.',
  IndentationError: 'The spaces at the beginning of a line do not fit.',
  TabError: 'Tabs and spaces are mixed at the beginning of lines.',
  NameError: 'A name is used that was never given a value, often a spelling slip.',
  TypeError: 'Text and numbers are mixed, or something is used in a way it cannot be used.',
  ValueError: 'A value has the right kind, but cannot be used there, often int() of a word.',
  IndexError: 'A list is asked for a place it does not have.',
  KeyError: 'A dictionary is asked for a key it does not have.',
  ZeroDivisionError: 'Something is divided by zero.',
  AttributeError: 'Something is asked for a part it does not have.',
  RecursionError: 'A function calls itself without end.',
};

/** Whether it is an error that Python or our checks name, not one that a program names itself. */
export const isKnownError = (kind: string): boolean => Object.hasOwn(ERROR_DESCRIPTIONS, kind);

/** Description of an error kind for teachers; null is an error without a name that may be shown. */
export const describeError = (kind: string | null): string =>
  (kind === null ? undefined : ERROR_DESCRIPTIONS[kind]) ?? `Python stopped with ${kind ?? 'an error'}.`;

const RUN_OUTCOMES: Record<ProgramStatus, string> = {
  passed: 'it passed',
  failed: 'not what the task asks for yet',
  error: 'it ended with an error',
  stopped: 'stopped by hand',
};

/** Timeline text of an event; `isCorrect` is the grade of an answer. Undefined for events that are not shown. */
export function describeEvent(
  content: PlaceContent | undefined,
  event: QuestEvent,
  isCorrect?: boolean | undefined,
): string | undefined {
  const title = content?.realm.title ?? event.realm;
  const isRealm = isMapId(event.realm);
  switch (event.kind) {
    case 'realm-entered':
      return isRealm ? `Entered ${title}` : `Began ${title}`;
    case 'item-collected':
      return `Found ${content?.realm.items.find(({ id }) => id === event.ref)?.name ?? 'an object'}`;
    case 'lesson-finished':
      return `${event.skipped ? 'Skipped' : 'Finished'} the lesson "${titleOf(content, event.ref)}"`;
    case 'activity-answered':
      return `Answered "${titleOf(content, event.ref)}"${isCorrect === undefined ? '' : isCorrect ? ': right' : ': not right yet'}`;
    case 'model-card':
      return `${isCheckedModel(event.figures) ? 'Trained and tested a model' : 'Ran an experiment'} in "${titleOf(content, event.ref)}"`;
    case 'python-attempt':
      // Attempts at programs show as their runs.
      return isProgram(content, event.ref)
        ? undefined
        : `Tried "${titleOf(content, event.ref)}": ${event.figures.solved === 1 ? 'solved' : 'not right yet'}`;
    case 'program-run':
      return `Ran a program, ${RUN_OUTCOMES[event.status]}: ${titleOf(content, event.ref)}`;
    case 'lantern-lit':
      return `Lit the lantern of "${content?.quest.tasks.find(({ id }) => id === event.ref)?.title ?? UNKNOWN_TITLE}"`;
    case 'exit-reached':
      return isRealm ? `Left ${title} through the glowing arrow` : `Completed ${title}`;
    case 'tasks-reset':
      return `Restarted the tasks of ${title}`;
    case 'dialog-finished':
    case 'lesson-page':
      return undefined;
  }
}
