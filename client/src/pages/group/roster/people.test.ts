// Tests what becomes of each row of class lists as school systems, spreadsheets and teachers write them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../lib/csv/csv.ts';
import { parseCsv } from '../../../lib/csv/parseCsv.ts';
import { canBeGrid, guessColumns, guessGrid, guessHeading, guessTurned, readTable, unfoldGrid } from './columns.ts';
import { type Reading, readPeople } from './people.ts';
import { CLASS_LISTS } from './testing/classLists.ts';

function open(text: string, part: Partial<Reading> = {}) {
  const read = parseCsv(text);
  const csv = guessGrid(read) ? unfoldGrid(read) : read;
  const table = readTable(csv, guessHeading(csv));
  const columns = part.columns ?? guessColumns(table);
  const isTurned = guessTurned(table, columns);
  const people = readPeople(table, { columns, isTurned, takenIn: new Set(), answers: new Map(), ...part });
  const headings = table.heading ? 1 : 0;
  // No row gets lost, whatever the list.
  expect(headings + people.names.length + people.questions.length + people.leftOut.length).toBe(people.total);
  return {
    ...people,
    names: people.names.map(({ name }) => name),
    asked: people.questions.map(({ text: raw, kind, suggestion }) => [raw, kind, suggestion]),
    out: people.leftOut.map(({ line, reason }) => [line, reason]),
  };
}

const nothing = { asked: [], out: [] };

describe('a class list', () => {
  it.each(Object.entries(CLASS_LISTS))('%s', (_what, { text, names, ...more }) => {
    expect(open(text)).toMatchObject({ names, ...nothing, ...more });
  });

  it.each([
    [
      'members',
      ['Name', 'User name', 'Joined on', 'Joined'],
      (name: string) => [name, 'brave-otter-42', '2026-06-01', 'Class account'],
    ],
    [
      'members in Hindi',
      ['नाम', 'यूज़र नेम', 'इस दिन से', 'कैसे'],
      (name: string) => [name, 'brave-otter-42', '2026-06-01', 'खाता'],
    ],
    [
      'progress',
      ['Id', 'Name', 'User name', 'E-mail', 'Group', 'Progress (%)'],
      (name: string) => ['s1', name, 'brave-otter-42', '', 'Class 7B', 38],
    ],
    [
      'a live lesson',
      ['Name', 'Minutes', 'Tasks finished', 'Realms'],
      (name: string) => [name, 12, 3, 'Robo Realm; Demo'],
    ],
  ])('that we export (%s) comes back in whole', (_what, head, row) => {
    const names = ['Asha Rao', "Liam O'Brien", 'Anne-Marie Roy', 'आशा राव', 'Iyer, Jr.', 'علی‌رضا', "'Abd al-Rahman"];
    expect(open(toCsv([head, ...names.map(row)]))).toMatchObject({ names, ...nothing });
  });
});

describe('a grid of names', () => {
  it('may be one, with a student beside a parent, or a list with headings', () => {
    const beside = parseCsv('Asha Rao,Meera Rao\nRavi Nair,Uma Nair');
    expect([canBeGrid(beside), guessGrid(beside)]).toEqual([true, false]);
    expect(canBeGrid(parseCsv('Name,Parent\nAsha Rao,Meera Rao'))).toBe(false);
    expect(canBeGrid(parseCsv('Asha,Rao\nRavi,Nair'))).toBe(false);
  });
});

describe('what the teacher says', () => {
  const text = 'Name,Class\nAsha Rao 7B,7B\nTotal,2\nZoya Khan,7B\n';

  it('takes a row in after all, in its place', () => {
    const { names, asked, out } = open(text, {
      takenIn: new Set([3]),
      answers: new Map([
        [2, 'Asha Rao'],
        [3, 'Total Recall'],
      ]),
    });
    expect({ names, asked, out }).toEqual({ names: ['Asha Rao', 'Total Recall', 'Zoya Khan'], asked: [], out: [] });
  });

  it('asks about a row that is taken in', () => {
    expect(open(text, { takenIn: new Set([3]) }).asked).toContainEqual(['Total', 'not-a-student', null]);
  });

  it('leaves a row out, which is told', () => {
    expect(open(text, { answers: new Map([[2, null]]) })).toMatchObject({
      names: ['Zoya Khan'],
      out: [
        [2, 'answered'],
        [3, 'total'],
      ],
    });
  });

  it('chooses other columns', () => {
    const list = 'Name,House\nAsha,Red\nRavi,Blue';
    expect(open(list, { columns: { name: 1, middle: null, surname: null } }).names).toEqual(['Red', 'Blue']);
  });
});

describe('any list of names', () => {
  const WORDS = [
    'Asha',
    'Ravi',
    'आशा',
    'राव',
    'Zoë',
    "O'Brien",
    'Anne-Marie',
    'Мария',
    'منى',
    '王小明',
    'Núñez',
    'Khan',
  ];
  const word = fc.constantFrom(...WORDS);
  const quote = (cell: string, always: boolean) =>
    always || /[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

  it('comes back whole, whatever stands between and beside the names', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, word), { minLength: 3, maxLength: 20 }),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        fc.constantFrom('two', 'one', 'turned'),
        (names, separator, end, always, form) => {
          const head = form === 'two' ? ['Roll', 'First name', 'Surname', 'Class'] : ['Roll', 'Name', 'Class'];
          const cells = names.map(([first, last], at) => {
            const name = form === 'two' ? [first, last] : form === 'one' ? [`${first} ${last}`] : [`${last}, ${first}`];
            return [String(at + 1), ...name, '7B'];
          });
          const text = [head, ...cells].map((row) => row.map((cell) => quote(cell, always)).join(separator)).join(end);
          expect(open(text)).toMatchObject({ names: names.map((name) => name.join(' ')), ...nothing });
        },
      ),
      { seed: 39, numRuns: 300 },
    );
  });

  it('loses no row of any table', () => {
    const cell = fc.constantFrom(
      'Asha',
      'Rao',
      'Name',
      'Total',
      '',
      '7',
      'a@x.example',
      '=1+1',
      '"',
      'Rao, Asha',
      'Teacher: X',
      '\u0001',
      '☐',
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 }), (rows) => {
        open(rows.map((row) => row.join(',')).join('\n'));
      }),
      { seed: 39, numRuns: 500 },
    );
  });
});
