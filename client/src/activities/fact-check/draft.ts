// The draft of a fact check: the round, the marks, and the sentences as the parrots speak them.

import { type FactBook, pageLines, type Verdict } from '@lanternwise/shared/activities/kit/facts/factBook';
import type { Spoken } from '@lanternwise/shared/activities/kit/facts/spoken';
import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import type { FlyingSentence } from './messages.ts';

type Marks = Readonly<Record<string, Verdict>>;

export interface FactDraft {
  predicted: string | undefined;
  round: number;
  /** By the sentence's id; a sentence without one is in the air. */
  marks: Marks;
}

export interface FactView {
  /** What Muse said in the source test, of which is shown whether it is true; null = the round of the fact check. */
  speech: readonly { text: string; isTrue: boolean }[] | null;
}

export const EMPTY_FACTS: FactDraft = { predicted: undefined, round: 0, marks: {} };

const isVerdict = (value: unknown): value is Verdict => value === 'true' || value === 'false';

export const parseFacts: Schema<FactDraft> = (value) => {
  if (!isRecord(value) || !isRecord(value.marks) || !Number.isSafeInteger(value.round)) return undefined;
  const marks = Object.entries(value.marks).flatMap(([id, mark]) => (isVerdict(mark) ? [[id, mark] as const] : []));
  return {
    predicted: typeof value.predicted === 'string' ? value.predicted : undefined,
    round: Math.max(0, Number(value.round)),
    marks: Object.fromEntries(marks),
  };
};

/** The draft of this person, as the window stores it. */
export const factDraft = (activity: string) => activityDraft(activity, parseFacts, EMPTY_FACTS);

export const isMarkedRight = ({ id, isTrue }: Spoken, marks: Marks): boolean => marks[id] === String(isTrue);

/** Whether the round is done. */
export const isSorted = (spoken: readonly Spoken[], marks: Marks): boolean =>
  spoken.every((one) => isMarkedRight(one, marks));

/** The marks of these sentences as the answer has them. */
export const toAnswer = (
  { predicted, marks }: Pick<FactDraft, 'predicted' | 'marks'>,
  spoken: readonly Spoken[],
): AnswerOf<'fact-check'> => ({
  predicted: predicted ?? '_walked',
  marks: spoken.flatMap(({ id, claim }) => {
    const said = marks[id];
    return said ? [{ ...claim, said }] : [];
  }),
});

export const toFlying = (book: FactBook, spoken: readonly Spoken[], marks: Marks): FlyingSentence[] =>
  spoken.map(({ id, text, claim }) => ({
    ...{ id, text, at: marks[id] ?? 'air', isTrue: null },
    page: {
      title: book.places.find((place) => place.id === claim.place)?.name ?? '',
      lines: pageLines(book, claim.place).map(({ line }) => line),
    },
  }));

/** Sentences of which is shown whether they are true; they cannot be looked up. */
export const toSpeech = (sentences: readonly { text: string; isTrue: boolean }[]): FlyingSentence[] =>
  sentences.map(({ text, isTrue }, at) => ({
    ...{ id: String(at), text, isTrue },
    at: 'air',
    page: { title: '', lines: [] },
  }));
