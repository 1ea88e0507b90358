// Tests of finding the students' names in exported tables, Google Classroom's among them.
import { expect, it } from 'vitest';
import { guessColumns, isSpreadsheetFile, readNames, readRosterTable } from './rosterFile.ts';

function read(text: string) {
  const table = readRosterTable(text);
  const { names, skipped } = readNames(table, guessColumns(table));
  return { names: names.map(({ name }) => name), skipped };
}

it("reads Google Classroom's grade export: first and last name, without its rows of dates and points", () => {
  const text = [
    'Last Name,First Name,Email Address,Quiz 1,"Essay, draft"',
    'Date,,,2026-11-02,2026-11-09',
    'Points,,,10,20',
    'Rao,Asha,asha@school.example,9,',
    '"Iyer, Jr.",Bina,bina@school.example,,18',
  ].join('\r\n');
  const { names, skipped } = read(text);
  expect(names).toEqual(['Asha Rao', 'Bina Iyer, Jr.']);
  expect(skipped).toMatchObject([
    { line: 2, reason: 'not-a-student' },
    { line: 3, reason: 'not-a-student' },
  ]);
});

it("reads Google Classroom's export of one assignment", () => {
  const text =
    'Last Name,First Name,Email Address,Grade,Assignment State,Comments\nRao,Asha,a@x.example,3,Turned in,\n';
  expect(read(text).names).toEqual(['Asha Rao']);
});

it.each([
  ['one column with a heading', 'No.,Student Name,Section\n1,Asha Rao,B\n2,Bina Iyer,B'],
  ['a title above the table', 'Class 7B,,\nRoll no,Name,House\n1,Asha Rao,Red\n2,Bina Iyer,Blue'],
  ['no headings', '1;Asha Rao;a@x.example\n2;Bina Iyer;b@x.example'],
  ['names only', 'Asha Rao\nBina Iyer'],
  ['surnames in a column of their own', 'Surname\tGiven name\nRao\tAsha\nIyer\tBina'],
])('reads a table with %s', (_what, text) => {
  expect(read(text)).toEqual({ names: ['Asha Rao', 'Bina Iyer'], skipped: [] });
});

it('reads Hindi headings', () => {
  expect(read('क्रमांक,नाम\n1,आशा कुमार').names).toEqual(['आशा कुमार']);
});

it('tells every row without a name', () => {
  expect(read('Name,E-mail\nAsha,a@x.example\n,b@x.example\n').skipped).toEqual([
    { line: 3, text: 'b@x.example', reason: 'no-name' },
  ]);
});

it('knows Excel files, which are no text', () => {
  expect(isSpreadsheetFile(new Uint8Array([0x50, 0x4b, 0x03, 0x04]))).toBe(true);
  expect(isSpreadsheetFile(new TextEncoder().encode('Paul'))).toBe(false);
});
