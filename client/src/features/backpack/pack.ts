// What is in the backpack, and its text; a text of a later version is left alone.
import { BACKPACK_CRYPTO_BYTES, BACKPACK_MAX_BYTES, BACKPACK_MAX_PIECES } from '@lanternwise/shared/constants/backpack';
import { isRecord } from '../../lib/storage/schemas.ts';
import { BackpackFault } from './faults.ts';

const FORMAT = 1;
/** The newest removals; of older ones a work may come back from a device that was not used since. */
const MOST_GONE = 500;

/** One drawing, text, model or program, as the browser's storage holds it. */
export interface PackedWork {
  text: string;
  /** When a device noticed its last change, in ms of the server's clock. */
  at: number;
}

export interface Pack {
  /** Of this backpack; a new one has another. */
  id: string;
  /** By family and id, see works.ts. */
  works: ReadonlyMap<string, PackedWork>;
  /** When works were removed on purpose. */
  gone: ReadonlyMap<string, number>;
}

export const emptyPack = (id: string): Pack => ({ id, works: new Map(), gone: new Map() });

/** Throws `full`: nothing is left out silently. */
export function encodePack({ id, works, gone }: Pack): Uint8Array<ArrayBuffer> {
  const newest = [...gone].sort(([, a], [, b]) => b - a).slice(0, MOST_GONE);
  const text = JSON.stringify({ format: FORMAT, id, works: [...works], gone: newest });
  const bytes = new TextEncoder().encode(text);
  const { nonce, tag } = BACKPACK_CRYPTO_BYTES;
  if (works.size > BACKPACK_MAX_PIECES || bytes.length > BACKPACK_MAX_BYTES - nonce - tag)
    throw new BackpackFault('full');
  return bytes;
}

/** Throws `newer` or `damaged`. */
export function decodePack(bytes: Uint8Array): Pack {
  const value = parse(bytes);
  if (isRecord(value) && typeof value.format === 'number' && value.format > FORMAT) throw new BackpackFault('newer');
  if (!isRecord(value) || typeof value.id !== 'string' || !Array.isArray(value.works) || !Array.isArray(value.gone)) {
    throw new BackpackFault('damaged');
  }
  return { id: value.id, works: new Map(value.works.map(readWork)), gone: new Map(value.gone.map(readGone)) };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BackpackFault('damaged');
  }
}

function readWork(entry: unknown): [string, PackedWork] {
  const [name, work] = Array.isArray(entry) ? entry : [];
  if (typeof name !== 'string' || !isRecord(work) || typeof work.text !== 'string' || typeof work.at !== 'number') {
    throw new BackpackFault('damaged');
  }
  return [name, { text: work.text, at: work.at }];
}

function readGone(entry: unknown): [string, number] {
  const [name, at] = Array.isArray(entry) ? entry : [];
  if (typeof name !== 'string' || typeof at !== 'number') throw new BackpackFault('damaged');
  return [name, at];
}
