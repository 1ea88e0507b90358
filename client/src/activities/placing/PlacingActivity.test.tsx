// @vitest-environment jsdom
// Placing with the keyboard: checked only when complete, wrong and right, Try Again only where the content has it.
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getButton, isPressable, pressButton, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

/** Picks a piece up and puts it into a zone. */
function put(piece: string, zone: string): void {
  pressButton(piece);
  pressButton(`Put into: ${zone}`);
}

describe('two crates', () => {
  const GOOD = ['Weight of the leftovers', 'The main dish', 'Meals booked'];
  const BAD = ['“Soup causes', 'Secret photos', "Teachers' shoe"];

  it('cannot be checked before all cards are in a crate', async () => {
    await renderActivity('acquisition-sort');
    put(GOOD[0]!, 'Good data');
    expect(isPressable(getButton('Check'))).toBe(false);
    expect(screen.getByText('Sort them all first.')).toBeTruthy();
  });

  it('explains a wrong card, and Try Again returns all cards', async () => {
    const { answers } = await renderActivity('acquisition-sort');
    for (const card of [...GOOD, BAD[0]!]) put(card, 'Good data');
    for (const card of BAD.slice(1)) put(card, 'Bad data');
    pressButton('Check');
    expect(
      screen.getByText('Some items are not correctly sorted. Think about what data would be most helpful!'),
    ).toBeTruthy();
    expect(screen.getByText(/nobody measured it/)).toBeTruthy();
    pressButton('Try Again');
    expect(screen.queryByText(/not correctly sorted/)).toBeNull();
    for (const card of GOOD) put(card, 'Good data');
    for (const card of BAD) put(card, 'Bad data');
    pressButton('Check');
    expect(screen.getByText(/Correct! Well done\./).textContent).toBe('✅ Correct! Well done.');
    expect(answers).toHaveLength(2);
  });

  it('deselects a piece that is pressed twice', async () => {
    await renderActivity('acquisition-sort');
    pressButton(GOOD[0]!);
    expect(getButton(GOOD[0]!).getAttribute('aria-pressed')).toBe('true');
    pressButton(GOOD[0]!);
    expect(screen.queryByRole('button', { name: /^Put into/ })).toBeNull();
  });
});

describe('placing with two taps', () => {
  it('fair or unfair: wrong, then right', async () => {
    await renderActivity('fair-unfair');
    put('Extra practice', 'Fair');
    put('No jobs', 'Fair');
    put('A voice lock', 'Unfair');
    put('A loan answer', 'Fair');
    expect(screen.queryByText('Check your answers and try again!')).toBeNull();
    pressButton('Check Answers');
    expect(screen.getByText('Check your answers and try again!')).toBeTruthy();
    put('No jobs', 'Unfair');
    pressButton('Check Answers');
    expect(screen.getByText("Awesome! You know what's fair and unfair!")).toBeTruthy();
  });

  it('principles: wrong, then right', async () => {
    await renderActivity('principle-drag');
    put('It asks before', 'Justice');
    put('Equal need', 'Respect for Autonomy');
    put('Unsure of a dose', 'Do no harm');
    put('Free eye tests', 'Ensure maximum benefit for all');
    pressButton('Check Answers');
    expect(screen.getByText('Some answers are incorrect. Try again!')).toBeTruthy();
    put('It asks before', 'Respect for Autonomy');
    put('Equal need', 'Justice');
    pressButton('Check Answers');
    expect(screen.getByText('All correct! You understand the principles of bioethics!')).toBeTruthy();
  });
});
