// The 50 misbehaving accounts of the soak: each repeats one kind of attack until the end. Started by ../soak.ts with the site and the end.
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LARGE_FILE, openBadClient, openNonReader } from '../../src/testing/badClients.ts';
import { createAccounts, type SoakAccount } from './account.ts';

const HOSTILE = 50;
const PAUSE_MS = 20;
/** How long a slow client is kept before it is replaced. */
const HELD_MS = 5000;

const [, , url = '', until = '0'] = process.argv;
const end = Number(until);

type Attack = (account: SoakAccount, number: number) => Promise<unknown>;

const times = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, number) => make(number));
const event = (more: object = {}) => ({
  id: randomUUID(),
  at: Date.now(),
  realm: 'ai-adventure-park',
  kind: 'realm-entered',
  ...more,
});
const program = () =>
  event({ kind: 'program-run', ref: 'cake', code: '#'.repeat(8000), status: 'error', errorKind: null, ms: 1 });
const raw = (account: SoakAccount, body: string) =>
  fetch(`${url}/api/v1/user/quest-events`, { method: 'POST', headers: account.headers, body }).then((reply) =>
    reply.arrayBuffer(),
  );

const MALFORMED = [
  '{',
  '['.repeat(200_000),
  '{"events":"\u0000"}',
  JSON.stringify({ events: [event({ at: Number.MAX_SAFE_INTEGER, kind: '__proto__' })] }),
  `{"events":[${'1e999,'.repeat(5000)}1]}`,
];
const replayed = times(50, () => event());

const ATTACKS: Record<string, Attack> = {
  flood: (account) => Promise.allSettled(times(10, () => account.get('verify_user'))),
  oversize: (account) => raw(account, JSON.stringify({ events: 'x'.repeat(2 * 1024 * 1024) })),
  malformed: (account, number) => raw(account, MALFORMED[number % MALFORMED.length] ?? ''),
  exports: async (account) => {
    await account.post('user/quest-events', { events: times(10, program) });
    await Promise.allSettled(times(6, () => account.get('user/export')));
  },
  guessing: (account, number) =>
    account.post('auth/sign-in', { identifier: `good${number % 200}`, password: randomBytes(8).toString('hex') }),
  'slow bodies': async () => {
    const held = times(20, (number) =>
      openBadClient(url, number % 2 ? 'half a body' : 'half a head', { trickle: true }),
    );
    await pause(HELD_MS);
    for (const { socket } of held) socket.destroy();
  },
  'unread answers': async () => {
    const held = await Promise.all(times(4, () => openNonReader(url, LARGE_FILE)));
    await pause(HELD_MS);
    for (const { socket } of held) socket.destroy();
  },
  aborted: async (account) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const head = Object.entries(account.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET /api/v1/user/export HTTP/1.1\r\nhost: localhost\r\n${head.join('')}\r\n`);
    await pause(Math.random() * 20);
    socket.destroy();
  },
  replay: (account) => account.post('user/quest-events', { events: replayed }),
  foreign: (account) =>
    Promise.allSettled([
      account.get(`parent/children/${randomUUID()}`),
      account.get(`groups/${randomUUID()}`),
      account.get(`checkouts/${randomBytes(40).toString('base64url')}`),
      account.post('licence-codes/redeem', { code: randomBytes(6).toString('hex') }),
    ]),
};

const attempts: Record<string, number> = {};

async function attack(account: SoakAccount, kind: string, attackOnce: Attack): Promise<void> {
  for (let number = 0; Date.now() < end; number += 1) {
    // A refused or reset connection is an answer too.
    await attackOnce(account, number).catch(() => undefined);
    attempts[kind] = (attempts[kind] ?? 0) + 1;
    await pause(PAUSE_MS);
  }
}

const accounts = await createAccounts(url, 'hostile', HOSTILE, (number) => `203.0.113.${number + 1}`);
const kinds = Object.entries(ATTACKS);
await Promise.all(
  accounts.map((account, number) => {
    const [kind, attackOnce] = kinds[number % kinds.length] ?? ['', async () => undefined];
    return attack(account, kind, attackOnce);
  }),
);
process.send?.(attempts);
