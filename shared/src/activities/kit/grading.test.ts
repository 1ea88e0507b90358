// Tests of grading: scores stay between 0 and 1, are 1 exactly for the correct answer and ignore unexpected items.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../../testing/seed.ts';
import { gradePicks, gradePlacements, gradeSequence } from './grading.ts';

fc.configureGlobal({ seed: seedFor('shapes') });

const name = fc.stringMatching(/^[a-z]{1,6}$/);
const places = fc.dictionary(name, name, { minKeys: 1, maxKeys: 8 });

describe('gradePlacements', () => {
  it('scores the expected answer with 1 and ignores extra items', () => {
    fc.assert(
      fc.property(places, places, (expected, extra) => {
        expect(gradePlacements(expected, { ...extra, ...expected })).toEqual({ correct: true, score: 1, wrong: [] });
      }),
    );
  });

  it('lists every wrong item and counts the right ones', () => {
    fc.assert(
      fc.property(places, places, (expected, answer) => {
        const grade = gradePlacements(expected, answer);
        const right = Object.keys(expected).filter((item) => answer[item] === expected[item]).length;
        expect(grade.score).toBeCloseTo(right / Object.keys(expected).length);
        expect(grade.correct).toBe(grade.wrong.length === 0);
        expect(grade.wrong.every((item) => answer[item] !== expected[item])).toBe(true);
      }),
    );
  });

  it('ignores inherited property names', () => {
    expect(gradePlacements({ constructor: 'a' }, {}).correct).toBe(false);
  });
});

describe('gradeSequence', () => {
  it('accepts only the exact sequence', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { minLength: 2, maxLength: 6 }),
        fc.array(name, { maxLength: 8 }),
        (right, answer) => {
          const grade = gradeSequence(right, answer);
          expect(grade.correct).toBe(JSON.stringify(right) === JSON.stringify(answer));
          expect(grade.score).toBeGreaterThanOrEqual(0);
          expect(grade.score).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('rejects the right sequence with extra items', () => {
    expect(gradeSequence(['a', 'b'], ['a', 'b', 'c']).correct).toBe(false);
  });
});

describe('gradePicks', () => {
  it('passes on the last pick and scores the first', () => {
    const grade = gradePicks({ even: '10', odd: '9' }, { even: ['9', ' 10 '], odd: ['9'] });
    expect(grade).toEqual({ correct: true, score: 0.5, wrong: [] });
  });

  it('does not pass while a round is open', () => {
    expect(gradePicks({ even: '10', odd: '9' }, { even: ['10'] })).toEqual({
      correct: false,
      score: 0.5,
      wrong: ['odd'],
    });
  });
});
