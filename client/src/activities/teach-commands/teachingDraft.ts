// What is kept of teaching the robot in this browser: the guess, the chosen voices, the tests so far and the picks; never a sound.
import type { Activity, ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema, stringListSchema, stringSchema } from '../../lib/storage/schemas.ts';

/** Tests that stay in the list; the first one always does. */
const MAX_TESTS = 8;

export interface TeachingDraft {
  predicted: string | undefined;
  /** Teaching voices that are chosen now. */
  voices: readonly string[];
  /** Teaching voices of each test, the first voice alone first. */
  tests: readonly (readonly string[])[];
  read: string | undefined;
  conclusion: string | undefined;
  /** It misheard a word that was called on the map. */
  misheard: boolean;
}

export const emptyTeaching = (first: string): TeachingDraft => ({
  predicted: undefined,
  voices: [first],
  tests: [],
  read: undefined,
  conclusion: undefined,
  misheard: false,
});

export const parseTeaching: Schema<TeachingDraft> = (value) => {
  if (!isRecord(value) || !Array.isArray(value.tests)) return undefined;
  const voices = stringListSchema(value.voices);
  const tests = value.tests.flatMap((test) => (stringListSchema(test) ? [test as string[]] : []));
  if (!voices || tests.length !== value.tests.length) return undefined;
  return {
    predicted: stringSchema(value.predicted),
    voices,
    tests: tests.slice(0, MAX_TESTS),
    read: stringSchema(value.read),
    conclusion: stringSchema(value.conclusion),
    misheard: value.misheard === true,
  };
};

/** The test is added at the end, each choice of voices once; the oldest but the first makes room. */
export function withTest(draft: TeachingDraft): TeachingDraft {
  const { voices, tests } = draft;
  const [first, ...others] = tests;
  if (!first) return { ...draft, tests: [voices] };
  const different = others.filter((test) => test.join() !== voices.join());
  return { ...draft, tests: [first, ...different.slice(2 - MAX_TESTS), voices] };
}

/** What counts is the last test, not what is chosen and not tested yet. */
export const toAnswer = ({ predicted, tests, read, conclusion }: TeachingDraft): AnswerOf<'teach-commands'> => ({
  predicted: predicted ?? '_none',
  voices: [...(tests.at(-1) ?? [])],
  read: read ?? '_none',
  conclusion: conclusion ?? '_none',
});

export const teachingDraft = ({ id, first }: ActivityOf<'teach-commands'>) =>
  activityDraft(id, parseTeaching, emptyTeaching(first));

/** A child who heard it fail, or has begun to teach it, finds the window the next time. */
export function isHeardToFail(activity: Activity): boolean {
  if (activity.kind !== 'teach-commands') return false;
  const { misheard, tests } = teachingDraft(activity).read();
  return misheard || tests.length > 0;
}
