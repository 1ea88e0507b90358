// Learners who write without a pause and send each event again until it is acknowledged, as the client's outbox does.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from './testServer.ts';

const LEARNERS = 8;
/** Above every limit of the server: a request that takes longer has no answer. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Between tries where the server names no time. */
const RETRY_MS = 250;

export interface PersistentLoad {
  acknowledged: ReadonlySet<string>;
  /** Replies by status; 0 counts requests without a reply. */
  statuses: Readonly<Record<number, number>>;
  /** Times of acknowledgements, by `performance.now()`. */
  times: readonly number[];
  /** The slowest request so far, in ms. */
  slowestMs(): number;
  /** Lets each learner finish the event in hand. */
  stop(): Promise<void>;
}

const headers = (token?: string) => ({
  'content-type': 'application/json',
  'x-client': 'api',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

async function register(server: string, username: string): Promise<string> {
  const body = JSON.stringify({ username, password: PASSWORD, ageBand: '12-13' });
  const reply = await fetch(`${server}/api/v1/auth/register`, { method: 'POST', headers: headers(), body });
  if (reply.status !== 200) throw new Error(`no account: ${await reply.text()}`);
  return ((await reply.json()) as { token: string }).token;
}

/** @param prefix of the user names, which differ between loads on one database */
export async function startPersistentLoad(server: string, prefix: string): Promise<PersistentLoad> {
  const tokens = await Promise.all(Array.from({ length: LEARNERS }, (_, n) => register(server, `${prefix}-${n}`)));
  const acknowledged = new Set<string>();
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  let slowest = 0;
  let stopping = false;

  /** Resolves to the ms to wait before the next try; undefined if the event was acknowledged. */
  async function send(token: string, body: string): Promise<number | undefined> {
    const from = performance.now();
    const url = `${server}/api/v1/user/quest-events`;
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const reply = await fetch(url, { method: 'POST', headers: headers(token), body, signal }).catch(() => undefined);
    await reply?.text().catch(() => undefined);
    slowest = Math.max(slowest, performance.now() - from);
    const status = reply?.status ?? 0;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 200) return undefined;
    return Number(reply?.headers.get('retry-after') ?? 0) * 1000 || RETRY_MS;
  }

  async function play(token: string): Promise<void> {
    while (!stopping) {
      const event = { id: randomUUID(), at: Date.now(), realm: 'ai-adventure-park', kind: 'realm-entered' };
      const body = JSON.stringify({ events: [event] });
      for (let wait = await send(token, body); wait !== undefined; wait = await send(token, body)) {
        // Spread, so that not all try at the same moment.
        await pause(wait + Math.random() * RETRY_MS);
      }
      acknowledged.add(event.id);
      times.push(performance.now());
    }
  }

  const running = tokens.map(play);
  return {
    acknowledged,
    statuses,
    times,
    slowestMs: () => slowest,
    async stop() {
      stopping = true;
      await Promise.all(running);
    },
  };
}
