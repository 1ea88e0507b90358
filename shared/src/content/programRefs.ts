// Builds the ids under which program runs of a Python lesson are stored; without Zod, to keep the client bundle small.
import type { PythonLesson } from './pythonLesson.ts';

/** Id of a tutorial step's program; the Arena's program has the lesson's id. */
export const stepRef = (lesson: string, step: string): string => `${lesson}-${step}`;

/** Stands for the Arena in the reference of an attempt. */
export const ARENA_STEP = 'arena';

/** The id of the program that an attempt was about: the Arena's program has the lesson's id. */
export const programOfAttempt = (ref: string): string =>
  ref.endsWith(`-${ARENA_STEP}`) ? ref.slice(0, -ARENA_STEP.length - 1) : ref;

/** Ids of all programs of a lesson. */
export const programRefs = ({ id: lesson, steps }: PythonLesson): string[] => [
  lesson,
  ...steps.filter((step) => 'starter' in step).map((step) => stepRef(lesson, step.id)),
];
