// Reads the list of migrations that drizzle-kit keeps beside them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  tag: string;
  /** Its identity in the database; later ones are larger. */
  when: number;
}

/** Oldest first. */
export const readJournal = (folder: string): Migration[] =>
  (JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: Migration[] }).entries;

export const latestMigration = (folder: string): number => Math.max(0, ...readJournal(folder).map(({ when }) => when));
