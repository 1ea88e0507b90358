// The check behind /ready: the database answers a read and a write in time and has every migration that this program needs.
import { DatabaseBusyError } from './dbErrors.ts';
import type { Store } from './store.ts';

interface CheckOptions {
  write: Store['write'];
  /** Time of the latest migration in the database. */
  latestApplied: () => Promise<number>;
  /** Time of the latest migration of this program. */
  latestKnown: number;
}

/** Proxies usually give a check 5 to 10 seconds. */
const CHECK_TIMEOUT_MS = 4000;

/** Callers share a check that is running, so that a flood of them is one write. */
export function createCheck(options: CheckOptions, timeoutMs = CHECK_TIMEOUT_MS): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= withTimeout(check(options), timeoutMs).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function check({ write, latestApplied, latestKnown }: CheckOptions): Promise<void> {
  const [applied] = await Promise.all([latestApplied(), write(async () => undefined)]);
  // A newer database belongs to a newer version during an update; an older one was restored under a running server.
  if (applied < latestKnown) throw new DatabaseBusyError('the database lacks migrations: restart the server');
}

async function withTimeout(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseBusyError('the database did not answer in time')), ms);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
