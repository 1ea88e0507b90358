// Tests of typed codes: every spelling that a person takes for the same code is the same code.
import { describe, expect, it } from 'vitest';
import { normaliseTypedCode, normaliseTypedPhrase, parseCrockfordCode } from './typedCode.ts';

describe('a typed code', () => {
  it.each([
    ['as it is shown', 'CDFG-3479'],
    ['in small letters with spaces', ' cdfg 34 79 '],
    ['with a long dash', 'CDFG—3479'],
    ['with a minus sign', 'CDFG−3479'],
    ['with a hyphen that does not break, and a space that does not either', 'CDFG\u2011\u00a03479'],
    ['in full-width signs', 'ＣＤＦＧ－３４７９'],
    ['with Devanagari digits', 'CDFG-३४७९'],
    ['with Bengali digits', 'cdfg ৩৪৭৯'],
    ['copied with invisible signs', '\u200bCDFG\u00ad-\u200d3479\ufeff'],
    ['with a tab and a line break', 'CDFG\t3479\n'],
  ])('%s is the same', (_how, typed) => {
    expect(normaliseTypedCode(typed)).toBe('CDFG3479');
  });

  it('keeps what no code has', () => {
    expect(normaliseTypedCode('CDFG/3479')).toBe('CDFG/3479');
  });

  it('of Crockford is read with the letters that look like digits', () => {
    expect(parseCrockfordCode('o1il-०abc', 8)).toBe('01110ABC');
    expect(parseCrockfordCode('o1il-uabc', 8)).toBeUndefined();
    expect(parseCrockfordCode('o1il', 8)).toBeUndefined();
  });
});

it.each([
  'lamp-river-comet-plum',
  ' Lamp River  COMET plum ',
  'lamp – river — comet-plum',
  'ｌａｍｐ\u3000river comet\u2212plum-',
])('reads the pass phrase %j as on its card', (typed) => {
  expect(normaliseTypedPhrase(typed)).toBe('lamp-river-comet-plum');
});
