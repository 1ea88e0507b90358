// Keeps what the last program of each lesson printed: in this browser only, one entry per user and lesson.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { stringListSchema } from '../../lib/storage/schemas.ts';
import { localStorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';
import { GUEST } from './lastPerson.ts';

/** A board has room for this much: one line may be as long as three. */
const MAX_LINES = 3;
const MAX_LETTERS = 66;

const storedOutput = (person: string, lesson: string, area = localStorageArea) =>
  storedValue<readonly string[] | undefined>(STORAGE_KEYS.programOutputs, stringListSchema, {
    id: `${person}:${lesson}`,
    fallback: undefined,
    area,
  });

/** The lines of an output that fit on a board, without invisible characters; cut lines end with "…". */
export function boardLines(output: string): string[] {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/\p{C}/gu, '').trim())
    .filter((line) => line !== '');
  const room = Math.floor(MAX_LETTERS / Math.min(MAX_LINES, lines.length));
  const shown = lines.slice(0, MAX_LINES).map((line) => {
    const letters = [...line];
    return letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : line;
  });
  if (lines.length > MAX_LINES) shown[MAX_LINES - 1] = '…';
  return shown;
}

export const readOutput = (person: string, lesson: string, area = localStorageArea): readonly string[] | undefined =>
  storedOutput(person, lesson, area).read();

/** A program that printed nothing leaves what stands. */
export function rememberOutput(person: string, lesson: string, output: string, area = localStorageArea): void {
  const lines = boardLines(output);
  if (lines.length > 0) storedOutput(person, lesson, area).write(lines);
}

/** Clears the outputs of accounts; a guest's stay for a later account, like the guest's progress. */
export function clearOutputs(area = localStorageArea): void {
  const outputs = STORAGE_KEYS.programOutputs.key;
  for (const key of area.keys(outputs)) if (!key.startsWith(`${outputs}${GUEST}:`)) area.remove(key);
}
