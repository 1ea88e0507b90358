// Tests of the opening times of a weekly plan, also across a change to winter time.
import { expect, it } from 'vitest';
import { weeklyOpening } from './weeklyOpening.ts';

it('opens at the same time of day each week', () => {
  const monday = Date.UTC(2026, 10, 23, 3, 30);
  expect(weeklyOpening(monday, 0, 'Asia/Kolkata')).toBe(monday);
  expect(weeklyOpening(monday, 3, 'Asia/Kolkata')).toBe(Date.UTC(2026, 11, 14, 3, 30));
  expect(weeklyOpening(monday, 1, null)).toBe(Date.UTC(2026, 10, 30, 3, 30));
});

it('stays at nine in the morning when summer time ends', () => {
  const october = Date.UTC(2026, 9, 19, 7);
  expect(weeklyOpening(october, 1, 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 26, 8));
});
