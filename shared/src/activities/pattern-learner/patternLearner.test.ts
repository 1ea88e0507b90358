// Tests of the AI Pattern Learner: each row of lessons.txt 9 by its name, all colour patterns against regular expressions.
import { describe, expect, it } from 'vitest';
import { analyseColors, analyseNumbers } from './analysePattern.ts';
import {
  ANALYSIS_STEP_MS,
  GUESS_SQUARE,
  INCOMPLETE_TEXT,
  PATTERN_COLORS,
  type PatternColor,
  type PatternRule,
  parsePatternNumber,
  SPARKLE_CONFIDENCE,
  SQUARE_COUNT,
  USER_SQUARES,
} from './pattern.ts';

const COLOR_OF: Record<string, PatternColor> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' };
/** 'RGRGR' → rule, confidence and letter of the prediction. */
const colors = (letters: string) => {
  const found = analyseColors([...letters].map((letter) => COLOR_OF[letter]));
  if (found.kind === 'incomplete') return found;
  const letter = Object.keys(COLOR_OF).find((one) => COLOR_OF[one] === found.prediction);
  return [found.rule, found.confidence, letter];
};
const numbers = (...values: number[]) => {
  const found = analyseNumbers(values);
  return found.kind === 'incomplete' ? found : [found.rule, found.confidence, found.prediction];
};

describe('section 9, for colours', () => {
  it('Repeating length 2 to 4: 95', () => {
    expect(colors('RGRGR')).toEqual(['repeating', 95, 'G']);
    expect(colors('RGBRG')).toEqual(['repeating', 95, 'B']);
    expect(colors('RGBYR')).toEqual(['repeating', 95, 'G']);
    expect(colors('RRRRR')).toEqual(['repeating', 95, 'R']);
  });
  it('Alternating: 90 for colors', () => {
    expect(colors('RGBGY')).toEqual(['alternating', 90, 'G']);
    expect(colors('RGBGB')).toEqual(['alternating', 90, 'G']);
    // Near misses: the second colour also stands first, in the middle, or last.
    expect(colors('GGBGY')).not.toContain('alternating');
    expect(colors('RGGGY')).not.toContain('alternating');
    expect(colors('RGBGG')).not.toContain('alternating');
  });
  it('Mirror: 85', () => {
    expect(colors('RGBBG')).toEqual(['mirror', 85, 'R']);
    expect(colors('RGBBY')).not.toContain('mirror');
    expect(colors('RGGGG')).not.toContain('mirror');
  });
  it('Rotating unique colors: 80', () => {
    expect(colors('RGBYG')).toEqual(['rotating', 80, 'B']);
    expect(colors('RGBRY')).toEqual(['rotating', 80, 'G']);
    expect(colors('RGBYY')).not.toContain('rotating');
  });
  it('Color pairs: 85', () => {
    expect(colors('RRGGB')).toEqual(['pairs', 85, 'B']);
    expect(colors('RRGBB')).not.toContain('pairs');
    expect(colors('RRGGG')).not.toContain('pairs');
  });
  it('Dominant color (over 50% share): min(70 + share*20, 85)', () => {
    // 3 of 5: 70 + 0.6 · 20; 4 of 5: 86, held at 85.
    expect(colors('RRGRB')).toEqual(['dominant', 82, 'R']);
    expect(colors('RGGGG')).toEqual(['dominant', 85, 'G']);
    expect(colors('RRGYB')).not.toContain('dominant');
  });
  it('Recent trend fallback: 60', () => {
    expect(colors('RRGYB')).toEqual(['recent-trend', 60, 'B']);
    expect(colors('RBBGG')).toEqual(['recent-trend', 60, 'G']);
    expect(colors('RBGGY')).toEqual(['recent-trend', 60, 'G']);
  });
});

describe('section 9, for numbers', () => {
  it('Repeating length 2 to 4: 95', () => {
    expect(numbers(1, 7, 1, 7, 1)).toEqual(['repeating', 95, 7]);
    expect(numbers(1, 2, 3, 1, 2)).toEqual(['repeating', 95, 3]);
    expect(numbers(1, 2, 3, 5, 1)).toEqual(['repeating', 95, 2]);
  });
  it('Alternating: 85 for the numeric alternating-increment pattern', () => {
    expect(numbers(1, 3, 4, 6, 7)).toEqual(['alternating-increment', 85, 9]);
    expect(numbers(1, 3, 4, 6, 8)).not.toContain('alternating-increment');
    expect(numbers(1, 3, 4, 7, 8)).not.toContain('alternating-increment');
  });
  it('Mirror: 85', () => {
    expect(numbers(1, 2, 3, 3, 2)).toEqual(['mirror', 85, 1]);
    expect(numbers(1, 2, 3, 3, 4)).not.toContain('mirror');
  });
  it('Arithmetic sequence: 95', () => {
    expect(numbers(1, 2, 3, 4, 5)).toEqual(['arithmetic', 95, 6]);
    expect(numbers(9, 7, 5, 3, 1)).toEqual(['arithmetic', 95, -1]);
    expect(numbers(1, 2, 3, 4, 6)).not.toContain('arithmetic');
  });
  it('Geometric sequence: 90, ratio tolerance 0.0001', () => {
    expect(numbers(2, 4, 8, 16, 32)).toEqual(['geometric', 90, 64]);
    expect(numbers(81, 27, 9, 3, 1)).toEqual(['geometric', 90, 0.3333]);
    // Ratios 1.1, 1.1, 1.1 and 1.10006 (within the tolerance) or 1.10015 (beyond it).
    expect(numbers(1, 1.1, 1.21, 1.331, 1.331 * 1.10006)).toContain('geometric');
    expect(numbers(1, 1.1, 1.21, 1.331, 1.331 * 1.10015)).not.toContain('geometric');
    expect(numbers(2, 4, 8, 16, 31)).not.toContain('geometric');
    expect(numbers(0, 0, 5, 0, 1)).not.toContain('geometric');
  });
  it('Fibonacci-like: 95', () => {
    expect(numbers(1, 1, 2, 3, 5)).toEqual(['fibonacci', 95, 8]);
    expect(numbers(2, 1, 3, 4, 7)).toEqual(['fibonacci', 95, 11]);
    expect(numbers(1, 1, 2, 3, 6)).not.toContain('fibonacci');
  });
  it('Power sequence (n^2 or n^3): 90', () => {
    expect(numbers(1, 4, 9, 16, 25)).toEqual(['power', 90, 36]);
    expect(numbers(1, 8, 27, 64, 125)).toEqual(['power', 90, 216]);
    expect(numbers(1, 4, 9, 16, 26)).not.toContain('power');
    expect(numbers(1, 8, 27, 64, 124)).not.toContain('power');
  });
  it('Triangular numbers: 90', () => {
    expect(numbers(1, 3, 6, 10, 15)).toEqual(['triangular', 90, 21]);
    expect(numbers(1, 3, 6, 10, 14)).not.toContain('triangular');
  });
  it('Numeric fallback (last value + 1): 60', () => {
    expect(numbers(9, 1, 4, 4, 7)).toEqual(['plus-one', 60, 8]);
  });
});

describe('section 9, the rest', () => {
  it('A confidence of at least 80 shows a sparkle marker', () => {
    expect(SPARKLE_CONFIDENCE).toBe(80);
    expect(analyseColors([...'RGBYG'].map((one) => COLOR_OF[one]))).toMatchObject({ confidence: 80, sparkles: true });
    expect(analyseNumbers([9, 1, 4, 4, 7])).toMatchObject({ confidence: 60, sparkles: false });
  });
  it('Six squares (5 user squares plus 1 guess square); analysis steps 3000 ms each', () => {
    expect([SQUARE_COUNT, USER_SQUARES, GUESS_SQUARE, ANALYSIS_STEP_MS]).toEqual([6, 5, 5, 3000]);
  });
  it('tries the rules in the order of the list', () => {
    expect(analyseColors([...'RRGYB'].map((one) => COLOR_OF[one]))).toMatchObject({
      tried: ['repeating', 'alternating', 'mirror', 'rotating', 'pairs', 'dominant', 'recent-trend'],
    });
    expect(analyseNumbers([9, 1, 4, 4, 7])).toMatchObject({
      tried: [
        'repeating',
        'alternating-increment',
        'mirror',
        'arithmetic',
        'geometric',
        'fibonacci',
        'power',
        'triangular',
        'plus-one',
      ],
    });
    // Fits repeating and alternating, arithmetic and geometric: the earlier rule decides.
    expect(colors('RGRGR')).toContain('repeating');
    expect(numbers(4, 4, 4, 4, 4)).toContain('repeating');
  });
});

describe('section 5.5', () => {
  it('An incomplete pattern gives 50% confidence and no prediction', () => {
    expect(INCOMPLETE_TEXT).toBe('Please fill in all 5 squares first! 🎨');
    expect(analyseColors(['red', undefined, 'red', 'blue', undefined])).toEqual({
      kind: 'incomplete',
      confidence: 50,
      missing: [1, 4],
    });
    expect(analyseNumbers([1, 2, 3])).toEqual({ kind: 'incomplete', confidence: 50, missing: [3, 4] });
    expect(analyseNumbers([])).toMatchObject({ kind: 'incomplete', missing: [0, 1, 2, 3, 4] });
  });
  it('Number entry allows only digits 1 to 9', () => {
    expect(['1', '9', '36', '125'].map(parsePatternNumber)).toEqual([1, 9, 36, 125]);
    expect(['१', '٣', '३६', '１２５', '1\u200d'].map(parsePatternNumber)).toEqual([1, 3, 36, 125, 1]);
    for (const text of ['', '0', '10', '-1', '1.5', 'a', ' 1', '1234', '०', '१०', '²', '①']) {
      expect(parsePatternNumber(text)).toBeUndefined();
    }
  });
  it('Color mode offers 4 colors: red, blue, green, yellow', () => {
    expect([...PATTERN_COLORS].sort()).toEqual(['blue', 'green', 'red', 'yellow']);
  });
  it('does not read the sixth square', () => {
    expect(analyseNumbers([1, 2, 3, 4, 5, 9])).toEqual(analyseNumbers([1, 2, 3, 4, 5]));
  });
});

/** The rules written a second time, over letters: a number in the replacement is the group that is predicted. */
const PATTERNS: readonly (readonly [PatternRule, RegExp, string])[] = [
  ['repeating', /^(.)(.)\1\2\1$/, '$2'],
  ['repeating', /^(.)(.)(.)\1\2$/, '$3'],
  ['repeating', /^(.)(.)..\1$/, '$2'],
  ['alternating', /^(.)(?!\1)(.)(?!\2).\2(?!\2).$/, '$2'],
  ['mirror', /^(.)(.)(?!\2)(.)\3\2$/, '$1'],
  ['rotating', /^(.)(?!\1)(.)(?!\1|\2)(.)\1(?!\1|\2|\3).$/, '$2'],
  ['rotating', /^(.)(?!\1)(.)(?!\1|\2)(.)(?!\1|\2|\3).\2$/, '$3'],
  ['pairs', /^(.)\1(?!\1)(.)\2(?!\2)(.)$/, '$3'],
  ['dominant', /^.*(.).*\1.*\1.*$/, '$1'],
  ['recent-trend', /^..(.)\1.$/, '$1'],
  ['recent-trend', /^....(.)$/, '$1'],
];

describe('all 1,024 rows of five colours', () => {
  const rows = Array.from({ length: 1024 }, (_, at) => [0, 2, 4, 6, 8].map((bit) => 'RBGY'[(at >> bit) & 3]).join(''));
  it('are analysed as regular expressions over letters analyse them', () => {
    const seen = new Set<string>();
    for (const row of rows) {
      const [rule, pattern, replacement] = PATTERNS.find(([, one]) => one.test(row))!;
      seen.add(rule);
      const [foundRule, , prediction] = colors(row) as [string, number, string];
      expect(`${row} ${foundRule} ${prediction}`).toBe(`${row} ${rule} ${row.replace(pattern, replacement)}`);
    }
    expect(seen.size).toBe(7);
  });
  it('do not depend on which colours are used', () => {
    const rename = (row: string) => [...row].map((letter) => 'YRBG'['RBGY'.indexOf(letter)]).join('');
    for (const row of rows) {
      const [rule, confidence, prediction] = colors(row) as [string, number, string];
      expect(colors(rename(row))).toEqual([rule, confidence, rename(prediction)]);
    }
  });
});
