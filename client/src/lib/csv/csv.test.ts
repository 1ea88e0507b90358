// Tables for spreadsheets: quoted where needed, and never a formula.
import { expect, it } from 'vitest';
import { toCsv, toFileName } from './csv.ts';

const line = (...cells: Parameters<typeof toCsv>[0][number]) => toCsv([cells]).slice(1).trimEnd();

it('quotes what would break a row', () => {
  expect(line('a,b', 'say "hi"', 'two\nlines', null, 3, true)).toBe('"a,b","say ""hi""","two\nlines",,3,true');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =HYPERLINK("x")', '\r=1'])('keeps %j as text', (text) => {
  const [first] = [line(text)];
  expect(first?.replaceAll('"', '').startsWith("'")).toBe(true);
});

it('leaves real numbers alone', () => {
  expect(line(-5)).toBe('-5');
});

it('is marked as UTF-8 and ends its lines', () => {
  expect(toCsv([['आशा'], ['b']])).toBe('\ufeffआशा\r\nb\r\n');
});

it('makes a file name of any title', () => {
  expect(toFileName('Class 7B / 2026: "A"', 'csv')).toBe('Class-7B-2026-A.csv');
  expect(toFileName('../..', 'csv')).toBe('list.csv');
});
