// @vitest-environment jsdom
// Tests that a negative number can be typed sign by sign, and that what is half typed is put right when the input is left.
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { readWeight } from './filterDraft.ts';
import { TypedNumber } from './TypedNumber.tsx';

function Weight() {
  const [weight, setWeight] = useState(8);
  return (
    <>
      <TypedNumber aria-label="Weight" value={weight} read={readWeight} onNumber={setWeight} />
      <output>{weight}</output>
    </>
  );
}

it('keeps a field that is still empty after a minus, until the number is typed or the input is left', () => {
  render(<Weight />);
  const input = screen.getByLabelText<HTMLInputElement>('Weight');
  // A browser gives a lone minus as an empty value.
  fireEvent.change(input, { target: { value: '' } });
  expect([input.value, screen.getByRole('status').textContent]).toEqual(['', '0']);
  fireEvent.change(input, { target: { value: '-1' } });
  expect([input.value, screen.getByRole('status').textContent]).toEqual(['-1', '-1']);
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.blur(input);
  expect(input.value).toBe('0');
});
