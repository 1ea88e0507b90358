// Tests that one account cannot store what no activity asks for, nor more than its quota, and that hostile items harm only themselves.
import type { QuestEventsReply } from '@lanternwise/shared/contracts/progress';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { MAX_ANSWERS_PER_ACTIVITY } from './repository.ts';

const { activityAnswers, questEvents, realmStates, users } = testTables;

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({ evidence: { dayEvents: 500, dayBytes: 300_000, events: 900, bytes: 900_000 } });
});
afterAll(() => server.close());

async function newLearner(): Promise<TestClient> {
  count += 1;
  const learner = await server.register(`Asha${count}`);
  await learner.call('POST', '/api/v1/user/quest-events', { events: [event('realm-entered')] });
  return learner;
}
const send = (learner: TestClient, ...events: unknown[]) =>
  learner.call('POST', '/api/v1/user/quest-events', { events });
async function outcomes(learner: TestClient, ...events: unknown[]): Promise<string[]> {
  const reply = await send(learner, ...events);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<QuestEventsReply>().results.map(({ status, reason }) => reason ?? status);
}
const card = (ref: string, figures: unknown) => event('model-card', { ref, figures });

/** `depth` nested lists, as text: deeper than our client can build. */
const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

async function storedBytes(learner: TestClient): Promise<number> {
  const rows = await Promise.all(
    [questEvents, activityAnswers, realmStates].map((table) => server.store.db.select().from(table)),
  );
  const own = rows.flat().filter(({ userId }) => userId === learner.user.id);
  return Buffer.byteLength(JSON.stringify(own));
}

describe('evidence', () => {
  it('of an answer has only the keys of its activity', async () => {
    const learner = await newLearner();
    const large = Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`key-${at}`, 'x'.repeat(50)]));
    const placed = answer('placed', { dog: 'animals', ...large });
    expect(await outcomes(learner, placed, answer('placed', large))).toEqual(['applied', 'applied']);
    expect(await storedBytes(learner)).toBeLessThan(4000);
    const [row] = await server.store.db.select().from(activityAnswers);
    expect(row?.answer).toEqual({ dog: 'animals' });
  });

  it('of a model card has a known ref and known figures', async () => {
    const learner = await newLearner();
    const figures = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`figure ${at}`, at]));
    expect(
      await outcomes(
        learner,
        card('anything', { attempts: 1 }),
        card('__proto__', { attempts: 1 }),
        // A step of a Python lesson has attempts, not cards.
        card('cake-meet', figures),
        card('first', figures),
      ),
    ).toEqual(['unknown-thing', 'malformed', 'unknown-thing', 'applied']);
    const states = (await learner.call('GET', '/api/v1/user/realm-states')).json().states;
    expect(states['ai-adventure-park'].cards).toEqual({ first: {} });
  });

  it('with too many figures, endless numbers or long refs is malformed', async () => {
    const many = Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`f${at}`, at]));
    const sent = [
      card('first', many),
      card('first', { attempts: 1e300 }),
      card(`a${'-a'.repeat(100)}`, {}),
      answer('first', 'red', { ms: Number.MAX_SAFE_INTEGER }),
    ];
    expect(await outcomes(await newLearner(), ...sent)).toEqual(Array(4).fill('malformed'));
  });

  it.each([
    ['NUL', '"a\\u0000"'],
    ['half a surrogate pair', '"a\\ud800"'],
    ['NUL in a key', '{"a\\u0000":"b"}'],
    ['lists nested 50,000 deep', deep(50_000)],
    ['objects nested 20,000 deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ])('with %s is refused alone; the rest of the batch is stored', async (_, hostile) => {
    const learner = await newLearner();
    const text = JSON.stringify({ events: [answer('first', '@'), answer('first', 'red')] }).replace('"@"', hostile);
    const reply = await server.call('POST', '/api/v1/user/quest-events', text, {
      authorization: `Bearer ${learner.token}`,
      cookie: `bind=${learner.bind}`,
      'content-type': 'application/json',
    });
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    const { results } = reply.json<QuestEventsReply>();
    expect(results.map(({ status, reason }) => reason ?? status)).toEqual(['malformed', 'applied']);
  });

  it('of one activity keeps the newest answers', async () => {
    const learner = await newLearner();
    const answers = Array.from({ length: MAX_ANSWERS_PER_ACTIVITY + 20 }, () => answer('first', 'blue'));
    await outcomes(learner, ...answers.slice(0, 200));
    await outcomes(learner, ...answers.slice(200));
    const rows = await server.store.db.select().from(activityAnswers);
    const kept = rows.filter(({ userId }) => userId === learner.user.id).map(({ eventId }) => eventId);
    expect(kept.sort()).toEqual(
      answers
        .slice(20)
        .map(({ id }) => id)
        .sort(),
    );
  });
});

describe('the quota', () => {
  it('of a day answers 429 with words and the wait, stores nothing of the batch, and is over tomorrow', async () => {
    const learner = await newLearner();
    for (let sent = 0; sent < 3; sent += 1)
      await outcomes(learner, ...Array.from({ length: 200 }, () => event('tasks-reset')));
    const waiting = event('tasks-reset');
    const reply = await send(learner, waiting);
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'enough-for-today']);
    expect(reply.json()).toMatchObject({ success: false, message: expect.stringContaining('saved tomorrow') });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    await server.store.write(async (tx) => {
      await tx.update(users).set({ evidenceDay: sql`${users.evidenceDay} - 1` });
    });
    expect(await outcomes(learner, waiting)).toEqual(['applied']);
  });

  it('of a day counts bytes too', async () => {
    const learner = await newLearner();
    const run = () =>
      event('program-run', { ref: 'cake', code: '#'.repeat(20_000), status: 'error', errorKind: null, ms: 1 });
    for (let sent = 0; sent < 2; sent += 1) await outcomes(learner, ...Array.from({ length: 10 }, run));
    expect((await send(learner, run())).statusCode).toBe(429);
  });

  it('of an account answers 413 with words', async () => {
    const learner = await newLearner();
    await server.store.write(async (tx) => {
      await tx.update(users).set({ evidenceEvents: 900 });
    });
    const reply = await send(learner, event('tasks-reset'));
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'account-full']);
    expect(reply.json().message).toContain('Your account is full');
  });
});
