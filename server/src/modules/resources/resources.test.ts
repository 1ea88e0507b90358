// Tests of the answer keys: what a teacher gets, and that an edited lesson has the right key at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let teacher: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await server.register('meera', { ageBand: '18+' });
  await server.grant('meera', 'Teacher');
  teacher = await server.signIn('meera');
});
afterAll(() => server.close());

const url = '/api/v1/teacher/answer-keys/ai-adventure-park';

describe('the answer key of a realm', () => {
  it('has the right option of each question with its reason, and the programs of the Python lessons', async () => {
    const reply = await teacher.call('GET', url);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const { key } = reply.json();
    expect(key.parts.map(({ id }: { id: string }) => id)).toEqual(['first', 'second', 'placed', 'cake']);
    expect(key.parts[0]).toMatchObject({
      title: 'first',
      answers: [{ item: 'Which one?', answer: 'red', why: 'because this test says so' }],
      help: ['Think.', 'It is the right one.'],
    });
    expect(key.parts[3].programs).toEqual([{ title: 'Cake', code: "print('cake')" }]);
  });

  it('is no secret to teachers only by a hidden button: a learner is refused', async () => {
    const child = await server.register('asha');
    expect((await child.call('GET', url)).statusCode).toBe(403);
    expect((await server.call('GET', url)).statusCode).toBe(401);
  });

  it('of an unknown realm does not exist', async () => {
    const reply = await teacher.call('GET', '/api/v1/teacher/answer-keys/moon');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ success: false, code: 'unknown-realm' });
  });

  it('names a language that it does not have', async () => {
    const reply = await teacher.call('GET', `${url}?lang=fr`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe('There is no such language.');
  });
});
