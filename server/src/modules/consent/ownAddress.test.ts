// Tests that a child's own mailbox is never a parent's, by whatever way and in whatever spelling it comes in.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latestMailTo, mailsTo } from '../../testing/outboxMails.ts';
import { PASSWORD, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const ask = (person: TestClient, parentEmail: string) => person.call('POST', '/api/v1/user/consent', { parentEmail });
const changeEmail = (person: TestClient, email: string) =>
  person.call('POST', '/api/v1/user/email', { email, password: PASSWORD });
const kinds = async (token: string): Promise<string[]> =>
  (await server.call('GET', `/api/v1/consents/${token}`))
    .json()
    .consent.history.map(({ kind }: { kind: string }) => kind);

const SPELLINGS = ['asha.rao@gmail.com', 'AshaRao@GoogleMail.com', 'asharao+mum@gmail.com', 'A.s.h.a.Rao@gmail.com'];

describe("the child's own mailbox", () => {
  it.each(SPELLINGS)('is refused at registration as %s', async (parentEmail) => {
    const body = { username: 'Asha', password: PASSWORD, ageBand: '12-13', email: 'asharao@gmail.com', parentEmail };
    const reply = await server.call('POST', '/api/v1/auth/register', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'own-address',
      message: 'That is your own e-mail address. Please enter the address of a parent or guardian.',
    });
    expect(await mailsTo(server, parentEmail)).toHaveLength(0);
  });

  it.each(SPELLINGS)('is refused later as %s, and the parent sees the try', async (parentEmail) => {
    const asha = await server.register('Asha', { ageBand: '12-13', email: 'asharao@gmail.com' });
    await ask(asha, 'mum@example.org');
    expect((await ask(asha, parentEmail)).json().code).toBe('own-address');
    expect(await mailsTo(server, parentEmail)).not.toContainEqual(expect.objectContaining({ kind: 'consent-asked' }));
    const { token } = await latestMailTo(server, 'mum@example.org', 'consent-asked');
    expect(await kinds(token)).toEqual(['own-address-refused', 'asked']);
  });

  it("cannot become the parent's: the child's e-mail changes to no address that it asked", async () => {
    const asha = await server.register('Asha', { ageBand: '12-13', parentEmail: 'mum@example.org' });
    const reply = await changeEmail(asha, 'Mum+x@example.org');
    expect(reply.statusCode).toBe(409);
    expect(reply.json().code).toBe('parents-address');
    expect((await asha.call('GET', '/api/v1/verify_user')).json().user.email).toBeNull();
    const { token } = await latestMailTo(server, 'mum@example.org', 'consent-asked');
    expect(await kinds(token)).toEqual(['parents-address-refused', 'asked']);
  });

  it('is not verified by a link that was mailed before the address was asked', async () => {
    const asha = await server.register('Asha', { ageBand: '12-13', email: 'asha@example.org' });
    await changeEmail(asha, 'second@example.org');
    await ask(asha, 'second@example.org');
    const { token } = await latestMailTo(server, 'second@example.org', 'verify-email');
    const reply = await server.call('POST', '/api/v1/auth/verify-email', { token });
    expect(reply.json().code).toBe('parents-address');
  });
});
