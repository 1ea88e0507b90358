// What the river says: a sentence by chance, from a first word or none, and where it chose among most words.
import type { TrainedText } from '@lanternwise/shared/activities/kit/words/nextWords';
import { seededRandom } from '@lanternwise/shared/learning/random';
import { writeSentence } from '@lanternwise/shared/learning/sampling';
import { followersOf, type WordModel } from '@lanternwise/shared/learning/wordModel';
import { isSentenceEnd, joinWords, splitText } from '@lanternwise/shared/learning/wordText';
import { RIVER_SPEAKS } from './draft.ts';

const MAX_WORDS = 24;

interface Choice {
  /** The word before; '' = at the beginning. */
  after: string;
  words: number;
}

export interface Speech {
  sentence: string;
  /** The widest one, inside the sentence if there was any. */
  choice: Choice;
}

/** Among so many words it chooses what follows; '' = at the beginning. It may also end there, which is no word. */
export const choicesAfter = (model: WordModel, word: string): number =>
  followersOf(model, [word], 'bigram')
    .slice(0, RIVER_SPEAKS.topK)
    .filter((follower) => !isSentenceEnd(follower.word)).length;

/** The first typed word as the text writes it; undefined if nothing ever followed it there. */
export function knownWord({ model }: Pick<TrainedText, 'model'>, typed: string): string | undefined {
  const first = splitText(typed)
    .sentences.flat()
    .find((token) => !isSentenceEnd(token));
  if (first === undefined) return undefined;
  if (model.bigrams.has(first)) return first;
  const small = first.toLowerCase();
  return [...model.bigrams.keys()].find((word) => word.toLowerCase() === small);
}

/** Undefined if the text has no words. */
export function speak(
  { model }: Pick<TrainedText, 'model'>,
  first: string | undefined,
  seed: number,
): Speech | undefined {
  const start = first === undefined ? [] : [first];
  const request = { model, start, order: 'bigram', maxWords: MAX_WORDS, ...RIVER_SPEAKS } as const;
  const words = writeSentence(request, seededRandom(seed));
  if (words.length === 0) return undefined;
  const choices = words
    .slice(start.length)
    .map((_, at) => words[start.length + at - 1] ?? '')
    .map((after): Choice => ({ after, words: choicesAfter(model, after) }));
  const [inside] = choices.filter(({ after }) => after !== '').sort((a, b) => b.words - a.words);
  const choice = inside && inside.words > 1 ? inside : (choices[0] ?? { after: '', words: 1 });
  return { sentence: joinWords(words), choice };
}
