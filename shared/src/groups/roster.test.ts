// Tests of parsing pasted name lists and of the problems reported per line.
import { describe, expect, it } from 'vitest';
import { normalizeName, parseRoster } from './roster.ts';

const names = (text: string) => parseRoster(text).names.map(({ name }) => name);
const problems = (text: string) => parseRoster(text).problems;

describe('a roster', () => {
  it.each([
    ['with one name per line and any line ending', 'Asha\r\nBina\nChetan\rDev', ['Asha', 'Bina', 'Chetan', 'Dev']],
    ['numbered', '1. Asha\n2) Bina\n 3 Chetan\n04: Dev', ['Asha', 'Bina', 'Chetan', 'Dev']],
    ['with bullets', '- Asha\n• Bina\n* Chetan', ['Asha', 'Bina', 'Chetan']],
    ['from a spreadsheet', 'Asha\tKumar\n  Bina   Rao ', ['Asha Kumar', 'Bina Rao']],
    ['in any script', 'आशा कुमार\nЗоя\n李明\nZoë', ['आशा कुमार', 'Зоя', '李明', 'Zoë']],
    ['with empty lines', '\n\nAsha\n   \nBina\n', ['Asha', 'Bina']],
  ])('is read %s', (_how, text, expected) => {
    expect(names(text)).toEqual(expected);
    expect(problems(text)).toEqual([]);
  });

  it('reports every line that is neither a name nor empty', () => {
    const text = `Asha\n\nasha\n123\na@b.example\n${'x'.repeat(41)}`;
    const roster = parseRoster(text);
    expect(roster.names).toEqual([{ line: 1, name: 'Asha' }]);
    expect(roster.problems.map(({ line, text: raw }) => [line, raw])).toEqual([
      [3, 'asha'],
      [4, '123'],
      [5, 'a@b.example'],
      [6, 'x'.repeat(41)],
    ]);
    expect(roster.problems[0]?.message).toContain('line 1');
  });

  it('reports names beyond the maximum of 60', () => {
    const text = Array.from({ length: 61 }, (_, at) => `Child ${'abcdefgh'[at % 8]}${at}`).join('\n');
    expect(parseRoster(text).names).toHaveLength(60);
    expect(parseRoster(text).problems).toMatchObject([{ line: 61, message: expect.stringContaining('next round') }]);
  });

  it('counts grapheme clusters, not code units', () => {
    expect(names('क्षि'.repeat(30))).toHaveLength(1);
  });
});

it('removes invisible characters from a name, but keeps the joiners of Indian scripts', () => {
  expect(normalizeName('A\u202esha\u200b')).toBe('Asha');
  expect(normalizeName('क\u094d\u200dष')).toBe('क\u094d\u200dष');
});
