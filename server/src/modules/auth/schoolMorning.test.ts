// The story of a school behind one address at nine o'clock: 400 children sign in while one of them guesses, and nobody is refused.
import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WindowCounter } from '../../http/WindowCounter.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { createGroup, createInvitation, registerTeacher } from '../groups/testing/groupFixtures.ts';
import { FairQueue, QueueFullError } from './FairQueue.ts';
import { MAX_FAILURES } from './lockout.ts';
import { WRONG_OF_NETWORK } from './signInTry.ts';
import { storedPassword } from './storedPassword.ts';

const CHILDREN = 400;
const PHRASE = 'lamp-river-comet-plum';

let school: TestServer;
beforeEach(async () => {
  school = await startTestServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await school.close();
});

const signIn = (identifier: string, password: string) =>
  school.call('POST', '/api/v1/auth/sign-in', { identifier, password });
const statusesOf = async (replies: Promise<{ statusCode: number }>[]) =>
  [...new Set((await Promise.all(replies)).map(({ statusCode }) => statusCode))].sort();
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/** Class accounts with cards; their hash takes no time worth counting, because who is refused does not depend on it. */
async function addChildren(count: number): Promise<void> {
  const like = await school.register('Like');
  const cheap = await hash(PHRASE, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await school.store.write(async (tx) => {
    const { users } = tx.tables;
    const [row] = await tx.select().from(users);
    if (!row) throw new Error(`no account ${like.user.username}`);
    const children = times(count, (n) => ({
      ...row,
      id: `child-${n}`,
      username: `child-${n}`,
      usernameKey: `child-${n}`,
      isClassAccount: true,
      passwordHash: storedPassword('generated', cheap),
    }));
    for (let at = 0; at < count; at += 50) await tx.insert(users).values(children.slice(at, at + 50));
  });
}

it('lets all 400 in while one guesses codes and passwords', async () => {
  await addChildren(CHILDREN);
  const meera = await registerTeacher(school, 'Meera');
  const { token, invitation } = await createInvitation(meera, await createGroup(meera));
  const guesser = await school.register('Guesser');
  const join = (code: string) => guesser.call('POST', '/api/v1/join-group', { code });
  const guesses = [
    ...times(100, () => join('CDFGHJKM')),
    ...times(100, () => school.call('GET', '/api/v1/join-group/CDFGHJKM')),
    ...times(60, (n) => signIn(`invented-${n}`, PHRASE)),
    ...times(40, () => signIn('guesser', 'guess number one')),
  ];
  expect(
    await statusesOf(times(CHILDREN, (n) => signIn(`child-${n}`, ` Lamp  River—comet ${n % 2 ? 'plum' : 'PLUM'}`))),
  ).toEqual([200]);
  expect(await statusesOf(guesses)).toEqual([401, 404, 429]);
  const previews = times(100, (n) => school.call('GET', `/api/v1/join-group/${n % 2 ? token : invitation.code}`));
  expect(await statusesOf(previews)).toEqual([200]);
});

it('says in words how long to wait when there is no room, and counts nothing as a wrong password', async () => {
  const asha = await school.register('Asha', { ageBand: '18+' });
  const full = vi.spyOn(FairQueue.prototype, 'run').mockRejectedValue(new QueueFullError());
  for (let tries = 0; tries < MAX_FAILURES + 2; tries += 1) {
    const reply = await signIn('asha', 'a quiet lantern');
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      503,
      '15',
      {
        success: false,
        code: 'sign-in-busy',
        message: 'Very many people are signing in right now. Please wait 15 seconds and try again.',
        values: { seconds: 15 },
      },
    ]);
    const change = { email: null, password: 'a quiet lantern' };
    expect((await asha.call('POST', '/api/v1/user/email', change)).statusCode).toBe(503);
  }
  full.mockRestore();
  expect((await signIn('asha', 'a quiet lantern')).statusCode).toBe(200);
});

it('checks one hash for each try, for any password and any user name', async () => {
  await addChildren(1);
  await school.register('Asha');
  const hashing = vi.spyOn(FairQueue.prototype, 'run');
  for (const name of ['child-0', 'asha', 'nobody']) {
    for (const typed of ['Wrong River Comet Plum', 'wrong-river-comet-plum', 'one', PHRASE.toUpperCase()]) {
      hashing.mockClear();
      await signIn(name, typed);
      expect(hashing, `${name}: ${typed}`).toHaveBeenCalledTimes(1);
    }
  }
});

it('lets a network that guessed too often wait, but nobody on a device that the account knows', async () => {
  const asha = await school.register('Asha');
  const counted = vi.spyOn(WindowCounter.prototype, 'count');
  counted.mockImplementation((key) => (key.startsWith('network:') ? WRONG_OF_NETWORK : 0));
  // The refusals are no tries: they lock nobody.
  for (let tries = 0; tries < MAX_FAILURES + 2; tries += 1) {
    const refused = await signIn('asha', 'a quiet lantern');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'locked-out']);
    expect(refused.json().message).toMatch(/^Too many wrong passwords\. Please wait .+ and try again\.$/);
  }
  const again = { identifier: 'asha', password: 'a quiet lantern' };
  const known = await school.call('POST', '/api/v1/auth/sign-in', again, { cookie: `bind=${asha.bind}` });
  expect(known.statusCode).toBe(200);
  counted.mockRestore();
  expect((await signIn('asha', 'a quiet lantern')).statusCode).toBe(200);
});
