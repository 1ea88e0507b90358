// Limits attempts with wrong codes or passwords: by account and device first, by network last.
import { formatWait, HttpError } from './errors.ts';
import { WindowCounter } from './WindowCounter.ts';

/** Whose misses are counted together. */
export interface MissScope {
  /** For example `account:<id>`. */
  key: string;
  /** Misses in a window. */
  max: number;
}

/** Statuses of a miss: nothing there, or a wrong password. */
const MISSES: readonly number[] = [401, 404];

export class MissLimit {
  readonly #misses: WindowCounter;
  readonly #message: (wait: string) => string;

  /** @param message of the refusal, with the wait in words */
  constructor(windowMs: number, message: (wait: string) => string) {
    this.#misses = new WindowCounter(windowMs);
    this.#message = message;
  }

  /** Throws 429 if one of the scopes has used up its misses. What is refused is not counted: a small scope cannot fill a large one. */
  assertOpen(scopes: readonly MissScope[], now = performance.now()): void {
    if (scopes.every(({ key, max }) => this.#misses.count(key, now) < max)) return;
    const seconds = this.#misses.secondsLeft(now);
    throw new HttpError(429, 'locked-out', this.#message(formatWait(seconds)), seconds);
  }

  /**
   * Runs the look-up and counts it in every scope if it throws 401 or 404. Throws 429 instead if a scope has none left. It is counted before it
   * runs and given back if it was no miss, so that guesses that arrive together are all counted.
   */
  async run<T>(scopes: readonly MissScope[], lookUp: () => Promise<T>, now = performance.now()): Promise<T> {
    this.assertOpen(scopes, now);
    for (const { key } of scopes) this.#misses.add(key, 1, now);
    let isMiss = false;
    try {
      return await lookUp();
    } catch (error) {
      isMiss = error instanceof HttpError && MISSES.includes(error.status);
      throw error;
    } finally {
      if (!isMiss) for (const { key } of scopes) this.#misses.add(key, -1, now);
    }
  }
}
