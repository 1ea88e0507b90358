// Runs two server processes on one PostgreSQL: every event goes to both, one is killed midway, and stored events are counted.
import { randomUUID } from 'node:crypto';
import { openStore } from '../db/openStore.ts';
import { type CrashResult, countLostEvents } from './crash.ts';
import { createDataFolder, type ServerProcess, startServerProcess } from './serverProcess.ts';
import { PASSWORD } from './testServer.ts';

export interface MultiProcessResult extends CrashResult {
  /** Learners whose realm state lacks an acknowledged event. */
  statesBehind: number;
}

const CLIENTS = 8;
const EVENTS = 60;
const json = { 'content-type': 'application/json', 'x-client': 'api' };

async function post(server: ServerProcess, path: string, body: unknown, token?: string): Promise<Response> {
  const headers = { ...json, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  return fetch(`${server.url}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function register(server: ServerProcess, username: string): Promise<string> {
  const reply = await post(server, 'auth/register', { username, password: PASSWORD, ageBand: '12-13' });
  if (reply.status !== 200) throw new Error(`no account: ${await reply.text()}`);
  return ((await reply.json()) as { token: string }).token;
}

/** True if the server acknowledged the event; false if it was busy or is gone. */
async function send(server: ServerProcess, token: string, event: unknown): Promise<boolean> {
  try {
    const reply = await post(server, 'user/quest-events', { events: [event] }, token);
    if (reply.status === 503) return false;
    const { results } = (await reply.json()) as { results: Array<{ status: string }> };
    return results[0]?.status === 'applied' || results[0]?.status === 'duplicate';
  } catch {
    return false;
  }
}

/** DATABASE_URL is the address of one database, which both processes and this one use. */
export async function runMultiProcess(database: string): Promise<MultiProcessResult> {
  const [one, two] = [createDataFolder(), createDataFolder()];
  // Started together, so that both try to migrate and to seed.
  const servers = await Promise.all([startServerProcess(one.folder), startServerProcess(two.folder)]);
  const [survivor, killed] = servers as [ServerProcess, ServerProcess];
  const tokens = await Promise.all(
    Array.from({ length: CLIENTS }, (_, pupil) => register(pupil % 2 ? survivor : killed, `pupil-${pupil}`)),
  );
  const acknowledged = new Set<string>();
  const play = async (token: string) => {
    for (let count = 0; count < EVENTS; count += 1) {
      const event = { id: randomUUID(), at: Date.now(), realm: 'ai-adventure-park', kind: 'realm-entered' };
      const kept = await Promise.all(servers.map((server) => send(server, token, event)));
      if (kept.some(Boolean)) acknowledged.add(event.id);
    }
  };
  const clientRuns = tokens.map(play);
  while (acknowledged.size < (CLIENTS * EVENTS) / 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await killed.stop('SIGKILL');
  await Promise.all(clientRuns);
  await survivor.stop('SIGTERM');
  one.remove();
  two.remove();
  return { ...(await countLostEvents(database, acknowledged)), statesBehind: await countStatesBehind(database) };
}

async function countStatesBehind(database: string): Promise<number> {
  const store = await openStore(database);
  const { realmStates } = store.db.tables;
  const states = await store.db.select({ state: realmStates.state }).from(realmStates);
  await store.close();
  return CLIENTS - states.filter(({ state }) => state.entered).length;
}
