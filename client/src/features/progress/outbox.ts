// Sends pending events to the server in order, with retries; event ids make repeated sending idempotent.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import type { EventStore } from './eventStore.ts';
import type { RealmStates } from './progressSlice.ts';
import type { SaveStatus } from './types.ts';

export type SendResult =
  /** Stored by the server. `refused` ids violated a rule; the server states then replace the local ones. */
  | { kind: 'stored'; states: RealmStates; refused: readonly string[] }
  /** No response, a busy server or a quota: retry. `waitMs` from Retry-After, if any; `message` says why, if a person should know. */
  | { kind: 'later'; waitMs?: number; message?: string }
  /** The server rejected the whole batch as invalid. */
  | { kind: 'unreadable' };

export type SendBatch = (events: readonly QuestEvent[], options: { keepalive: boolean }) => Promise<SendResult>;

export interface OutboxOptions {
  store: EventStore;
  /** Undefined for a guest, whose events stay pending until an account signs in. */
  send: SendBatch | undefined;
  onStatus(status: SaveStatus): void;
  onStates(states: RealmStates, refused: boolean): void;
  /** The server takes nothing more for now, and says why; called once until it takes something again. */
  onHeld(message: string): void;
  /** Serializes sending across tabs if the browser supports it (Web Locks). */
  withLock<T>(work: () => Promise<T>): Promise<T>;
}

export interface Outbox {
  append(event: QuestEvent): void;
  /** Sends now. Resolves to true if nothing is pending, false if sending has to be retried later. */
  flush(): Promise<boolean>;
  /** Sends one batch with keepalive, which outlives the page. */
  flushOnPageHide(): void;
  stop(): void;
}

/** Maximum events per request. */
export const BATCH_SIZE = 40;
/** Maximum bytes per request: the server accepts 256 KB, keepalive requests are limited to 64 KB. */
const BATCH_MAX_BYTES = 200_000;
const KEEPALIVE_MAX_BYTES = 60_000;
/** Maximum pending runs per program; a guest's runs could otherwise fill the browser's storage. */
export const MAX_PENDING_RUNS = 20;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;
/** A longer Retry-After is asked again earlier: it may come from a wrong clock, and timers of more than 24 days fire at once. */
const MAX_WAIT_MS = 3_600_000;

/** The first events that fit into one request; at least one. */
function nextBatch(pending: readonly QuestEvent[], bytes: number): readonly QuestEvent[] {
  const encoder = new TextEncoder();
  let size = 0;
  const overflowIndex = pending.slice(0, BATCH_SIZE).findIndex((event, index) => {
    size += encoder.encode(JSON.stringify(event)).length + 1;
    return index > 0 && size > bytes;
  });
  return pending.slice(0, overflowIndex === -1 ? BATCH_SIZE : overflowIndex);
}

/** Ids of the pending runs that a newer run of the same program evicts. */
function evictedRuns(pending: readonly QuestEvent[], event: QuestEvent & { kind: 'program-run' }): string[] {
  const isSameProgram = (one: QuestEvent) =>
    one.kind === 'program-run' && one.realm === event.realm && one.ref === event.ref;
  // The last passed run stays: without it the server takes the lesson for a skipped one.
  const passed = pending.findLast((one) => one.kind === 'program-run' && isSameProgram(one) && one.status === 'passed');
  const runs = pending.filter((one) => isSameProgram(one) && one !== passed);
  return runs.slice(0, Math.max(0, runs.length - MAX_PENDING_RUNS)).map(({ id }) => id);
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one queue; sending, waiting and stopping share its state
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, send, onStatus, onStates } = options;
  let flushing: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;
  let isHeld = false;

  const retryLater = (waitMs: number | undefined) => {
    onStatus('offline');
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
    failures += 1;
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void flush(), Math.min(waitMs ?? backoff, MAX_WAIT_MS));
  };

  /** Sends one batch; an unreadable one is sent event by event, so that one invalid event does not block the others. */
  async function sendBatch(batch: readonly QuestEvent[], sendNow: SendBatch): Promise<boolean> {
    const sent = await sendNow(batch, { keepalive: false });
    if (sent.kind === 'later') {
      if (sent.message !== undefined && !isHeld) options.onHeld(sent.message);
      isHeld = sent.message !== undefined;
      retryLater(sent.waitMs);
      return false;
    }
    isHeld = false;
    if (sent.kind === 'unreadable' && batch.length > 1) {
      for (const event of batch) if (!(await sendBatch([event], sendNow))) return false;
      return true;
    }
    if (sent.kind === 'unreadable')
      console.warn('An event was dropped because the server rejected it as invalid', batch[0]?.kind);
    store.remove(batch.map((event) => event.id));
    if (sent.kind === 'stored') onStates(sent.states, sent.refused.length > 0);
    return true;
  }

  async function sendAll(sendNow: SendBatch): Promise<boolean> {
    for (;;) {
      const pending = store.list();
      if (pending.length === 0 || stopped) {
        if (!stopped) onStatus('saved');
        return pending.length === 0;
      }
      onStatus('saving');
      if (!(await sendBatch(nextBatch(pending, BATCH_MAX_BYTES), sendNow))) return false;
      failures = 0;
    }
  }

  function flush(): Promise<boolean> {
    if (!send) {
      onStatus('saved');
      return Promise.resolve(true);
    }
    clearTimeout(timer);
    flushing ??= options
      .withLock(() => sendAll(send))
      .catch(() => {
        retryLater(undefined);
        return false;
      })
      .finally(() => {
        flushing = undefined;
      });
    return flushing;
  }

  return {
    append(event) {
      store.add(event);
      if (event.kind === 'program-run') store.remove(evictedRuns(store.list(), event));
      if (!send) return;
      onStatus('saving');
      if (failures === 0) void flush();
    },
    flush,
    flushOnPageHide() {
      const pending = nextBatch(store.list(), KEEPALIVE_MAX_BYTES);
      if (send && pending.length > 0) void send(pending, { keepalive: true }).catch(() => undefined);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
