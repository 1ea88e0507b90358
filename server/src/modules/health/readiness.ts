// Decides whether this process can serve: its database answers reads and writes and is up to date, and the disk has room.
import type { Store } from '../../db/openStore.ts';
import { HttpError, storageFullError } from '../../http/errors.ts';

/** Room for the write-ahead log of a school day, and for an Admin to notice. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;
const RETRY_SECONDS = 5;

interface ReadinessOptions {
  store: Pick<Store, 'check'>;
  /** Free bytes on the disk of DATA_DIR; null if unknown. */
  freeBytes: () => Promise<number | null>;
  /** Called at each check with why the process is not ready; undefined while it is. */
  onChange: (reason: string | undefined, error?: unknown) => void;
}

/** Rejects with an HttpError of status 503 while the process cannot serve. */
export async function assertReady({ store, freeBytes, onChange }: ReadinessOptions): Promise<void> {
  try {
    await store.check();
  } catch (error) {
    onChange('the database', error);
    throw new HttpError(503, 'busy', 'The database cannot be read and written right now.', RETRY_SECONDS);
  }
  const free = await freeBytes();
  if (free !== null && free < MIN_FREE_BYTES) {
    onChange(`less than ${MIN_FREE_BYTES / 1024 / 1024} MB are free on the disk of DATA_DIR`);
    throw storageFullError();
  }
  onChange(undefined);
}
