// Tests of judging labels and thresholds: two people's agreement, and precision and recall as the threshold moves.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../testing/seed.ts';
import { labelAgreement } from './labelAgreement.ts';
import { metricsAtThreshold, thresholdCurve } from './thresholdCurve.ts';

fc.configureGlobal({ seed: seedFor('judging') });

const repeat = (label: string, times: number) => new Array<string>(times).fill(label);

describe('agreement of two labellers', () => {
  it('is counted by hand: 50 things, 35 alike, kappa 0.4', () => {
    // Both yes 20, only ours 5, only theirs 10, both no 15: chance is (25·30 + 25·20) / 2500 = 0.5.
    const ours = [...repeat('yes', 25), ...repeat('no', 25)];
    const theirs = [...repeat('yes', 20), ...repeat('no', 5), ...repeat('yes', 10), ...repeat('no', 15)];
    const agreement = labelAgreement(ours, theirs)!;
    expect(agreement).toMatchObject({ share: 0.7, chance: 0.5 });
    expect(agreement.kappa).toBeCloseTo(0.4, 12);
    expect(agreement.differing).toEqual(Array.from({ length: 15 }, (_, at) => at + 20));
  });

  it('is chance if one of them never changes the label, and undefined if neither does', () => {
    expect(labelAgreement(['a', 'b', 'a'], ['a', 'a', 'a'])!.kappa).toBeCloseTo(0, 12);
    expect(labelAgreement(['a', 'a'], ['a', 'a'])).toMatchObject({ share: 1, chance: 1, kappa: undefined });
  });

  it('needs lists of one length', () => {
    expect(labelAgreement([], [])).toBeUndefined();
    expect(labelAgreement(['a'], ['a', 'b'])).toBeUndefined();
  });

  it('is the same from both sides, at most 1, and 1 only where nothing differs', () => {
    const pair = fc.tuple(fc.constantFrom('x', 'y', 'z'), fc.constantFrom('x', 'y', 'z'));
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 30 }), (pairs) => {
        const ours = pairs.map(([one]) => one);
        const theirs = pairs.map(([, other]) => other);
        const agreement = labelAgreement(ours, theirs)!;
        expect(labelAgreement(theirs, ours)).toEqual(agreement);
        // Chance agreement, counted by pairing every item of one person with every item of the other.
        const meetings = ours.flatMap((one) => theirs.filter((other) => other === one)).length;
        expect(agreement.chance).toBeCloseTo(meetings / pairs.length ** 2, 12);
        if (agreement.kappa !== undefined) expect(agreement.kappa === 1).toBe(agreement.differing.length === 0);
        expect(agreement.kappa ?? 1).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('precision and recall by threshold', () => {
  const cases = [
    { score: 0.9, actual: true },
    { score: 0.8, actual: false },
    { score: 0.8, actual: true },
    { score: 0.3, actual: true },
    { score: 0.1, actual: false },
  ];

  it('are counted by hand, tied scores together', () => {
    const points = thresholdCurve(cases).map(({ threshold, precision, recall }) => [threshold, precision, recall]);
    expect(points).toEqual([
      [0.9, 1, 1 / 3],
      [0.8, 2 / 3, 2 / 3],
      [0.3, 3 / 4, 1],
      [0.1, 3 / 5, 1],
    ]);
    expect(metricsAtThreshold(cases, 0.95)).toMatchObject({ precision: 0, recall: 0, accuracy: 0.4 });
    expect(thresholdCurve([])).toEqual([]);
  });

  it('find more as the threshold falls, all at its end, and change at the points only', () => {
    const one = fc.record({ score: fc.integer({ min: 0, max: 9 }), actual: fc.boolean() });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 20 }), (all) => {
        const curve = thresholdCurve(all);
        const recalls = curve.map(({ recall }) => recall);
        expect(recalls).toEqual(recalls.toSorted((left, right) => left - right));
        expect(recalls.at(-1)).toBe(all.some(({ actual }) => actual) ? 1 : 0);
        for (const { threshold, confusion } of curve) {
          expect(metricsAtThreshold(all, threshold - 0.5).confusion).toEqual(confusion);
        }
      }),
    );
  });
});
