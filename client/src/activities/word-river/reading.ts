// The count that the learner reads in the table: what follows a frequent word most often, among other numbers.
import type { TrainedText } from '@lanternwise/shared/activities/kit/words/nextWords';
import { shuffle } from '@lanternwise/shared/learning/random';
import { followersOf } from '@lanternwise/shared/learning/wordModel';
import { isSentenceEnd } from '@lanternwise/shared/learning/wordText';

export interface Reading {
  word: string;
  next: string;
  counted: number;
  options: number[];
}

/** Words of the text, most frequent first. */
export function frequentWords({ sentences }: Pick<TrainedText, 'sentences'>, most: number): string[] {
  const counts = new Map<string, number>();
  for (const word of sentences.flat()) if (!isSentenceEnd(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.entries()]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([word]) => word);
}

/** Undefined if no word is followed by anything. */
export function readingOf(trained: TrainedText, seed: number): Reading | undefined {
  for (const word of frequentWords(trained, 12)) {
    const [first] = followersOf(trained.model, [word], 'bigram').filter((one) => !isSentenceEnd(one.word));
    if (!first) continue;
    const { count } = first;
    return {
      word,
      next: first.word,
      counted: count,
      options: shuffle([count, count + 3, count + 8, count + 15], seed),
    };
  }
  return undefined;
}
