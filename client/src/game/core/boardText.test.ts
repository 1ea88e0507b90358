// Tests that text on a board is as large as its face allows, and that long output is wrapped and cut.
import { expect, it } from 'vitest';
import { LINE_SPACING, layoutBoardText } from './boardText.ts';

/** Letters half as wide as high. */
const measure = (text: string) => text.length / 2;
const layout = (...lines: string[]) => layoutBoardText(lines, 90, 56, measure);

it('writes a short text large', () => {
  expect(layout('Hi')).toEqual({ rows: ['Hi'], size: 18 });
});

it('wraps between words and fits the height', () => {
  const { rows, size } = layout('I sell 24 cupcakes', 'at 3 coins each', 'Come in');
  expect(rows.join(' ')).toBe('I sell 24 cupcakes at 3 coins each Come in');
  expect(rows.length * size * LINE_SPACING).toBeLessThanOrEqual(56);
  for (const row of rows) expect(measure(row) * size).toBeLessThanOrEqual(90);
});

it('keeps a long word whole with smaller letters, and breaks it where no size holds it', () => {
  expect(layout('Chocolatecake').rows).toEqual(['Chocolatecake']);
  expect(layout('x'.repeat(40)).rows.join('')).toBe('x'.repeat(40));
});

it('cuts what does not fit', () => {
  const { rows, size } = layout(...Array.from({ length: 12 }, (_, at) => `line ${at}`));
  expect(rows.length).toBeLessThan(12);
  expect(rows.length * size * LINE_SPACING).toBeLessThanOrEqual(56);
});
