// Measures signing in while ten addresses send wrong pass phrases, and 400 children of one address who sign in at once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openStore } from '../../server/src/db/openStore.ts';
import { hashPassword, SERVER_TURN } from '../../server/src/modules/auth/passwords.ts';
import { stated } from '../../server/src/modules/users/service.ts';
import { atMost, type ResultRow } from './report.ts';
import { formatRequest, generateLoad } from './serverLoad.ts';
import { startMeasuredServer } from './serverProcess.ts';

interface SignInMetrics {
  /** Slowest of the honest sign-ins during the attack, and the median. */
  honestMs: { slowest: number; median: number };
  /** Wrong pass phrases that were answered meanwhile. */
  guesses: number;
  school: { seconds: number; refused: number };
}

const ATTACKERS = 10;
const SOCKETS_OF_EACH = 30;
const ATTACK_MS = 20_000;
const WARM_UP_MS = 3000;
const CHILDREN = 400;
const HONEST_MS = 1000;
const PHRASE = 'lamp-river-comet-plum';

/** The proxy in front of the server names the address. */
const signIn = (address: string, identifier: string, password: string) =>
  formatRequest('POST', '/api/v1/auth/sign-in', { 'x-forwarded-for': address }, { identifier, password });

async function seedChildren(database: string): Promise<void> {
  const store = await openStore(database);
  const passwordHash = await hashPassword(PHRASE, SERVER_TURN, 'generated');
  await store.write(async (tx) => {
    for (let n = 0; n < CHILDREN; n += 1) {
      const name = `child-${n}`;
      const none = { settings: {}, completedMaps: [], gameScores: {} };
      const account = { id: name, username: name, usernameKey: name, passwordHash, isClassAccount: true };
      await tx.insert(tx.tables.users).values({ ...account, ...none, ageBand: stated('12-13'), createdAt: Date.now() });
    }
  });
  await store.close();
}

/** Signs in from a home of its own, again and again until a time; the milliseconds of each. */
async function timeHonest(port: number, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const startedAt = performance.now();
    const { errors } = await generateLoad(port, 1, 0, () => signIn('203.0.113.7', `child-${times.length}`, PHRASE));
    if (errors > 0) throw new Error('an honest sign-in was refused');
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b);
}

async function measureAttack(port: number): Promise<Pick<SignInMetrics, 'honestMs' | 'guesses'>> {
  let sent = 0;
  const guess = () => {
    sent += 1;
    return signIn(`198.51.100.${sent % ATTACKERS}`, `invented-${sent}`, 'Wrong River Comet Plum');
  };
  // A server that has just started compiles its code first: that is not measured.
  await timeHonest(port, performance.now() + WARM_UP_MS);
  const attack = generateLoad(port, ATTACKERS * SOCKETS_OF_EACH, ATTACK_MS, guess);
  await setTimeout(WARM_UP_MS);
  const times = await timeHonest(port, performance.now() + ATTACK_MS - 2 * WARM_UP_MS);
  const { requests } = await attack;
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return { honestMs: { slowest: at(1), median: at(0.5) }, guesses: requests };
}

async function measureMorning(port: number): Promise<SignInMetrics['school']> {
  const startedAt = performance.now();
  const all = Array.from({ length: CHILDREN }, (_, n) =>
    generateLoad(port, 1, 0, () => signIn('192.0.2.1', `child-${n}`, PHRASE)),
  );
  const refused = (await Promise.all(all)).reduce((sum, { errors }) => sum + errors, 0);
  return { seconds: Math.round((performance.now() - startedAt) / 100) / 10, refused };
}

export async function measureSignIns(): Promise<SignInMetrics> {
  const folder = mkdtempSync(join(tmpdir(), 'lanternwise-bench-'));
  try {
    await seedChildren(join(folder, 'lanternwise.sqlite'));
    // The limits of a real server.
    const environment = { DATA_DIR: folder, HOST: '127.0.0.1', TRUST_PROXY: '1', NODE_ENV: 'production' };
    const entry = fileURLToPath(new URL('../../server/src/server.ts', import.meta.url));
    const server = await startMeasuredServer(entry, environment);
    try {
      return { ...(await measureAttack(server.port)), school: await measureMorning(server.port) };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const signInRows = ({ honestMs, school }: SignInMetrics): ResultRow[] => [
  atMost(
    `An honest sign-in while ${ATTACKERS} addresses send wrong pass phrases, slowest`,
    HONEST_MS,
    'ms',
    honestMs.slowest,
  ),
  atMost(`${CHILDREN} children of one address sign in at once, until the last is in`, 60, 's', school.seconds),
  atMost(`Refused of the ${CHILDREN}`, 0, 'children', school.refused),
];

export const signInNotes = ({ honestMs, guesses }: SignInMetrics): string[] => [
  `The honest sign-in took ${honestMs.median} ms (median), while ${guesses} wrong ones were answered in ${ATTACK_MS / 1000} s: ${SOCKETS_OF_EACH} at a time from each address, each for another name.`,
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(await measureSignIns(), null, 2)}\n`);
}
