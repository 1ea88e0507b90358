// Tests the crossing of the word river and the runs of the dice cave on texts whose counts are known.
import { describe, expect, it } from 'vitest';
import { extremeRuns, sampleText } from '../dice-samples/samples.ts';
import { ROWS, stonesAfter, trainOnText } from '../kit/words/nextWords.ts';
import { readCrossing, startCrossing, stepOn } from './walk.ts';

const CATS = trainOnText('The cat sat. The cat ran. The dog ran. The owl sat. The fox hid.');

describe('a crossing', () => {
  it('offers the three most frequent words, and shares among them', () => {
    // "the" is followed by cat twice, dog, owl and fox once; the three first share 2 + 1 + 1.
    expect(stonesAfter(CATS.model, ['the'], 'bigram')).toEqual([
      { word: 'cat', count: 2, share: 0.5 },
      { word: 'dog', count: 1, share: 0.25 },
      { word: 'owl', count: 1, share: 0.25 },
    ]);
  });
  it('ends a sentence after which nothing follows, and begins the next', () => {
    let crossing = startCrossing(CATS);
    for (let row = 0; row < 4; row += 1) crossing = stepOn(crossing, CATS, row, 0, 1);
    expect(crossing.words).toEqual(['the', 'cat', 'sat', '.', 'the']);
    expect(readCrossing(crossing, CATS)).toMatchObject({
      banner: 'The cat sat. The …',
      figures: { steps: 4, broadest: 4 },
    });
  });
  it('takes each row once and in order', () => {
    const start = startCrossing(CATS);
    expect(stepOn(start, CATS, 1, 0, 1)).toBe(start);
    expect(stepOn(start, CATS, 0, 2, 1)).toBe(start);
    const first = stepOn(start, CATS, 0, 0, 1);
    expect(stepOn(first, CATS, 0, 0, 1)).toBe(first);
  });
  it('is over after the last row, and names the line that it copies', () => {
    let crossing = startCrossing(CATS);
    for (let row = 0; row < ROWS; row += 1) crossing = stepOn(crossing, CATS, row, 0, 1);
    const { source, figures } = readCrossing(crossing, CATS);
    expect([crossing.isAcross, source, figures.steps]).toEqual([true, 'The cat sat.', ROWS]);
    expect(figures.copied).toBeGreaterThanOrEqual(4);
  });
  it('has no stones in an empty text', () => {
    expect(startCrossing(trainOnText('')).rows).toEqual([]);
  });
});

describe('runs of the dice cave', () => {
  it('always write the likeliest sentence when frozen, and repeat for a seed', () => {
    const run = sampleText('The cat sat. The cat sat. The dog ran.', { temperature: 0, topK: 20 }, 3);
    expect(new Set(run.sentences)).toEqual(new Set(['The cat sat.']));
    // Ten times the same three pairs of words.
    expect([run.variety, run.sense]).toEqual([0.1, 1]);
  });
  it('are compared if one is cold and one is hot', () => {
    const at = (temperature: number) => ({ temperature, topK: 20, variety: 0.5, sense: 0.5 });
    expect(extremeRuns([at(1), at(0.5), at(2)])).toMatchObject({ cold: at(0.5), hot: at(2) });
    expect(extremeRuns([at(1), at(2)])).toBeUndefined();
  });
});

describe('a text of the learner’s own', () => {
  it.each([
    ['nothing', '', 0],
    ['white space', ' \n\t ', 0],
    ['marks alone', '?! ... ।', 0],
    ['markup alone', '<img src=x onerror="alert(1)"><script>', 0],
    ['one word', 'Hello', 1],
    ['one word many times', 'na na na na na na', 6],
    ['Devanagari', 'नदी बहती है। नाव नदी पर चलती है।', 8],
    ['emoji', '🐚 🐚 🦀. 🦀 🐚!', 5],
    ['markup round words', '<b>Hi</b> <script>alert(1)</script>', 3],
    ['names of properties', 'constructor toString __proto__ constructor hasOwnProperty', 5],
    ['a book', 'the sea sings. '.repeat(60_000), 20_000],
  ])('of %s is counted, crossed and written from without a failure', (_, text, words) => {
    const trained = trainOnText(text);
    expect(trained.wordCount).toBe(words);
    let crossing = startCrossing(trained);
    for (let row = 0; row < ROWS; row += 1) crossing = stepOn(crossing, trained, row, 0, 1);
    expect(readCrossing(crossing, trained).figures.steps).toBe(words === 0 ? 0 : ROWS);
    const { sentences, variety, sense } = sampleText(text, { temperature: 2, topK: 20 }, 5);
    expect(sentences.join(' ')).not.toMatch(/[<>]|undefined|NaN/);
    for (const share of [variety, sense]) expect(share >= 0 && share <= 1).toBe(true);
  });
});
