// The last lines of a class's stream, so that a client that was away for a moment misses none.
import { randomBytes } from 'node:crypto';

/** A minute of a busy class. */
const MAX_LINES = 300;
const MAX_BYTES = 512 * 1024;

export class Ring {
  /** Of this memory: cursors of other processes, and of this one before a restart, are unknown. */
  readonly #epoch = randomBytes(6).toString('hex');
  #lines: Buffer[] = [];
  #bytes = 0;
  /** Number of the newest line, from 1. */
  #newest = 0;

  /** Where a client is that has all lines. */
  get cursor(): string {
    return `${this.#epoch}.${this.#newest}`;
  }

  /** The cursor of the line that is pushed next. */
  get nextCursor(): string {
    return `${this.#epoch}.${this.#newest + 1}`;
  }

  push(line: Buffer): void {
    this.#newest += 1;
    this.#lines.push(line);
    this.#bytes += line.length;
    while (this.#lines.length > MAX_LINES || this.#bytes > MAX_BYTES) this.#bytes -= this.#lines.shift()?.length ?? 0;
  }

  /** Forgets the lines: a client that comes back begins with everything. */
  clear(): void {
    this.#lines = [];
    this.#bytes = 0;
    this.#newest += 1;
  }

  /** The lines after a cursor; undefined if some of them are not here. */
  after(cursor: string | undefined): Buffer[] | undefined {
    const [epoch, text] = cursor?.split('.') ?? [];
    const seen = Number(text);
    if (epoch !== this.#epoch || !Number.isInteger(seen) || seen > this.#newest) return undefined;
    const missing = this.#newest - seen;
    if (missing > this.#lines.length) return undefined;
    return missing === 0 ? [] : this.#lines.slice(-missing);
  }
}
