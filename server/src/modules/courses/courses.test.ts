// Tests of the learning path and of course checklists.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha');
});
afterEach(() => server.close());

const path = async (client: TestClient) => (await client.call('GET', '/api/v1/user/learning-path?offset=330')).json();
const checks = '/api/v1/courses/map-making/checks';
const tick = (client: TestClient, item: string, checked = true) => client.call('PUT', checks, { item, checked });

describe('the learning path', () => {
  it('is initially empty', async () => {
    expect(await path(asha)).toMatchObject({ success: true, realms: [], checks: {}, days: [] });
  });

  it('shows the played realms and days', async () => {
    const played = [event('realm-entered'), answer('first', 'red')];
    await asha.call('POST', '/api/v1/user/quest-events', { events: played });
    const reply = await path(asha);
    expect(reply.realms).toMatchObject([
      {
        realm: 'ai-adventure-park',
        entered: true,
        completed: false,
        percent: 50,
        tasks: [{ id: 'both', done: false }],
      },
    ]);
    expect(reply.days).toEqual([reply.today]);
    const ravi = await server.register('Ravi');
    expect((await path(ravi)).realms).toEqual([]);
  });

  it('counts the great lanterns that were lit', async () => {
    const lit = event('lantern-lit', { ref: 'both' });
    const played = [event('realm-entered'), answer('first', 'red'), answer('second', 'green')];
    await asha.call('POST', '/api/v1/user/quest-events', { events: played });
    expect((await path(asha)).realms[0].lanterns).toEqual({ lit: 0, total: 1 });
    await asha.call('POST', '/api/v1/user/quest-events', { events: [lit] });
    expect((await path(asha)).realms[0].lanterns).toEqual({ lit: 1, total: 1 });
  });
});

describe('a checklist', () => {
  it('is stored per account', async () => {
    expect((await tick(asha, 'look-2')).json()).toEqual({ success: true, checks: ['look-2'] });
    await tick(asha, 'look-2');
    await tick(asha, 'look-1');
    expect((await asha.call('GET', checks)).json().checks).toEqual(['look-1', 'look-2']);
    expect((await path(asha)).checks).toEqual({ 'map-making': ['look-1', 'look-2'] });
    expect((await tick(asha, 'look-1', false)).json().checks).toEqual(['look-2']);
    const ravi = await server.register('Ravi');
    expect((await ravi.call('GET', checks)).json().checks).toEqual([]);
  });

  it('rejects unknown items and courses', async () => {
    expect((await tick(asha, 'nonsense')).json().message).toBe('There is no such point on this checklist.');
    expect((await asha.call('GET', '/api/v1/courses/constructor/checks')).statusCode).toBe(404);
  });
});
