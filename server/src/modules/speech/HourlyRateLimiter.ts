// Limits the number of newly synthesized lines per learner and hour, because the provider charges for them.
import { formatWait, HttpError } from '../../http/errors.ts';

const HOUR_MS = 3_600_000;

export class HourlyRateLimiter {
  readonly #perHour: number;
  readonly #counts = new Map<string, number>();
  #windowEndsAt = 0;

  constructor(perHour: number) {
    this.#perHour = perHour;
  }

  /** Counts one line; throws 429 if the limit is reached. */
  consume(userId: string, now = Date.now()): void {
    if (now >= this.#windowEndsAt) {
      this.#counts.clear();
      this.#windowEndsAt = now + HOUR_MS;
    }
    const used = this.#counts.get(userId) ?? 0;
    if (used >= this.#perHour) {
      const wait = (this.#windowEndsAt - now) / 1000;
      const message = `The narrator needs a rest. Please wait ${formatWait(wait)}; the browser's own voice is used.`;
      throw new HttpError(429, 'speech-limit', message, Math.ceil(wait));
    }
    this.#counts.set(userId, used + 1);
  }
}
