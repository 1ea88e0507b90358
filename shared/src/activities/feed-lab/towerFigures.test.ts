// Tests the feeds in an activity's figures: there and back, refused if incomplete or out of range, and kept from people.
import { expect, it } from 'vitest';
import { acceptsFigures, figuresInWords } from '../registry.ts';
import { towerFeeds, towerFigures } from './towerFigures.ts';

const feeds = { before: [1, 1, 1, 1, 1, 2], after: [0, 1, 2, 3, 4, 5] };
const figures = towerFigures(feeds);

it('carries both feeds', () => expect(towerFeeds({ taps: 10, ...figures })).toEqual(feeds));

it.each([
  ['a missing place', Object.fromEntries(Object.entries(figures).slice(1))],
  ['half a topic', { ...figures, 'tower after 0': 0.5 }],
  ['an unknown topic', { ...figures, 'tower before 3': 12 }],
  ['a negative one', { ...figures, 'tower before 3': -1 }],
  ['a seventh place', { ...figures, 'tower after 6': 1 }],
])('refuses %s', (_, forged) => {
  expect(towerFeeds(forged)).toBeUndefined();
  expect(acceptsFigures(forged)).toBe(false);
});

it('accepts figures that speak of no feed, and shows people only those', () => {
  expect(acceptsFigures({ taps: 10 })).toBe(true);
  expect(figuresInWords({ taps: 10, ...figures })).toEqual({ taps: 10 });
});
