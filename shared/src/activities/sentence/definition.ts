// Defines building a sentence: its words lie mixed up and are put into order; compared with the target without regard to case.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { givenAt } from '../kit/givenAnswer.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { isSentence } from './sentenceHint.ts';

const word = z.strictObject({ id, text: text({ max: 24 }) });
type Word = z.infer<typeof word>;

const idsOf = (words: readonly Word[]): string[] => words.map((one) => one.id);
/** The texts of an answer, without words that do not exist: others read it in reports. */
const textsOf = (words: readonly Word[], answer: readonly string[]): string[] =>
  answer.flatMap((each) => words.find((one) => one.id === each)?.text ?? []);

/** The sentence is right or not as a whole. */
const WHOLE = 'sentence';

export const sentence = defineActivity({
  kind: 'sentence',
  learns: 'none',
  fields: {
    /** In the order of the target sentence. */
    words: z.array(word).min(3).max(12),
    /** What the sentence should say, when it does not yet. */
    why: text({ min: 12 }),
  },
  /** Word ids in the learner's order. */
  answer: z.array(answerId).max(12),
  grade: ({ words }, answer) => {
    const texts = textsOf(words, answer);
    const isRight = texts.length === answer.length && isSentence(textsOf(words, idsOf(words)), texts);
    return gradeFromErrors(isRight ? [] : [WHOLE], 1);
  },
  explain: ({ words, title, why }, answer) => [
    { item: WHOLE, label: textsOf(words, answer).join(' ') || title, text: why },
  ],
  words: ({ words }, answer) => givenAt(null, [textsOf(words, answer).join(' ')].filter(Boolean)),
  answerLines: ({ title, words }) => [{ item: title, answer: textsOf(words, idsOf(words)).join(' ') }],
  tries: () => [WHOLE],
  /** A check of a part asks for a hint; only a whole sentence is a try. */
  tried: ({ words }, answer): Record<string, boolean> =>
    answer.length < words.length ? {} : { [WHOLE]: isSentence(textsOf(words, idsOf(words)), textsOf(words, answer)) },
  solution: ({ words }) => idsOf(words),
  emptyAnswer: () => [],
  mistakes: ({ words }) => [idsOf(words).toReversed(), idsOf(words).slice(0, -1)],
});
