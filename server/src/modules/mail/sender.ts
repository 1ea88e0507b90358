// Sends what waits in the outbox: soon after it was written and every half minute, again after a failure, at last not any more.
import type { Store } from '../../db/open.ts';
import { onOutboxRing } from './bell.ts';
import { changeMail, claimMail, deleteMailsBefore, dueMails, type Letter } from './repository.ts';
import type { MailTransport } from './transport.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Waits after the first, second … failed try. There are eight tries, so seven waits: about 15 hours in all. */
export const RETRY_AFTER_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR] as const;
export const MAIL_TRIES = RETRY_AFTER_MS.length + 1;

const ROUND_MS = 30_000;
/** A ring comes from inside a write: a moment later that write is committed; on a slow day, a little later. */
const AFTER_RING_MS = [60, 1500] as const;
/** A process that dies while it sends leaves the letter to the others after this time. */
const CLAIM_MS = 5 * MINUTE;
const AT_ONCE = 12;
/** Letters leave the outbox for good after this time, whatever became of them. */
const KEPT_MS = 30 * 24 * HOUR;

interface Log {
  warn(what: object, words: string): void;
  error(what: object, words: string): void;
}

export class MailSender {
  readonly #store: Store;
  readonly #transport: MailTransport;
  readonly #log: Log;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  readonly #timers = new Set<NodeJS.Timeout>();
  #unlisten = () => undefined as unknown;

  constructor(store: Store, transport: MailTransport, log: Log) {
    this.#store = store;
    this.#transport = transport;
    this.#log = log;
  }

  start(): void {
    const every = setInterval(() => void this.sweep(), ROUND_MS);
    every.unref();
    this.#timers.add(every);
    this.#unlisten = onOutboxRing(() => {
      for (const wait of AFTER_RING_MS) this.#later(wait);
    });
    this.#later(0);
  }

  /** Finishes the letters that are on their way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unlisten();
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#round;
    this.#transport.close();
  }

  /** Sends everything that is due. One round at a time; who asks during a round gets another one after it. */
  async sweep(): Promise<void> {
    if (this.#stopped) return;
    this.#again = true;
    this.#round ??= this.#rounds().finally(() => {
      this.#round = undefined;
    });
    await this.#round;
  }

  #later(wait: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.sweep();
    }, wait);
    timer.unref();
    this.#timers.add(timer);
  }

  async #rounds(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        while (!this.#stopped && (await this.#some()) > 0);
      }
    } catch (error) {
      this.#log.error({ err: error }, 'the outbox could not be read');
    }
  }

  /** Sends a handful; returns how many there were. */
  async #some(): Promise<number> {
    const due = await dueMails(this.#store.db, Date.now(), AT_ONCE);
    await Promise.all(
      due.map(async (row) => {
        const letter = await this.#store.write((tx) => claimMail(tx, row, Date.now() + CLAIM_MS));
        if (letter) await this.#send(letter);
      }),
    );
    return due.length;
  }

  async #send(letter: Letter): Promise<void> {
    try {
      await this.#transport.send(letter);
    } catch (error) {
      return this.#failed(letter, said(error));
    }
    // What is delivered is forgotten: links and names stay in no second place.
    const delivered = { state: 'sent', sentAt: Date.now(), text: '', html: '', lastError: null } as const;
    await this.#store.write((tx) => changeMail(tx, letter.id, delivered));
  }

  async #failed({ id, kind, attempts }: Letter, lastError: string): Promise<void> {
    const wait = RETRY_AFTER_MS[attempts - 1];
    const change = wait === undefined ? { state: 'failed' as const } : { dueAt: Date.now() + wait };
    await this.#store.write((tx) => changeMail(tx, id, { ...change, lastError }));
    this.#log.warn({ mail: id, kind, attempts, lastError }, wait === undefined ? 'mail given up' : 'mail not sent yet');
  }

  /** Forgets old letters; called every hour. */
  purge(now = Date.now()): Promise<void> {
    return this.#store.write((tx) => deleteMailsBefore(tx, now - KEPT_MS));
  }
}

/** What went wrong, without anybody's address: mail servers like to repeat it. */
export function said(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '(address)')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
}
