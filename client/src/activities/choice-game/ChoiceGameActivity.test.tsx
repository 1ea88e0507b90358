// @vitest-environment jsdom
// The donation game: counts the ten choices, and requires three influences.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getButton, isPressable, pressButton, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

it("the donation game counts the learner's ten choices and requires three influences", async () => {
  const { activity, answers } = await renderActivity('donation-game');
  if (activity.kind !== 'choice-game') throw new Error('not the donation game');
  for (const round of activity.rounds) pressButton(new RegExp(round.options[0]!.text.replace(/[()]/g, '.')));
  expect(getButton(/How near it is/).textContent).toContain('2 of 2');
  pressButton(/How near it is/);
  pressButton(/How urgent it is/);
  expect(isPressable(getButton('Finish the game'))).toBe(false);
  fireEvent.change(screen.getByLabelText(/own words/), { target: { value: 'My mood' } });
  pressButton('Finish the game');
  expect(answers[0]?.answer).toMatchObject({ influences: ['near', 'urgent', 'own'] });
  expect(JSON.stringify(answers)).not.toContain('My mood');
});
