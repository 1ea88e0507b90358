// Trains naive Bayes on bags of words with two labels, and says what each word adds to the verdict.
// The multinomial model with Laplace smoothing after C. Manning, P. Raghavan and H. Schütze,
// "Introduction to Information Retrieval" (Cambridge 2008), section 13.2; written as log odds, so that words simply add up.
import { isSentenceEnd, splitText } from './wordText.ts';

/** Later examples are left out, so that a long list cannot stall the page. */
export const MAX_EXAMPLES = 2000;
/** Later words of one example are left out. */
export const MAX_BAG = 200;

export interface LabelledBag {
  words: readonly string[];
  isPositive: boolean;
}

export interface WordWeight {
  word: string;
  /** Log odds: above 0 speaks for the positive label, below 0 against it. */
  weight: number;
  /** How often the word stood in positive and in negative examples. */
  positive: number;
  negative: number;
}

export interface NaiveBayesModel {
  /** Log odds of the labels before any word is read. */
  prior: number;
  /** By word, in the order in which words first occurred. */
  weights: ReadonlyMap<string, WordWeight>;
}

export interface BayesVerdict {
  /** Prior and weights of all known words, added up. */
  logOdds: number;
  /** Probability of the positive label, 0–1. */
  probability: number;
  /** One entry for each time a known word occurs. */
  known: readonly WordWeight[];
  /** Words that were in no example; they change nothing. */
  unknown: readonly string[];
}

/** The words of a text in small letters, with repeats, without full stops. */
export const bagOfWords = (text: string): string[] =>
  splitText(text)
    .sentences.flat()
    .filter((token) => !isSentenceEnd(token))
    .map((word) => word.toLowerCase())
    .slice(0, MAX_BAG);

function countWords(examples: readonly LabelledBag[]): Map<string, { positive: number; negative: number }> {
  const counts = new Map<string, { positive: number; negative: number }>();
  for (const { words, isPositive } of examples) {
    for (const word of words.slice(0, MAX_BAG)) {
      const count = counts.get(word) ?? { positive: 0, negative: 0 };
      count[isPositive ? 'positive' : 'negative'] += 1;
      counts.set(word, count);
    }
  }
  return counts;
}

/** Undefined unless there are examples of both labels and at least one word: nothing can be compared. */
export function trainNaiveBayes(examples: readonly LabelledBag[]): NaiveBayesModel | undefined {
  const used = examples.slice(0, MAX_EXAMPLES);
  const positives = used.filter(({ isPositive }) => isPositive).length;
  const negatives = used.length - positives;
  const counts = countWords(used);
  if (positives === 0 || negatives === 0 || counts.size === 0) return undefined;
  // Laplace smoothing: every word counts once more under each label than it was seen.
  const totals = { positive: counts.size, negative: counts.size };
  for (const { positive, negative } of counts.values()) {
    totals.positive += positive;
    totals.negative += negative;
  }
  const weights = new Map<string, WordWeight>();
  for (const [word, { positive, negative }] of counts) {
    const weight = Math.log((positive + 1) / totals.positive) - Math.log((negative + 1) / totals.negative);
    weights.set(word, { word, weight, positive, negative });
  }
  return { prior: Math.log(positives / negatives), weights };
}

export function classifyBag(model: NaiveBayesModel, words: readonly string[]): BayesVerdict {
  const known: WordWeight[] = [];
  const unknown: string[] = [];
  for (const word of words.slice(0, MAX_BAG)) {
    const weight = model.weights.get(word);
    if (weight) known.push(weight);
    else unknown.push(word);
  }
  const logOdds = known.reduce((sum, { weight }) => sum + weight, model.prior);
  return { logOdds, probability: 1 / (1 + Math.exp(-logOdds)), known, unknown };
}
