// @vitest-environment jsdom
// Tests reading .xlsx and .ods files, and refusing those that are damaged or unpack to too much.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fileKind } from './fileKind.ts';
import { readRosterFile } from './readFile.ts';

const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const LINKS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

function workbook(rows: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  return zip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook ${MAIN} ${LINKS}><sheets><sheet name="Notes" sheetId="1" state="hidden" r:id="rId2"/><sheet name="7B" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst ${MAIN}><si><t>Name</t></si><si><r><t>Asha </t></r><r><t>Rao</t></r><rPh><t>aa</t></rPh></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet ${MAIN}><sheetData><row><c t="inlineStr"><is><t>secret</t></is></c></row></sheetData></worksheet>`,
    ...more,
  });
}

const OPEN = 'xmlns:office="urn:o" xmlns:table="urn:t" xmlns:text="urn:x"';
const openSheet = (rows: string): Uint8Array =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content ${OPEN}><office:body><office:spreadsheet><table:table table:name="7B">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });

async function sheetsOf(bytes: Uint8Array) {
  const source = await readRosterFile(bytes);
  return typeof source === 'string' ? source : source.kind === 'sheets' ? source.sheets : [];
}

describe('an .xlsx file', () => {
  it('gives the texts of its sheets that are not hidden, at their columns and rows', async () => {
    const rows =
      '<row r="1"><c r="B1" t="s"><v>0</v></c></row><row r="3"><c r="A3"><v>7</v></c><c r="B3" t="s"><v>1</v></c></row>' +
      '<row r="4" hidden="1"><c r="B4" t="inlineStr"><is><t>Ravi Nair</t></is></c></row><row r="5"><c r="B5" t="str"><f>A1</f><v>Zoya</v></c></row>';
    expect(fileKind(workbook(rows))).toBe('xlsx');
    expect(await sheetsOf(workbook(rows))).toMatchObject([
      {
        name: '7B',
        rows: [
          { line: 1, cells: ['', 'Name'] },
          { line: 3, cells: ['7', 'Asha Rao'] },
          { line: 4, cells: ['', 'Ravi Nair'], isHidden: true },
          { line: 5, cells: ['', 'Zoya'] },
        ],
      },
    ]);
  });

  it.each([
    ['is cut off', () => workbook('<row/>').slice(0, -60)],
    ['has no sheets', () => zip({ 'xl/worksheets/sheet1.xml': '<worksheet/>' })],
    ['is no XML', () => workbook('<row>', {})],
    [
      'has entities of its own',
      () => workbook('', { 'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><sst/>' }),
    ],
  ])('that %s is damaged', async (_how, make) => {
    expect(await readRosterFile(make())).toBe('damaged');
  });

  it('that unpacks to more than a class list can have is too large', async () => {
    const bomb = workbook('', { 'xl/sharedStrings.xml': ' '.repeat(31_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await readRosterFile(bomb)).toBe('too-large');
    expect(await readRosterFile(workbook('<row><c/></row>'.repeat(6000)))).toBe('too-large');
  });

  it('without a text is empty', async () => {
    expect(await readRosterFile(workbook('<row r="1"><c r="A1"/></row>'))).toBe('empty');
  });
});

describe('an .ods file', () => {
  it('gives the texts of its cells, without notes, with what is repeated', async () => {
    const rows = [
      '<table:table-row><table:table-cell table:number-columns-repeated="2"/><table:table-cell><text:p>Name</text:p></table:table-cell></table:table-row>',
      '<table:table-row table:number-rows-repeated="2"><table:table-cell><text:p>7</text:p></table:table-cell><table:covered-table-cell/><table:table-cell><office:annotation><text:p>new</text:p></office:annotation><text:p>Asha<text:s/>Rao</text:p></table:table-cell></table:table-row>',
      '<table:table-row table:visibility="filter"><table:table-cell><text:p>Ravi</text:p></table:table-cell></table:table-row>',
      '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
    ];
    expect(fileKind(openSheet(rows.join('')))).toBe('ods');
    expect(await sheetsOf(openSheet(rows.join('')))).toMatchObject([
      {
        name: '7B',
        rows: [
          { line: 1, cells: ['', '', 'Name'] },
          { line: 2, cells: ['7', '', 'Asha Rao'] },
          { line: 3, cells: ['7', '', 'Asha Rao'] },
          { line: 4, cells: ['Ravi'], isHidden: true },
        ],
      },
    ]);
  });

  it('of rows without end is too large', async () => {
    const row =
      '<table:table-row table:number-rows-repeated="900000"><table:table-cell><text:p>A</text:p></table:table-cell></table:table-row>';
    expect(await readRosterFile(openSheet(row))).toBe('too-large');
  });
});
