// The review's schedule as stories of one learner: waits of 1, 3, 7 and 21 days, mistakes that return, realms that mix.
import { describe, expect, it } from 'vitest';
import { countRemembered, memoryOf, planReview, REVIEW_SIZE, type ReviewAnswer } from './schedule.ts';

const FINISHED = 100;
const park = { items: ['park/cycle'], finishedDay: FINISHED };
const right = (day: number, item = 'park/cycle'): ReviewAnswer => ({ item, correct: true, day });
const wrong = (day: number, item = 'park/cycle'): ReviewAnswer => ({ item, correct: false, day });
const dueDay = (...answers: ReviewAnswer[]) => planReview([park], memoryOf(answers), 0).nextDay;

describe('an item', () => {
  it('is first asked on the day after its realm was finished', () => {
    expect(planReview([park], memoryOf([]), FINISHED).due).toEqual([]);
    expect(dueDay()).toBe(101);
    expect(planReview([park], memoryOf([]), 101).due).toEqual([{ item: 'park/cycle', seen: 0 }]);
  });

  it('returns after 3, 7 and 21 days while it is remembered', () => {
    expect(dueDay(right(101))).toBe(104);
    expect(dueDay(right(101), right(104))).toBe(111);
    expect(dueDay(right(101), right(104), right(111))).toBe(132);
    expect(dueDay(right(101), right(104), right(111), right(140))).toBe(161);
  });

  it('returns on the next day after a mistake, and begins again', () => {
    expect(dueDay(right(101), right(104), wrong(111))).toBe(112);
    expect(dueDay(right(101), right(104), wrong(111), right(112))).toBe(115);
  });

  it('counts the first answer of a day only, but changes its wording with each', () => {
    expect(dueDay(wrong(101), right(101))).toBe(102);
    expect(dueDay(right(101), right(101))).toBe(104);
    expect(planReview([park], memoryOf([wrong(101), right(101)]), 102).due).toEqual([{ item: 'park/cycle', seen: 2 }]);
  });

  it('is not taken back by a device whose clock is slow', () => {
    expect(dueDay(right(101), right(104), wrong(99))).toBe(111);
  });
});

describe('a review', () => {
  it('mixes the realms and begins with what has waited longest', () => {
    const robo = { items: ['robo/loops', 'robo/sensors'], finishedDay: 90 };
    const cycle = { items: ['park/cycle', 'park/bias'], finishedDay: FINISHED };
    expect(planReview([cycle, robo], memoryOf([]), 105).due.map(({ item }) => item)).toEqual([
      ...['robo/loops', 'park/cycle', 'robo/sensors', 'park/bias'],
    ]);
  });

  it('asks eight at most; the others wait', () => {
    const many = { items: Array.from({ length: 11 }, (_, at) => `park/${at}`), finishedDay: FINISHED };
    const plan = planReview([many], memoryOf([]), 101);
    expect([plan.due.length, plan.waiting]).toEqual([REVIEW_SIZE, 3]);
  });

  it('asks what returns before what is new, however many new items a realm has', () => {
    const many = { items: Array.from({ length: 19 }, (_, at) => `park/${at}`), finishedDay: FINISHED };
    const answers = [right(101, 'park/17'), wrong(101, 'park/18')];
    expect(planReview([many], memoryOf(answers), 104).due.map(({ item }) => item)).toEqual([
      ...['park/18', 'park/17', 'park/0', 'park/1', 'park/2', 'park/3', 'park/4', 'park/5'],
    ]);
  });

  it('has nothing to ask before a realm is finished', () => {
    expect(planReview([], memoryOf([]), 101)).toEqual({ due: [], waiting: 0, nextDay: null });
  });

  it('tells how much was remembered at the last time', () => {
    const memory = memoryOf([right(101, 'a'), wrong(101, 'b'), right(102, 'b'), wrong(104, 'a')]);
    expect(countRemembered(['a', 'b', 'c'], memory)).toEqual({ asked: 2, remembered: 1 });
  });
});
