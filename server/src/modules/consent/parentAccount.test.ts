// Tests what a linked parent sees and decides in their own account: only who was asked decides, the link alone proves nothing.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latestMailTo } from '../../testing/outboxMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';

const MUM = 'mum@example.org';
let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha', { ageBand: '12-13', parentEmail: MUM });
});
afterEach(() => server.close());

async function parent(username: string, email: string): Promise<TestClient> {
  const person = await server.register(username, { ageBand: '18+', roleWish: 'Parent', email });
  const { token } = await latestMailTo(server, email, 'verify-email');
  await server.call('POST', '/api/v1/auth/verify-email', { token });
  const { code } = (await asha.call('POST', '/api/v1/user/parent-code')).json();
  expect((await person.call('POST', '/api/v1/user/parent-links', { code })).statusCode).toBe(200);
  return person;
}

const url = () => `/api/v1/parent/children/${asha.user.id}/consent`;
const answer = (person: TestClient, what: string) => person.call('POST', url(), { answer: what });
const me = async () => (await asha.call('GET', '/api/v1/verify_user')).json().user;

describe('a linked parent', () => {
  it('whose verified address was asked sees everything and decides', async () => {
    const mum = await parent('Leela', 'Mum+me@example.org');
    expect((await answer(mum, 'give')).json().consent).toMatchObject({ standing: 'given', mayChangeAge: true });
    expect(await me()).toMatchObject({ limited: false });
    expect((await answer(mum, 'withdraw')).json().consent).toMatchObject({ answers: ['give', 'decline'] });
    await asha.call('POST', '/api/v1/user/consent', { parentEmail: 'friend@example.org' });
    const { consent } = (await mum.call('GET', url())).json();
    expect(consent.history.map(({ kind, who }: Record<string, string>) => `${kind} ${who}`)).toEqual([
      'other-address-refused child',
      'withdrawn you',
      'given you',
      'asked you',
    ]);
    expect((await answer(mum, 'give')).json().consent.standing).toBe('given');
  });

  it('whose address was not asked sees all without addresses, and lifts nothing', async () => {
    const { token } = await latestMailTo(server, MUM, 'consent-asked');
    await server.call('POST', `/api/v1/consents/${token}`, { answer: 'give' });
    await server.call('POST', `/api/v1/consents/${token}`, { answer: 'withdraw' });
    // The child's own second account, which it calls a parent's.
    const fake = await parent('Grownup', 'second@example.org');
    const { consent } = (await fake.call('GET', url())).json();
    expect(consent).toMatchObject({ standing: 'refused', answers: [], mayChangeAge: false });
    expect(JSON.stringify(consent)).not.toContain('mum');
    for (const decision of [{ answer: 'give' }, { ageBand: '18+' }]) {
      const reply = await fake.call('POST', url(), decision);
      expect(reply.statusCode).toBe(403);
      expect(reply.json().code).toBe('not-asked');
    }
    expect(await me()).toMatchObject({ limited: true });
  });

  it('decides nothing while the address is not verified', async () => {
    const person = await server.register('Leela', { ageBand: '18+', roleWish: 'Parent', email: MUM });
    const { code } = (await asha.call('POST', '/api/v1/user/parent-code')).json();
    await person.call('POST', '/api/v1/user/parent-links', { code });
    expect((await answer(person, 'give')).json().code).toBe('not-asked');
  });
});
