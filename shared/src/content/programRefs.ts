// The names under which runs of a Python lesson's programs are kept. (No schema library here: the client carries it.)
import type { PythonLesson } from './pythonLesson.ts';

/** Of a tutorial step's program; those of the Arena have the lesson's own id. */
export const stepRef = (lesson: string, step: string): string => `${lesson}-${step}`;

/** Everything in a lesson that is programmed. */
export const programRefs = ({ id: lesson, steps }: PythonLesson): string[] => [
  lesson,
  ...steps.filter((step) => 'starter' in step).map((step) => stepRef(lesson, step.id)),
];
