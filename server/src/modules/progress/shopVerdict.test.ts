// A shop counts as finished only if a passed run of its Arena was reported; without one it counts as skipped.
import type { QuestEventsReply } from '@lanternwise/shared/contracts/progress';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';

let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha');
});
afterEach(() => server.close());

const run = (more: object = {}) =>
  event('program-run', { ref: 'cake', code: "print('cake')", status: 'passed', errorKind: null, ms: 5, ...more });
const finished = () => event('lesson-finished', { ref: 'cake', skipped: false });

/** What the server made of these events: whether the lesson counts as skipped, and the stored verdicts. */
async function send(...events: unknown[]) {
  const reply = await asha.call('POST', '/api/v1/user/quest-events', { events: [event('realm-entered'), ...events] });
  const { results, states } = reply.json<QuestEventsReply>();
  const rows = await server.store.db.select().from(testTables.programRuns);
  return {
    refused: results.filter(({ status }) => status === 'refused'),
    isSkipped: states['ai-adventure-park']?.skipped?.cake ?? false,
    passed: states['ai-adventure-park']?.passed ?? [],
    verdicts: rows.map(({ status }) => status),
  };
}

it('takes a shop without a run for a skipped one, and loses no event', async () => {
  expect(await send(finished())).toEqual({ refused: [], isSkipped: true, passed: [], verdicts: [] });
});

it('believes a run whose outputs are the expected ones', async () => {
  const outcome = await send(run({ outputs: [' cake\r\n'] }), finished());
  expect(outcome).toEqual({ refused: [], isSkipped: false, passed: ['cake'], verdicts: ['passed'] });
});

it.each([
  ['other outputs', { outputs: ['bread'] }],
  ['too few outputs', { outputs: [] }],
])('does not believe a run with %s', async (_, more) => {
  const outcome = await send(run(more), finished());
  expect(outcome).toEqual({ refused: [], isSkipped: true, passed: [], verdicts: ['failed'] });
});

it('still takes the runs that an older client kept in its queue', async () => {
  expect(await send(run(), finished())).toMatchObject({ isSkipped: false, passed: ['cake'] });
});

it('takes a skipped shop for finished once its run has passed', async () => {
  const outcome = await send(finished(), run({ outputs: ['cake'] }), finished());
  expect(outcome).toMatchObject({ isSkipped: false, passed: ['cake'] });
});
