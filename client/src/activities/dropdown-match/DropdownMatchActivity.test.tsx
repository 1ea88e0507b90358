// @vitest-environment jsdom
// Lines are matched from lists, wrong and right.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { pressButton, renderActivity, selectOption } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

it('shows whether all lines are matched correctly', async () => {
  await renderActivity('framework-match');
  const right = { hospital: /hospital/, rights: /messages/, bus: /helps 900/, honest: /honest/ };
  selectOption(right.hospital, 'sector');
  selectOption(right.rights, 'utility');
  selectOption(right.bus, 'utility');
  selectOption(right.honest, 'virtue');
  pressButton('Check Answers');
  expect(screen.getByText('Check your matches and try again!')).toBeTruthy();
  selectOption(right.rights, 'rights');
  pressButton('Check Answers');
  expect(screen.getByText('Awesome! All matches are correct!')).toBeTruthy();
});
