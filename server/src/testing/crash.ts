// Kills a server while pupils write, starts it again, and counts what it had acknowledged and lost.
import { randomUUID } from 'node:crypto';
import { openStore } from '../db/open.ts';
import { questEvents } from '../db/tables.ts';
import { makeHome, type Running, startProcess } from './process.ts';
import { PASSWORD } from './world.ts';

export interface CrashCount {
  acknowledged: number;
  lost: number;
  /** Applied twice although sent with one id. */
  doubled: number;
}

const WRITERS = 8;
const json = { 'content-type': 'application/json', 'x-client': 'api' };

async function post(server: Running, path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(`${server.url}/api/v1/${path}`, {
    method: 'POST',
    headers: { ...json, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

/** Sends events one after another until the server is gone; returns the ids it acknowledged. */
async function writeUntilGone(server: Running, token: string, acknowledged: Set<string>): Promise<void> {
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

/** Writes from several pupils until the server acknowledged `target` more events, then ends it by `signal`. */
async function writeAndEnd(
  server: Running,
  token: string,
  acknowledged: Set<string>,
  { target, signal }: { target: number; signal: 'SIGKILL' | 'SIGTERM' },
): Promise<void> {
  const before = acknowledged.size;
  const writers = Array.from({ length: WRITERS }, () => writeUntilGone(server, token, acknowledged));
  while (acknowledged.size - before < target) await new Promise((resolve) => setTimeout(resolve, 5));
  await server.stop(signal);
  await Promise.all(writers);
}

async function countIn(database: string, acknowledged: Set<string>): Promise<CrashCount> {
  const stored = await storedEvents(database);
  const kept = new Set(stored);
  const lost = [...acknowledged].filter((id) => !kept.has(id)).length;
  return { acknowledged: acknowledged.size, lost, doubled: stored.length - kept.size };
}

/** Runs `rounds` of writing until `signal` ends the server after it acknowledged about `target` events. */
export async function crashRounds(rounds: number, target: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<CrashCount> {
  const home = makeHome();
  const acknowledged = new Set<string>();
  let token: string | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const server = await startProcess(home.folder);
    token ??= await registered(server);
    await writeAndEnd(server, token, acknowledged, { target, signal });
  }
  const count = await countIn(`${home.folder}/lanternwise.sqlite`, acknowledged);
  home.remove();
  return count;
}

/**
 * One power cut: the server is killed with `library` loaded before it, and what is counted is what the disk had been asked to keep.
 * @param library server/long/power-cut/shim.c as a shared library
 */
export async function powerCut(target: number, library: string): Promise<CrashCount> {
  const [home, shadow] = [makeHome(), makeHome()];
  const acknowledged = new Set<string>();
  const server = await startProcess(home.folder, {
    LD_PRELOAD: library,
    POWER_CUT_FOLDER: home.folder,
    POWER_CUT_SHADOW: shadow.folder,
  });
  await writeAndEnd(server, await registered(server), acknowledged, { target, signal: 'SIGKILL' });
  const count = await countIn(`${shadow.folder}/lanternwise.sqlite`, acknowledged);
  home.remove();
  shadow.remove();
  return count;
}

async function registered(server: Running): Promise<string> {
  const reply = await post(server, 'auth/register', { username: 'Asha', password: PASSWORD, ageBand: '12-13' });
  return ((await reply.json()) as { token: string }).token;
}

async function storedEvents(file: string): Promise<string[]> {
  const store = await openStore(file);
  const rows = await store.db.select({ id: questEvents.id }).from(questEvents);
  await store.close();
  return rows.map(({ id }) => id);
}
