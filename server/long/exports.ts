// Tests that six exports of the largest legal account at once delay no other request: `node --import tsx server/long/exports.ts`.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readConfig } from '../src/config.ts';
import { openStore } from '../src/db/openStore.ts';
import { createDataFolder, startServerProcess } from '../src/testing/serverProcess.ts';

const EXPORTS = 6;
const MOST_MS = 200;
const { events: EVENTS, bytes: BYTES } = readConfig({}).evidence;
const LARGE_PROGRAMS = 1000;
const ROWS_PER_WRITE = 2000;

const home = createDataFolder();
const limits = { EVENTS_PER_DAY: '1000000' };

interface Account {
  id: string;
  headers: Record<string, string>;
}

async function register(url: string): Promise<Account> {
  const reply = await fetch(`${url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Asha', password: 'a quiet lantern', ageBand: '14-15' }),
  });
  const { token, user } = (await reply.json()) as { token: string; user: { id: string } };
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { id: user.id, headers: { authorization: `Bearer ${token}`, cookie } };
}

/** As many events and answers as an account may store, and a thousand programs of the largest size. */
async function fillAccount(userId: string): Promise<void> {
  const store = await openStore(`${home.folder}/lanternwise.sqlite`);
  const { questEvents, activityAnswers, programRuns } = store.db.tables;
  const realm = 'ai-adventure-park' as const;
  const answer = 'x'.repeat(Math.floor(BYTES / EVENTS) - 280);
  for (let from = 0; from < EVENTS; from += ROWS_PER_WRITE) {
    await store.write(async (tx) => {
      for (let at = from; at < from + ROWS_PER_WRITE; at += 1) {
        const id = randomUUID();
        const ref = `activity-${at % 200}`;
        const sent = { ms: 1, hints: 0, skipped: false };
        const event = { ...sent, id, at, realm, kind: 'activity-answered' as const, ref, answer };
        await tx.insert(questEvents).values({ userId, id, realm, kind: event.kind, event, receivedAt: at });
        const grade = { correct: false, score: 0, wrong: [], answeredAt: at };
        await tx
          .insert(activityAnswers)
          .values({ ...sent, ...grade, userId, eventId: id, realm, activity: ref, answer });
      }
    });
  }
  await store.write(async (tx) => {
    for (let at = 0; at < LARGE_PROGRAMS; at += 1) {
      const run = {
        realm,
        ref: `task-${at % 20}`,
        code: '#'.repeat(20_000),
        status: 'passed' as const,
        ms: 1,
        ranAt: at,
      };
      await tx.insert(programRuns).values({ userId, eventId: randomUUID(), ...run });
    }
  });
  await store.close();
}

/** In a process of its own, so that reading does not delay what is measured here. */
const READER = `
  const [url, headers] = process.argv.slice(1);
  const read = async () => {
    const reply = await fetch(url, { headers: JSON.parse(headers) });
    if (!reply.ok) throw new Error('the export was answered with ' + reply.status);
    let bytes = 0;
    for await (const chunk of reply.body) bytes += chunk.length;
    return bytes;
  };
  const all = await Promise.all(Array.from({ length: ${EXPORTS} }, read));
  process.stdout.write(String(Math.min(...all)));
`;

/** Reads all exports to their ends at once; returns the bytes of the shortest. */
async function readExports(url: string, { headers }: Account): Promise<number> {
  const args = ['--input-type=module', '-e', READER, `${url}/api/v1/user/export`, JSON.stringify(headers)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout);
}

/** Response times of /health, one every 20 ms, sorted. */
async function measureHealth(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const from = performance.now();
    await (await fetch(`${url}/api/v1/health`)).arrayBuffer();
    times.push(Math.round(performance.now() - from));
    await pause(20);
  }
  return times.sort((a, b) => a - b);
}

const first = await startServerProcess(home.folder, limits);
const account = await register(first.url);
await first.stop('SIGTERM');
await fillAccount(account.id);

const server = await startServerProcess(home.folder, limits);
const quietEnd = Date.now() + 3000;
const quiet = await measureHealth(server.url, () => Date.now() > quietEnd);
let isOver = false;
const from = Date.now();
const exports = readExports(server.url, account).finally(() => {
  isOver = true;
});
const busy = await measureHealth(server.url, () => isOver);
const bytes = await exports;
const seconds = ((Date.now() - from) / 1000).toFixed(1);
await server.stop('SIGTERM');
home.remove();
const most = busy.at(-1) ?? 0;
const p99 = (times: number[]) => times[Math.floor((times.length - 1) * 0.99)] ?? 0;
process.stdout.write(
  `${EXPORTS} exports of ${Math.round(bytes / 2 ** 20)} MB in ${seconds} s; /health ${p99(quiet)} ms (p99) and ${quiet.at(-1)} ms (most) before, ${p99(busy)} and ${most} ms meanwhile\n`,
);
process.exitCode = most < MOST_MS && bytes > BYTES ? 0 : 1;
