// Tests of parental consent: requested, given, declined, withdrawn and requested again.
import type { ErrorReply } from '@lanternwise/shared/contracts/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latestMailTo, mailsTo } from '../../testing/outboxMails.ts';
import { PASSWORD, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { PurgeService } from '../accounts/purge.ts';
import { LINK_LIFETIME_MS } from '../auth/links.ts';
import { DELETION_GRACE_MS } from './answers.ts';

const { consents, feedback, users } = testTables;

const MUM = 'mum@example.org';
let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha', { ageBand: '12-13', parentEmail: MUM });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const advanceClock = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
const answer = (token: string, what: string) => server.call('POST', `/api/v1/consents/${token}`, { answer: what });
const read = (token: string) => server.call('GET', `/api/v1/consents/${token}`);
const currentUser = async (person = asha) => (await person.call('GET', '/api/v1/verify_user')).json().user;
const consentRequest = () => latestMailTo(server, MUM, 'consent-asked');
const sendFeedback = (person: TestClient) =>
  person.call('POST', '/api/v1/misc/feedback', {
    contentRating: 5,
    gameplayRating: 5,
    recommendationRating: 5,
    feedbackNote: 'I like the owl',
    timestamp: 1,
    currentMap: 'ai-adventure-park',
  });

describe('asking', () => {
  it('mails the parent a link and reveals only the user name', async () => {
    expect(asha.user).toMatchObject({ limited: true, parentalConsent: false, email: null });
    const letter = await consentRequest();
    expect(letter.link).toMatch(/\/consent\/[\w-]{43}$/);
    expect((await read(letter.token)).json()).toMatchObject({
      success: true,
      consent: { username: 'Asha', state: 'asked', deletionDueAt: null },
    });
    expect((await asha.call('GET', '/api/v1/user/consent')).json().consent).toMatchObject({
      parentEmail: MUM,
      state: 'asked',
    });
  });

  it.each([
    [18, '16-17', true],
    [18, '18+', false],
    [16, '14-15', true],
    [16, '16-17', false],
    [13, '12-13', true],
    [13, '14-15', false],
  ])('with consent age %i, the age band %s is limited: %s', async (consentAge, ageBand, limited) => {
    const elsewhere = await startTestServer({ consentAge });
    const person = await elsewhere.register('Ravi', { ageBand, parentEmail: 'dad@example.org' });
    expect(person.user.limited).toBe(limited);
    expect(await mailsTo(elsewhere, 'dad@example.org')).toHaveLength(limited ? 1 : 0);
    await elsewhere.close();
  });

  it('again mails the new address; the older link keeps working', async () => {
    const old = await consentRequest();
    await asha.call('POST', '/api/v1/user/consent', { parentEmail: 'dad@example.org' });
    expect((await read(old.token)).statusCode).toBe(200);
    const fresh = await latestMailTo(server, 'dad@example.org', 'consent-asked');
    expect((await answer(fresh.token, 'give')).statusCode).toBe(200);
    expect((await asha.call('POST', '/api/v1/user/consent', { parentEmail: MUM })).statusCode).toBe(409);
  });

  it('is limited by the mail quota', async () => {
    const ask = () => asha.call('POST', '/api/v1/user/consent', { parentEmail: MUM });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await ask()).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('given consent', () => {
  it('lifts the limits and is recorded with text version, method and time', async () => {
    expect((await sendFeedback(asha)).json()).toEqual({ success: true, noteStored: false });
    const { token } = await consentRequest();
    expect((await answer(token, 'give')).json().consent.state).toBe('given');
    expect(await currentUser()).toMatchObject({ limited: false, parentalConsent: true });
    expect((await sendFeedback(asha)).json()).toEqual({ success: true, noteStored: true });
    const [entry] = await server.store.db.select().from(consents);
    expect(entry).toMatchObject({ state: 'given', method: 'mailed-link', parentEmail: MUM, textVersion: '2026-12' });
    expect(entry?.answeredAt).toBeGreaterThan(0);
  });

  it('can be withdrawn with the link in the second mail', async () => {
    await answer((await consentRequest()).token, 'give');
    const { token } = await latestMailTo(server, MUM, 'consent-given');
    advanceClock(90 * 24 * 3_600_000);
    expect((await answer(token, 'withdraw')).json().consent.state).toBe('withdrawn');
    const [entry] = await server.store.db.select().from(consents);
    expect(entry?.withdrawnAt).toBeGreaterThan(entry?.answeredAt ?? Number.POSITIVE_INFINITY);
    expect((await server.signIn('asha')).user).toMatchObject({ limited: true, parentalConsent: false });
  });

  it('cannot be withdrawn before it is given', async () => {
    expect((await answer((await consentRequest()).token, 'withdraw')).statusCode).toBe(409);
  });

  it('allows the parent to reset the password of a child without an address', async () => {
    await server.call('POST', '/api/v1/auth/forgot-password', { identifier: 'asha' });
    expect((await mailsTo(server, MUM)).map(({ kind }) => kind)).toEqual(['consent-asked']);
    await answer((await consentRequest()).token, 'give');
    await server.call('POST', '/api/v1/auth/forgot-password', { identifier: 'asha' });
    expect((await latestMailTo(server, MUM, 'reset-password')).subject).toBe('A new password for Lanternwise');
  });
});

describe('declined consent', () => {
  it('closes the account, which is purged after the grace period and which the child cannot keep', async () => {
    await sendFeedback(asha);
    await answer((await consentRequest()).token, 'decline');
    expect((await asha.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
    const keep = { identifier: 'asha', password: PASSWORD, keepAccount: true };
    const reply = await server.call('POST', '/api/v1/auth/sign-in', keep);
    expect(reply.statusCode).toBe(403);
    expect(reply.json<ErrorReply>().code).toBe('declined');
    const purge = new PurgeService(server.store, server.folder);
    expect(await purge.purgeDue(Date.now() + DELETION_GRACE_MS - 1000)).toBe(0);
    expect(await purge.purgeDue(Date.now() + DELETION_GRACE_MS + 1000)).toBe(1);
    expect(await server.store.db.select().from(users)).toHaveLength(0);
    expect(await server.store.db.select().from(consents)).toHaveLength(0);
    expect(await server.store.db.select().from(feedback)).toMatchObject([{ userId: null, note: null }]);
  });

  it('can be changed while the account exists; both answers are recorded', async () => {
    await answer((await consentRequest()).token, 'decline');
    const { token } = await latestMailTo(server, MUM, 'consent-declined');
    expect((await answer(token, 'give')).json().consent).toMatchObject({ state: 'given', deletionDueAt: null });
    expect((await server.signIn('asha')).user.parentalConsent).toBe(true);
    const states = (await server.store.db.select().from(consents)).map(({ state }) => state);
    expect(states.sort()).toEqual(['declined', 'given']);
  });

  it('does not lift a suspension when it is changed', async () => {
    await server.store.write(async (tx) => void (await tx.update(users).set({ status: 'suspended' })));
    const { token } = await consentRequest();
    await answer(token, 'decline');
    await answer(token, 'give');
    expect(await server.store.db.select().from(users)).toMatchObject([{ status: 'suspended', deletionDueAt: null }]);
  });
});

describe('a link', () => {
  it('that has expired can be renewed, only to the same mailbox', async () => {
    const { token } = await consentRequest();
    advanceClock(LINK_LIFETIME_MS.consent);
    const old = await read(token);
    expect(old.statusCode).toBe(410);
    expect(old.json<ErrorReply>().message).toBe('This link is too old. We can send you a new one.');
    expect((await answer(token, 'give')).statusCode).toBe(410);
    const renewed = await server.call('POST', `/api/v1/consents/${token}/renew`);
    expect(renewed.json()).toEqual({ success: true });
    const fresh = await consentRequest();
    expect(fresh.token).not.toBe(token);
    expect((await answer(fresh.token, 'give')).statusCode).toBe(200);
  });

  it('that is invalid is rejected', async () => {
    for (const token of ['x', 'A'.repeat(43), asha.token]) {
      expect((await read(token)).statusCode).toBe(404);
      expect((await answer(token, 'give')).statusCode).toBe(404);
      expect((await server.call('POST', `/api/v1/consents/${token}/renew`)).statusCode).toBe(404);
    }
  });
});
