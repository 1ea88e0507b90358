// Tests that attempts at Python steps are evidence of their own kind, also from older clients, and that the timeline has the server's order.
import type { QuestEventsReply } from '@lanternwise/shared/contracts/progress';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { evidenceOf } from '../reports/repository.ts';

const { questEvents } = testTables;

let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer({ access: 'open' });
  asha = await server.register('Asha');
});
afterEach(() => server.close());

async function send(...events: unknown[]): Promise<QuestEventsReply> {
  const reply = await asha.call('POST', '/api/v1/user/quest-events', { events });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const FIGURES = { attempts: 1, solved: 0, firstTry: 0, ms: 700 };
/** What clients sent before attempts had a kind of their own. */
const oldAttempt = (figures: object = FIGURES, ref = 'cake-meet') => event('model-card', { ref, figures });
const stored = () => server.store.db.select().from(questEvents).where(eq(questEvents.userId, asha.user.id));

it('stores what an older client sends as a model card as an attempt, and no card', async () => {
  const { results, states } = await send(
    event('realm-entered'),
    oldAttempt(),
    oldAttempt({ ...FIGURES, attempts: 2, solved: 1, ms: -5 }, 'cake-arena'),
  );
  expect(results.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied']);
  expect(states['ai-adventure-park']?.cards).toEqual({});
  const attempts = (await stored()).filter(({ kind }) => kind === 'python-attempt');
  expect(attempts.map((row) => row.event)).toMatchObject([
    { kind: 'python-attempt', ref: 'cake-meet', figures: FIGURES },
    { kind: 'python-attempt', ref: 'cake-arena', figures: { attempts: 2, solved: 1, firstTry: 0, ms: 0 } },
  ]);
});

it('refuses attempts at steps that no lesson has, and figures that are none', async () => {
  const { results } = await send(
    event('realm-entered'),
    event('python-attempt', { ref: 'cake-nowhere', figures: FIGURES }),
    event('python-attempt', { ref: 'cake-meet', figures: { ...FIGURES, solved: 2 } }),
    event('python-attempt', { ref: 'cake-meet', figures: { ...FIGURES, more: 1 } }),
  );
  expect(results.map(({ status, reason }) => reason ?? status)).toEqual([
    'applied',
    'unknown-thing',
    'malformed',
    'malformed',
  ]);
});

it('lists events in the order of the server, however many share a moment', async () => {
  const sent = Array.from({ length: 12 }, (_, at) => event('lesson-finished', { ref: 'cake', skipped: at % 2 === 0 }));
  await send(event('realm-entered'), ...sent.slice(0, 6));
  await send(...sent.slice(6));
  await server.store.write((tx) => tx.update(questEvents).set({ receivedAt: 1_000 }));
  const { events } = await evidenceOf(server.store.db, { id: asha.user.id, ownWordsHidden: false });
  expect(events.map((each) => each.event.id)).toEqual([...sent.map(({ id }) => id).reverse(), expect.any(String)]);
});
