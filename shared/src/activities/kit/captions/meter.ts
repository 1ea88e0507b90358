// The laugh-o-meter: naive Bayes on the learner's own labels, how it scores captions, and what a threshold makes of held-out ones.
import {
  type BayesVerdict,
  bagOfWords,
  classifyBag,
  type NaiveBayesModel,
  trainNaiveBayes,
  type WordWeight,
} from '../../../learning/naiveBayes.ts';

export interface FunnyCaption {
  text: string;
  funny: boolean;
}

export interface ScoredCaption extends BayesVerdict {
  text: string;
}

/** Runs in the worker; no model unless some captions are labelled as funny and some are not. */
export const trainMeter = (captions: readonly FunnyCaption[]): { model: NaiveBayesModel | undefined } => ({
  model: trainNaiveBayes(captions.map(({ text, funny }) => ({ words: bagOfWords(text), isPositive: funny }))),
});

export const scoreCaption = (model: NaiveBayesModel, text: string): ScoredCaption => ({
  text,
  ...classifyBag(model, bagOfWords(text)),
});

/** The words that speak most for and most against the label, those that were seen more often first among equals. */
export function strongestWords(model: NaiveBayesModel, each: number): { funny: WordWeight[]; plain: WordWeight[] } {
  const seen = ({ positive, negative }: WordWeight) => positive + negative;
  const sorted = [...model.weights.values()].sort((a, b) => b.weight - a.weight || seen(b) - seen(a));
  const isPlain = ({ weight }: WordWeight) => weight < 0;
  return {
    funny: sorted.filter(({ weight }) => weight > 0).slice(0, each),
    plain: sorted.filter(isPlain).reverse().slice(0, each),
  };
}
