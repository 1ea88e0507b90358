// Which names hold a web address, and which only look like one.
import { expect, it } from 'vitest';
import { hasWebAddress } from './webAddress.ts';

it.each([
  'free gems at evil.com',
  'www.evil',
  'https://evil.example',
  'EVIL.COM',
  'evil．com',
  'e\u200bvil.com',
  'evil dot com',
  'evil (dot) in',
  'evil डॉट com',
  't.me/meera',
])('%s', (name) => {
  expect(hasWebAddress(name)).toBe(true);
});

it.each([
  'Class 7B',
  'Grade 8.2',
  'Mr. Rao’s class',
  'Sec. A',
  'कक्षा ६ अ',
  'St. Mary’s, 6F',
  'Python 3.14',
  'A. K. Comp.',
])('not %s', (name) => {
  expect(hasWebAddress(name)).toBe(false);
});
