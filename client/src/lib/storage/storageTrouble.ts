// Whether this browser has refused to keep something since the page was opened, and which way: what was refused stays in memory.
import { createValueStore } from '../valueStore.ts';

export type StorageTrouble =
  /** It keeps nothing at all: site data is blocked, or a private window has none. */
  | 'blocked'
  /** What it keeps fills its room. */
  | 'full';

/** Undefined while all is well. It is not taken back: a smaller text may fit where the next one does not. */
export const storageTrouble = createValueStore<StorageTrouble | undefined>(undefined);

type Readable = Pick<Storage, 'length'>;

/** Why a text was refused. `open` throws where the storage is blocked; one that is empty has no room for anything. */
export function troubleOf(open: () => Readable): StorageTrouble {
  try {
    return open().length === 0 ? 'blocked' : 'full';
  } catch {
    return 'blocked';
  }
}
