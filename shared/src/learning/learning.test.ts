// Tests of metrics, splits, rankings, influences and shuffles.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../testing/seed.ts';
import { influencesOf } from './influences.ts';
import { classificationMetrics } from './metrics.ts';
import { seededRandom, seedFromText, shuffle, shuffleUntilDifferent } from './random.ts';
import { countByGroup, topBy } from './ranking.ts';
import { trainTestSplit } from './split.ts';

fc.configureGlobal({ seed: seedFor('learning') });

describe('metrics of a binary model', () => {
  it('follow from the confusion matrix', () => {
    const pair = (predicted: boolean, actual: boolean, times: number) =>
      Array.from({ length: times }, () => ({ predicted, actual }));
    const scores = classificationMetrics([
      ...pair(true, true, 3),
      ...pair(true, false, 1),
      ...pair(false, true, 2),
      ...pair(false, false, 4),
    ]);
    expect(scores.confusion).toEqual({ truePositive: 3, falsePositive: 1, falseNegative: 2, trueNegative: 4 });
    expect(scores.accuracy).toBeCloseTo(0.7);
    expect(scores.precision).toBeCloseTo(0.75);
    expect(scores.recall).toBeCloseTo(0.6);
  });

  it('are 0 without positive predictions or positive cases', () => {
    expect(classificationMetrics([{ predicted: false, actual: false }])).toMatchObject({
      accuracy: 1,
      precision: 0,
      recall: 0,
    });
    expect(classificationMetrics([])).toMatchObject({ accuracy: 0 });
  });
});

describe('a split', () => {
  it('puts every row on exactly one side and repeats for a seed', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 30 }),
        fc.nat(40),
        fc.nat(),
        (rows, held, seed) => {
          const { train, test } = trainTestSplit(rows, held, seed);
          expect([...train, ...test].sort()).toEqual([...rows].sort());
          expect(train.length).toBeGreaterThan(0);
          expect(trainTestSplit(rows, held, seed)).toEqual({ train, test });
        },
      ),
    );
  });
});

describe('shuffles', () => {
  it('keep all items, repeat for a seed, and differ between seeds', () => {
    const things = [1, 2, 3, 4, 5, 6, 7, 8];
    expect([...shuffle(things, 5)].sort()).toEqual(things);
    expect(shuffle(things, 5)).toEqual(shuffle(things, 5));
    expect(shuffle(things, 5)).not.toEqual(shuffle(things, 6));
  });

  it('never keep the original order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 6 }), fc.nat(), (things, seed) => {
        expect(shuffleUntilDifferent(things, seed)).not.toEqual(things);
      }),
    );
  });

  it('draw numbers in [0, 1)', () => {
    const random = seededRandom(seedFromText('park'));
    const drawn = Array.from({ length: 500 }, random);
    expect(drawn.every((n) => n >= 0 && n < 1)).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(490);
  });
});

describe('a ranking', () => {
  const people = [
    { name: 'a', region: 'hills', cost: 10, need: 5 },
    { name: 'b', region: 'river', cost: 40, need: 5 },
    { name: 'c', region: 'river', cost: 30, need: 2 },
    { name: 'd', region: 'hills', cost: 12, need: 7 },
  ];

  it('depends on the measure', () => {
    const names = (measure: 'cost' | 'need') => topBy(people, (p) => p[measure], 2).map((p) => p.name);
    expect(names('cost')).toEqual(['b', 'c']);
    expect(names('need')).toEqual(['d', 'a']);
  });

  it('counts groups, including empty ones', () => {
    expect(
      countByGroup(
        topBy(people, (p) => p.cost, 2),
        (p) => p.region,
        ['hills', 'river'],
      ),
    ).toEqual({ hills: 0, river: 2 });
  });
});

describe('influences', () => {
  const rounds = [
    {
      id: 'one',
      options: [
        { id: 'a', tags: ['near'] },
        { id: 'b', tags: ['many'] },
      ],
    },
    {
      id: 'two',
      options: [
        { id: 'a', tags: ['near', 'cute'] },
        { id: 'b', tags: ['many'] },
      ],
    },
    {
      id: 'three',
      options: [
        { id: 'a', tags: ['cute'] },
        { id: 'b', tags: ['cute', 'many'] },
      ],
    },
  ];

  it('are counted if not all options have them', () => {
    expect(influencesOf(rounds, { one: 'a', two: 'a', three: 'b' })).toEqual([
      { id: 'near', offered: 2, followed: 2 },
      { id: 'cute', offered: 1, followed: 1 },
      { id: 'many', offered: 3, followed: 1 },
    ]);
  });

  it('exclude unanswered rounds', () => {
    expect(influencesOf(rounds, { one: 'b' })).toEqual([
      { id: 'many', offered: 1, followed: 1 },
      { id: 'near', offered: 1, followed: 0 },
    ]);
  });
});
