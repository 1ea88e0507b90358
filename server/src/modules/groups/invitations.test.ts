// Tests of invitations: joining by link or code, invalid invitations, leaving.
import { formatJoinCode } from '@lanternwise/shared/constants/groups';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPELLINGS } from '../../testing/spellings.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { WRONG_CODES } from './codeGuesses.ts';
import { createClassAccounts, createGroup, createInvitation, registerTeacher } from './testing/groupFixtures.ts';

const { groupInvitations, groupMembers, users } = testTables;

let server: TestServer;
let meera: TestClient;
let asha: TestClient;
let id: string;
beforeEach(async () => {
  server = await startTestServer({ publicUrl: 'https://learn.example' });
  meera = await registerTeacher(server, 'Meera');
  asha = await server.register('Asha');
  id = await createGroup(meera);
});
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

const replySummary = (reply: { statusCode: number; json(): { message: string } }) => [
  reply.statusCode,
  reply.json().message,
];
const UNKNOWN = 'We do not recognise this invitation. Please check it, or ask your teacher for a new one.';

describe('an invitation', () => {
  it('can be previewed by a guest and joined by its link', async () => {
    const { token, link, invitation } = await createInvitation(meera, id);
    expect(link).toBe(`https://learn.example/join-group/${token}`);
    expect(invitation.url).toBe(`https://learn.example/join?code=${invitation.code}`);
    const where = { success: true, groupCode: invitation.code, groupName: 'Class 7B' };
    expect((await server.call('GET', `/api/v1/join-group/${token}`)).json()).toEqual(where);
    expect((await asha.call('POST', `/api/v1/join-group/${token}`)).json()).toEqual({ ...where, state: 'joined' });
    expect((await asha.call('GET', '/api/v1/user/groups')).json()).toMatchObject({
      groups: [{ id, name: 'Class 7B', teachers: ['Meera'], mayLeave: true }],
      locks: [],
    });
    const [listed] = (await meera.call('GET', `/api/v1/groups/${id}/invitations`)).json().invitations;
    expect(listed).toMatchObject({ useCount: 1, state: 'open' });
  });

  it('can be joined by its code in any spelling, and by the short URL', async () => {
    const { invitation } = await createInvitation(meera, id);
    expect(invitation.code).toMatch(/^[CDFGHJKMNPQRTVWXY34679]{4}-[CDFGHJKMNPQRTVWXY34679]{4}$/);
    const typed = ` ${invitation.code.toLowerCase().replace('-', ' ')} `;
    expect((await asha.call('POST', '/api/v1/join-group', { code: typed })).json().groupName).toBe('Class 7B');
    const other = await server.register('Bina');
    expect((await other.call('POST', `/api/v1/join-group/${invitation.code}`)).statusCode).toBe(200);
    const rows = await server.store.db.select().from(groupMembers);
    expect(rows.map(({ joinedBy }) => joinedBy).sort()).toEqual(['code', 'link']);
  });

  it('has a code that is the same in every spelling, found and joined', async () => {
    const { invitation } = await createInvitation(meera, id);
    await asha.call('POST', '/api/v1/join-group', { code: invitation.code });
    for (const [how, write] of Object.entries(SPELLINGS)) {
      const typed = write(invitation.code);
      const found = await server.call('GET', `/api/v1/join-group/${encodeURIComponent(typed)}`);
      expect([how, found.statusCode]).toEqual([how, 200]);
      // Asha is in the class already: the code was read.
      expect([how, (await asha.call('POST', '/api/v1/join-group', { code: typed })).json().code]).toEqual([
        how,
        'already-member',
      ]);
    }
  });

  it('stores only the hash of its secret', async () => {
    const { token } = await createInvitation(meera, id);
    const [row] = await server.store.db.select().from(groupInvitations);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify((await meera.call('GET', `/api/v1/groups/${id}/invitations`)).json())).not.toContain(token);
  });

  it('requires a session to join', async () => {
    const { token } = await createInvitation(meera, id);
    expect((await server.call('POST', `/api/v1/join-group/${token}`)).statusCode).toBe(401);
    expect((await server.call('POST', '/api/v1/join-group', { code: 'CDFG-HJKM' })).statusCode).toBe(401);
  });
});

describe('an invalid invitation', () => {
  const tries = async (token: string) => [
    replySummary(await server.call('GET', `/api/v1/join-group/${token}`)),
    replySummary(await asha.call('POST', `/api/v1/join-group/${token}`)),
  ];

  it.each([['nonsense'], ['x'.repeat(43)], ['CDFG-HJKM'], ['%3Cscript%3E']])('can be unknown: %s', async (token) => {
    expect(await tries(token)).toEqual([
      [404, UNKNOWN],
      [404, UNKNOWN],
    ]);
  });

  it('can be expired', async () => {
    const { token } = await createInvitation(meera, id, 1);
    await server.store.write(async (tx) => {
      await tx.update(groupInvitations).set({ expiresAt: Date.now() - 1 });
    });
    const rejection = [410, 'This invitation has expired. Please ask your teacher for a new one.'];
    expect(await tries(token)).toEqual([rejection, rejection]);
  });

  it('can be revoked', async () => {
    const { token, invitation } = await createInvitation(meera, id);
    expect((await meera.call('DELETE', `/api/v1/groups/${id}/invitations/${invitation.id}`)).statusCode).toBe(200);
    const rejection = [410, 'Your teacher has withdrawn this invitation. Please ask for a new one.'];
    expect(await tries(token)).toEqual([rejection, rejection]);
    expect(replySummary(await asha.call('POST', '/api/v1/join-group', { code: invitation.code }))).toEqual(rejection);
    const gone = await meera.call('DELETE', `/api/v1/groups/${id}/invitations/unknown`);
    expect(replySummary(gone)).toEqual([404, 'There is no such invitation.']);
  });

  it('can belong to an archived group', async () => {
    const { token } = await createInvitation(meera, id);
    await meera.call('PATCH', `/api/v1/groups/${id}`, { archived: true });
    const rejection = [410, '"Class 7B" is archived. It can no longer be joined.'];
    expect(await tries(token)).toEqual([rejection, rejection]);
    const another = await meera.call('POST', `/api/v1/groups/${id}/invitations`, {});
    expect(replySummary(another)).toEqual([409, '"Class 7B" is archived. Restore it first.']);
  });

  it('can belong to a full group', async () => {
    const { token } = await createInvitation(meera, id);
    await fill(150);
    expect(replySummary(await asha.call('POST', `/api/v1/join-group/${token}`))).toEqual([
      409,
      '"Class 7B" is full. Please tell your teacher.',
    ]);
  });

  it('is rejected for members and teachers of the group', async () => {
    const { token } = await createInvitation(meera, id);
    await asha.call('POST', `/api/v1/join-group/${token}`);
    expect(replySummary(await asha.call('POST', `/api/v1/join-group/${token}`))).toEqual([
      409,
      'You are already in "Class 7B".',
    ]);
    expect(replySummary(await meera.call('POST', `/api/v1/join-group/${token}`))).toEqual([
      409,
      'You teach "Class 7B". Children join with this invitation.',
    ]);
    const [row] = await server.store.db.select().from(groupInvitations);
    expect(row?.useCount).toBe(1);
  });

  it('can have a malformed code', async () => {
    expect(replySummary(await asha.call('POST', '/api/v1/join-group', { code: 'OIL' }))).toEqual([
      400,
      'A code has 8 letters and digits, for example CDFG-HJKM. Please look again.',
    ]);
  });

  it('with as many letters as a code has is a mistyped one', async () => {
    for (const code of ['OOOO-0000', 'ABCD-EFGH']) {
      expect(replySummary(await asha.call('POST', '/api/v1/join-group', { code }))).toEqual([
        404,
        'We do not recognise this invitation. Please check it, or ask your teacher for a new one.',
      ]);
    }
  });

  it('cannot be guessed: an account that names thirty wrong codes has to wait, and nobody else of its network', async () => {
    const { token, invitation } = await createInvitation(meera, id);
    const bina = await server.register('Bina');
    const join = (code: string, who: TestClient) => who.call('POST', '/api/v1/join-group', { code });
    const statuses = [];
    for (let at = 0; at < 100; at += 1) statuses.push((await join('CDFGHJKM', asha)).statusCode);
    expect(statuses).toEqual([...Array(WRONG_CODES).fill(404), ...Array(100 - WRONG_CODES).fill(429)]);
    const refused = await join(invitation.code, asha);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().message).toMatch(/^Too many wrong codes\. Please wait \d+ minutes and try again\.$/);
    for (const named of [token, invitation.code])
      expect((await server.call('GET', `/api/v1/join-group/${named}`)).statusCode).toBe(200);
    expect((await join(invitation.code, bina)).statusCode).toBe(200);
    // A link has 256 random bits: it cannot be guessed, so attempts need no limit.
    expect((await asha.call('POST', `/api/v1/join-group/${token}`)).statusCode).toBe(200);
  });

  it('is read in every spelling of its code', async () => {
    const { invitation } = await createInvitation(meera, id);
    const devanagari = invitation.code.replaceAll(/\d/g, (digit: string) => '०१२३४५६७८९'[Number(digit)] ?? '');
    const typed = `\u200b ${devanagari.toLowerCase().replace('-', ' — ')}`;
    expect((await asha.call('POST', '/api/v1/join-group', { code: typed })).statusCode).toBe(200);
  });

  it('is not created beyond ten open ones', async () => {
    for (let made = 0; made < 10; made += 1) await createInvitation(meera, id);
    const reply = await meera.call('POST', `/api/v1/groups/${id}/invitations`, {});
    expect(replySummary(reply)).toEqual([409, 'This group already has 10 open invitations. Withdraw one first.']);
    expect((await meera.call('POST', `/api/v1/groups/${id}/invitations`, { days: 91 })).statusCode).toBe(400);
  });

  /** Inserts members directly. */
  async function fill(count: number): Promise<void> {
    await server.store.write(async (tx) => {
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
  it('is possible for learners', async () => {
    const { token } = await createInvitation(meera, id);
    await asha.call('POST', `/api/v1/join-group/${token}`);
    expect((await asha.call('DELETE', `/api/v1/user/groups/${id}`)).statusCode).toBe(200);
    expect(replySummary(await asha.call('DELETE', `/api/v1/user/groups/${id}`))).toEqual([
      404,
      'You are not in that group.',
    ]);
    expect((await asha.call('POST', `/api/v1/join-group/${token}`)).statusCode).toBe(200);
  });

  it('is not possible for class accounts', async () => {
    const [card] = (await createClassAccounts(meera, id, ['Zoya'])).json().cards;
    const zoya = await server.signIn(card.username, { password: card.passphrase });
    const reply = await zoya.call('DELETE', `/api/v1/user/groups/${id}`);
    expect(replySummary(reply)).toEqual([
      403,
      'Your school made this account for "Class 7B". Ask your teacher if you should not be in it.',
    ]);
  });
});

it('formats codes in two halves', () => {
  expect(formatJoinCode('CDFGHJKM')).toBe('CDFG-HJKM');
});
