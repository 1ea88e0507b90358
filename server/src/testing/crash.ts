// Kills a server while learners write, restarts it, and counts acknowledged events that were lost.
import { randomUUID } from 'node:crypto';
import { openStore } from '../db/openStore.ts';
import { createDataFolder, type ServerProcess, startServerProcess } from './serverProcess.ts';
import { PASSWORD } from './testServer.ts';

export interface CrashResult {
  acknowledged: number;
  lost: number;
  /** Events stored twice under one id. */
  doubled: number;
}

const WRITERS = 8;
const json = { 'content-type': 'application/json', 'x-client': 'api' };

async function post(server: ServerProcess, path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(`${server.url}/api/v1/${path}`, {
    method: 'POST',
    headers: { ...json, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

/** Sends events one after another until the server is gone; adds the acknowledged ids to `acknowledged`. */
async function writeUntilDown(server: ServerProcess, token: string, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const event = { id: randomUUID(), at: Date.now(), realm: 'ai-adventure-park', kind: 'realm-entered' };
    try {
      const reply = await post(server, 'user/quest-events', { events: [event] }, token);
      if (reply.status !== 200) return;
      await reply.json();
      acknowledged.add(event.id);
    } catch {
      return;
    }
  }
}

/** Writes from several clients until the server acknowledged `target` more events, then sends `signal`. */
async function writeThenStop(
  server: ServerProcess,
  token: string,
  acknowledged: Set<string>,
  { target, signal }: { target: number; signal: 'SIGKILL' | 'SIGTERM' },
): Promise<void> {
  const before = acknowledged.size;
  const writers = Array.from({ length: WRITERS }, () => writeUntilDown(server, token, acknowledged));
  while (acknowledged.size - before < target) await new Promise((resolve) => setTimeout(resolve, 5));
  await server.stop(signal);
  await Promise.all(writers);
}

/** @param database a file or a `postgres://` address */
export async function countLostEvents(database: string, acknowledged: ReadonlySet<string>): Promise<CrashResult> {
  const stored = await readStoredEventIds(database);
  const kept = new Set(stored);
  const lost = [...acknowledged].filter((id) => !kept.has(id)).length;
  return { acknowledged: acknowledged.size, lost, doubled: stored.length - kept.size };
}

/**
 * Runs `rounds` of writing; each ends with `signal` after about `target` acknowledged events. The servers use the empty PostgreSQL
 * database of DATABASE_URL, or SQLite where it is not set.
 */
export async function runCrashRounds(
  rounds: number,
  target: number,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<CrashResult> {
  const home = createDataFolder();
  const acknowledged = new Set<string>();
  let token: string | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess(home.folder);
    token ??= await registerUser(server);
    await writeThenStop(server, token, acknowledged, { target, signal });
  }
  const count = await countLostEvents(process.env.DATABASE_URL ?? `${home.folder}/lanternwise.sqlite`, acknowledged);
  home.remove();
  return count;
}

/**
 * Simulates a power cut: the server is killed with `library` preloaded, and only data that was synced to disk is counted.
 * @param library server/long/power-cut/shim.c as a shared library
 */
export async function runPowerCut(target: number, library: string): Promise<CrashResult> {
  const [home, shadowHome] = [createDataFolder(), createDataFolder()];
  const acknowledged = new Set<string>();
  const server = await startServerProcess(home.folder, {
    LD_PRELOAD: library,
    POWER_CUT_FOLDER: home.folder,
    POWER_CUT_SHADOW: shadowHome.folder,
  });
  await writeThenStop(server, await registerUser(server), acknowledged, { target, signal: 'SIGKILL' });
  const count = await countLostEvents(`${shadowHome.folder}/lanternwise.sqlite`, acknowledged);
  home.remove();
  shadowHome.remove();
  return count;
}

async function registerUser(server: ServerProcess): Promise<string> {
  const reply = await post(server, 'auth/register', { username: 'Asha', password: PASSWORD, ageBand: '12-13' });
  return ((await reply.json()) as { token: string }).token;
}

/** Ids of all quest events in a database; one that is stored twice comes twice. */
export async function readStoredEventIds(database: string): Promise<string[]> {
  const store = await openStore(database);
  const { questEvents } = store.db.tables;
  const rows = await store.db.select({ id: questEvents.id }).from(questEvents);
  await store.close();
  return rows.map(({ id }) => id);
}
