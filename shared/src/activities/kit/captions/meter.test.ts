// Tests the laugh-o-meter's rules: what it learns, what it says of an unknown caption, and which words it names.
import { expect, it } from 'vitest';
import { scoreCaption, strongestWords, trainMeter } from './meter.ts';

const LABELS = [
  { text: 'My cat sings.', funny: true },
  { text: 'My sock left.', funny: true },
  { text: 'The bus leaves.', funny: false },
  { text: 'The shop is open.', funny: false },
];
const { model } = trainMeter(LABELS);

it('learns nothing from labels that are all the same', () => {
  expect(trainMeter(LABELS.slice(0, 2)).model).toBeUndefined();
  expect(trainMeter([]).model).toBeUndefined();
});

it('counts words and knows nothing else: one word decides, unknown ones change nothing', () => {
  if (!model) throw new Error('expected a model');
  expect(scoreCaption(model, 'my penguin').probability).toBeGreaterThan(0.5);
  expect(scoreCaption(model, 'the penguin').probability).toBeLessThan(0.5);
  expect(scoreCaption(model, '<b>पेंगुइन</b> 🐧').probability).toBe(0.5);
});

it('names the words that speak most for and most against, and none on the wrong side', () => {
  if (!model) throw new Error('expected a model');
  const { funny, plain } = strongestWords(model, 1);
  expect([...funny, ...plain].map(({ word }) => word)).toEqual(['my', 'the']);
  expect(strongestWords(model, 99).plain.every(({ weight }) => weight < 0)).toBe(true);
});
