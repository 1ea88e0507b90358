// How many new lines one learner may have spoken in an hour: the provider is paid by the line, the cache is free.
import { HttpError, waitInWords } from '../../http/errors.ts';

const HOUR_MS = 3_600_000;

export class Allowance {
  readonly #perHour: number;
  readonly #used = new Map<string, number>();
  #hourEnds = 0;

  constructor(perHour: number) {
    this.#perHour = perHour;
  }

  /** Takes one; throws 429 in words where none is left. */
  take(userId: string, now = Date.now()): void {
    if (now >= this.#hourEnds) {
      this.#used.clear();
      this.#hourEnds = now + HOUR_MS;
    }
    const used = this.#used.get(userId) ?? 0;
    if (used >= this.#perHour) {
      const wait = (this.#hourEnds - now) / 1000;
      const message = `The narrator needs a rest. Please wait ${waitInWords(wait)}; the browser's own voice is used.`;
      throw new HttpError(429, 'speech-limit', message, Math.ceil(wait));
    }
    this.#used.set(userId, used + 1);
  }
}
