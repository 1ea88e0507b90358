// Sends queued mails on signals and every 30 seconds, with retries.
import type { Store } from '../../db/openStore.ts';
import type { MailOutbox } from './outbox.ts';
import { withSite } from './renderMail.ts';
import { claimMail, deleteMailsBefore, type MailRow, nextMails, updateMail } from './repository.ts';
import type { MailTransport } from './transport.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Delays after the first, second … failed attempt: seven delays for eight attempts, about 15 hours in total. */
export const RETRY_DELAYS_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR] as const;
export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;

const POLL_INTERVAL_MS = 30_000;
/** The signal comes before the commit, so sending starts after a delay, and again later in case the commit was slow. */
const SIGNAL_DELAYS_MS = [60, 1500] as const;
/** After this time other processes may send a claimed mail, because its process may have crashed. */
const CLAIM_TIMEOUT_MS = 5 * MINUTE;
const BATCH_SIZE = 12;
/** Mails are deleted after this time, sent or not. */
const RETENTION_MS = 30 * 24 * HOUR;

interface Logger {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export class MailSender {
  #running: Promise<void> | undefined;
  #rerun = false;
  #stopped = false;
  readonly #timers = new Set<NodeJS.Timeout>();
  #unsubscribe = () => undefined as unknown;

  /** @param site the address for links, without a trailing slash */
  constructor(
    private readonly store: Store,
    private readonly outbox: MailOutbox,
    private readonly transport: MailTransport,
    private readonly site: string,
    private readonly log: Logger,
  ) {}

  start(): void {
    const every = setInterval(() => void this.sendDue(), POLL_INTERVAL_MS);
    every.unref();
    this.#timers.add(every);
    this.#unsubscribe = this.outbox.onNotify(() => {
      for (const wait of SIGNAL_DELAYS_MS) this.#scheduleSend(wait);
    });
    this.#scheduleSend(0);
  }

  /** Stops polling and waits for the mails that are being sent. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe();
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#running;
    this.transport.close();
  }

  /** Sends all due mails; a call during a run triggers another run after it. */
  async sendDue(): Promise<void> {
    if (this.#stopped) return;
    this.#rerun = true;
    this.#running ??= this.#sendUntilEmpty().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  #scheduleSend(wait: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.sendDue();
    }, wait);
    timer.unref();
    this.#timers.add(timer);
  }

  async #sendUntilEmpty(): Promise<void> {
    try {
      while (this.#rerun && !this.#stopped) {
        this.#rerun = false;
        while (!this.#stopped && (await this.#sendBatch()) > 0);
      }
    } catch (error) {
      this.log.error({ err: error }, 'the outbox could not be read');
    }
  }

  /** Sends one batch and returns its size. */
  async #sendBatch(): Promise<number> {
    const due = await nextMails(this.store.db, { state: 'waiting', now: Date.now(), limit: BATCH_SIZE });
    await Promise.all(
      due.map(async (row) => {
        const mail = await this.store.write((tx) => claimMail(tx, row, Date.now() + CLAIM_TIMEOUT_MS));
        if (mail) await this.#send(mail);
      }),
    );
    return due.length;
  }

  async #send(mail: MailRow): Promise<void> {
    try {
      await this.transport.send(withSite(mail, this.site));
    } catch (error) {
      return this.#handleFailure(mail, redactedError(error));
    }
    // The text is deleted, because it contains links and names.
    const delivered = {
      state: 'sent',
      sentAt: Date.now(),
      text: '',
      html: '',
      unsubscribeUrl: null,
      causeKey: null,
      lastError: null,
    } as const;
    await this.store.write((tx) => updateMail(tx, mail.id, delivered));
  }

  async #handleFailure({ id, kind, attempts }: MailRow, lastError: string): Promise<void> {
    const wait = RETRY_DELAYS_MS[attempts - 1];
    const change = wait === undefined ? { state: 'failed' as const } : { dueAt: Date.now() + wait };
    await this.store.write((tx) => updateMail(tx, id, { ...change, lastError }));
    this.log.warn(
      { mail: id, kind, attempts, lastError },
      wait === undefined ? 'mail failed permanently' : 'mail not sent, will be retried',
    );
  }

  /** Deletes old mails; called every hour. */
  purge(now = Date.now()): Promise<void> {
    return this.store.write((tx) => deleteMailsBefore(tx, now - RETENTION_MS));
  }
}

/** The error message without e-mail addresses, which mail servers often include. */
export function redactedError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replaceAll(/(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '(address)')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
}
