// Limits how often one account may call a route in a minute, where many accounts share an address.
import { HttpError } from '../../http/errors.ts';

const WINDOW_MS = 60_000;

export class AccountLimit {
  readonly #max: number;
  readonly #counts = new Map<string, number>();
  #windowEnd = 0;

  constructor(perMinute: number) {
    this.#max = perMinute;
  }

  /** Throws 429 if the account has none left in this minute. */
  count(userId: string, now = performance.now()): void {
    if (now >= this.#windowEnd) {
      this.#counts.clear();
      this.#windowEnd = now + WINDOW_MS;
    }
    const count = (this.#counts.get(userId) ?? 0) + 1;
    if (count > this.#max) {
      const seconds = Math.ceil((this.#windowEnd - now) / 1000);
      throw new HttpError(429, 'too-many-requests', 'Too many requests. Please wait a minute and try again.', seconds);
    }
    this.#counts.set(userId, count);
  }
}
