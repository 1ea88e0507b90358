// Tests that the younger of age band and date of birth counts everywhere, and that only a parent or an Admin makes a child older.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latestMailTo } from '../../testing/outboxMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { registerTeacher } from '../groups/testing/groupFixtures.ts';

const MUM = 'mum@example.org';
const THIS_YEAR = new Date().getUTCFullYear();
/** New Year's Day, so that the age does not depend on today. */
const bornYearsAgo = (years: number) => `${THIS_YEAR - years}-01-01`;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const change = (person: TestClient, profile: object) => person.call('PATCH', '/api/v1/user/profile', profile);
const me = async (person: TestClient) => (await person.call('GET', '/api/v1/verify_user')).json().user;

describe('the younger of the two', () => {
  it('limits an account whose date of birth says less than its age band', async () => {
    const ravi = await server.register('Ravi', { ageBand: '18+' });
    expect(ravi.user.limited).toBe(false);
    const reply = await change(ravi, { dateOfBirth: bornYearsAgo(13) });
    expect(reply.json().user).toMatchObject({ ageBand: '12-13', limited: true });
    expect((await ravi.call('POST', '/api/v1/update-role', { role: 'Teacher' })).json().code).toBe('grown-ups-only');
    expect((await ravi.call('POST', '/api/v1/newsletter', { email: 'ravi@example.org' })).statusCode).toBe(403);
  });

  it('takes the role of adults away', async () => {
    const teacher = await registerTeacher(server, 'Meera');
    const reply = await change(teacher, { dateOfBirth: bornYearsAgo(15) });
    expect(reply.json().user).toMatchObject({ role: 'User', ageBand: '14-15', limited: true });
    expect((await teacher.call('POST', '/api/v1/groups', { name: 'Mine' })).statusCode).toBe(403);
  });

  it('is the age band where the date of birth says more', async () => {
    const asha = await server.register('Asha', { ageBand: '12-13' });
    await server.store.write(async (tx) => {
      await tx.update(tx.tables.users).set({ dateOfBirth: '1990-01-01' as never });
    });
    expect(await me(asha)).toMatchObject({ ageBand: '12-13', limited: true });
  });
});

describe('a child', () => {
  const older = { code: 'older-needs-parent' };

  it.each([
    ['an older age band', { ageBand: '14-15' }],
    ['the age of adults', { ageBand: '18+' }],
    ['a date of birth of an adult', { dateOfBirth: bornYearsAgo(30) }],
    ['both', { ageBand: '16-17', dateOfBirth: bornYearsAgo(17) }],
  ])('cannot choose %s; nothing of the form is saved, and the parent sees the try', async (_what, profile) => {
    const asha = await server.register('Asha', { ageBand: '12-13', parentEmail: MUM });
    const reply = await change(asha, { ...profile, school: 'Hill School' });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject(older);
    expect(await me(asha)).toMatchObject({ ageBand: '12-13', dateOfBirth: null, school: null });
    const { token } = await latestMailTo(server, MUM, 'consent-asked');
    const { consent } = (await server.call('GET', `/api/v1/consents/${token}`)).json();
    expect(consent.history[0]).toMatchObject({ kind: 'older-refused', who: 'child' });
  });

  it('cannot become older again by clearing or changing the date of birth', async () => {
    const asha = await server.register('Asha', { ageBand: '18+' });
    await change(asha, { dateOfBirth: bornYearsAgo(13) });
    for (const dateOfBirth of [null, bornYearsAgo(14), `${THIS_YEAR - 14}-12-31`]) {
      expect((await change(asha, { dateOfBirth })).json()).toMatchObject(older);
    }
    expect((await change(asha, { dateOfBirth: bornYearsAgo(12) })).statusCode).toBe(200);
    expect((await change(asha, { ageBand: 'under-12' })).json().user.ageBand).toBe('under-12');
    expect((await change(asha, { ageBand: '12-13' })).json()).toMatchObject(older);
  });

  it('may state a date of birth within its age band', async () => {
    const asha = await server.register('Asha', { ageBand: '12-13' });
    expect((await change(asha, { dateOfBirth: bornYearsAgo(13) })).json().user.dateOfBirth).toBe(bornYearsAgo(13));
  });
});

it('an adult may correct the date of birth in both directions', async () => {
  const ravi = await server.register('Ravi', { ageBand: '18+' });
  for (const years of [40, 41, 30]) {
    expect((await change(ravi, { dateOfBirth: bornYearsAgo(years) })).json().user.limited).toBe(false);
  }
});

describe('older', () => {
  it('can be set only by the parent who gave consent', async () => {
    const asha = await server.register('Asha', { ageBand: '12-13', parentEmail: MUM });
    await change(asha, { dateOfBirth: bornYearsAgo(12) });
    const { token } = await latestMailTo(server, MUM, 'consent-asked');
    const correct = (ageBand: string) => server.call('POST', `/api/v1/consents/${token}`, { ageBand });
    expect((await correct('14-15')).json().code).toBe('consent-first');
    await server.call('POST', `/api/v1/consents/${token}`, { answer: 'give' });
    const { consent } = (await correct('14-15')).json();
    expect(consent).toMatchObject({ ageBand: '14-15', state: 'given' });
    expect(consent.history[0]).toMatchObject({ kind: 'older', who: 'you' });
    // The date of birth said something else.
    expect(await me(asha)).toMatchObject({ ageBand: '14-15', dateOfBirth: null });
    await server.call('POST', `/api/v1/consents/${token}`, { answer: 'withdraw' });
    expect((await correct('18+')).json().code).toBe('consent-first');
  });

  it('is a child by an Admin, with a reason', async () => {
    const asha = await server.register('Asha', { ageBand: '12-13' });
    await server.register('Root', { ageBand: '18+' });
    await server.grant('Root', 'Admin');
    const admin = await server.signIn('Root');
    const url = `/api/v1/admin/users/${asha.user.id}/age`;
    expect((await admin.call('POST', url, { ageBand: '16-17' })).statusCode).toBe(400);
    const reply = await admin.call('POST', url, { ageBand: '16-17', reason: 'saw the school card' });
    expect(reply.json().user).toMatchObject({
      ageBand: '16-17',
      consent: { history: [{ kind: 'older', who: 'admin' }] },
    });
    const [entry] = await server.store.db.select().from(server.store.db.tables.auditLog);
    expect(entry).toMatchObject({ action: 'age-changed', detail: { from: '12-13', to: '16-17' } });
  });
});
