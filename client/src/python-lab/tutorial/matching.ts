// When the links of code and output are right, and why one is wrong.
import type { TutorialStepOf } from '@lanternwise/shared/content/pythonLesson';
import { t } from '@lingui/core/macro';
import type { Links } from '../../activities/kit/match/matchLinks.ts';

export type MatchingStep = TutorialStepOf<'matching'>;

/** Right outputs in the order of the snippets. */
const LETTERS: readonly string[] = ['A', 'B', 'C', 'D'];
/** Whatever a learner or a content file writes: with or without commas, any case, any spaces. */
const CORRECT_ANSWER = '1A2B3C4D';

/** The links as the answer of the requirements, for example "1A,2B,3C,4D". */
export const formatAnswer = (step: MatchingStep, links: Links): string =>
  step.snippets.flatMap(({ id }, at) => (links[id] ? [`${at + 1}${links[id]}`] : [])).join(',');

export const isCorrectAnswer = (answer: string): boolean =>
  answer.replace(/[\s,]/g, '').toUpperCase() === CORRECT_ANSWER;

export interface WrongLink {
  snippet: string;
  letter: string;
  why: string;
}

/** The wrong links with their reasons. A reason may be written for the very output or for all others ('*'). */
export function wrongLinks(step: MatchingStep, links: Links): WrongLink[] {
  return step.snippets.flatMap(({ id: snippet }, at) => {
    const letter = links[snippet];
    if (!letter || letter === LETTERS[at]) return [];
    const reasons = step.why[snippet] ?? {};
    return [
      { snippet, letter, why: reasons[letter] ?? reasons['*'] ?? t`Read the code once more: what does it show?` },
    ];
  });
}
