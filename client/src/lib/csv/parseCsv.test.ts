// Tests of reading tables from spreadsheets and school systems, also broken ones.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { parseCsv } from './parseCsv.ts';

const cells = (text: string) => parseCsv(text).rows.map((row) => row.cells);

it.each([
  ['commas', 'a,b\r\nc,d\r\n'],
  ['semicolons', 'a;b\nc;d'],
  ['tabs', '\ufeffa\tb\rc\td'],
  ['bars', 'a|b\nc|d\n'],
  ['doubled carriage returns, and the sign that ends files of DOS', 'a,b\r\r\nc,d\r\r\n\u001a'],
  ["Excel's line that names the separator", 'sep=;\r\na;b\r\nc;d'],
  ['quotes everywhere', '"a","b"\n"c","d"'],
  ['a blank before the quotes', 'a, "b"\nc, "d"'],
])('reads a table with %s', (_what, text) => {
  expect(cells(text)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

it('keeps separators, quotes and line breaks inside quotes, and the line of each row', () => {
  expect(parseCsv('"Rao, Asha","say ""hi"""\n\n"two\nlines",x\nlast,y').rows).toEqual([
    { line: 1, cells: ['Rao, Asha', 'say "hi"'] },
    { line: 3, cells: ['two lines', 'x'] },
    { line: 5, cells: ['last', 'y'] },
  ]);
  expect(parseCsv('sep=;\na;b\nc;d').rows.map(({ line }) => line)).toEqual([2, 3]);
});

it('leaves empty rows out, says where they were, and keeps empty cells', () => {
  expect(cells('a,,c\n,,\n  \n')).toEqual([['a', '', 'c']]);
  expect(parseCsv('a,b\n,\n\nc,d\n,\n\n').blankLines).toEqual([2, 3, 5]);
  expect(cells('')).toEqual([]);
});

it('takes the separator that most rows agree on, not the one that occurs most', () => {
  expect(cells('Name;Note\nAsha;kind, quick, loud\nRavi;tall, calm')[1]).toEqual(['Asha', 'kind, quick, loud']);
  expect(cells('Asha\nRavi, Nair\nZoya')).toEqual([['Asha'], ['Ravi, Nair'], ['Zoya']]);
});

describe('a quotation mark that never closes', () => {
  it.each([
    ['before the end', 'Name,Class\n"Asha,7B\nZoya,7B\nKabir,7B\n'],
    ['before other quotes', 'Name,Class\n"Asha,7B\n"Zoya",7B\n"Kabir",7B\n'],
    ['in a cell of its own line', '"Name","Class"\n"Asha,"7B"\n"Zoya","7B"\n"Kabir","7B"'],
    ['that the next one seems to close', 'Name,Class\n"Asha,7B\nZoya","7B"\nKabir,7B\n'],
  ])('%s joins no rows', (_where, text) => {
    const { rows } = parseCsv(text);
    expect(rows.map((row) => row.cells[0]?.replaceAll('"', ''))).toEqual(['Name', 'Asha', 'Zoya', 'Kabir']);
    expect(rows[1]).toMatchObject({ line: 2, isUnclosed: true });
  });

  it('is no line break inside quotes', () => {
    const { rows } = parseCsv('Name,Address,Class\nAsha,"12, Main Road\nPune",7B\nRavi,"3, Hill Road\nPune",7B');
    expect(rows.map((row) => row.cells.length)).toEqual([3, 3, 3]);
    expect(rows.some((row) => row.isUnclosed)).toBe(false);
  });
});

it('keeps "Rao, Asha" without quotes in one cell', () => {
  expect(cells('Rao, Asha\nNair, Ravi')).toEqual([['Rao, Asha'], ['Nair, Ravi']]);
  expect(cells('Name\nRao, Asha\nNair, Ravi')[1]).toEqual(['Rao, Asha']);
  expect(cells('Roll,Name,Class\n1,Rao, Asha,7B\n2,Nair, Ravi,7B')[1]).toEqual(['1', 'Rao, Asha', '7B']);
  expect(cells('Name, Class\nAsha, Red\nRavi, Blue')[1]).toEqual(['Asha', 'Red']);
});

describe('any table', () => {
  const cell = fc
    .string({ unit: fc.constantFrom(...`aÉओम王 '"’,;|.-`), maxLength: 12 })
    .map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 3, maxLength: 12 }),
    );
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

  it.each([',', ';', '\t', '|'])('comes back whole with every cell in quotes and %j between', (separator) => {
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n', '\r'), (rows, end) => {
        const text = `sep=${separator}${end}${rows.map((row) => row.map(quoted).join(separator)).join(end)}`;
        const full = rows.filter((row) => row.some((each) => each !== ''));
        expect(cells(text)).toEqual(full);
      }),
      { seed: 39, numRuns: 150 },
    );
  });

  it('that we export comes back whole', () => {
    const words = fc.string({ unit: fc.constantFrom(...'aÉओम王Zя'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words, fc.nat(999)), { minLength: 3, maxLength: 30 }), (rows) => {
        expect(cells(toCsv(rows))).toEqual(rows.map((row) => row.map(String)));
      }),
      { seed: 39, numRuns: 100 },
    );
  });
});
