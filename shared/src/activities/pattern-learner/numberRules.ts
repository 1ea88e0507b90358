// Rules of the AI Pattern Learner for numbers: sequences with a law, and "one more" where none is found.
import type { Five } from './colorRules.ts';
import type { RuleMatch } from './pattern.ts';

const RATIO_TOLERANCE = 0.0001;

/** Predictions of falling geometric sequences are fractions; four places are enough to read. */
const roundForDisplay = (value: number): number => Number(value.toFixed(4));

const differences = (numbers: Five<number>): number[] =>
  numbers.slice(1).map((value, at) => value - (numbers[at] ?? value));

/** Two different increments take turns: +2, +1, +2, +1. */
export function findAlternatingIncrement(numbers: Five<number>): RuleMatch<number> | undefined {
  const [first = 0, second = 0, third, fourth] = differences(numbers);
  if (first === second || first !== third || second !== fourth) return undefined;
  return { confidence: 85, prediction: numbers[4] + first, details: { first, second } };
}

export function findArithmetic(numbers: Five<number>): RuleMatch<number> | undefined {
  const [difference = 0, ...others] = differences(numbers);
  if (others.some((other) => other !== difference)) return undefined;
  return { confidence: 95, prediction: numbers[4] + difference, details: { difference } };
}

export function findGeometric(numbers: Five<number>): RuleMatch<number> | undefined {
  if (numbers.some((value) => value === 0)) return undefined;
  const ratios = numbers.slice(1).map((value, at) => value / (numbers[at] ?? value));
  const [ratio = 1] = ratios;
  if (ratios.some((other) => Math.abs(other - ratio) > RATIO_TOLERANCE)) return undefined;
  return {
    confidence: 90,
    prediction: roundForDisplay(numbers[4] * ratio),
    details: { ratio: roundForDisplay(ratio) },
  };
}

/** Each number is the sum of the two before it, whatever the first two are. */
export function findFibonacci([a, b, c, d, e]: Five<number>): RuleMatch<number> | undefined {
  return c === a + b && d === b + c && e === c + d ? { confidence: 95, prediction: d + e, details: {} } : undefined;
}

/** The value of a law at five successive whole numbers from `from` on; `from` is where the law gives the first square. */
function findLaw(numbers: Five<number>, from: number, law: (n: number) => number): number | undefined {
  const fits = from >= 1 && numbers.every((value, at) => value === law(from + at));
  return fits ? law(from + numbers.length) : undefined;
}

/** n² or n³ of five successive whole numbers. */
export function findPower(numbers: Five<number>): RuleMatch<number> | undefined {
  for (const exponent of [2, 3]) {
    const from = Math.round(numbers[0] ** (1 / exponent));
    const prediction = findLaw(numbers, from, (n) => n ** exponent);
    if (prediction !== undefined) return { confidence: 90, prediction, details: { exponent, from } };
  }
  return undefined;
}

/** n(n + 1) / 2 of five successive whole numbers. */
export function findTriangular(numbers: Five<number>): RuleMatch<number> | undefined {
  const from = Math.round((Math.sqrt(8 * numbers[0] + 1) - 1) / 2);
  const prediction = findLaw(numbers, from, (n) => (n * (n + 1)) / 2);
  return prediction === undefined ? undefined : { confidence: 90, prediction, details: { from } };
}

/** Fallback: the last value + 1. */
export const findPlusOne = (numbers: Five<number>): RuleMatch<number> => ({
  confidence: 60,
  prediction: numbers[4] + 1,
  details: {},
});
