// Tests of typed codes: every spelling that a person takes for the same code is the same code.
import { describe, expect, it } from 'vitest';
import { normaliseTypedCode, normaliseTypedName, normaliseTypedPhrase, parseCrockfordCode } from './typedCode.ts';

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
    ['with the long vowel of a Japanese keyboard', 'ＣＤＦＧー３４７９'],
    ['marked as right to left', '\u202bCDFG-٣٤٧٩\u202c'],
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
  'lam\u200dp-\u200briver\u2011comet\u00a0plum\ufeff',
])('reads the pass phrase %j as on its card', (typed) => {
  expect(normaliseTypedPhrase(typed)).toBe('lamp-river-comet-plum');
});

it.each([
  ['brave-otter-42', 'brave-otter-42'],
  [' Brave Otter 42 ', 'Brave-Otter-42'],
  ['brave – otter-४२', 'brave-otter-42'],
  ['ｂｒａｖｅ‑ｏｔｔｅｒ－４２', 'brave-otter-42'],
  ['brave-ot\u200bter-42\u200d', 'brave-otter-42'],
  ['asha_१२', 'asha_12'],
  ['-a--b-', '-a--b-'],
  ['  ', ''],
  ['ａｓｈａ＠example.org ', 'asha@example.org'],
  ['anne–marie @ example.org', 'anne-marie@example.org'],
])('reads the name %j as %s', (typed, name) => {
  expect(normaliseTypedName(typed)).toBe(name);
});
