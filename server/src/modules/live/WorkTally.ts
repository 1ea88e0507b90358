// Gathers the time that learners spend in live lessons, so that the database is written to every ten seconds instead of at every report.
import { DatabaseBusyError } from '../../db/dbErrors.ts';
import type { Store } from '../../db/openStore.ts';
import { addWork, type WorkIncrement } from './workRepository.ts';

const FLUSH_MS = 10_000;
/** Rows of one write: others wait for it. */
const ROWS_PER_WRITE = 40;

interface Gathered extends WorkIncrement {
  /** When it is written, by the monotonic clock. */
  dueAt: number;
}

export class WorkTally {
  /** By lesson, learner and realm. */
  readonly #rows = new Map<string, Gathered>();

  constructor(private readonly store: Store) {}

  add(step: WorkIncrement): void {
    const key = keyOf(step);
    const known = this.#rows.get(key);
    if (!known) {
      // An arrival must survive this process; some seconds of working time may be lost.
      const wait = step.activeMs === 0 ? 0 : FLUSH_MS;
      this.#rows.set(key, { ...step, dueAt: performance.now() + wait });
      return;
    }
    known.activeMs += step.activeMs;
    known.stuckMs += step.stuckMs;
    known.lastTask = step.lastTask ?? known.lastTask;
  }

  /** Writes some of what has waited for its time. */
  async flushDue(): Promise<void> {
    const now = performance.now();
    const due = [...this.#rows.values()].filter(({ dueAt }) => dueAt <= now);
    await this.#write(due.slice(0, ROWS_PER_WRITE));
  }

  /** Writes everything of one lesson, or of all. */
  async flush(lessonId?: string): Promise<void> {
    const rows = [...this.#rows.values()].filter((row) => lessonId === undefined || row.lessonId === lessonId);
    for (let from = 0; from < rows.length; from += ROWS_PER_WRITE) {
      await this.#write(rows.slice(from, from + ROWS_PER_WRITE));
    }
  }

  async #write(rows: readonly Gathered[]): Promise<void> {
    if (rows.length === 0) return;
    for (const row of rows) this.#rows.delete(keyOf(row));
    const increments = rows.map(({ dueAt: _, ...row }) => row);
    try {
      await this.store.write((tx) => addWork(tx, increments));
    } catch (error) {
      if (error instanceof DatabaseBusyError) {
        for (const row of increments) this.add(row);
        return;
      }
      // An account or class that was deleted meanwhile has no row to add to, and must not cost the others theirs.
      await Promise.allSettled(increments.map((row) => this.store.write((tx) => addWork(tx, [row]))));
    }
  }
}

/** A new time of being stuck is a row of its own, so that each is counted. */
const keyOf = ({ lessonId, userId, realm, stuckFrom }: WorkIncrement): string =>
  JSON.stringify([lessonId, userId, realm, stuckFrom]);
