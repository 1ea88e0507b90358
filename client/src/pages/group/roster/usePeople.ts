// What a teacher chooses about a class list: headings, columns, rows to take in, answers; and the names that follow.
import { useMemo, useState } from 'react';
import type { CsvTable } from '../../../lib/csv/parseCsv.ts';
import { type ColumnMapping, guessColumns, guessHeading, guessTurned, type RosterTable, readTable } from './columns.ts';
import { type People, type Reading, readPeople } from './people.ts';

export interface PeopleList extends Pick<Reading, 'columns' | 'isTurned'> {
  table: RosterTable;
  /** The row that has the headings, or would have. */
  headingLine: number;
  headingText: string;
  people: People;
  useHeading(isUsed: boolean): void;
  changeColumns(columns: ColumnMapping): void;
  turn(isTurned: boolean): void;
  takeIn(line: number): void;
  /** With the name, or null where the line is left out. */
  answer(answers: ReadonlyArray<readonly [line: number, name: string | null]>): void;
}

function startReading(table: RosterTable): Reading {
  const columns = guessColumns(table);
  return { columns, isTurned: guessTurned(table, columns), takenIn: new Set(), answers: new Map() };
}

export function usePeople(csv: CsvTable): PeopleList {
  const guessed = useMemo(() => guessHeading(csv), [csv]);
  const headingRow = csv.rows[Math.max(0, guessed)];
  const [table, setTable] = useState(() => readTable(csv, guessed));
  const [reading, setReading] = useState<Reading>(() => startReading(table));
  const people = useMemo(() => readPeople(table, reading), [table, reading]);
  const change = (part: Partial<Reading>) => setReading((before) => ({ ...before, ...part }));
  return {
    table,
    headingLine: headingRow?.line ?? 1,
    headingText: headingRow?.cells.filter(Boolean).join(', ') ?? '',
    columns: reading.columns,
    isTurned: reading.isTurned,
    people,
    useHeading(isUsed) {
      const next = readTable(csv, isUsed ? Math.max(0, guessed) : -1);
      setTable(next);
      setReading(startReading(next));
    },
    changeColumns: (columns) => change({ columns, isTurned: guessTurned(table, columns), answers: new Map() }),
    turn: (isTurned) => change({ isTurned, answers: new Map() }),
    takeIn(line) {
      const answers = new Map(reading.answers);
      answers.delete(line);
      change({ answers, takenIn: new Set([...reading.takenIn, line]) });
    },
    answer: (given) => change({ answers: new Map([...reading.answers, ...given]) }),
  };
}
