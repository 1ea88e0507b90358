// Tests of locked and scheduled realms in groups.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { computeLock } from './realmRulesService.ts';
import { addMember, createGroup, registerTeacher } from './testing/groupFixtures.ts';

let server: TestServer;
let meera: TestClient;
let asha: TestClient;
let id: string;
beforeEach(async () => {
  server = await startTestServer({ access: 'open' });
  meera = await registerTeacher(server, 'Meera');
  id = await createGroup(meera);
  asha = await addMember(server, meera, id, 'Asha');
});
afterEach(() => server.close());

const saveRules = (by: TestClient, groupId: string, body: object) =>
  by.call('PUT', `/api/v1/groups/${groupId}/realms`, body);
/** One rule, with the time zone beside it. */
const setRule = (by: TestClient, groupId: string, { timeZone, ...rule }: Record<string, unknown>) =>
  saveRules(by, groupId, { rules: [rule], ...(timeZone !== undefined && { timeZone }) });
const enter = async (learner: TestClient, realm = 'ai-adventure-park') =>
  (await learner.call('POST', '/api/v1/user/quest-events', { events: [event('realm-entered', { realm })] })).json()
    .results[0];

describe('a locked realm', () => {
  it('rejects learners of only this group with a message', async () => {
    const reply = await setRule(meera, id, { realm: 'ai-adventure-park', state: 'locked' });
    expect(reply.json().rules).toHaveLength(10);
    expect(reply.json().rules[0]).toEqual({
      realm: 'ai-adventure-park',
      state: 'locked',
      opensAt: null,
      week: null,
    });
    expect(await enter(asha)).toMatchObject({
      status: 'refused',
      reason: 'locked-by-teacher',
      message: 'Your teacher has locked this realm for now.',
    });
    expect(await enter(asha, 'think-tank-park')).toMatchObject({ status: 'applied' });
    expect((await asha.call('GET', '/api/v1/user/groups')).json().locks).toMatchObject([
      { realm: 'ai-adventure-park', opensAt: null },
    ]);
    await setRule(meera, id, { realm: 'ai-adventure-park', state: 'open' });
    expect(await enter(asha)).toMatchObject({ status: 'applied' });
  });

  it('is open for users without a group', async () => {
    await setRule(meera, id, { realm: 'ai-adventure-park', state: 'locked' });
    expect(await enter(await server.register('Bina'))).toMatchObject({ status: 'applied' });
  });

  it('is open if another group allows it or the group is archived', async () => {
    await setRule(meera, id, { realm: 'ai-adventure-park', state: 'locked' });
    const club = await createGroup(meera, 'Club');
    const { token } = (await meera.call('POST', `/api/v1/groups/${club}/invitations`, {})).json();
    await asha.call('POST', `/api/v1/join-group/${token}`);
    expect(await enter(asha)).toMatchObject({ status: 'applied' });
    await setRule(meera, club, { realm: 'ai-adventure-park', state: 'locked' });
    expect(await enter(asha)).toMatchObject({ reason: 'locked-by-teacher' });
    await meera.call('PATCH', `/api/v1/groups/${id}`, { archived: true });
    await meera.call('PATCH', `/api/v1/groups/${club}`, { archived: true });
    expect(await enter(asha)).toMatchObject({ status: 'applied' });
  });

  it('rejects only entering; events inside are accepted', async () => {
    await enter(asha);
    await setRule(meera, id, { realm: 'ai-adventure-park', state: 'locked' });
    expect(await enter(asha)).toMatchObject({ reason: 'locked-by-teacher' });
    const inside = event('lesson-finished', { ref: 'no-such-lesson' });
    const reply = await asha.call('POST', '/api/v1/user/quest-events', { events: [inside] });
    expect(reply.json().results[0].reason).not.toBe('locked-by-teacher');
    expect(reply.json().states['ai-adventure-park'].entered).toBe(true);
  });
});

describe('a scheduled realm', () => {
  const NINE = Date.UTC(2099, 10, 23, 3, 30);

  it("has a message with the opening time in the school's time zone", () => {
    const row = { state: 'scheduled', opensAt: NINE, week: null, timeZone: 'Asia/Kolkata' } as const;
    expect(computeLock('robo-realm', [row], NINE - 1)).toEqual({
      realm: 'robo-realm',
      opensAt: NINE,
      message: 'Your teacher opens this realm on Monday 23 November at 09:00.',
    });
    expect(computeLock('robo-realm', [row], NINE)).toBeUndefined();
    const later = { state: 'scheduled', opensAt: NINE + 1, week: null, timeZone: null } as const;
    const locked = { state: 'locked', opensAt: null, week: null, timeZone: null } as const;
    expect(computeLock('robo-realm', [locked, later, row], NINE - 1)?.opensAt).toBe(NINE);
    expect(
      computeLock('robo-realm', [row, { state: null, opensAt: null, week: null, timeZone: null }], NINE - 1),
    ).toBeUndefined();
  });

  it('is locked until its opening time', async () => {
    const opensAt = Date.now() + 3_600_000;
    await setRule(meera, id, { realm: 'ai-adventure-park', state: 'scheduled', opensAt, timeZone: 'Asia/Kolkata' });
    const refused = await enter(asha);
    expect(refused.reason).toBe('locked-by-teacher');
    expect(refused.message).toMatch(/^Your teacher opens this realm on \w+ \d+ \w+ at \d\d:\d\d\.$/);
  });

  it.each([
    ['no time', {}, 'Please choose the day and the time when the realm opens.'],
    ['a past time', { opensAt: 1 }, 'That time has passed. Please choose a later time.'],
    [
      'an unknown time zone',
      { opensAt: Date.now() + 86_400_000, timeZone: 'Moon/Crater' },
      'We do not recognise that time zone.',
    ],
    ['an unknown realm', { opensAt: 4e12, realm: 'moon' }, 'There is no such realm.'],
  ])('with %s is rejected', async (_what, change, message) => {
    const reply = await setRule(meera, id, { realm: 'robo-realm', state: 'scheduled', ...change });
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });
});

describe('a weekly opening', () => {
  const WEEK = 7 * 24 * 3_600_000;
  const weekly = (from: number) => ({
    rules: [
      { realm: 'ai-adventure-park', state: 'weekly', week: 0 },
      { realm: 'think-tank-park', state: 'weekly', week: 1 },
      { realm: 'wonder-vision-valley', state: 'weekly', week: 2 },
      { realm: 'demo', state: 'open' },
    ],
    weeklyFrom: from,
    timeZone: 'Asia/Kolkata',
  });

  it('is saved with all other locks in one request and opens one realm after another', async () => {
    const from = Date.now() - WEEK - 1000;
    const reply = (await saveRules(meera, id, weekly(from))).json();
    expect(reply.weeklyFrom).toBe(from);
    const weeks = reply.rules.filter(({ state }: { state: string }) => state === 'weekly');
    expect(weeks).toHaveLength(3);
    for (const rule of [
      { realm: 'ai-adventure-park', state: 'weekly', opensAt: from, week: 0 },
      { realm: 'think-tank-park', state: 'weekly', opensAt: from + WEEK, week: 1 },
      { realm: 'wonder-vision-valley', state: 'weekly', opensAt: from + 2 * WEEK, week: 2 },
    ]) {
      expect(weeks).toContainEqual(rule);
    }
    expect(await enter(asha)).toMatchObject({ status: 'applied' });
    expect(await enter(asha, 'think-tank-park')).toMatchObject({ status: 'applied' });
    expect((await asha.call('GET', '/api/v1/user/groups')).json().locks).toMatchObject([
      { realm: 'wonder-vision-valley', opensAt: from + 2 * WEEK },
    ]);
  });

  it('is computed: a clock that was ahead has opened nothing for good', () => {
    const from = Date.UTC(2099, 10, 23, 3, 30);
    const third = { state: 'weekly', opensAt: from, week: 2, timeZone: 'Asia/Kolkata' } as const;
    expect(computeLock('robo-realm', [third], from + 3 * WEEK)).toBeUndefined();
    expect(computeLock('robo-realm', [third], from)).toMatchObject({ opensAt: from + 2 * WEEK });
  });

  it.each([
    ['no beginning', { weeklyFrom: undefined }],
    ['a realm without its week', { rules: [{ realm: 'demo', state: 'weekly' }] }],
    [
      'a realm named twice',
      {
        rules: [
          { realm: 'demo', state: 'open' },
          { realm: 'demo', state: 'locked' },
        ],
      },
    ],
  ])('with %s is rejected', async (_what, change) => {
    expect((await saveRules(meera, id, { ...weekly(Date.now()), ...change })).statusCode).toBe(400);
  });
});
