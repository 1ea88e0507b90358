// Tests that files are recognised by their first bytes, and that those that are no table are refused.
import { describe, expect, it } from 'vitest';
import { fileKind } from './fileKind.ts';
import { readRosterFile } from './readFile.ts';
import { fileProblemText } from './rosterWords.ts';

const bytes = (signs: string): Uint8Array => Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
const wide = (text: string): string => [...text].join('\0');
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'.padEnd(600, '\0');

const REFUSED: ReadonlyArray<readonly [string, ReturnType<typeof fileKind>, string]> = [
  ['an old Excel file', 'xls', `${OLE}${wide('Workbook')}`],
  ['a cut off Excel file', 'xls', OLE],
  ['a file of Excel 4', 'xls', '\x09\x04\x06\0\0\0\x10\0'],
  ['a binary Excel file', 'xls', 'PK\x03\x04....xl/workbook.bin'],
  ['an Excel file with a password', 'locked', `${OLE}${wide('EncryptedPackage')}`],
  ['an old Word file', 'document', `${OLE}${wide('WordDocument')}`],
  ['a Word file', 'document', 'PK\x03\x04....word/document.xml'],
  ['slides', 'document', 'PK\x03\x04....ppt/presentation.xml'],
  ['a LibreOffice text', 'document', 'PK\x03\x04....mimetypeapplication/vnd.oasis.opendocument.text'],
  ['RTF', 'document', '{\\rtf1 Asha}'],
  ['Numbers', 'numbers', 'PK\x03\x04....Index/Document.iwa'],
  ['another archive', 'archive', 'PK\x03\x04....names.csv'],
  ['an empty archive', 'archive', 'PK\x05\x06'],
  ['gzip', 'archive', '\x1f\x8b\x08'],
  ['a web page', 'web-page', '\xef\xbb\xbf \n<!DOCTYPE html><table><tr><td>Asha</td></tr></table>'],
  ['a table with an Excel name', 'web-page', '<table border=1><tr><td>Asha'],
  [
    "Excel's XML of 2003",
    'web-page',
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
  ],
  ['a web archive', 'web-page', 'MIME-Version: 1.0\r\nContent-Type: multipart/related'],
  ['a PDF', 'pdf', '%PDF-1.7'],
  ['a PDF after other bytes', 'pdf', '\r\n\0\0%PDF-1.4'],
  ['a PNG', 'picture', '\x89PNG\r\n\x1a\n'],
  ['a JPEG', 'picture', '\xff\xd8\xff\xe0'],
  ['a HEIC', 'picture', '\0\0\0\x18ftypheic'],
  ['a link of Google Drive', 'link', '{"url":"https://docs.google.com/spreadsheets/d/1"}'],
  ['JSON', 'other', '[{"name":"Asha"}]'],
  ['contacts', 'other', 'BEGIN:VCARD\r\nFN:Asha'],
  ['a program', 'other', '\x7fELF\x02\x01\x01\0\0\0\0\0\0\x05\x03\x02'],
];

describe('a file', () => {
  it.each(REFUSED)('%s is %s', (_what, kind, signs) => {
    expect(fileKind(bytes(signs))).toBe(kind);
  });

  it.each(REFUSED)('%s is refused in words that say what to do', async (_what, kind, signs) => {
    const problem = await readRosterFile(bytes(signs));
    expect(problem).toBe(kind);
    const words = fileProblemText(kind as Exclude<typeof kind, 'text' | 'xlsx' | 'ods'>);
    expect(words).toMatch(/CSV|paste|type|Unpack/);
  });

  it.each([
    ['names', 'Asha Rao\nRavi Nair'],
    ['a short list', 'BM\nPK\nRavi'],
    ['a car', 'BMW\n'],
    ['UTF-16', '\xff\xfeA\0s\0h\0a\0'],
    ['UTF-16 without a mark', 'A\0s\0h\0a\0\n\0'],
    ['UTF-16 in Hindi', '\x06\x09\x36\x09\x3e\x09\n\0'],
    ['windows-1252', 'M\xfcller\n'],
  ])('with %s is text', (_what, signs) => {
    expect(fileKind(bytes(signs))).toBe('text');
  });

  it.each([
    ['empty', 'empty', ''],
    ['without a text', 'empty', ',,\n,,\n'],
    ['too large', 'too-large', 'a\n'.repeat(600_000)],
    ['of too many rows', 'too-large', 'Asha\n'.repeat(6000)],
  ])('that is %s is refused', async (_what, problem, signs) => {
    expect(await readRosterFile(bytes(signs))).toBe(problem);
  });
});
