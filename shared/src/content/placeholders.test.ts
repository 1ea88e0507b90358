// Filling the {placeholders} of a text.
import { expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

it('fills every placeholder, also twice, and leaves what has no value', () => {
  expect(fillPlaceholders('Row {row} of {count}, row {row}. {other}', { row: 3, count: 60 })).toBe(
    'Row 3 of 60, row 3. {other}',
  );
});

it('is not fooled by names every object has, nor by values that look like placeholders', () => {
  expect(fillPlaceholders('{constructor} {name}', { name: '{row}', row: 1 })).toBe('{constructor} {row}');
});
