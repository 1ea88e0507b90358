// Takes a limited child's own words out of the evidence, before any report, heat map or mail is made from it.
import { isKnownError } from '@lanternwise/shared/constants/errorKinds';
import { mayHoldOwnWords } from '@lanternwise/shared/quests/ownWords';
import type { LearnerEvidence } from './repository.ts';

/** Errors that Python or our checks name are facts; other names were chosen by the learner. */
const shownErrorKind = (kind: string | null): string | null => (kind === null || isKnownError(kind) ? kind : null);

interface RunWords {
  code: string | null;
  errorKind: string | null;
}

type HiddenText = 'error' | 'output';
const hiddenText = (field: HiddenText, text: string | null): string | null =>
  mayHoldOwnWords('program-run', field) ? null : text;

/** A program run as others see it. */
export const runWithoutOwnWords = <R extends RunWords>(run: R) => ({
  ...run,
  code: mayHoldOwnWords('program-run', 'code') ? null : run.code,
  errorKind: mayHoldOwnWords('program-run', 'errorKind') ? shownErrorKind(run.errorKind) : run.errorKind,
});

/** The evidence as others see it. Answers stay: explanations are made from their ids and never repeat them. */
export function withoutOwnWords(evidence: Omit<LearnerEvidence, 'ownWordsHidden'>): LearnerEvidence {
  // The mistakes that the server's own grading found; every other detail is the name of a Python error.
  const mistakes = new Set(evidence.answers.flatMap(({ wrong }) => wrong));
  const isFact = (detail: string | null) => detail === null || isKnownError(detail) || mistakes.has(detail);
  return {
    ...evidence,
    ownWordsHidden: true,
    programs: evidence.programs.map((run) => ({
      ...runWithoutOwnWords(run),
      error: hiddenText('error', run.error),
      output: hiddenText('output', run.output),
    })),
    signs: evidence.signs.map((sign) => (isFact(sign.detail) ? sign : { ...sign, detail: null })),
  };
}
