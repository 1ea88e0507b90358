// Tests of the review: what is due after a realm, grading, the week's lanterns, other people's items, and reports.
import { randomUUID } from 'node:crypto';
import type { ReviewReply } from '@lanternwise/shared/contracts/review';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';

const { questEvents, reviewAnswers } = testTables;
const DAY_MS = 86_400_000;
const REVIEW = '/api/v1/user/review';
let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha');
});
afterEach(() => server.close());

/** Moves everything so far into the past: a session would end if the clock were moved instead. */
const wait = (days: number) =>
  server.store.write(async (tx) => {
    await tx.update(questEvents).set({ receivedAt: sql`${questEvents.receivedAt} - ${days * DAY_MS}` });
    await tx.update(reviewAnswers).set({
      day: sql`${reviewAnswers.day} - ${days}`,
      answeredAt: sql`${reviewAnswers.answeredAt} - ${days * DAY_MS}`,
    });
  });
const today = async (client = asha) => (await client.call('GET', `${REVIEW}?offset=330`)).json<ReviewReply>();
const give = (item: string, option: string, more: Record<string, unknown> = {}) =>
  asha.call('POST', `${REVIEW}/answers`, { id: randomUUID(), item, seen: 0, option, offset: 330, ...more });

async function finishPark(): Promise<void> {
  const events = [
    event('realm-entered'),
    answer('first', 'red'),
    answer('second', 'green'),
    event('exit-reached', { ref: 'gate' }),
  ];
  expect((await asha.call('POST', '/api/v1/user/quest-events', { events })).statusCode).toBe(200);
}

describe('a review', () => {
  it('has nothing to ask before a realm is finished, nor on the same day', async () => {
    expect(await today()).toMatchObject({ due: [], nextDay: null, realms: [] });
    await finishPark();
    const plan = await today();
    expect(plan.due).toEqual([]);
    expect(plan.nextDay).toBe(plan.today + 1);
  });

  it('asks on the next day, grades, and comes back after three days or one', async () => {
    await finishPark();
    await wait(1);
    const { due } = await today();
    expect(due.map(({ item }) => item)).toContain('ai-adventure-park/proxy');
    expect((await give('ai-adventure-park/proxy', 'right')).json()).toEqual({ success: true, correct: true });
    expect((await give('ai-adventure-park/held-out', 'wrong-1')).json()).toEqual({ success: true, correct: false });
    await wait(1);
    const next = (await today()).due;
    expect(next).toContainEqual({ item: 'ai-adventure-park/held-out', seen: 1 });
    expect(next.map(({ item }) => item)).not.toContain('ai-adventure-park/proxy');
    await wait(2);
    expect((await today()).due).toContainEqual({ item: 'ai-adventure-park/proxy', seen: 1 });
    expect((await today()).realms).toEqual([{ realm: 'ai-adventure-park', asked: 2, remembered: 1 }]);
  });

  it('lights a lantern of the week', async () => {
    await finishPark();
    await wait(2);
    const path = async () => (await asha.call('GET', '/api/v1/user/learning-path?offset=330')).json();
    expect((await path()).days).toHaveLength(1);
    await give('ai-adventure-park/proxy', 'wrong-2');
    const { days, today: day } = await path();
    expect(days).toEqual([day - 2, day]);
  });

  it('counts an answer that arrives twice once', async () => {
    await finishPark();
    await wait(1);
    const id = randomUUID();
    await give('ai-adventure-park/proxy', 'wrong-1', { id });
    await give('ai-adventure-park/proxy', 'wrong-1', { id });
    await wait(1);
    expect((await today()).due).toContainEqual({ item: 'ai-adventure-park/proxy', seen: 1 });
  });

  it('refuses items of realms that are not finished, and answers that do not exist', async () => {
    await finishPark();
    expect((await give('robo-realm/kinds', 'right')).json()).toMatchObject({
      ...{ success: false, message: 'This question is not part of your review.', code: 'not-found' },
    });
    expect((await give('ai-adventure-park/nothing', 'right')).statusCode).toBe(404);
    expect((await give('ai-adventure-park/proxy', 'wrong-9')).json().message).toBe('This question has no such answer.');
    expect((await give('ai-adventure-park/proxy', 'right', { id: '1' })).statusCode).toBe(400);
    expect((await today()).realms).toEqual([{ realm: 'ai-adventure-park', asked: 0, remembered: 0 }]);
  });
});
