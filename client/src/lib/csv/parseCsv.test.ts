// Tests of reading tables from spreadsheets and school systems.
import { expect, it } from 'vitest';
import { decodeText, parseCsv } from './parseCsv.ts';

const cells = (text: string) => parseCsv(text).map((row) => row.cells);

it.each([
  ['commas', 'a,b\r\nc,d\r\n'],
  ['semicolons', 'a;b\nc;d'],
  ['tabs', '\ufeffa\tb\rc\td'],
])('reads a table with %s', (_what, text) => {
  expect(cells(text)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

it('keeps separators, quotes and line breaks inside quotes, and the line of each row', () => {
  expect(parseCsv('"Rao, Asha","say ""hi"""\n\n"two\nlines",x\nlast,y')).toEqual([
    { line: 1, cells: ['Rao, Asha', 'say "hi"'] },
    { line: 3, cells: ['two lines', 'x'] },
    { line: 5, cells: ['last', 'y'] },
  ]);
});

it('leaves empty rows out and keeps empty cells', () => {
  expect(cells('a,,c\n,,\n  \n')).toEqual([['a', '', 'c']]);
  expect(cells('')).toEqual([]);
});

it('reads the encodings that spreadsheets write', () => {
  expect(decodeText(new TextEncoder().encode('आशा'))).toBe('आशा');
  expect(decodeText(new Uint8Array([0x5a, 0x6f, 0xeb]))).toBe('Zoë');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).toBe('A');
});
