// Keeps what the last program of a workshop drew: in this browser only, one small drawing per user and workshop.
import type { BoardPicture, BoardStroke } from '../../bridge/boardPicture.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { localStorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';
import { GUEST } from './lastPerson.ts';

const COLOR = /^#[0-9a-f]{6}$/;
const KINDS: readonly unknown[] = ['line', 'fill', 'text'] satisfies BoardStroke['kind'][];

function isStroke(value: unknown): value is BoardStroke {
  if (!isRecord(value) || !Array.isArray(value.points)) return false;
  const { kind, color, size, points, text } = value;
  const isDrawn = KINDS.includes(kind) && typeof color === 'string' && COLOR.test(color) && Number.isFinite(size);
  return isDrawn && points.every(Number.isFinite) && (text === undefined || typeof text === 'string');
}

const schema: Schema<BoardPicture> = (value) => {
  if (!isRecord(value) || typeof value.paper !== 'string' || !COLOR.test(value.paper)) return undefined;
  const { width, height, strokes } = value;
  const isValid =
    Number.isFinite(width) && Number.isFinite(height) && Array.isArray(strokes) && strokes.every(isStroke);
  return isValid ? (value as unknown as BoardPicture) : undefined;
};

const storedPicture = (person: string, workshop: string, area = localStorageArea) =>
  storedValue<BoardPicture | undefined>(STORAGE_KEYS.programPictures, schema, {
    id: `${person}:${workshop}`,
    fallback: undefined,
    area,
  });

export const readPicture = (person: string, workshop: string, area = localStorageArea): BoardPicture | undefined =>
  storedPicture(person, workshop, area).read();

/** A program that drew nothing removes the drawing of the one before. */
export function rememberPicture(
  person: string,
  workshop: string,
  picture: BoardPicture | undefined,
  area = localStorageArea,
): void {
  if (picture) storedPicture(person, workshop, area).write(picture);
  else storedPicture(person, workshop, area).remove();
}

/** Clears the pictures of accounts; a guest's stay for a later account. */
export function clearPictures(area = localStorageArea): void {
  const pictures = STORAGE_KEYS.programPictures.key;
  for (const key of area.keys(pictures)) if (!key.startsWith(`${pictures}${GUEST}:`)) area.remove(key);
}
