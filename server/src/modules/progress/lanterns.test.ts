// Tests of great lanterns on the server: stored once, refused early, kept by a reset, other devices and the export.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer, event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';

const { realmStates } = testTables;
const PARK = 'ai-adventure-park';

let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha');
});
afterEach(() => server.close());

const light = () => event('lantern-lit', { ref: 'both' });
const finishTask = () => [event('realm-entered'), answer('first', 'red'), answer('second', 'green')];
async function send(...events: unknown[]) {
  const reply = await asha.call('POST', '/api/v1/user/quest-events', { events });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const outcome = (reply: { results: { status: string; reason?: string }[] }) =>
  reply.results.map(({ status, reason }) => reason ?? status);

it('refuses a lantern before its task is done, and that of an unknown task', async () => {
  const reply = await send(event('realm-entered'), light(), event('lantern-lit', { ref: 'elsewhere' }));
  expect(outcome(reply)).toEqual(['applied', 'tasks-unfinished', 'unknown-thing']);
  expect(reply.states[PARK].lanterns).toEqual([]);
});

it('stores a lit lantern once, however often it is sent or lit', async () => {
  await send(...finishTask());
  const lit = light();
  expect(outcome(await send(lit, lit))).toEqual(['applied', 'duplicate']);
  const again = await send(light());
  expect(outcome(again)).toEqual(['applied']);
  expect(again.states[PARK].lanterns).toEqual(['both']);
});

it('keeps it through a task reset, on another device and in the exported data', async () => {
  await send(...finishTask(), light());
  expect((await send(event('tasks-reset'))).states[PARK]).toMatchObject({ done: [], lanterns: ['both'] });
  const other = await server.signIn('asha');
  const states = (await other.call('GET', '/api/v1/user/realm-states')).json().states;
  expect(states[PARK].lanterns).toEqual(['both']);
  const data = (await asha.call('GET', '/api/v1/user/export')).json();
  expect(data.realmStates).toMatchObject([{ realm: PARK, state: { lanterns: ['both'] } }]);
  expect(data.questEvents.map(({ kind }: { kind: string }) => kind)).toContain('lantern-lit');
});

it('loads a state stored before there were lanterns, and lights one in it', async () => {
  await send(...finishTask());
  const [row] = await server.store.db.select().from(realmStates);
  const { lanterns: _, ...old } = row?.state ?? {};
  await server.store.write((tx) =>
    tx
      .update(tx.tables.realmStates)
      .set({ state: old as never })
      .where(eq(tx.tables.realmStates.realm, PARK)),
  );
  const states = (await asha.call('GET', '/api/v1/user/realm-states')).json().states;
  expect(states[PARK].lanterns).toEqual([]);
  expect((await send(light())).states[PARK].lanterns).toEqual(['both']);
});
