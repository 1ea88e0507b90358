// @vitest-environment jsdom
// Ordering with the keyboard: placing, taking back, and only the exact order is correct.
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getButton, isPressable, pressButton, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

describe('ordering', () => {
  const RIGHT = [
    'Choose model type',
    'Train with data',
    'Test performance',
    'Fine-tune settings',
    'Deploy best version',
  ];

  it('takes a placed card back when it is clicked, and accepts only the exact order', async () => {
    await renderActivity('modelling-order');
    for (const card of [...RIGHT].reverse()) pressButton(card);
    pressButton('Check Order');
    expect(screen.getByText(/Try again!/).textContent).toBe('❌ Try again!');
    for (const card of RIGHT) pressButton(card);
    expect(isPressable(getButton('Check Order'))).toBe(false);
    for (const card of RIGHT) pressButton(card);
    pressButton('Check Order');
    expect(screen.getByText(/Well done/)).toBeTruthy();
  });

  it('shows the messages of the fair decision', async () => {
    await renderActivity('fair-order');
    const steps = ['Ask a framework', 'Find out who', 'Decide and explain', 'Check and repair'];
    for (const card of steps) pressButton(card);
    expect(screen.queryByText(/Oops/)).toBeNull();
    pressButton('Check Order');
    expect(screen.getByText('Oops! Try arranging the steps in the correct order.')).toBeTruthy();
    for (const card of steps) pressButton(card);
    for (const card of ['Find out who', 'Ask a framework', 'Decide and explain', 'Check and repair']) pressButton(card);
    pressButton('Check Order');
    expect(screen.getByText('Great job! You know how to make a fair AI decision!')).toBeTruthy();
  });
});
