// Stories of coming into a group: by link, by code, and every word that one hears where it does not work.
import { shownCode } from '@lanternwise/shared/constants/groups';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { groupInvitations, groupMembers, users } from '../../db/tables.ts';
import { type Person, startWorld, type World } from '../../testing/world.ts';
import { invite, makeAccounts, newGroup, teacher } from './testing/classroom.ts';

let world: World;
let meera: Person;
let asha: Person;
let id: string;
beforeEach(async () => {
  world = await startWorld({ publicUrl: 'https://learn.example' });
  meera = await teacher(world, 'Meera');
  asha = await world.register('Asha');
  id = await newGroup(meera);
});
afterEach(() => {
  vi.useRealTimers();
  return world.close();
});

const said = (reply: { statusCode: number; json(): { message: string } }) => [reply.statusCode, reply.json().message];
const UNKNOWN = 'We do not know this invitation. Please check it, or ask your teacher for a new one.';

describe('an invitation', () => {
  it('previews for a guest and lets a learner in by its link', async () => {
    const { token, link, invitation } = await invite(meera, id);
    expect(link).toBe(`https://learn.example/join-group/${token}`);
    expect(invitation.url).toBe(`https://learn.example/join-group/${invitation.code}`);
    const where = { success: true, groupCode: invitation.code, groupName: 'Class 7B' };
    expect((await world.call('GET', `/api/v1/join-group/${token}`)).json()).toEqual(where);
    expect((await asha.call('POST', `/api/v1/join-group/${token}`)).json()).toEqual(where);
    expect((await asha.call('GET', '/api/v1/user/groups')).json()).toMatchObject({
      groups: [{ id, name: 'Class 7B', teachers: ['Meera'], mayLeave: true }],
      locks: [],
    });
    const [listed] = (await meera.call('GET', `/api/v1/groups/${id}/invitations`)).json().invitations;
    expect(listed).toMatchObject({ useCount: 1, state: 'open' });
  });

  it('lets in by its code, however it is typed, and by the short address', async () => {
    const { invitation } = await invite(meera, id);
    expect(invitation.code).toMatch(/^[CDFGHJKMNPQRTVWXY34679]{4}-[CDFGHJKMNPQRTVWXY34679]{4}$/);
    const typed = ` ${invitation.code.toLowerCase().replace('-', ' ')} `;
    expect((await asha.call('POST', '/api/v1/join-group', { code: typed })).json().groupName).toBe('Class 7B');
    const other = await world.register('Bina');
    expect((await other.call('POST', `/api/v1/join-group/${invitation.code}`)).statusCode).toBe(200);
    const rows = await world.store.db.select().from(groupMembers);
    expect(rows.map(({ joinedBy }) => joinedBy).sort()).toEqual(['code', 'link']);
  });

  it('keeps only the hash of its secret', async () => {
    const { token } = await invite(meera, id);
    const [row] = await world.store.db.select().from(groupInvitations);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify((await meera.call('GET', `/api/v1/groups/${id}/invitations`)).json())).not.toContain(token);
  });

  it('needs a session for joining, not for looking', async () => {
    const { token } = await invite(meera, id);
    expect((await world.call('POST', `/api/v1/join-group/${token}`)).statusCode).toBe(401);
    expect((await world.call('POST', '/api/v1/join-group', { code: 'CDFG-HJKM' })).statusCode).toBe(401);
  });
});

describe('an invitation that does not work', () => {
  const tries = async (token: string) => [
    said(await world.call('GET', `/api/v1/join-group/${token}`)),
    said(await asha.call('POST', `/api/v1/join-group/${token}`)),
  ];

  it.each([['nonsense'], ['x'.repeat(43)], ['CDFG-HJKM'], ['%3Cscript%3E']])('is unknown: %s', async (token) => {
    expect(await tries(token)).toEqual([
      [404, UNKNOWN],
      [404, UNKNOWN],
    ]);
  });

  it('is too old', async () => {
    const { token } = await invite(meera, id, 1);
    await world.store.write(async (tx) => {
      await tx.update(groupInvitations).set({ expiresAt: Date.now() - 1 });
    });
    const words = [410, 'This invitation is too old. Please ask your teacher for a new one.'];
    expect(await tries(token)).toEqual([words, words]);
  });

  it('was taken back', async () => {
    const { token, invitation } = await invite(meera, id);
    expect((await meera.call('DELETE', `/api/v1/groups/${id}/invitations/${invitation.id}`)).statusCode).toBe(200);
    const words = [410, 'The teacher took this invitation back. Please ask your teacher for a new one.'];
    expect(await tries(token)).toEqual([words, words]);
    expect(said(await asha.call('POST', '/api/v1/join-group', { code: invitation.code }))).toEqual(words);
    const gone = await meera.call('DELETE', `/api/v1/groups/${id}/invitations/unknown`);
    expect(said(gone)).toEqual([404, 'There is no such invitation.']);
  });

  it('leads to a class that has ended', async () => {
    const { token } = await invite(meera, id);
    await meera.call('PATCH', `/api/v1/groups/${id}`, { archived: true });
    const words = [410, '"Class 7B" has ended. Nobody can join it any more.'];
    expect(await tries(token)).toEqual([words, words]);
    const another = await meera.call('POST', `/api/v1/groups/${id}/invitations`, {});
    expect(said(another)).toEqual([409, '"Class 7B" is archived. Bring it back first.']);
  });

  it('leads to a full class', async () => {
    const { token } = await invite(meera, id);
    await fill(150);
    expect(said(await asha.call('POST', `/api/v1/join-group/${token}`))).toEqual([
      409,
      '"Class 7B" is full. Please tell your teacher.',
    ]);
  });

  it('is for somebody who is in already, or teaches there', async () => {
    const { token } = await invite(meera, id);
    await asha.call('POST', `/api/v1/join-group/${token}`);
    expect(said(await asha.call('POST', `/api/v1/join-group/${token}`))).toEqual([
      409,
      'You are already in "Class 7B".',
    ]);
    expect(said(await meera.call('POST', `/api/v1/join-group/${token}`))).toEqual([
      409,
      'You teach "Class 7B". Children join with this invitation.',
    ]);
    const [row] = await world.store.db.select().from(groupInvitations);
    expect(row?.useCount).toBe(1);
  });

  it('is a code that cannot be one', async () => {
    expect(said(await asha.call('POST', '/api/v1/join-group', { code: 'OIL' }))).toEqual([
      400,
      'A code has 8 letters and digits, for example CDFG-HJKM. Please look again.',
    ]);
  });

  it('would be the eleventh', async () => {
    for (let made = 0; made < 10; made += 1) await invite(meera, id);
    const reply = await meera.call('POST', `/api/v1/groups/${id}/invitations`, {});
    expect(said(reply)).toEqual([409, '10 invitations of this group are open already. Take one back first.']);
    expect((await meera.call('POST', `/api/v1/groups/${id}/invitations`, { days: 91 })).statusCode).toBe(400);
  });

  /** Fills the class from behind. */
  async function fill(count: number): Promise<void> {
    await world.store.write(async (tx) => {
      const [like] = await tx.select().from(users).where(eq(users.id, asha.user.id));
      for (let at = 0; at < count && like; at += 1) {
        const userId = `filler-${at}`;
        await tx.insert(users).values({ ...like, id: userId, username: userId, usernameKey: userId, emailKey: null });
        await tx.insert(groupMembers).values({ groupId: id, userId, joinedAt: 1, joinedBy: 'code' });
      }
    });
  }
});

describe('leaving', () => {
  it('is up to the learner', async () => {
    const { token } = await invite(meera, id);
    await asha.call('POST', `/api/v1/join-group/${token}`);
    expect((await asha.call('DELETE', `/api/v1/user/groups/${id}`)).statusCode).toBe(200);
    expect(said(await asha.call('DELETE', `/api/v1/user/groups/${id}`))).toEqual([404, 'You are not in that group.']);
    expect((await asha.call('POST', `/api/v1/join-group/${token}`)).statusCode).toBe(200);
  });

  it('is not, for an account that the school made', async () => {
    const [card] = (await makeAccounts(meera, id, ['Zoya'])).json().cards;
    const zoya = await world.signIn(card.username, { password: card.passphrase });
    const reply = await zoya.call('DELETE', `/api/v1/user/groups/${id}`);
    expect(said(reply)).toEqual([
      403,
      'Your school made this account for "Class 7B". Ask your teacher if you should not be in it.',
    ]);
  });
});

it('shows codes in two halves', () => {
  expect(shownCode('CDFGHJKM')).toBe('CDFG-HJKM');
});
