// Tests the gallery: twelve frames of every seed, made ones that no text contains, and the learner's calibration.
import { describe, expect, it } from 'vitest';
import { FRAMES, type GalleryRequest, hangGallery } from './gallery.ts';
import { countPixels } from './pixels.ts';
import { calibrationOf, type Verdict, verdictFigures } from './verdicts.ts';

const NAMES = ['Asha', 'Leo', 'Meera', 'Kenji'];
const PLACES = ['the sea', 'the hill', 'the harbour', 'the old school', 'the market'];
/** Sentences that share their beginnings and ends, as those of stories do. */
const shipped = NAMES.flatMap((name) =>
  PLACES.flatMap((place) => [
    `${name} went to ${place} in the morning and saw a boat.`,
    `In the evening ${name} went home from ${place} with a book.`,
    `The wind over ${place} was cold when ${name} was a child.`,
  ]),
).join(' ');
const drawings = Array.from({ length: 8 }, (_, row) => '0'.repeat(row * 8) + '11011011'.padEnd(64 - row * 8, '0'));
const request: GalleryRequest = { text: shipped, isOwn: true, shipped, drawings, ownDrawings: [] };

describe('the gallery', () => {
  it('hangs twelve different frames, of both kinds, for each of 100 seeds', () => {
    const runs = Array.from({ length: 100 }, (_, seed) => hangGallery(request, seed));
    for (const frames of runs) {
      expect(frames).toHaveLength(FRAMES);
      expect(new Set(frames.map(({ words, cells }) => words ?? cells)).size).toBe(FRAMES);
      const made = frames.filter(({ truth }) => truth === 'made').length;
      expect(made).toBeGreaterThanOrEqual(4);
      expect(made).toBeLessThanOrEqual(8);
    }
    // The number of made ones cannot be known beforehand, and the runs differ.
    expect(new Set(runs.map((frames) => frames.filter(({ truth }) => truth === 'made').length)).size).toBeGreaterThan(
      2,
    );
    expect(new Set(runs.map((frames) => JSON.stringify(frames))).size).toBe(100);
    expect(hangGallery(request, 5)).toEqual(runs[5]);
  });
  it('writes no sentence and draws no picture that it learned from, and takes real ones word by word', () => {
    for (const { truth, words, cells, copied } of hangGallery(request, 3)) {
      if (words !== null) {
        expect(shipped.includes(words)).toBe(truth === 'real');
        expect(copied === null).toBe(truth === 'real');
        if (copied !== null) expect(words.toLowerCase()).toContain(copied.toLowerCase());
      } else expect(drawings.includes(cells ?? '')).toBe(truth === 'real');
    }
  });
  it.each([
    ['nothing', ''],
    ['one word', 'boat'],
    ['emoji and markup', '🐚 <b>🐚</b> & ?'],
    ['one sentence over and over', 'The sea is blue in the morning. '.repeat(60)],
    ['a very long word', 'a'.repeat(50_000)],
  ])('lets the shipped text help out where the learner has %s', (_, text) => {
    const frames = hangGallery({ ...request, text }, 1);
    expect(frames).toHaveLength(FRAMES);
    expect(frames.filter(({ isOwn }) => !isOwn).length).toBeGreaterThanOrEqual(4);
  });
});

describe("the learner's own sprites", () => {
  const own = Array.from({ length: 9 }, (_, at) =>
    '1011'
      .repeat(4)
      .padStart(16 + at * 5, '0')
      .padEnd(64, '01')
      .slice(0, 64),
  );
  const picturesOf = (ownDrawings: readonly string[], seed: number) =>
    hangGallery({ ...request, ownDrawings }, seed).filter(({ cells }) => cells !== null);
  it('hang as real ones, beside what a generator makes of them', () => {
    for (let seed = 0; seed < 50; seed += 1)
      for (const { cells, truth, isOwn } of picturesOf(own, seed)) {
        expect(isOwn).toBe(true);
        expect(own.includes(cells ?? '')).toBe(truth === 'real');
      }
  });
  it.each([
    ['none', []],
    ['too few', own.slice(0, 7)],
    ['one many times', Array.from({ length: 20 }, () => own[0] ?? '')],
  ])('give way to the shipped ones where there are %s', (_, few) => {
    expect(
      picturesOf(few, 1).every(
        ({ isOwn, cells, truth }) => !isOwn && drawings.includes(cells ?? '') === (truth === 'real'),
      ),
    ).toBe(true);
  });
});

const judged = (sure: number, right: number, wrong: number): Verdict[] => [
  ...Array.from({ length: right }, (): Verdict => ({ said: 'made', truth: 'made', sure })),
  ...Array.from({ length: wrong }, (): Verdict => ({ said: 'made', truth: 'real', sure })),
];

describe('calibration', () => {
  it.each([
    ['over', judged(95, 6, 6)],
    ['under', judged(50, 11, 1)],
    ['fair', judged(75, 9, 3)],
    // 85 % sure, 75 % right: ten points are still a good fit.
    ['fair', judged(85, 9, 3)],
  ] as const)('is read as %s', (expected, verdicts) => expect(calibrationOf(verdicts)).toBe(expected));
  it('counts what the plot shows', () => {
    const { right, brier, bins } = verdictFigures([...judged(60, 2, 2), ...judged(90, 3, 1)]);
    expect(right).toBe(5);
    expect(bins.map(({ count }) => count)).toEqual([4, 0, 4, 0]);
    // (2 · 0.4² + 2 · 0.6² + 3 · 0.1² + 0.9²) / 8
    expect(brier).toBeCloseTo((0.32 + 0.72 + 0.03 + 0.81) / 8, 12);
  });
});

describe('a picture in words', () => {
  it('counts pixels with ink, and groups that do not touch', () => {
    expect(countPixels('0'.repeat(64))).toEqual({ inked: 0, groups: 0 });
    // A row's end does not touch the next row's beginning.
    expect(countPixels('0000000110000000'.padEnd(64, '0'))).toEqual({ inked: 2, groups: 2 });
    expect(countPixels('1000000001000000'.padEnd(64, '0'))).toEqual({ inked: 2, groups: 1 });
  });
});
