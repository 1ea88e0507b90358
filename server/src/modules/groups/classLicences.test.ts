// Tests of licences that open the realms for a class: seats, who may use which licence, and giving seats back.
import { CLASS_ACCOUNTS_MAX } from '@lanternwise/shared/constants/groups';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { SandboxProvider } from '../subscriptions/sandboxProvider.ts';
import { SubscriptionsService } from '../subscriptions/service.ts';
import { UsersService } from '../users/service.ts';
import { addMember, createClassAccounts, createGroup, registerTeacher } from './testing/groupFixtures.ts';

let server: TestServer;
let admin: TestClient;
let meera: TestClient;
let id: string;
beforeEach(async () => {
  server = await startTestServer();
  await server.register('Chief', { ageBand: '18+' });
  await server.grant('Chief', 'Admin');
  admin = await server.signIn('Chief');
  meera = await registerTeacher(server, 'Meera');
  id = await createGroup(meera);
});
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

const licenceUrl = (group = id) => `/api/v1/groups/${group}/licence`;
const open = (code: string, group = id, by = meera) => by.call('PUT', licenceUrl(group), { code });
const canPlay = async (who: TestClient) =>
  (await who.call('GET', '/api/v1/verify_user')).json().user.canOpenProtected as boolean;
const stateOf = async (group = id, by = meera) => (await by.call('GET', licenceUrl(group))).json();
async function issue(places: number, kind = 'school'): Promise<{ id: string; code: string; staffCode: string }> {
  return (await admin.call('POST', '/api/v1/licence-codes', { kind, places, days: 30 })).json().licence;
}
async function buySchoolLicence(by: TestClient): Promise<string> {
  const { checkout } = (await by.call('POST', '/api/v1/checkouts', { plan: 'school-yearly' })).json();
  await by.call('POST', `/api/v1/sandbox/checkouts/${checkout.id}`, { outcome: 'pay' });
  return (await by.call('GET', '/api/v1/subscription')).json().subscription.code;
}
async function cardsOf(group: string, names: readonly string[]) {
  const reply = await createClassAccounts(meera, group, names);
  expect(reply.statusCode, reply.body).toBe(200);
  const { cards } = reply.json<{ cards: Array<{ id: string; username: string; passphrase: string }> }>();
  return Promise.all(cards.map(({ username, passphrase }) => server.signIn(username, { password: passphrase })));
}

describe('opening a class', () => {
  it('gives every student a seat in one request, and the teacher the plan without one', async () => {
    const students = await cardsOf(id, ['Asha', 'Bina']);
    const joined = await addMember(server, meera, id, 'Chetan');
    const { code, staffCode } = await issue(60);
    const reply = (await open(staffCode.toLowerCase())).json();
    expect(reply).toMatchObject({ students: 3, seated: 3, licence: { code, places: 60, taken: 3, isOver: false } });
    for (const student of [...students, joined]) expect(await canPlay(student)).toBe(true);
    expect(await canPlay(meera)).toBe(true);
  });

  it('can be done again without taking more seats', async () => {
    await cardsOf(id, ['Asha']);
    const { staffCode: code } = await issue(5);
    await open(code);
    expect((await open(code)).json()).toMatchObject({ seated: 1, licence: { taken: 1 } });
  });

  it('with a bought licence offers it with one click', async () => {
    const code = await buySchoolLicence(meera);
    await cardsOf(id, ['Asha']);
    const before = (await meera.call('GET', '/api/v1/teacher/licences')).json();
    expect(before).toMatchObject({
      isSiteOpen: false,
      licences: [{ code, places: 60, taken: 0 }],
      classes: [{ id, students: 1, seated: 0 }],
    });
    await open(code);
    const after = (await meera.call('GET', '/api/v1/teacher/licences')).json();
    expect(after).toMatchObject({ licences: [{ taken: 1 }], classes: [{ seated: 1 }] });
  });

  it('opens the realms for students who come later', async () => {
    const { staffCode: code } = await issue(60);
    expect((await open(code)).statusCode).toBe(200);
    const [asha] = await cardsOf(id, ['Asha']);
    expect(await canPlay(asha as TestClient)).toBe(true);
    expect(await canPlay(await addMember(server, meera, id, 'Bina'))).toBe(true);
  });

  it('never gives more seats than there are, and says who has none', async () => {
    const students = await cardsOf(id, ['Asha', 'Bina', 'Chetan']);
    const { staffCode: code } = await issue(2);
    expect((await open(code)).json()).toMatchObject({ students: 3, seated: 2, licence: { places: 2, taken: 2 } });
    expect((await Promise.all(students.map(canPlay))).filter(Boolean)).toHaveLength(2);
    const late = await addMember(server, meera, id, 'Dev');
    expect([await canPlay(late), (await stateOf()).seated]).toEqual([false, 2]);
    const other = await createGroup(meera, 'Class 8A');
    await cardsOf(other, ['Esha']);
    const full = await open(code, other);
    expect([full.statusCode, full.json().code]).toEqual([409, 'code-full']);
    expect((await stateOf(other)).licence).toBeNull();
  });

  it('counts the seats of several requests at once', async () => {
    const groups = [id, await createGroup(meera, 'Class 8A'), await createGroup(meera, 'Class 9A')];
    for (const group of groups) await cardsOf(group, ['Asha', 'Bina']);
    const { staffCode: code } = await issue(5);
    await Promise.all(groups.map((group) => open(code, group)));
    const seated = await Promise.all(groups.map(async (group) => (await stateOf(group)).seated as number));
    expect(seated.sort()).toEqual([1, 2, 2]);
  });

  it('of sixty students works in one request', async () => {
    const names = Array.from(
      { length: CLASS_ACCOUNTS_MAX },
      (_, at) => `Child ${String.fromCharCode(65 + (at % 26))}${at}`,
    );
    expect((await createClassAccounts(meera, id, names)).statusCode).toBe(200);
    const { staffCode: code } = await issue(60);
    expect((await open(code)).json()).toMatchObject({ students: 60, seated: 60 });
  }, 60_000);

  it.each([
    ['unknown', '0000-0000-0000', 404, 'unknown-code'],
    ['malformed', 'OIL', 404, 'unknown-code'],
  ])('with a code that is %s is refused', async (_what, code, status, error) => {
    const reply = await open(code);
    expect([reply.statusCode, reply.json().code]).toEqual([status, error]);
  });

  it("with a family's or a withdrawn code is refused", async () => {
    const padma = await server.register('Padma', { ageBand: '18+' });
    const { checkout } = (await padma.call('POST', '/api/v1/checkouts', { plan: 'family-yearly' })).json();
    await padma.call('POST', `/api/v1/sandbox/checkouts/${checkout.id}`, { outcome: 'pay' });
    const { code } = (await padma.call('GET', '/api/v1/subscription')).json().subscription;
    expect((await open(code)).json().code).toBe('no-class-licence');
    const licence = await issue(5);
    await admin.call('POST', `/api/v1/licence-codes/${licence.id}/revoke`, { reason: 'School left' });
    expect((await open(licence.staffCode)).json().code).toBe('code-over');
  });

  it('ends with the licence and resumes with it', async () => {
    const [asha] = (await cardsOf(id, ['Asha'])) as [TestClient];
    const { staffCode: code } = await issue(5);
    await open(code);
    const hourlyJob = (now: number) =>
      new SubscriptionsService(
        server.store,
        new UsersService(server.store, 'subscription'),
        new SandboxProvider(),
      ).endOverdueLicences(now);
    await hourlyJob(Date.now() + 31 * 24 * 3_600_000);
    expect(await canPlay(asha)).toBe(false);
    await hourlyJob(Date.now());
    expect(await canPlay(asha)).toBe(true);
  });
});

describe('a seat is given back', () => {
  let asha: TestClient;
  let code: string;
  beforeEach(async () => {
    [asha] = (await cardsOf(id, ['Asha'])) as [TestClient];
    ({ staffCode: code } = await issue(5));
    await open(code);
    expect(await canPlay(asha)).toBe(true);
  });

  it('when the student is removed', async () => {
    await meera.call('DELETE', `/api/v1/groups/${id}/members/${asha.user.id}`);
    expect(await canPlay(asha)).toBe(false);
    expect((await stateOf()).licence.taken).toBe(0);
  });

  it('when the class is closed, also after it was archived', async () => {
    await meera.call('PATCH', `/api/v1/groups/${id}`, { archived: true });
    expect(await canPlay(asha)).toBe(true);
    expect((await meera.call('DELETE', licenceUrl())).json()).toMatchObject({ licence: null, seated: 0 });
    expect(await canPlay(asha)).toBe(false);
    expect((await open(code)).json().code).toBe('archived');
  });

  it('when the class is opened with another licence', async () => {
    const next = await issue(9);
    expect((await open(next.staffCode)).json()).toMatchObject({ seated: 1, licence: { code: next.code, taken: 1 } });
    const { licences } = (await meera.call('GET', '/api/v1/teacher/licences')).json();
    expect(licences.find((each: { code: string }) => each.code !== next.code).taken).toBe(0);
    expect(await canPlay(asha)).toBe(true);
  });

  it('but not while another class of the student has the same licence', async () => {
    const club = await createGroup(meera, 'Robot club');
    const { token } = (await meera.call('POST', `/api/v1/groups/${club}/invitations`, {})).json();
    await asha.call('POST', `/api/v1/join-group/${token}`);
    await open(code, club);
    await meera.call('DELETE', licenceUrl());
    expect(await canPlay(asha)).toBe(true);
    await meera.call('DELETE', licenceUrl(club));
    expect(await canPlay(asha)).toBe(false);
  });

  it('and leaves a student a Pilot whom an Admin made one without a code', async () => {
    const pilots = [await addMember(server, meera, await createGroup(meera, 'Class 8A'), 'Bina')];
    await server.grant('Bina', 'Pilot');
    const { groups } = (await pilots[0]?.call('GET', '/api/v1/user/groups'))?.json() ?? {};
    const other = groups[0].id;
    await open(code, other);
    expect((await stateOf(other)).seated).toBe(1);
    await meera.call('DELETE', licenceUrl(other));
    expect(await canPlay(pilots[0] as TestClient)).toBe(true);
    // A code that is entered besides takes nothing away either.
    const own = await issue(3, 'pilot');
    await pilots[0]?.call('POST', '/api/v1/licence-codes/redeem', { code: own.code });
    await admin.call('POST', `/api/v1/licence-codes/${own.id}/revoke`, { reason: 'Over' });
    expect(await canPlay(pilots[0] as TestClient)).toBe(true);
  });

  it('and moves along with the student', async () => {
    const other = await createGroup(meera, 'Class 8A');
    const move = (from: string, to: string) =>
      meera.call('POST', `/api/v1/groups/${from}/members/${asha.user.id}/move`, { toGroupId: to });
    await move(id, other);
    expect(await canPlay(asha)).toBe(false);
    await open(code, other);
    expect(await canPlay(asha)).toBe(true);
    await move(other, id);
    expect([await canPlay(asha), (await stateOf()).licence.taken]).toEqual([true, 1]);
  });
});

it('a class account is not sold a plan', async () => {
  const [asha] = (await cardsOf(id, ['Asha'])) as [TestClient];
  const reply = await asha.call('POST', '/api/v1/checkouts', { plan: 'learner-monthly' });
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'ask-your-teacher']);
  const entered = await asha.call('POST', '/api/v1/user/quest-events', {
    events: [event('realm-entered', { realm: 'think-tank-park' })],
  });
  expect(entered.json().results[0].message).toContain('Please ask your teacher.');
});

it('a site that is open to everyone says so', async () => {
  await server.close();
  server = await startTestServer({ access: 'open' });
  meera = await registerTeacher(server, 'Meera');
  id = await createGroup(meera);
  expect(await stateOf()).toMatchObject({ isSiteOpen: true, licence: null });
});

it('a teacher beyond one for ten places takes a seat like a student', async () => {
  const { staffCode: code } = await issue(2);
  await open(code);
  const ravi = await registerTeacher(server, 'Ravi');
  await ravi.call('POST', '/api/v1/licence-codes/redeem', { code });
  const { colleagues } = (await meera.call('GET', '/api/v1/teacher/school')).json();
  await meera.call('POST', `/api/v1/teacher/school/colleagues/${colleagues[0].id}`, { accept: true });
  expect((await stateOf()).licence.taken).toBe(1);
});
