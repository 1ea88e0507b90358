// Rules of the AI Pattern Learner that need no arithmetic: repetition and mirror for any values, the others for colours.
import type { PatternColor, PatternValue, RuleMatch } from './pattern.ts';

/** The rules read exactly five squares; `analysePattern` sees to it. */
export type Five<T> = readonly [T, T, T, T, T];

/** Every square equals the one `period` squares before it; the shortest period of 2 to 4 wins. */
export function findRepeating<T extends PatternValue>(squares: Five<T>): RuleMatch<T> | undefined {
  for (const period of [2, 3, 4]) {
    const repeats = squares.every((value, at) => at < period || value === squares[at - period]);
    const prediction = squares[squares.length - period];
    if (repeats && prediction !== undefined) return { confidence: 95, prediction, details: { period } };
  }
  return undefined;
}

/** Every second square has one colour, the squares between have others: the sixth is a second one again. */
export function findAlternating([a, b, c, d, e]: Five<PatternColor>): RuleMatch<PatternColor> | undefined {
  if (b !== d || a === b || c === b || e === b) return undefined;
  return { confidence: 90, prediction: b, details: { color: b } };
}

/** The squares come back in reverse order: a b c c b, so that a completes the mirror of six; four equal ones show no mirror. */
export function findMirror<T extends PatternValue>([a, b, c, d, e]: Five<T>): RuleMatch<T> | undefined {
  return c === d && b === e && b !== c ? { confidence: 85, prediction: a, details: {} } : undefined;
}

/** Colours take turns: any three squares in a row are different. The longest tail of unique colours begins again. */
export function findRotating(squares: Five<PatternColor>): RuleMatch<PatternColor> | undefined {
  const [, b, c, , e] = squares;
  const isUnique = squares.every((value, at) => value !== squares[at + 1] && value !== squares[at + 2]);
  if (!isUnique) return undefined;
  const [prediction, unique] = b === e ? ([c, 3] as const) : ([b, 4] as const);
  return { confidence: 80, prediction, details: { unique } };
}

/** Two of one colour, two of another, then the first of a third pair. */
export function findPairs([a, b, c, d, e]: Five<PatternColor>): RuleMatch<PatternColor> | undefined {
  return a === b && c === d && a !== c && c !== e
    ? { confidence: 85, prediction: e, details: { color: e } }
    : undefined;
}

/** One colour fills more than half of the squares. */
export function findDominant(squares: Five<PatternColor>): RuleMatch<PatternColor> | undefined {
  for (const color of squares) {
    const count = squares.filter((value) => value === color).length;
    const share = count / squares.length;
    if (share > 0.5) {
      return { confidence: Math.min(70 + share * 20, 85), prediction: color, details: { color, count } };
    }
  }
  return undefined;
}

/** Fallback: the most frequent of the last three colours; if all differ, the last one. */
export function findRecentTrend([, , c, d, e]: Five<PatternColor>): RuleMatch<PatternColor> {
  const color = c === d ? c : e;
  return { confidence: 60, prediction: color, details: { color } };
}
