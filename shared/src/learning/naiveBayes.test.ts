// Tests of naive Bayes: the worked example of its source, Bayes' rule in plain products, and its bounds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../testing/seed.ts';
import { bagOfWords, classifyBag, type LabelledBag, MAX_BAG, MAX_EXAMPLES, trainNaiveBayes } from './naiveBayes.ts';

fc.configureGlobal({ seed: seedFor('naiveBayes') });

const bag = (text: string, isPositive: boolean): LabelledBag => ({ words: bagOfWords(text), isPositive });

/** Example 13.1 of Manning, Raghavan and Schütze: is a document about China? */
const CHINA = [
  bag('Chinese Beijing Chinese', true),
  bag('Chinese Chinese Shanghai', true),
  bag('Chinese Macao', true),
  bag('Tokyo Japan Chinese', false),
];

const words = fc.array(fc.constantFrom('cat', 'sock', 'moon', 'dal', 'bus'), { maxLength: 6 });
const bags = fc.array(fc.record({ words, isPositive: fc.boolean() }), { minLength: 2, maxLength: 12 });

/** Bayes' rule with probabilities multiplied, counted again from the examples. */
function multiplied(examples: readonly LabelledBag[], query: readonly string[]): number {
  const vocabulary = new Set(examples.flatMap((one) => one.words));
  const joint = (label: boolean) => {
    const mine = examples.filter(({ isPositive }) => isPositive === label);
    const text = mine.flatMap((one) => one.words);
    return query
      .filter((word) => vocabulary.has(word))
      .map((word) => (text.filter((one) => one === word).length + 1) / (text.length + vocabulary.size))
      .reduce((product, one) => product * one, mine.length / examples.length);
  };
  return joint(true) / (joint(true) + joint(false));
}

describe('naive Bayes', () => {
  it('gives the probabilities of the worked example in its source', () => {
    const model = trainNaiveBayes(CHINA)!;
    const yes = (3 / 4) * (3 / 7) ** 3 * (1 / 14) * (1 / 14);
    const no = (1 / 4) * (2 / 9) ** 3 * (2 / 9) * (2 / 9);
    const verdict = classifyBag(model, bagOfWords('Chinese Chinese Chinese Tokyo Japan'));
    expect(verdict.probability).toBeCloseTo(yes / (yes + no), 12);
    expect(model.weights.get('chinese')).toMatchObject({ positive: 5, negative: 1 });
    expect(model.weights.get('chinese')!.weight).toBeCloseTo(Math.log(27 / 14), 12);
  });

  it('equals Bayes’ rule with multiplied probabilities', () => {
    fc.assert(
      fc.property(bags, words, (examples, query) => {
        const model = trainNaiveBayes(examples);
        if (model) expect(classifyBag(model, query).probability).toBeCloseTo(multiplied(examples, query), 9);
      }),
    );
  });

  it('learns nothing from one label alone, or without a word', () => {
    expect(trainNaiveBayes([])).toBeUndefined();
    expect(trainNaiveBayes([bag('a cat', true)])).toBeUndefined();
    expect(trainNaiveBayes([bag('', true), bag('...', false)])).toBeUndefined();
  });

  it('turns every weight and the verdict round if the labels are exchanged', () => {
    fc.assert(
      fc.property(bags, words, (examples, query) => {
        const model = trainNaiveBayes(examples);
        const turned = trainNaiveBayes(examples.map((one) => ({ ...one, isPositive: !one.isPositive })));
        expect(turned === undefined).toBe(model === undefined);
        if (!model || !turned) return;
        expect(classifyBag(turned, query).logOdds).toBeCloseTo(-classifyBag(model, query).logOdds, 9);
      }),
    );
  });

  it('does not care about the order of words, and that is its limit', () => {
    const model = trainNaiveBayes([bag('dog bites shoe', true), bag('rain on tin', false)])!;
    const verdict = classifyBag(model, bagOfWords('dog bites shoe')).logOdds;
    expect(classifyBag(model, bagOfWords('Shoe bites dog!')).logOdds).toBeCloseTo(verdict, 12);
  });

  it('leaves words it never read out and names them', () => {
    const model = trainNaiveBayes(CHINA)!;
    const verdict = classifyBag(model, ['constructor', 'macao', 'macao']);
    expect(verdict.unknown).toEqual(['constructor']);
    expect(verdict.known.map(({ word }) => word)).toEqual(['macao', 'macao']);
    expect(classifyBag(model, ['zebra']).logOdds).toBe(model.prior);
  });

  it('keeps to its bounds, with finite weights', () => {
    const many = Array.from({ length: MAX_EXAMPLES + 1 }, (_, at) => bag(`w${at}`, at % 2 === 0));
    const model = trainNaiveBayes(many)!;
    expect(model.weights.size).toBe(MAX_EXAMPLES);
    expect([...model.weights.values()].every(({ weight }) => Number.isFinite(weight))).toBe(true);
    expect(bagOfWords('ha '.repeat(MAX_BAG + 5))).toHaveLength(MAX_BAG);
    const long = classifyBag(trainNaiveBayes(CHINA)!, new Array<string>(MAX_BAG + 5).fill('chinese'));
    expect(long.known).toHaveLength(MAX_BAG);
  });

  it('reads words in Hindi and in English, in small letters and without end marks', () => {
    expect(bagOfWords('बिल्ली ने मोज़ा खाया। The CAT laughs!')).toEqual([
      'बिल्ली',
      'ने',
      'मोज़ा'.normalize('NFC'),
      'खाया',
      'the',
      'cat',
      'laughs',
    ]);
  });
});
