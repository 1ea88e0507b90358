// Remembers the faults of the server that requests met in the last day, in this process, for the Admin's home.

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** How many of the latest are kept whole; of the others only the number in each hour. */
const LATEST_MAX = 5;

export interface Fault {
  /** Epoch ms. */
  at: number;
  /** Method and pattern of the route, without ids. */
  route: string;
  code: string;
}

export class FaultLog {
  readonly #startedAt = Date.now();
  /** Number of faults by hour since 1970. */
  readonly #hours = new Map<number, number>();
  #latest: Fault[] = [];

  record(fault: Fault): void {
    const hour = Math.floor(fault.at / HOUR_MS);
    this.#hours.set(hour, (this.#hours.get(hour) ?? 0) + 1);
    this.#latest = [fault, ...this.#latest].slice(0, LATEST_MAX);
    this.#forget(fault.at);
  }

  /** What happened since `since`: the start of this process, or a day ago. */
  report(now = Date.now()): { count: number; since: number; latest: Fault[] } {
    this.#forget(now);
    let count = 0;
    for (const inHour of this.#hours.values()) count += inHour;
    return { count, since: Math.max(this.#startedAt, now - DAY_MS), latest: [...this.#latest] };
  }

  #forget(now: number): void {
    const oldest = Math.floor((now - DAY_MS) / HOUR_MS);
    for (const hour of this.#hours.keys()) if (hour < oldest) this.#hours.delete(hour);
    this.#latest = this.#latest.filter(({ at }) => at > now - DAY_MS);
  }
}
