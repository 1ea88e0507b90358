// Tests of class accounts: creation, passphrases, renaming and deletion by the class's teachers.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SPELLINGS } from '../../testing/spellings.ts';
import { PASSWORD, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { MAX_FAILURES } from '../auth/lockout.ts';
import { addMember, createClassAccounts, createGroup, registerTeacher } from './testing/groupFixtures.ts';

const { auditLog, consents, users } = testTables;

let server: TestServer;
let meera: TestClient;
let id: string;
beforeEach(async () => {
  server = await startTestServer({ publicUrl: 'https://learn.example' });
  meera = await registerTeacher(server, 'Meera');
  id = await createGroup(meera);
});
afterEach(() => server.close());

const reset = (by: TestClient, userIds: 'all' | string[]) =>
  by.call('POST', `/api/v1/groups/${id}/class-accounts/reset-passwords`, { userIds });

describe('class accounts', () => {
  it('are created from names and can sign in with the card', async () => {
    const made = (await createClassAccounts(meera, id, ['Asha Kumar', 'आशा', "Zoë O'Neil"])).json();
    expect(made).toMatchObject({ success: true, skipped: [], signInUrl: 'https://learn.example/sign-in' });
    expect(made.cards.map(({ name }: { name: string }) => name)).toEqual(['Asha Kumar', 'आशा', "Zoë O'Neil"]);
    const [card] = made.cards;
    expect(card.username).toMatch(/^[a-z]+-[a-z]+-\d+$/);
    expect(card.passphrase).toMatch(/^([a-z]{3,7}-){3}[a-z]{3,7}$/);
    const asha = await server.signIn(card.username, { password: card.passphrase });
    expect(asha.user).toMatchObject({ role: 'User', ageBand: '12-13', parentalConsent: true, email: null });
    expect((await asha.call('GET', '/api/v1/user/groups')).json().groups).toMatchObject([{ id, mayLeave: false }]);
    expect(JSON.stringify(asha.user)).not.toContain('Kumar');
  });

  it('accept user name and passphrase in every spelling', async () => {
    const [card] = (await createClassAccounts(meera, id, ['Asha'])).json().cards;
    const signIn = (identifier: string, password: string) =>
      server.call('POST', '/api/v1/auth/sign-in', { identifier, password });
    for (const [how, write] of Object.entries(SPELLINGS)) {
      const reply = await signIn(write(card.username), write(card.passphrase));
      expect([how, reply.statusCode, reply.json().user?.username]).toEqual([how, 200, card.username]);
    }
    expect((await signIn(card.username, card.passphrase.replaceAll('-', ''))).statusCode).toBe(401);
  });

  it('count a wrong passphrase as the same try in every spelling of the name', async () => {
    const [card] = (await createClassAccounts(meera, id, ['Asha'])).json().cards;
    const statuses = [];
    for (const write of Object.values(SPELLINGS)) {
      const body = { identifier: write(card.username), password: 'wrong' };
      statuses.push((await server.call('POST', '/api/v1/auth/sign-in', body)).statusCode);
    }
    expect(statuses).toEqual(statuses.map((_, at) => (at < MAX_FAILURES ? 401 : 429)));
    expect(statuses.length).toBeGreaterThan(MAX_FAILURES);
  });

  it("have the school's consent only if the teacher confirms it", async () => {
    await createClassAccounts(meera, id, ['Asha']);
    await createClassAccounts(meera, id, ['Bina'], { schoolConsent: false });
    const rows = await server.store.db.select().from(users).where(eq(users.isClassAccount, true));
    expect(rows.map(({ parentalConsent }) => parentalConsent).sort()).toEqual([false, true]);
    expect(rows.every(({ createdBy }) => createdBy === meera.user.id)).toBe(true);
    expect(await server.store.db.select().from(consents)).toMatchObject([{ method: 'school', state: 'given' }]);
  });

  it('are created for valid lines; the others are reported', async () => {
    await createClassAccounts(meera, id, ['Asha']);
    const lines = ['asha', '1. Bina', '', 'BINA', '???', 'x'.repeat(41), 'chetan@example.org', '- Chetan'];
    const { cards, skipped } = (await createClassAccounts(meera, id, lines)).json();
    expect(cards.map(({ name }: { name: string }) => name)).toEqual(['Bina', 'Chetan']);
    expect(skipped.map(({ index, message }: { index: number; message: string }) => [index, message])).toEqual([
      [0, '"asha" has an account in this class already. Two children? Add a letter, for example "asha B".'],
      [3, 'The same name is in line 2. Two children? Add a letter, for example "BINA B".'],
      [4, 'There is no letter in this line. Is it a name?'],
      [5, 'A name has at most 40 characters. Please shorten it.'],
      [6, 'This looks like an e-mail address. Please write the name of the child.'],
    ]);
  });

  it('are created sixty at once with unique credentials, without blocking sign-ins', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `Child ${String.fromCharCode(65 + (at % 26))}${at}`);
    let done = false;
    const creation = createClassAccounts(meera, id, names).then((reply) => {
      done = true;
      return reply.json();
    });
    await server.signIn('Meera');
    expect(done).toBe(false);
    const { cards } = await creation;
    expect(new Set(cards.map(({ username }: { username: string }) => username)).size).toBe(60);
    expect(new Set(cards.map(({ passphrase }: { passphrase: string }) => passphrase)).size).toBe(60);
    expect((await createClassAccounts(meera, id, [...names, 'One more'])).statusCode).toBe(400);
    expect(
      (
        await createClassAccounts(
          meera,
          id,
          names.map((name) => `${name} B`),
        )
      ).statusCode,
    ).toBe(200);
    const full = await createClassAccounts(
      meera,
      id,
      names.map((name) => `${name} C`),
    );
    expect(full.json().message).toBe('A group holds 150 children; there is room for 30 more here.');
  });

  it('never store or return a passphrase again', async () => {
    const [card] = (await createClassAccounts(meera, id, ['Asha'])).json().cards;
    const everything = [
      await server.store.db.select().from(users),
      await server.store.db.select().from(auditLog),
      (await meera.call('GET', `/api/v1/groups/${id}/members`)).json(),
    ];
    expect(JSON.stringify(everything)).not.toContain(card.passphrase);
  });
});

describe('a new passphrase', () => {
  it('ends all sessions of the child and is recorded in the audit log', async () => {
    const { cards } = (await createClassAccounts(meera, id, ['Asha', 'Bina'])).json();
    const asha = await server.signIn(cards[0].username, { password: cards[0].passphrase });
    const bina = await server.signIn(cards[1].username, { password: cards[1].passphrase });
    const again = (await reset(meera, [asha.user.id])).json();
    expect(again.cards).toMatchObject([{ id: asha.user.id, name: 'Asha', username: cards[0].username }]);
    expect((await asha.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
    expect((await bina.call('GET', '/api/v1/verify_user')).statusCode).toBe(200);
    const old = await server.call('POST', '/api/v1/auth/sign-in', {
      identifier: cards[0].username,
      password: cards[0].passphrase,
    });
    expect(old.statusCode).toBe(401);
    await server.signIn(cards[0].username, { password: again.cards[0].passphrase });
    const acts = await server.store.db.select().from(auditLog).where(eq(auditLog.action, 'class-password-reset'));
    expect(acts).toMatchObject([{ actorId: meera.user.id, subjectKind: 'user', subjectId: asha.user.id }]);
  });

  it('set three times: each newest one signs in on three devices, and no older one nor its sessions', async () => {
    const [first] = (await createClassAccounts(meera, id, ['Asha'])).json().cards;
    const signIn = (passphrase: string) =>
      server.call('POST', '/api/v1/auth/sign-in', { identifier: first.username, password: passphrase });
    const phrases: string[] = [first.passphrase];
    for (let round = 0; round < 3; round += 1) {
      const newest = phrases.at(-1) ?? '';
      const devices = await Promise.all([1, 2, 3].map(() => server.signIn(first.username, { password: newest })));
      for (const older of phrases.slice(0, -1)) expect((await signIn(older)).statusCode).toBe(401);
      phrases.push((await reset(meera, [first.id])).json().cards[0].passphrase);
      for (const device of devices) expect((await device.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
    }
    expect(new Set(phrases).size).toBe(4);
    expect((await signIn(phrases[3] ?? '')).statusCode).toBe(200);
  });

  it('resets the lockout', async () => {
    const [card] = (await createClassAccounts(meera, id, ['Asha'])).json().cards;
    const guess = () => server.call('POST', '/api/v1/auth/sign-in', { identifier: card.username, password: 'wrong' });
    for (let tries = 0; tries < 8; tries += 1) await guess();
    expect((await guess()).statusCode).toBe(429);
    const [fresh] = (await reset(meera, 'all')).json().cards;
    await server.signIn(fresh.username, { password: fresh.passphrase });
  });

  it('cannot be set for other accounts', async () => {
    const own = await addMember(server, meera, id, 'Asha');
    const one = await reset(meera, [own.user.id]);
    expect([one.statusCode, one.json().message]).toEqual([
      404,
      'Only class accounts of this group can be given a new pass phrase.',
    ]);
    expect((await reset(meera, 'all')).statusCode).toBe(404);
    await server.signIn('Asha', { password: PASSWORD });
  });

  it('cannot be set for class accounts outside the group', async () => {
    const { cards } = (await createClassAccounts(meera, id, ['Asha'])).json();
    const other = await createGroup(meera, 'Class 8A');
    const { token } = (await meera.call('POST', `/api/v1/groups/${other}/invitations`, {})).json();
    const asha = await server.signIn(cards[0].username, { password: cards[0].passphrase });
    await asha.call('POST', `/api/v1/join-group/${token}`);
    const elsewhere = await meera.call('POST', `/api/v1/groups/${other}/class-accounts/reset-passwords`, {
      userIds: [asha.user.id],
    });
    expect(elsewhere.statusCode).toBe(404);
    await meera.call('DELETE', `/api/v1/groups/${id}/members/${asha.user.id}`);
    expect((await reset(meera, [asha.user.id])).statusCode).toBe(404);
  });
});

describe('a class account', () => {
  const change = (by: TestClient, userId: string, body: object) =>
    by.call('PATCH', `/api/v1/groups/${id}/class-accounts/${userId}`, body);
  const member = async () => (await meera.call('GET', `/api/v1/groups/${id}/members?sort=newest`)).json().items[0];

  it('can be renamed', async () => {
    const { cards } = (await createClassAccounts(meera, id, ['Asha', 'Bina'])).json();
    expect((await change(meera, cards[0].id, { name: ' 1. Ashaa  Rao ' })).statusCode).toBe(200);
    const names = (await meera.call('GET', `/api/v1/groups/${id}/members`)).json().items;
    expect(names.map(({ name }: { name: string }) => name)).toEqual(['Ashaa Rao', 'Bina']);
    expect((await change(meera, cards[0].id, { name: 'bina' })).json().message).toContain(
      'has an account in this class',
    );
    expect((await change(meera, cards[0].id, { name: '???' })).json().message).toContain('no letter');
    expect((await change(meera, cards[0].id, { name: 'Stupid' })).json()).toMatchObject({
      success: false,
      code: 'invalid-input',
      message: 'There is a rude word in this line. Please write the name of the child.',
    });
    expect((await member()).name).not.toBe('Stupid');
    expect((await change(meera, cards[0].id, { name: 'ashaa rao' })).statusCode).toBe(200);
  });

  it('can be deleted by its teacher and restored until the grace period ends', async () => {
    const [card] = (await createClassAccounts(meera, id, ['Asha'])).json().cards;
    const asha = await server.signIn(card.username, { password: card.passphrase });
    expect((await change(meera, card.id, { deleted: true })).statusCode).toBe(200);
    expect((await asha.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
    const again = { identifier: card.username, password: card.passphrase };
    expect((await server.call('POST', '/api/v1/auth/sign-in', again)).statusCode).toBe(401);
    expect((await member()).deletionDueAt).toBeGreaterThan(Date.now());
    expect((await reset(meera, 'all')).statusCode).toBe(404);
    await server.store.write(async (tx) => {
      await tx.update(users).set({ status: 'suspended' }).where(eq(users.id, card.id));
    });
    await change(meera, card.id, { deleted: false });
    const [kept] = await server.store.db.select().from(users).where(eq(users.id, card.id));
    expect(kept?.status).toBe('suspended');
    await server.store.write(async (tx) => {
      await tx.update(users).set({ status: 'active' }).where(eq(users.id, card.id));
    });
    expect((await member()).deletionDueAt).toBeNull();
    const [fresh] = (await reset(meera, 'all')).json().cards;
    await server.signIn(card.username, { password: fresh.passphrase });
    const acts = (await server.store.db.select().from(auditLog)).map(({ action }) => action);
    expect(acts).toEqual(expect.arrayContaining(['class-account-deleted', 'class-account-kept']));
  });

  it('is the only kind of account that a teacher can delete', async () => {
    const own = await addMember(server, meera, id, 'Asha');
    expect((await change(meera, own.user.id, { deleted: true })).statusCode).toBe(404);
    expect((await own.call('GET', '/api/v1/verify_user')).statusCode).toBe(200);
  });
});
