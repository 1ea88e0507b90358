// Tries the rules of the AI Pattern Learner in turn on five squares; returns the first that fits and all that were tried.
import {
  type Five,
  findAlternating,
  findDominant,
  findMirror,
  findPairs,
  findRecentTrend,
  findRepeating,
  findRotating,
} from './colorRules.ts';
import {
  findAlternatingIncrement,
  findArithmetic,
  findFibonacci,
  findGeometric,
  findPlusOne,
  findPower,
  findTriangular,
} from './numberRules.ts';
import {
  INCOMPLETE_CONFIDENCE,
  type PatternColor,
  type PatternRule,
  type PatternValue,
  type RuleMatch,
  SPARKLE_CONFIDENCE,
} from './pattern.ts';

type Rules<T extends PatternValue> = readonly (readonly [
  PatternRule,
  (squares: Five<T>) => RuleMatch<T> | undefined,
])[];

/** Order of lessons.txt 9; the last rule always fits. */
const COLOR_RULES: Rules<PatternColor> = [
  ['repeating', findRepeating],
  ['alternating', findAlternating],
  ['mirror', findMirror],
  ['rotating', findRotating],
  ['pairs', findPairs],
  ['dominant', findDominant],
  ['recent-trend', findRecentTrend],
];

const NUMBER_RULES: Rules<number> = [
  ['repeating', findRepeating],
  ['alternating-increment', findAlternatingIncrement],
  ['mirror', findMirror],
  ['arithmetic', findArithmetic],
  ['geometric', findGeometric],
  ['fibonacci', findFibonacci],
  ['power', findPower],
  ['triangular', findTriangular],
  ['plus-one', findPlusOne],
];

export type PatternAnalysis =
  /** No prediction is made. */
  | { kind: 'incomplete'; confidence: typeof INCOMPLETE_CONFIDENCE; missing: number[] }
  | ({
      kind: 'predicted';
      rule: PatternRule;
      sparkles: boolean;
      /** Rules in the order in which they were tried; only the last one fits. */
      tried: PatternRule[];
    } & RuleMatch);

function isFive<T>(squares: readonly T[]): squares is Five<T> {
  return squares.length === 5;
}

function applyRules<T extends PatternValue>(rules: Rules<T>, squares: Five<T>): PatternAnalysis {
  const tried: PatternRule[] = [];
  for (const [rule, find] of rules) {
    tried.push(rule);
    const match = find(squares);
    if (match) return { kind: 'predicted', rule, sparkles: match.confidence >= SPARKLE_CONFIDENCE, tried, ...match };
  }
  throw new Error('The last rule of a list must always fit.');
}

/** Squares that are not filled are undefined; `missing` names them by index. */
function findMissing(squares: readonly unknown[]): number[] {
  return [0, 1, 2, 3, 4].filter((at) => squares[at] === undefined);
}

const incomplete = (squares: readonly unknown[]): PatternAnalysis => ({
  kind: 'incomplete',
  confidence: INCOMPLETE_CONFIDENCE,
  missing: findMissing(squares),
});

export function analyseColors(squares: readonly (PatternColor | undefined)[]): PatternAnalysis {
  const filled = squares.slice(0, 5).filter((value) => value !== undefined);
  return isFive(filled) ? applyRules(COLOR_RULES, filled) : incomplete(squares);
}

export function analyseNumbers(squares: readonly (number | undefined)[]): PatternAnalysis {
  const filled = squares.slice(0, 5).filter((value) => value !== undefined);
  return isFive(filled) ? applyRules(NUMBER_RULES, filled) : incomplete(squares);
}
