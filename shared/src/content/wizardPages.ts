// The pages of a talk with a wizard, in the order of lessons.txt 4.8: greeting, then question, answer and challenge of each concept.
import type { LessonOf } from './lesson.ts';

type Concept = LessonOf<'wizard'>['concepts'][number];

export type WizardPage =
  | { kind: 'greeting' }
  | { kind: 'question' | 'answer'; concept: Concept }
  | { kind: 'challenge'; activity: string };

export const wizardPages = ({ concepts, compare }: LessonOf<'wizard'>): WizardPage[] => [
  { kind: 'greeting' },
  ...concepts.flatMap((concept): WizardPage[] => [
    { kind: 'question', concept },
    { kind: 'answer', concept },
    { kind: 'challenge', activity: concept.challenge },
  ]),
  { kind: 'challenge', activity: compare },
];

const PAGES_PER_CONCEPT = 3;

/** Index of the concept on this page; the page after the concepts counts as one more. */
export const conceptAt = (page: number): number => Math.max(0, Math.floor((page - 1) / PAGES_PER_CONCEPT));
