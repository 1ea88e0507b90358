// Tests that a program of blocks comes back: the newest answer of the learner, of activities that are programs only.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer, event, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { latestAnswers } from './latestAnswers.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

it('is the newest answer of the learner to each activity', async () => {
  const asha = await server.register('Asha');
  const [earlier, later] = [Date.now() - 2000, Date.now() - 1000];
  const events = [
    event('realm-entered'),
    answer('first', 'red', { at: later }),
    answer('first', 'blue', { at: earlier }),
  ];
  await asha.call('POST', '/api/v1/user/quest-events', { events });
  const newestOf = (userId: string) => latestAnswers(server.store.db, userId, ['first', 'second']);
  expect(await newestOf(asha.user.id)).toEqual([
    { realm: 'ai-adventure-park', ref: 'first', answer: 'red', answeredAt: later },
  ]);
  expect(await newestOf((await server.register('Ravi')).user.id)).toEqual([]);
  // Other answers are no programs, and stay here.
  expect((await asha.call('GET', '/api/v1/user/programs')).json()).toEqual({ success: true, programs: [], blocks: [] });
});
