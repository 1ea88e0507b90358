// @vitest-environment jsdom
// Lines matched from lists, wrong and right.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { choose, press, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

it('match frameworks', async () => {
  await renderActivity('framework-match');
  const right = { hospital: /hospital/, rights: /messages/, bus: /timetable/, honest: /honest/ };
  choose(right.hospital, 'sector');
  choose(right.rights, 'utility');
  choose(right.bus, 'utility');
  choose(right.honest, 'virtue');
  press('Check Answers');
  expect(screen.getByText('Check your matches and try again!')).toBeTruthy();
  choose(right.rights, 'rights');
  press('Check Answers');
  expect(screen.getByText('Awesome! All matches are correct!')).toBeTruthy();
});
