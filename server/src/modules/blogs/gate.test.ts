// Tests of the publishing gate: texts, counting, blocking, several accounts and addresses, restart, and the end of a pass.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BLOGS, GATE, PUBLISHING_PASSWORD, post, registerAdmin, registerEditor } from '../../testing/blogs.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { setPublishingPassword } from '../settings/publishingPassword.ts';
import { ADDRESS_ATTEMPTS, GATE_PASS_MS, PublishingGate, SITE_ATTEMPTS } from './gate.ts';

const HOUR = 3_600_000;

let server: TestServer;
let admin: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  await setPublishingPassword(server.store, null, PUBLISHING_PASSWORD);
  admin = await registerAdmin(server, 'Meera');
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const advanceClock = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
const tryPassword = async (password: string, who = admin) => {
  const reply = await who.call('POST', GATE, { password });
  return [reply.statusCode, reply.json().message];
};
const block = async () => {
  for (let count = 0; count < 5; count += 1) await tryPassword('wrong');
};
const status = async (who = admin) => (await who.call('GET', GATE)).json();

describe('the gate', () => {
  it('opens for an hour, and then asks again', async () => {
    expect(await status()).toMatchObject({ configured: true, openUntil: null, blockedUntil: null });
    const reply = await admin.call('POST', GATE, { password: PUBLISHING_PASSWORD });
    expect(Date.parse(reply.json().openUntil)).toBeGreaterThan(Date.now() + GATE_PASS_MS - 60_000);
    expect((await admin.call('POST', BLOGS, post())).statusCode).toBe(200);
    advanceClock(GATE_PASS_MS + 1);
    expect(await status()).toMatchObject({ openUntil: null });
    expect((await admin.call('POST', BLOGS, post())).json().code).toBe('gate-closed');
  });

  it('counts down, blocks after five tries, and says for how long', async () => {
    for (const left of [4, 3, 2, 1]) {
      expect(await tryPassword('wrong')).toEqual([403, `Incorrect password. ${left} attempts remaining.`]);
    }
    const blocked = [429, 'Too many failed attempts. Please try again in 24 hours.'];
    expect(await tryPassword('wrong')).toEqual(blocked);
    expect(await tryPassword(PUBLISHING_PASSWORD)).toEqual(blocked);
    advanceClock(2.5 * HOUR);
    expect(await tryPassword(PUBLISHING_PASSWORD)).toEqual([
      429,
      'Too many failed attempts. Please try again in 22 hours.',
    ]);
    expect(Date.parse((await status()).blockedUntil) - Date.now()).toBeGreaterThan(21 * HOUR);
  });

  it('starts counting again once the block is over', async () => {
    await block();
    advanceClock(24 * HOUR);
    admin = await server.signIn('Meera');
    expect(await tryPassword('wrong')).toEqual([403, 'Incorrect password. 4 attempts remaining.']);
    expect((await tryPassword(PUBLISHING_PASSWORD))[0]).toBe(200);
  });

  it('forgets wrong tries after the right password, but not after a night', async () => {
    for (let count = 0; count < 4; count += 1) await tryPassword('wrong');
    expect((await tryPassword(PUBLISHING_PASSWORD))[0]).toBe(200);
    expect(await tryPassword('wrong')).toEqual([403, 'Incorrect password. 4 attempts remaining.']);
    advanceClock(30 * HOUR);
    admin = await server.signIn('Meera');
    expect(await tryPassword('wrong')).toEqual([403, 'Incorrect password. 3 attempts remaining.']);
  });

  it('counts tries that arrive together', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => tryPassword('wrong')));
    expect(replies.filter(([code]) => code === 403)).toHaveLength(4);
    expect(replies.filter(([code]) => code === 429)).toHaveLength(8);
  });

  it('stays blocked for a new session and a restarted server', async () => {
    await block();
    const again = await server.signIn('Meera');
    expect((await tryPassword(PUBLISHING_PASSWORD, again))[0]).toBe(429);
    const session = { tokenHash: 'x', user: { id: admin.user.id } } as never;
    const restarted = new PublishingGate(server.store);
    await expect(restarted.open(session, '10.0.0.9', PUBLISHING_PASSWORD)).rejects.toMatchObject({ status: 429 });
  });

  it('does not count while no password is set, and says so', async () => {
    const other = await startTestServer();
    const reply = await (await registerAdmin(other, 'Ravi')).call('POST', GATE, { password: 'anything' });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'gate-not-set']);
    await other.close();
  });
});

describe('guessing', () => {
  const wrongTry = (account: string, address: string) =>
    new PublishingGate(server.store)
      .open({ tokenHash: account, user: { ...admin.user, id: account } } as never, address, 'wrong')
      .then(
        () => 200,
        (error: { status?: number }) => error.status,
      );

  it('with many accounts from one address is stopped', async () => {
    for (let count = 0; count < ADDRESS_ATTEMPTS; count += 1) {
      expect(await wrongTry(`admin-${count}`, '10.0.0.1')).toBe(403);
    }
    expect(await wrongTry('one-more', '10.0.0.1')).toBe(429);
    expect(await wrongTry('elsewhere', '10.0.0.2')).toBe(403);
  });

  it('with many accounts from many addresses is stopped', async () => {
    for (let count = 0; count < SITE_ATTEMPTS; count += 1) await wrongTry(`admin-${count}`, `10.0.1.${count}`);
    expect(await wrongTry('one-more', '10.0.2.1')).toBe(429);
    advanceClock(24 * HOUR + 1);
    expect(await wrongTry('one-more', '10.0.2.1')).toBe(403);
  }, 30_000);

  it('from many addresses does not lift the block of an account', async () => {
    for (let count = 0; count < 5; count += 1) await wrongTry('admin', `10.0.3.${count}`);
    expect(await wrongTry('admin', '10.0.3.99')).toBe(429);
  });
});

it('an editor is let in by the set-up of the other tests', async () => {
  expect((await status(await registerEditor(server, 'Ravi'))).openUntil).not.toBeNull();
});
