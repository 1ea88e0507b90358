// Stories of an owner and the account: address, password, sessions, pictures, a copy of everything, and its end.
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_BYTES } from '@lanternwise/shared/contracts/account';
import type { ErrorReply } from '@lanternwise/shared/contracts/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditLog, purgedAccounts, userPictures, users } from '../../db/tables.ts';
import { lettersTo, letterTo } from '../../testing/letters.ts';
import { event, PASSWORD, type Person, startWorld, type World } from '../../testing/world.ts';
import { FAILURES_ALLOWED } from '../auth/lockout.ts';
import { GRACE_MS } from '../consent/service.ts';
import { setUpPath } from '../set-up/service.ts';
import { UsersService } from '../users/service.ts';
import { LEDGER, PurgeService } from './purge.ts';

const NEW = 'nine silver kites';
let world: World;
let asha: Person;
beforeEach(async () => {
  world = await startWorld();
  asha = await world.register('Asha', { ageBand: '18+', email: 'asha@example.org' });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

const alive = async (person: Person) => (await person.call('GET', '/api/v1/verify_user')).statusCode === 200;
const signIn = (more: Record<string, unknown> = {}) =>
  world.call('POST', '/api/v1/auth/sign-in', { identifier: 'asha', password: PASSWORD, ...more });

describe('the password', () => {
  const change = (current: string, password = NEW) => asha.call('POST', '/api/v1/user/password', { current, password });

  it('changes with the one before; other devices are signed out, this one stays, a letter tells it', async () => {
    const elsewhere = await world.signIn('asha');
    expect((await change(PASSWORD)).json()).toEqual({ success: true });
    expect([await alive(asha), await alive(elsewhere)]).toEqual([true, false]);
    expect((await signIn()).statusCode).toBe(401);
    expect((await signIn({ password: NEW })).statusCode).toBe(200);
    expect((await letterTo(world, 'asha@example.org', 'password-changed')).subject).toBe('Your password was changed');
  });

  it('cannot be guessed by whoever sits at an open screen', async () => {
    for (let tries = 0; tries < FAILURES_ALLOWED; tries += 1) {
      const wrong = await change('guess number one');
      expect(wrong.statusCode).toBe(403);
      expect(wrong.json<ErrorReply>().message).toBe('That is not your password. Please try again.');
    }
    const locked = await change(PASSWORD);
    expect(locked.statusCode).toBe(429);
    expect(locked.json<ErrorReply>().message).toContain('Please wait 15 minutes');
    for (const [url, body] of [
      ['/api/v1/user/delete', { password: PASSWORD }],
      ['/api/v1/user/email', { email: null, password: PASSWORD }],
    ] as const) {
      expect((await asha.call('POST', url, body)).statusCode).toBe(429);
    }
  });

  it('is not a weak one', async () => {
    expect((await change(PASSWORD, 'password123')).statusCode).toBe(400);
  });
});

describe('the address', () => {
  const change = (email: string | null, password = PASSWORD) =>
    asha.call('POST', '/api/v1/user/email', { email, password });

  it('changes when the link to the new one is opened; the old one is told', async () => {
    const first = await letterTo(world, 'asha@example.org', 'verify-email');
    await world.call('POST', '/api/v1/auth/verify-email', { token: first.token });
    expect((await change('new@example.org')).json().user).toMatchObject({
      email: 'asha@example.org',
      emailVerified: true,
    });
    const { token } = await letterTo(world, 'new@example.org', 'verify-email');
    await world.call('POST', '/api/v1/auth/verify-email', { token });
    expect((await world.signIn('new@example.org')).user.email).toBe('new@example.org');
    const old = { identifier: 'asha@example.org', password: PASSWORD };
    expect((await world.call('POST', '/api/v1/auth/sign-in', old)).statusCode).toBe(401);
    expect(await letterTo(world, 'asha@example.org', 'email-changed')).toBeDefined();
  });

  it('asks for the password, and can be taken away', async () => {
    expect((await change('new@example.org', 'guess number one')).statusCode).toBe(403);
    expect(await lettersTo(world, 'new@example.org')).toEqual([]);
    expect((await change(null)).json().user).toMatchObject({ email: null, emailVerified: false });
  });
});

describe('sessions', () => {
  const list = async () => (await asha.call('GET', '/api/v1/user/sessions')).json().sessions;

  it('are listed with browser and system, and which one is this', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await world.signIn('asha', {}, { 'user-agent': agent });
    await world.register('Ravi');
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session: { thisDevice: boolean }) => session.thisDevice)).toHaveLength(1);
    expect(sessions.map((session: { device: string }) => session.device)).toContain('Firefox on Windows');
    expect(JSON.stringify(sessions)).not.toContain('Gecko');
  });

  it('end one by one, or all but this; never those of others', async () => {
    const [second, third] = [await world.signIn('asha'), await world.signIn('asha')];
    const ravi = await world.register('Ravi');
    const ids = (await list()).filter((session: { thisDevice: boolean }) => !session.thisDevice);
    expect((await ravi.call('DELETE', `/api/v1/user/sessions/${ids[0].id}`)).statusCode).toBe(404);
    expect((await asha.call('DELETE', `/api/v1/user/sessions/${ids[0].id}`)).statusCode).toBe(200);
    expect([await alive(second), await alive(third)].filter(Boolean)).toHaveLength(1);
    await asha.call('POST', '/api/v1/user/sessions/end-others');
    expect([await alive(asha), await alive(second), await alive(third), await alive(ravi)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('a copy of the data', () => {
  it('holds what every module keeps, no secret, and nobody else', async () => {
    const ravi = await world.register('Ravi', { ageBand: '18+', email: 'ravi@example.org' });
    await ravi.call('PATCH', '/api/v1/user/profile', { bio: 'ravi-secret' });
    await asha.call('PATCH', '/api/v1/user/profile', { bio: '<script>alert(1)</script>' });
    await asha.call('POST', '/api/v1/user/quest-events', { events: [event('realm-entered')] });
    const reply = await asha.call('GET', '/api/v1/user/export');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="lanternwise-my-data.json"');
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    const copy = reply.json();
    expect(copy.account).toMatchObject({ username: 'Asha', bio: '<script>alert(1)</script>' });
    expect(Object.keys(copy)).toEqual(expect.arrayContaining(['questEvents', 'consents', 'sessions', 'letters']));
    expect(reply.body).not.toMatch(/ravi|argon2|passwordHash|tokenHash/i);
    expect(reply.body).not.toContain(asha.token);
  });
});

describe('deleting', () => {
  const remove = () => asha.call('POST', '/api/v1/user/delete', { password: PASSWORD });

  it('signs out everywhere; signing in offers to keep the account for fourteen days', async () => {
    const elsewhere = await world.signIn('asha');
    const due = new Date((await remove()).json().deletionDueAt).getTime() - Date.now();
    expect(Math.round(due / 86_400_000)).toBe(14);
    expect([await alive(asha), await alive(elsewhere)]).toEqual([false, false]);
    const offer = await signIn();
    expect(offer.statusCode).toBe(403);
    expect(offer.json<ErrorReply>().code).toBe('deletion-pending');
    expect(offer.json<ErrorReply>().message).toMatch(/^This account will be deleted on \d+ \w+ \d{4}\. Do you want/);
    expect((await signIn({ password: 'guess number one' })).statusCode).toBe(401);
    expect((await signIn({ keepAccount: true })).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
    expect(await new PurgeService(world.store, world.folder).purgeDue(Date.now() + 2 * GRACE_MS)).toBe(0);
  });

  it('is final after the grace; its id is remembered as a hash only', async () => {
    await remove();
    const purge = new PurgeService(world.store, world.folder);
    expect(await purge.purgeDue(Date.now() + GRACE_MS + 1000)).toBe(1);
    expect((await signIn({ keepAccount: true })).statusCode).toBe(401);
    const kept = readFileSync(join(world.folder, LEDGER), 'utf8');
    expect(kept).toMatch(/^[\w-]{43}\n$/);
    expect(kept).not.toContain(asha.user.id);
    expect(JSON.stringify(await world.store.db.select().from(purgedAccounts))).not.toContain(asha.user.id);
    expect((await world.register('Asha')).user.id).not.toBe(asha.user.id);
  });

  it('is done again where an older backup brings the account back', async () => {
    const [row] = await world.store.db.select().from(users);
    await world.register('Ravi');
    await remove();
    const purge = new PurgeService(world.store, world.folder);
    await purge.purgeDue(Date.now() + GRACE_MS + 1000);
    // The backup knows neither the deletion nor the ledger's row; the file beside it does.
    await world.store.write(async (tx) => {
      await tx.delete(purgedAccounts);
      if (row) await tx.insert(users).values(row);
    });
    expect(await purge.purgeRestored()).toBe(1);
    expect((await world.store.db.select().from(users)).map(({ username }) => username)).toEqual(['Ravi']);
    appendFileSync(join(world.folder, LEDGER), 'a broken line\n');
    expect(await purge.purgeRestored()).toBe(0);
  });

  it('takes a teacher away and leaves the class accounts that he made', async () => {
    await world.register('Pupil');
    await world.store.write(async (tx) => {
      await tx.update(users).set({ createdBy: asha.user.id });
    });
    await remove();
    await new PurgeService(world.store, world.folder).purgeDue(Date.now() + GRACE_MS + 1000);
    expect(await world.store.db.select().from(users)).toMatchObject([{ username: 'Pupil', createdBy: null }]);
  });

  it('does not leave a site without Admin', async () => {
    await world.grant('asha', 'Admin');
    asha = await world.signIn('asha');
    expect((await remove()).json<ErrorReply>().code).toBe('last-admin');
  });
});

describe('pictures', () => {
  const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const put = (bytes: Buffer, who = asha, kind = 'profilePicture') =>
    who.call('PUT', `/api/v1/user/pictures/${kind}`, { data: bytes.toString('base64') });

  it('are shown under an address that nobody can guess, until they are replaced or taken away', async () => {
    const { profilePicture: path } = (await put(PNG)).json().user;
    expect(path).toMatch(/^\/api\/v1\/pictures\/[\w-]{22}$/);
    const shown = await world.call('GET', path);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(shown.rawPayload.equals(PNG)).toBe(true);
    const next = (await put(PNG)).json().user.profilePicture;
    expect((await world.call('GET', path)).statusCode).toBe(404);
    await asha.call('PATCH', '/api/v1/user/profile', { profilePicture: null });
    expect((await world.call('GET', next)).statusCode).toBe(404);
  });

  it.each([
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['nothing like it', Buffer.from('hello')],
  ])('are pictures by their bytes: not %s', async (_what, bytes) => {
    expect((await put(bytes)).json<ErrorReply>().code).toBe('not-a-picture');
    expect(await world.store.db.select().from(userPictures)).toEqual([]);
  });

  it('are small', async () => {
    const reply = await put(Buffer.concat([PNG, Buffer.alloc(PICTURE_BYTES)]));
    expect(reply.statusCode).toBe(400);
    expect(reply.json<ErrorReply>().message).toBe('That picture is too large. A picture has at most 300 KB.');
  });

  it('wait for the parent of a child', async () => {
    const child = await world.register('Ravi', { ageBand: '12-13' });
    expect((await put(PNG, child)).json<ErrorReply>().code).toBe('limited');
  });
});

describe('the first Admin', () => {
  const setUp = (path: string, more: Record<string, unknown> = {}) =>
    world.call('POST', `/api/v1/auth${path}`, { username: 'Meera', password: NEW, ...more });
  const path = async () => (await setUpPath(world.store, new UsersService(world.store, 'subscription'))) ?? '';

  it('is made by the link, once, and the link is offered until there is one', async () => {
    const [first, second] = [await path(), await path()];
    expect(first).toMatch(/^\/set-up\/[\w-]{43}$/);
    expect((await world.call('GET', `/api/v1/auth${first}`)).json()).toEqual({ success: true });
    expect((await setUp(first, { username: 'Asha' })).json<ErrorReply>().code).toBe('name-taken');
    expect((await setUp(first)).json().user).toMatchObject({ username: 'Meera', role: 'Admin' });
    expect((await setUp(first, { username: 'Mallory' })).statusCode).toBe(404);
    expect((await setUp(second, { username: 'Mallory' })).statusCode).toBe(404);
    expect(await path()).toBe('');
    expect(await world.store.db.select().from(auditLog)).toMatchObject([{ action: 'first-admin-made' }]);
  });

  it('is not made by a link that is a day old, or made up, or with a weak password', async () => {
    const link = await path();
    expect((await setUp(link, { password: 'password123' })).statusCode).toBe(400);
    expect((await setUp('/set-up/nonsense')).statusCode).toBe(404);
    vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] });
    expect((await setUp(link)).statusCode).toBe(404);
  });
});
