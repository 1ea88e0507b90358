// Chooses the next word by chance: temperature and top-k over counted followers, and whole sentences word by word.
// Temperature after D. Ackley, G. Hinton and T. Sejnowski, "A Learning Algorithm for Boltzmann Machines" (1985): p ∝ share^(1/T);
// top-k after A. Fan, M. Lewis and Y. Dauphin, "Hierarchical Neural Story Generation" (ACL 2018).
import { type Follower, followersOf, hasTrigram, type Order, type WordModel } from './wordModel.ts';
import { isSentenceEnd } from './wordText.ts';

export interface SamplingSettings {
  /** Near 0 always the most frequent word, 1 as counted, above 1 flatter. */
  temperature: number;
  /** Only the k most frequent words; Infinity = all. */
  topK: number;
}

/** Below this the most frequent word is certain. */
const FROZEN = 0.05;

/** The followers that remain, with the shares at this temperature. */
export function temper(followers: readonly Follower[], { temperature, topK }: SamplingSettings): Follower[] {
  const kept = followers.slice(0, Math.max(1, topK));
  if (temperature < FROZEN) return kept.slice(0, 1).map((one) => ({ ...one, share: 1 }));
  const highest = Math.max(...kept.map(({ count }) => count));
  // Relative to the highest count, so that low temperatures do not overflow.
  const weights = kept.map(({ count }) => Math.exp(Math.log(count / highest) / temperature));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return kept.map((one, at) => ({ ...one, share: (weights[at] ?? 0) / total }));
}

/** One of the followers, each as often as its share says. */
export function pickWord(followers: readonly Follower[], random: () => number): string | undefined {
  let left = random();
  for (const { word, share } of followers) {
    left -= share;
    if (left < 0) return word;
  }
  // Rounding may leave a rest.
  return followers.at(-1)?.word;
}

export interface SentenceRequest extends SamplingSettings {
  model: WordModel;
  order: Order;
  maxWords: number;
  /** Goes on from these words. */
  start?: readonly string[];
}

/** A sentence from the start of one to the mark at its end, or to `maxWords`, or to a word that nothing follows. */
export function writeSentence(
  { model, order, maxWords, start = [], ...settings }: SentenceRequest,
  random: () => number,
): string[] {
  const words = [...start];
  while (words.length < maxWords) {
    const word = pickWord(temper(followersOf(model, words, order), settings), random);
    if (word === undefined) break;
    words.push(word);
    if (isSentenceEnd(word)) break;
  }
  return words;
}

export interface SampleMeasures {
  /** Different pairs of words among all pairs, 0–1 (distinct-2 of J. Li et al., NAACL 2016). */
  variety: number;
  /** Share of the triples of words that the source contains, 0–1: a stand-in for sense that can be counted. */
  sense: number;
}

/** Both measures of several sentences; without a single pair they are 0. */
export function measureSamples(samples: readonly (readonly string[])[], model: WordModel): SampleMeasures {
  const pairs: string[] = [];
  let triples = 0;
  let known = 0;
  for (const words of samples) {
    words.forEach((word, at) => {
      if (at > 0) pairs.push(`${words[at - 1]} ${word}`);
      triples += 1;
      if (hasTrigram(model, words[at - 2] ?? '', words[at - 1] ?? '', word)) known += 1;
    });
  }
  return {
    variety: pairs.length === 0 ? 0 : new Set(pairs).size / pairs.length,
    sense: triples === 0 ? 0 : known / triples,
  };
}
