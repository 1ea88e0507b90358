// Tests of words, counts, sampling and copying: hand-computed cases, counts repeated by another way, and hostile texts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestCopiedRun } from './copying.ts';
import { seededRandom } from './random.ts';
import { measureSamples, pickWord, temper, writeSentence } from './sampling.ts';
import { followersOf, hasTrigram, trainWordModel } from './wordModel.ts';
import { isSentenceEnd, joinWords, MAX_WORDS, splitText } from './wordText.ts';

const CATS = 'The cat sat. The cat ran! The dog sat on Asel. Asel sat.';
const all = { temperature: 1, topK: Number.POSITIVE_INFINITY };

describe('splitting a text', () => {
  it('ends sentences at marks and lines, and keeps names large', () => {
    expect(splitText('The cat ran. Asel saw the cat!\nWhere is Asel').sentences).toEqual([
      ['the', 'cat', 'ran', '.'],
      ['Asel', 'saw', 'the', 'cat', '!'],
      ['where', 'is', 'Asel'],
    ]);
  });
  it('keeps words with apostrophe, hyphen, vowel signs and joined emoji whole', () => {
    expect(splitText('it’s a half-eaten क्लास-रूम 👩‍🚀👍🏽').sentences).toEqual([
      ["it's", 'a', 'half-eaten', 'क्लास-रूम', '👩‍🚀', '👍🏽'],
    ]);
    expect(splitText('नदी बहती है। नाव चलती है।').sentences).toHaveLength(2);
  });
  it('leaves markup out and says so', () => {
    const { sentences, hadMarkup } = splitText('<b onclick="x()">hi</b><!-- no --> you & me');
    expect([sentences, hadMarkup]).toEqual([[['hi', 'you', 'me']], true]);
    expect(splitText('2 < 3 and 4 > 1').hadMarkup).toBe(false);
  });
  it('has nothing to count in an empty text or in marks alone', () => {
    for (const text of ['', '  \n ', '... !? ।', '<p></p>']) {
      expect(splitText(text)).toMatchObject({ sentences: [], wordCount: 0 });
    }
  });
  it('cuts very long texts and very long words', () => {
    const long = splitText('ab '.repeat(MAX_WORDS + 5));
    expect([long.wordCount, long.isCut]).toEqual([MAX_WORDS, true]);
    expect(splitText('x'.repeat(500_000)).sentences[0]?.[0]).toHaveLength(40);
  });
  it('never fails, and never makes a token with white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { sentences, wordCount } = splitText(text);
        const tokens = sentences.flat();
        expect(tokens.filter((token) => !isSentenceEnd(token))).toHaveLength(wordCount);
        expect(tokens.some((token) => token === '' || /\s/u.test(token))).toBe(false);
      }),
    );
  });
  it('writes a sentence from its words', () => {
    expect(joinWords(['the', 'cat', 'sat', '.'])).toBe('The cat sat.');
    expect(joinWords(['is', 'the', 'sea', 'calm', '?', 'the', 'sea', 'is', 'calm', '.'])).toBe(
      'Is the sea calm? The sea is calm.',
    );
    expect(joinWords([])).toBe('');
  });
});

describe('counts of words', () => {
  const model = trainWordModel(splitText(CATS).sentences);
  it('list what follows one word and two', () => {
    expect(followersOf(model, ['the'], 'bigram')).toEqual([
      { word: 'cat', count: 2, share: 2 / 3 },
      { word: 'dog', count: 1, share: 1 / 3 },
    ]);
    expect(followersOf(model, ['dog', 'sat'], 'trigram')).toEqual([{ word: 'on', count: 1, share: 1 }]);
    expect(followersOf(model, [], 'trigram')).toMatchObject([
      { word: 'the', count: 3 },
      { word: 'Asel', count: 1 },
    ]);
  });
  it('fall back to the last word if two were never seen together, and are empty for an unknown one', () => {
    expect(followersOf(model, ['ran', 'sat'], 'trigram')).toEqual(followersOf(model, ['sat'], 'bigram'));
    expect(followersOf(model, ['whale'], 'trigram')).toEqual([]);
  });
  it('equal the occurrences counted one by one', () => {
    const sentence = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 6 }), (sentences) => {
        const counted = trainWordModel(sentences);
        for (const first of 'abc') {
          for (const { word, count } of followersOf(counted, [first], 'bigram')) {
            const seen = sentences.flatMap((words) =>
              words.filter((one, at) => words[at - 1] === first && one === word),
            );
            expect(count).toBe(seen.length);
          }
          const shares = followersOf(counted, [first], 'bigram').map(({ share }) => share);
          if (shares.length > 0) expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
        }
      }),
    );
  });
});

describe('sampling', () => {
  const options = [
    { word: 'sea', count: 9, share: 9 / 15 },
    { word: 'cat', count: 4, share: 4 / 15 },
    { word: 'moon', count: 2, share: 2 / 15 },
  ];
  it('follows the counts at temperature 1, flattens above and sharpens below', () => {
    expect(temper(options, all).map(({ share }) => share)).toEqual([
      expect.closeTo(9 / 15),
      expect.closeTo(4 / 15),
      expect.closeTo(2 / 15),
    ]);
    // Temperature 2 takes square roots: 3 : 2 : 1.414.
    expect(temper(options, { ...all, temperature: 2 })[0]?.share).toBeCloseTo(3 / (5 + Math.SQRT2));
    // Temperature 0.5 squares: 81 : 16 : 4.
    expect(temper(options, { ...all, temperature: 0.5 })[0]?.share).toBeCloseTo(81 / 101);
    expect(temper(options, { ...all, temperature: 0 })).toEqual([{ word: 'sea', count: 9, share: 1 }]);
  });
  it('keeps the k most frequent', () => {
    expect(temper(options, { temperature: 1, topK: 2 }).map(({ share }) => share)).toEqual([
      expect.closeTo(9 / 13),
      expect.closeTo(4 / 13),
    ]);
  });
  it('picks each word about as often as its share says', () => {
    const random = seededRandom(5);
    const picked = Array.from({ length: 3000 }, () => pickWord(options, random));
    expect(picked.filter((word) => word === 'cat').length / 3000).toBeCloseTo(4 / 15, 1);
    expect(pickWord([], random)).toBeUndefined();
  });
  it('writes only pairs of words that were counted, repeats for a seed, and stops in a loop', () => {
    const { sentences } = splitText(CATS);
    const model = trainWordModel(sentences);
    const pairs = new Set(sentences.flatMap((words) => words.map((word, at) => `${words[at - 1] ?? ''} ${word}`)));
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 5, noNaN: true }), (seed, temperature) => {
        const write = () =>
          writeSentence({ model, order: 'bigram', maxWords: 9, temperature, topK: 3 }, seededRandom(seed));
        const words = write();
        expect(words.every((word, at) => pairs.has(`${words[at - 1] ?? ''} ${word}`))).toBe(true);
        expect(words.length).toBeLessThanOrEqual(9);
        expect(write()).toEqual(words);
      }),
    );
    const loop = trainWordModel([['a', 'a', 'a', 'a']]);
    expect(writeSentence({ model: loop, order: 'bigram', maxWords: 7, ...all }, () => 0)).toHaveLength(7);
    expect(writeSentence({ model: trainWordModel([]), order: 'trigram', maxWords: 7, ...all }, () => 0)).toEqual([]);
  });
  it('measures different pairs and known triples', () => {
    const model = trainWordModel([['a', 'b', 'c']]);
    // Pairs: a b, b c, a b, b b: three of four differ. Triples: a, ab, abc, a, ab are known, abb is not.
    const samples = [
      ['a', 'b', 'c'],
      ['a', 'b', 'b'],
    ];
    expect(measureSamples(samples, model)).toEqual({ variety: 3 / 4, sense: 5 / 6 });
    expect(measureSamples([], model)).toEqual({ variety: 0, sense: 0 });
    expect(hasTrigram(model, '', '', 'a')).toBe(true);
  });
});

describe('the longest copied run', () => {
  const source = [
    ['the', 'sea', 'is', 'calm', '.'],
    ['a', 'cat', 'sat', 'on', 'the', 'sea', '.'],
  ];
  it('names where it starts on both sides', () => {
    expect(longestCopiedRun(['my', 'cat', 'sat', 'on', 'me'], source)).toEqual({
      ...{ length: 3, start: 1, sentence: 1, at: 1 },
    });
    expect(longestCopiedRun(['whale'], source).length).toBe(0);
  });
  it('is as long as the longest run that text search finds', () => {
    const words = fc.array(fc.constantFrom('a', 'b'), { maxLength: 8 });
    fc.assert(
      fc.property(words, fc.array(words, { maxLength: 4 }), (written, texts) => {
        const lines = texts.map((text) => text.join(''));
        const runs = written.flatMap((_, from) => written.map((__, to) => written.slice(from, to + 1)));
        const longest = runs
          .filter((run) => run.length > 0 && lines.some((line) => line.includes(run.join(''))))
          .reduce((most, run) => Math.max(most, run.length), 0);
        const found = longestCopiedRun(written, texts);
        expect(found.length).toBe(longest);
        expect(written.slice(found.start, found.start + found.length)).toEqual(
          (texts[found.sentence] ?? []).slice(found.at, found.at + found.length),
        );
      }),
    );
  });
});
