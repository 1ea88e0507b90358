// Holds the constants, limits and types of the AI Pattern Learner (lessons.txt 5.5, 8 and 9). It is rule-based and says so.
import { foldText } from '../../text/foldText.ts';
import { readTypedNumber } from '../../text/typedNumber.ts';

export const PATTERN_COLORS = ['red', 'blue', 'green', 'yellow'] as const;
export type PatternColor = (typeof PATTERN_COLORS)[number];
export type PatternValue = PatternColor | number;

export const SQUARE_COUNT = 6;
/** The sixth square is the prediction's. */
export const USER_SQUARES = 5;
/** The id of the sixth square, which is not clickable. */
export const GUESS_SQUARE = 5;
export const ANALYSIS_STEP_MS = 3000;
export const SPARKLE_CONFIDENCE = 80;
export const INCOMPLETE_CONFIDENCE = 50;
export const INCOMPLETE_TEXT = 'Please fill in all 5 squares first! 🎨';

/** In the order in which the rules are tried. */
export type PatternRule =
  | 'repeating'
  | 'alternating'
  | 'alternating-increment'
  | 'mirror'
  | 'rotating'
  | 'pairs'
  | 'dominant'
  | 'recent-trend'
  | 'arithmetic'
  | 'geometric'
  | 'fibonacci'
  | 'power'
  | 'triangular'
  | 'plus-one';

/** What a rule found; `details` fill its description: a period, a difference, a ratio, an exponent, a colour. */
export interface RuleMatch<T extends PatternValue = PatternValue> {
  confidence: number;
  prediction: T;
  details: Readonly<Record<string, number | string>>;
}

/** Reads a typed number: only digits 1 to 9, in any script, so that 0 and signs are refused; three digits reach every rule. */
export function parsePatternNumber(text: string): number | undefined {
  return /^[1-9]{1,3}$/.test(foldText(text)) ? readTypedNumber(text) : undefined;
}
