// Tests of logistic regression against a closed form, and of the duel: the maker starts as noise, learns from verdicts alone and is let in.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLogistic, positiveChance } from './logisticRegression.ts';
import { drawSprite, isHeldOut, pixelChances, playRound, type Sprite, startDuel } from './pixelGenerator.ts';
import { seededRandom } from './random.ts';

const SETTINGS = { steps: 4000, rate: 0.5, decay: 0 };
const times = (count: number, features: number[], isPositive: boolean) =>
  Array.from({ length: count }, () => ({ features, isPositive }));

describe('logistic regression', () => {
  it('reproduces the shares of a two-valued feature, which is its exact solution', () => {
    const examples = [...times(3, [1], true), ...times(1, [1], false), ...times(2, [0], true), ...times(6, [0], false)];
    const model = fitLogistic(examples, SETTINGS);
    expect(positiveChance(model, [1])).toBeCloseTo(3 / 4, 3);
    expect(positiveChance(model, [0])).toBeCloseTo(2 / 8, 3);
  });
  it('ignores a feature that never varies, and units do not matter', () => {
    const examples = (unit: number) => [
      ...times(2, [4 * unit, 7], true),
      ...times(1, [1 * unit, 7], true),
      ...times(3, [1 * unit, 7], false),
    ];
    const [small, large] = [fitLogistic(examples(1), SETTINGS), fitLogistic(examples(1000), SETTINGS)];
    expect(small.weights[1]).toBe(0);
    expect(positiveChance(small, [1, 7])).toBeCloseTo(positiveChance(large, [1000, 7]), 6);
  });
  it('is undecided without examples, and all positive ones make it sure', () => {
    expect(positiveChance(fitLogistic([], SETTINGS), [1])).toBe(0.5);
    expect(positiveChance(fitLogistic(times(3, [1], true), SETTINGS), [1])).toBeGreaterThan(0.99);
  });
});

/** A filled square with some noise. */
const square = (random: () => number): Sprite =>
  Array.from({ length: 64 }, (_, at) => {
    const [row, col] = [Math.floor(at / 8), at % 8];
    const isInside = row > 1 && row < 6 && col > 1 && col < 6;
    return isInside === random() < 0.95 ? 1 : 0;
  });
const random = seededRandom(8);
const sprites = Array.from({ length: 20 }, () => square(random));

describe('maker and checker', () => {
  it('count ink per pixel with one imagined sprite of each kind', () => {
    const blank = new Array<number>(64).fill(0);
    expect(pixelChances([blank, blank, [1, ...blank.slice(1)]]).slice(0, 2)).toEqual([2 / 5, 1 / 5]);
    expect(pixelChances([])).toEqual(new Array(64).fill(1 / 2));
  });
  it('draw with the given chances', () => {
    const chances = [0, 1, ...new Array<number>(62).fill(0.3)];
    const drawn = Array.from({ length: 500 }, () => drawSprite(chances, random));
    expect(drawn.every((sprite) => sprite[0] === 0 && sprite[1] === 1)).toBe(true);
    expect(drawn.flatMap((sprite) => sprite.slice(2)).reduce((a, b) => a + b) / 31_000).toBeCloseTo(0.3, 1);
  });
  it('begin with noise that is kept out, and end with sprites that are let in', () => {
    const rounds = [playRound(sprites, startDuel(), 4)];
    while (rounds.length < 16) rounds.push(playRound(sprites, rounds.at(-1)!.state, 4));
    expect(rounds[0]).toMatchObject({ makerSuccess: 0, checkerAccuracy: 1 });
    const late = rounds.slice(-4);
    expect(late.reduce((sum, { makerSuccess }) => sum + makerSuccess, 0) / 4).toBeGreaterThan(0.1);
    expect(late.reduce((sum, { checkerAccuracy }) => sum + checkerAccuracy, 0) / 4).toBeLessThan(0.97);
    const { chances } = rounds.at(-1)!.state;
    const inside = chances.filter((_, at) => square(() => 0)[at] === 1);
    expect(inside.reduce((a, b) => a + b) / 16).toBeGreaterThan(0.75);
  });
  it('repeat for a seed, keep chances between 0 and 1, and work with any sprites', () => {
    const sprite = fc.array(fc.constantFrom(0, 1), { minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(fc.array(sprite, { maxLength: 8 }), fc.nat(9), (any, seed) => {
        const round = playRound(any, startDuel(), seed);
        expect(playRound(any, startDuel(), seed)).toEqual(round);
        expect(round.state.chances.every((chance) => chance > 0 && chance < 1)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
  it('hold every fourth sprite out', () => {
    expect(sprites.filter(isHeldOut)).toHaveLength(5);
  });
});
