// @vitest-environment jsdom
// Tests the formats of dates, numbers and money in both languages, with Latin digits in both.
import { expect, it } from 'vitest';
import {
  compareNames,
  formatDate,
  formatDuration,
  formatList,
  formatNumber,
  formatPrice,
  formatRelative,
} from './format.ts';
import { showInHindi } from './testing/showInHindi.ts';

const DAY = '2026-11-22T00:00:00Z';
const shown = () => [
  formatDate(DAY, 'long', 'UTC'),
  formatDate(DAY, 'weekday', 'UTC'),
  formatNumber(123_456),
  formatPrice(239_900, 'INR'),
  formatPrice(29_950, 'INR'),
  formatDuration(61),
  formatRelative(-1, 'day'),
  formatList(['a', 'b', 'c']),
];

it('formats English', () => {
  expect(shown()).toEqual([
    '22 November 2026',
    'Sunday',
    '123,456',
    '₹2,399',
    '₹299.50',
    '2 minutes',
    'yesterday',
    'a, b and c',
  ]);
});

it('formats Hindi', async () => {
  await showInHindi();
  expect(shown()).toEqual(['22 नवंबर 2026', 'रविवार', '1,23,456', '₹2,399', '₹299.50', '2 मिनट', 'कल', 'a, b, और c']);
  expect(['ख', 'क', 'अ'].sort(compareNames)).toEqual(['अ', 'क', 'ख']);
});
