// Tests of parsing pasted name lists and of the problems reported per line.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeName } from './nameText.ts';
import { parseRoster, parseRosterLines } from './roster.ts';

const names = (text: string) => parseRoster(text).names.map(({ name }) => name);
const problems = (text: string) => parseRoster(text).problems;

describe('a roster', () => {
  it.each([
    ['with one name per line and any line ending', 'Asha\r\nBina\u2028Chetan\rDev', ['Asha', 'Bina', 'Chetan', 'Dev']],
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

  it.each(['Stupid Ravi', '2. idiot', 'Asha Chutiya', 'बेवकूफ राम', 'SH\u200bIT'])(
    'reports the rude word in %j',
    (line) => {
      expect(problems(`Asha\n${line}`)).toMatchObject([{ line: 2, reason: 'rude' }]);
    },
  );

  it('reports names beyond the maximum of 60', () => {
    const text = Array.from({ length: 61 }, (_, at) => `Child ${'abcdefgh'[at % 8]}${at}`).join('\n');
    expect(parseRoster(text).names).toHaveLength(60);
    expect(parseRoster(text).problems).toMatchObject([{ line: 61, message: expect.stringContaining('next round') }]);
  });

  it('counts grapheme clusters, not code units', () => {
    expect(names('क्षि'.repeat(30))).toHaveLength(1);
  });
});

describe('a pasted line', () => {
  it.each([
    ['1. Asha Rao', 'Asha Rao'],
    ['२. रवि नायर', 'रवि नायर'],
    ['٣. منى أحمد', 'منى أحمد'],
    ['１．Asha Rao', 'Asha Rao'],
    ['4) Zoya Khan', 'Zoya Khan'],
    ['(5) Kabir Das', 'Kabir Das'],
    ['6 - Anil Roy', 'Anil Roy'],
    ['#7 Tara Bose', 'Tara Bose'],
    ['№ 8 Tara Bose', 'Tara Bose'],
    ['2024015 Dev Shah', 'Dev Shah'],
    ['9\tTara Bose', 'Tara Bose'],
    ['①Asha Rao', 'Asha Rao'],
    ['3️⃣ Asha Rao', 'Asha Rao'],
    ['a) Asha Rao', 'Asha Rao'],
    ['iv. Asha Rao', 'Asha Rao'],
    ['1. K. Ravi', 'K. Ravi'],
    ['7-Asha Rao', 'Asha Rao'],
    ['✔\ufe0e Asha Rao', 'Asha Rao'],
    ['• Nila Sen', 'Nila Sen'],
    ['☐ Omar Ali', 'Omar Ali'],
    ['- [x] Omar Ali', 'Omar Ali'],
    ['★ 12. Omar Ali', 'Omar Ali'],
    ['→ Leela Das', 'Leela Das'],
    ['– Leela Das', 'Leela Das'],
    ['👧🏽 Leela Das', 'Leela Das'],
    ['Leela Das ✓', 'Leela Das'],
    ['Leela Das,', 'Leela Das'],
    ['Gita Rao (she/her)', 'Gita Rao'],
    ['Gita Rao she/her', 'Gita Rao'],
    ['"Indu Roy"', 'Indu Roy'],
    ['“Indu Roy”', 'Indu Roy'],
    ["'Indu Roy'", 'Indu Roy'],
    ['\ufeffAsha Rao', 'Asha Rao'],
    ['Asha\tKumar', 'Asha Kumar'],
    // What names have stays.
    ["Liam O'Brien", "Liam O'Brien"],
    ['Liam O’Brien', 'Liam O’Brien'],
    ["D'Souza Anne-Marie", "D'Souza Anne-Marie"],
    ["'Abd al-Rahman", "'Abd al-Rahman"],
    ['John Smith, Jr.', 'John Smith, Jr.'],
    ['A. P. J. Rao', 'A. P. J. Rao'],
    ['Muthu s/o Raman', 'Muthu s/o Raman'],
    ['क्ष\u200dमा राव', 'क्ष\u200dमा राव'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['Adi', undefined],
    ['نور الدين', 'نور الدين'],
    ['João Gonçalves e Silva', 'João Gonçalves e Silva'],
    ['María Núñez y Vega', 'María Núñez y Vega'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['王小明', '王小明'],
  ])('%j is the name %j', (line, name) => {
    expect(names(line)).toEqual(name === undefined ? [] : [name]);
    expect(problems(line)).toEqual([]);
  });

  it.each([
    ['Farid, Khan', 'comma', 'Khan Farid'],
    ['Asha, Ravi, Zoya', 'several', 'Asha\nRavi\nZoya'],
    ['Asha & Ravi', 'several', 'Asha\nRavi'],
    ['Asha Rao and Ravi Nair', 'several', 'Asha Rao\nRavi Nair'],
    ['Harsh\tVerma\t7B', 'columns', 'Harsh Verma'],
    ['Asha Rao\tMeera Rao', 'columns', 'Asha Rao'],
    ['Jai Sen;7B', 'columns', 'Jai Sen'],
    ['12 | Jai Sen | 7B', 'columns', 'Jai Sen'],
    ['Asha Rao (7B)', 'brackets', 'Asha Rao'],
    ['Asha Rao [new]', 'brackets', 'Asha Rao'],
    ['(Asha Rao)', 'brackets', 'Asha Rao'],
    ['Asha Rao <asha@school.example>', 'brackets', 'Asha Rao'],
    ['Asha "Ashu" Rao', 'quotes', 'Asha Rao'],
    ['"Indu Roy', 'quotes', 'Indu Roy'],
    ['Asha Rao 7B', 'digits', 'Asha Rao'],
    ['7B01 Asha Rao', 'digits', 'Asha Rao'],
    ['Asha Rao १२', 'digits', 'Asha Rao'],
    ['Asha Rao = 7', 'digits', 'Asha Rao'],
    ['Asha*Rao', 'signs', 'Asha Rao'],
    ['Name: Asha', 'signs', 'Asha'],
    ['Asha Rao: absent', 'signs', 'Asha Rao'],
    ['Asha Rao – new student', 'signs', 'Asha Rao'],
    ['Asha Rao - 7B', 'digits', 'Asha Rao'],
    ['7-B Asha Rao', 'digits', 'Asha Rao'],
    ['M\ufffdller', 'broken', null],
    ['MÃ¼ller', 'broken', null],
    ['à¤†à¤¶à¤¾', 'broken', null],
    ['Asha\u0001 Rao', 'broken', 'Asha Rao'],
    ['A\u202esha', 'broken', 'Asha'],
    ['=HYPERLINK("http://x.example","Asha")', 'formula', 'Asha'],
    ['@SUM(A1)', 'formula', null],
    ['Name', 'heading', null],
    ['Student Name', 'heading', null],
    ['विद्यार्थी का नाम', 'heading', null],
    ['Apellidos y nombre', 'heading', null],
    ['Adi', 'heading', null],
    ['Total', 'not-a-student', null],
    ['Max', 'not-a-student', null],
    ['कुल', 'not-a-student', null],
    ['Class teacher: Meera Iyer', 'not-a-student', null],
    ['Class 7B', 'not-a-student', null],
  ])('%j is a question about %s', (line, kind, suggestion) => {
    const roster = parseRoster(line);
    expect(roster.names).toEqual([]);
    expect(roster.doubts).toMatchObject([{ line: 1, text: line, kind, suggestion }]);
  });

  it('takes no question twice: what is suggested is a name', () => {
    const lines = ['Farid, Khan', 'Jai Sen;7B (new)', 'Asha "Ashu" Rao 7', '7B01 Asha Rao, 7B', 'Rao; Asha'];
    for (const line of lines) {
      const [doubt] = parseRoster(line).doubts;
      expect(names(doubt?.suggestion ?? ''), line).toHaveLength(1);
    }
  });

  it('stays as it is where the teacher keeps it, on the server too', () => {
    const line = 'Asha "Ashu" Rao 7B';
    expect(parseRoster(line, new Set([line]))).toMatchObject({ names: [{ name: line }], doubts: [] });
    expect(parseRosterLines([line]).names).toEqual([{ line: 1, name: line }]);
  });

  it('keeps a number that tells two students apart', () => {
    expect(names('Student 1\nStudent 2\nAsha A1\nAsha B2')).toHaveLength(4);
    expect(parseRoster('Asha 7B\nRavi 7B').doubts).toHaveLength(2);
  });
});

it('reads a name that was read already as the same name', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aáéZओमم1. -()[]"\'*,;#☐①\u200d\t/'), maxLength: 14 });
  fc.assert(
    fc.property(word, (text) => {
      const name = normalizeName(text);
      expect(normalizeName(name)).toBe(name);
    }),
    { seed: 39, numRuns: 2000 },
  );
});

it('removes invisible characters from a name, but keeps the joiners of Indian scripts', () => {
  expect(normalizeName('A\u202esha\u200b')).toBe('Asha');
  expect(normalizeName('क\u094d\u200dष')).toBe('क\u094d\u200dष');
});
