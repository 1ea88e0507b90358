// Tests the CSV export: quoting, formula injection and file names.
import { expect, it } from 'vitest';
import { toCsv, toFileName } from './csv.ts';

const line = (...cells: Parameters<typeof toCsv>[0][number]) => toCsv([cells]).slice(1).trimEnd();

it('quotes cells with separators, quotes or line breaks', () => {
  expect(line('a,b', 'say "hi"', 'two\nlines', null, 3, true)).toBe('"a,b","say ""hi""","two\nlines",,3,true');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =HYPERLINK("x")', '\r=1'])('keeps %j as text', (text) => {
  const [first] = [line(text)];
  expect(first?.replaceAll('"', '').startsWith("'")).toBe(true);
});

it('does not escape numbers', () => {
  expect(line(-5)).toBe('-5');
});

it('starts with a BOM and ends each line with CRLF', () => {
  expect(toCsv([['आशा'], ['b']])).toBe('\ufeffआशा\r\nb\r\n');
});

it('builds a safe file name from any title', () => {
  expect(toFileName('Class 7B / 2026: "A"', 'csv')).toBe('Class-7B-2026-A.csv');
  expect(toFileName('../..', 'csv')).toBe('list.csv');
});
