// Tests which names count as slips of each other, and which one is suggested.
import { expect, it } from 'vitest';
import { nearestName, slipBetween } from './editDistance.ts';

it.each<[string, string, number | undefined]>([
  ['wizard', 'wizard', 0],
  ['wizard', 'Wizard', 0],
  ['card pixels', 'card_pixels', 0],
  ['wizard', 'wizrd', 1],
  ['wizard', 'wziard', 1],
  ['wizard', 'wizards', 1],
  ['hat', 'hats', 1],
  ['hat', 'cap', undefined],
  ['owl', 'cow', undefined],
  ['wizard', 'wizard-old', 3],
  ['wizard', 'old-wizard', 3],
  ['nova', 'neo', undefined],
  ['learn-from-nova', 'learn-from-novas', 1],
  ['learn-loops', 'learn-print', undefined],
  ['a'.repeat(5000), `${'a'.repeat(4999)}b`, undefined],
])('from "%s" to "%s": %s', (one, other, changes) => {
  expect(slipBetween(one, other)).toBe(changes);
  expect(slipBetween(other, one)).toBe(changes);
});

it('suggests the nearest name, or none', () => {
  expect(nearestName('wizrd', ['lizard', 'wizard', 'owl'])).toBe('wizard');
  expect(nearestName('dragon', ['lizard', 'wizard', 'owl'])).toBeUndefined();
});
