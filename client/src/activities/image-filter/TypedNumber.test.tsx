// @vitest-environment jsdom
// Tests that a number can be typed sign by sign and in any digits, and that what is half typed is put right when the input is left.
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { readDivisor, readWeight } from './filterDraft.ts';
import { TypedNumber } from './TypedNumber.tsx';

function Weight() {
  const [weight, setWeight] = useState(8);
  return (
    <>
      <TypedNumber aria-label="Weight" value={weight} min={-9} max={9} read={readWeight} onNumber={setWeight} />
      <output>{weight}</output>
    </>
  );
}

const shown = (input: HTMLInputElement) => [input.value, screen.getByRole('status').textContent];

it('keeps a field that is still empty or only has a minus, until the number is typed or the input is left', () => {
  render(<Weight />);
  const input = screen.getByLabelText<HTMLInputElement>('Weight');
  for (const [value, number] of [
    ['', '0'],
    ['-', '0'],
    ['-1', '-1'],
    ['−१', '-1'],
    ['３', '3'],
    ['', '0'],
  ]) {
    fireEvent.change(input, { target: { value } });
    expect(shown(input)).toEqual([value, number]);
  }
  fireEvent.blur(input);
  expect(input.value).toBe('0');
});

it('counts with the arrow keys, and no further than the limits', () => {
  render(<Weight />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(shown(input)).toEqual(['7', '7']);
  for (let press = 0; press < 5; press += 1) fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(shown(input)).toEqual(['9', '9']);
});

it.each([
  ['५', 5, 5],
  ['-5', -5, 1],
  ['1e3', 0, 1],
  ['१,०००', 9, 16],
  ['2.9', 2, 2],
  ['', 0, 1],
])('reads %j as the weight %d and the divisor %d', (typed, weight, divisor) => {
  expect([readWeight(typed), readDivisor(typed)]).toEqual([weight, divisor]);
});
