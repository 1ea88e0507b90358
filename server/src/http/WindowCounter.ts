// Counts uses by key in windows of time; by a clock that only goes forward, so that setting the machine's clock changes no window.
import { formatWait, HttpError } from './errors.ts';

/** Keys that are remembered in one window; further ones count as unused. */
const MAX_KEYS = 20_000;

export class WindowCounter {
  readonly #counts = new Map<string, number>();
  #windowEnd = 0;

  constructor(private readonly windowMs: number) {}

  /** Uses of a key in this window. */
  count(key: string, now = performance.now()): number {
    this.#startWindowAt(now);
    return this.#counts.get(key) ?? 0;
  }

  /** Counts a use; -1 gives one back. */
  add(key: string, uses: 1 | -1, now = performance.now()): void {
    const before = this.count(key, now);
    if (before === 0 && (uses < 0 || this.#counts.size >= MAX_KEYS)) return;
    if (before + uses === 0) this.#counts.delete(key);
    else this.#counts.set(key, before + uses);
  }

  /** Counts a use; returns the 429, uncounted, if there were `max` in this window. */
  take(key: string, max: number, now = performance.now()): HttpError | undefined {
    if (this.count(key, now) < max) {
      this.add(key, 1, now);
      return undefined;
    }
    const seconds = this.secondsLeft(now);
    const message = `Too many requests. Please wait ${formatWait(seconds)} and try again.`;
    return new HttpError(429, 'too-many-requests', message, seconds);
  }

  /** Whole seconds until every key counts from zero again. */
  secondsLeft(now = performance.now()): number {
    return Math.max(1, Math.ceil((this.#windowEnd - now) / 1000));
  }

  #startWindowAt(now: number): void {
    if (now < this.#windowEnd) return;
    this.#counts.clear();
    this.#windowEnd = now + this.windowMs;
  }
}
