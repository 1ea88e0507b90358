// Tests of filling {placeholders}.
import { expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

it('fills every occurrence and keeps placeholders without a value', () => {
  expect(fillPlaceholders('Row {row} of {count}, row {row}. {other}', { row: 3, count: 60 })).toBe(
    'Row 3 of 60, row 3. {other}',
  );
});

it('ignores inherited property names and placeholders inside values', () => {
  expect(fillPlaceholders('{constructor} {name}', { name: '{row}', row: 1 })).toBe('{constructor} {row}');
});
