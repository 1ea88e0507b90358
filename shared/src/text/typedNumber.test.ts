// Tests that a number is read however people write it, and that what is no number is not read as one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../testing/seed.ts';
import { readTypedNumber } from './typedNumber.ts';

/** The zeros of the scripts that have decimal digits of their own (Unicode 15), and those of the mathematical alphabets. */
const ZEROS =
  '0030 0660 06F0 07C0 0966 09E6 0A66 0AE6 0B66 0BE6 0C66 0CE6 0D66 0DE6 0E50 0ED0 0F20 1040 1090 17E0 1810 1946 19D0 1A80 1A90 1B50 1BB0 1C40 1C50 A620 A8D0 A900 A9D0 A9F0 AA50 ABF0 FF10 104A0 10D30 11066 110F0 11136 111D0 112F0 11450 114D0 11650 116C0 11730 118E0 11950 11C50 11D50 11DA0 11F50 16A60 16AC0 16B50 1D7CE 1D7D8 1D7E2 1D7EC 1D7F6 1E140 1E2F0 1E4F0 1E950 1FBF0'
    .split(' ')
    .map((code) => Number.parseInt(code, 16));

const inScript = (ascii: string, zero: number): string =>
  ascii.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

it.each(ZEROS.map((zero) => [inScript('9876543210', zero), zero] as const))('reads %s', (digits, zero) => {
  expect(readTypedNumber(digits)).toBe(9876543210);
  expect(readTypedNumber(`-${inScript('10', zero)}.${inScript('5', zero)}`)).toBe(-10.5);
});

describe('a typed number', () => {
  it.each([
    ['10', 10],
    ['१०', 10],
    ['१0', 10],
    ['１０', 10],
    [' \u00a010\u3000', 10],
    ['\u200b1\u200d0\ufeff', 10],
    ['\u200f\u202b١٠\u202c', 10],
    ['007', 7],
    ['0', 0],
    ['-0', 0],
    ['+5', 5],
    ['＋５', 5],
    ['\u27955', 5],
    ['10.', 10],
    ['१०।', 10],
    ['.5', 0.5],
    [',5', 0.5],
    ['2.625', 2.625],
    ['3,5', 3.5],
    ['३，५', 3.5],
    ['3．5', 3.5],
    ['3。5', 3.5],
    ['3·5', 3.5],
    ['3،5', 3.5],
    ['٣٫١٤', 3.14],
    ['۱٬۰۰۰٫۵', 1000.5],
  ])('%j is %d', (typed, number) => {
    expect(readTypedNumber(typed)).toBe(number);
  });

  it.each([...'-−–—‐‑‒﹣－➖ー˗'])('is negative after “%s”', (minus) => {
    expect(readTypedNumber(`${minus}12`)).toBe(-12);
    expect(readTypedNumber(` ${minus} १२`)).toBe(-12);
  });

  it.each([
    ['1,000', 1000],
    ['12,345,678', 12_345_678],
    ['1,00,000', 100_000],
    ['१२,३४,५६७.५०', 1_234_567.5],
    ['1 000', 1000],
    ['1\u202f000\u202f000', 1_000_000],
    ['12\u200934\u2009567', 1_234_567],
    ['1’000', 1000],
    ["1'000.25", 1000.25],
    ['1.234.567', 1_234_567],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1 234,5', 1234.5],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['1,00', 1],
    ['1.000', 1],
  ])('in groups: %j is %d', (typed, number) => {
    expect(readTypedNumber(typed)).toBe(number);
  });

  it.each([
    ...['', ' ', '\u200b', '-', '.', ',', '+', "'", 'ten', 'दस', '१o', 'O', 'l0', '1e5', '0x10', '0b1', '1_000', 'NaN'],
    ...[
      'Infinity',
      '10²',
      '²',
      '①',
      'Ⅳ',
      '½',
      '1½',
      '10 %',
      '٪١٠',
      '5-',
      '--5',
      '+-5',
      '(5)',
      '5 kg',
      '₹5',
      '1 0',
      '1 2 3',
    ],
    ...[
      '1,5,3',
      '1.2.3',
      '12.10.2024',
      '1,00,00',
      '1,0000,000',
      '1234,567,890',
      '1,234.567.890',
      '1 234,567 890',
      '0,000,000',
    ],
    ...['1٫2٫3', '1٫2,3', '5 .', '1..2', '1/2', '2:30', '९'.repeat(400)],
  ])('%j is none', (typed) => {
    expect(readTypedNumber(typed)).toBeUndefined();
  });

  it.each([
    ['1.000', 0, 1000],
    ['1,000', 0, 1000],
    ['१.००.०००', 0, 100_000],
    ['12', 0, 12],
    ['1.5', 0, undefined],
    ['0.125', 0, undefined],
    ['299.50', 2, 299.5],
    ['299,50', 2, 299.5],
    ['1.000', 2, undefined],
    ['1,000', 2, 1000],
  ])('%j with at most %d decimals is %s', (typed, decimals, number) => {
    expect(readTypedNumber(typed, { decimals })).toBe(number);
  });
});

describe('a number in any of its spellings', () => {
  const grouping = fc.constantFrom(
    { sign: ',', point: '.' },
    { sign: ',', point: '\u066b' },
    { sign: '.', point: ',' },
    { sign: ' ', point: ',' },
    { sign: '\u00a0', point: '.' },
    { sign: '\u2009', point: ',' },
    { sign: '\u202f', point: ',' },
    { sign: '’', point: '.' },
    { sign: '\u066c', point: '\u066b' },
  );
  const spelling = fc.record({
    whole: fc.integer({ min: 0, max: 2 ** 31 }),
    fraction: fc.integer({ min: 0, max: 99 }),
    zero: fc.constantFrom(...ZEROS),
    grouping,
    locale: fc.constantFrom('en-US', 'en-IN'),
    minus: fc.constantFrom('', '-', '−', '–', '\u200e-'),
    around: fc.constantFrom('', ' ', '\u200b', '\u200f', '\u2068', '\n'),
  });
  it('is the same', () => {
    fc.assert(
      fc.property(spelling, ({ whole, fraction, zero, grouping: { sign, point }, locale, minus, around }) => {
        const digits = `${whole.toLocaleString(locale).replaceAll(',', sign)}${point}${String(fraction).padStart(2, '0')}`;
        const number = Number(`${whole}.${String(fraction).padStart(2, '0')}`);
        const expected = minus && number !== 0 ? -number : number;
        expect(readTypedNumber(around + minus + inScript(digits, zero) + around)).toBe(expected);
      }),
      { seed: seedFor('typed numbers') },
    );
  });
  it('never throws, and gives a finite number or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const number = readTypedNumber(typed);
        expect(number === undefined || Number.isFinite(number)).toBe(true);
      }),
      { seed: seedFor('typed texts') },
    );
  });
});
