// Limits how often one network may name something that does not exist, such as the code of a class: guessing ends, a whole class may join.
import { HttpError } from './errors.ts';

/** Networks that are remembered in one window; an attacker with more addresses is stopped by the size of the code. */
const MAX_NETWORKS = 10_000;

export class MissLimit {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #misses = new Map<string, number>();
  #windowEnd = 0;

  /** @param max misses of one network in `windowMs` */
  constructor(max: number, windowMs: number) {
    this.#max = max;
    this.#windowMs = windowMs;
  }

  /** Runs the look-up and counts it if it throws 404. Throws 429 instead if the network has none left. */
  async run<T>(network: string, lookUp: () => Promise<T>, now = Date.now()): Promise<T> {
    // Also after the machine's clock was set back.
    if (now >= this.#windowEnd || this.#windowEnd - now > this.#windowMs) {
      this.#misses.clear();
      this.#windowEnd = now + this.#windowMs;
    }
    const misses = this.#misses.get(network) ?? 0;
    if (misses >= this.#max) {
      const seconds = Math.ceil((this.#windowEnd - now) / 1000);
      throw new HttpError(429, 'too-many-requests', 'Too many wrong codes. Please wait a few minutes.', seconds);
    }
    try {
      return await lookUp();
    } catch (error) {
      const isMiss = error instanceof HttpError && error.status === 404;
      if (isMiss && (misses > 0 || this.#misses.size < MAX_NETWORKS)) this.#misses.set(network, misses + 1);
      throw error;
    }
  }
}
