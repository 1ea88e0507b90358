// One hostile day: the attacks of the second attack on a real server, beside honest learners who must notice nothing: `node --import tsx server/long/hostile-day.ts`.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readStoredEventIds } from '../src/testing/crash.ts';
import { createDataFolder, startServerProcess } from '../src/testing/serverProcess.ts';
import { inventedParents, refusedBodies, slowProgram, wrongCodes, wrongPassphrases } from './hostileDay/crowds.ts';
import { overruledParent, pupilsCode, wordsToChildren } from './hostileDay/people.ts';
import { type Attack, openWorld } from './hostileDay/world.ts';
import { createAccounts, type SoakAccount } from './soak/account.ts';

const GOOD = 40;
const PAUSE_MS = 1000;
const LIMITS = { p99: 300 } as const;
/** One school behind one address, with the limits of a default installation. */
const SCHOOL_ADDRESS = '198.51.100.1';
const SETTINGS = { TRUST_PROXY: '1', RATE_LIMIT: '6000', AUTH_RATE_LIMIT: '300' };

const ATTACKS: Readonly<Record<string, Attack>> = {
  'a program that is slow to read': slowProgram,
  'bodies that are refused': refusedBodies,
  '300 wrong passphrases': wrongPassphrases,
  'wrong class codes': wrongCodes,
  '500 letters to invented parents': inventedParents,
  'a stranger writes to a child': wordsToChildren,
  "a stranger with a pupil's code": pupilsCode,
  'a child overrules a parent': overruledParent,
};

interface Day {
  times: number[];
  failures: string[];
  acknowledged: string[];
  isOver: boolean;
}

/** Learns until the day is over. */
async function learn(account: SoakAccount, day: Day): Promise<void> {
  await pause(Math.random() * PAUSE_MS);
  while (!day.isOver) {
    const event = { id: randomUUID(), at: Date.now(), realm: 'ai-adventure-park', kind: 'realm-entered' };
    const from = performance.now();
    const status = await account.post('user/quest-events', { events: [event] }).then(
      (reply) => String(reply.status),
      (error: Error) => String(error.cause ?? error),
    );
    day.times.push(performance.now() - from);
    if (status === '200') day.acknowledged.push(event.id);
    else day.failures.push(status);
    await pause(PAUSE_MS * (0.5 + Math.random()));
  }
}

const home = createDataFolder();
const database = `${home.folder}/lanternwise.sqlite`;
const server = await startServerProcess(home.folder, SETTINGS);
const world = await openWorld(server.url, database);
const good = await createAccounts(server.url, 'good', GOOD, () => SCHOOL_ADDRESS);
const day: Day = { times: [], failures: [], acknowledged: [], isOver: false };
const learning = Promise.all(good.map((account) => learn(account, day)));
const got: Record<string, string[]> = {};
for (const [what, attack] of Object.entries(ATTACKS)) {
  // An attack that cannot even be made is not one that was kept off.
  const problems = await attack(world).catch((error: Error) => [`could not be tried: ${error.message}`]);
  process.stdout.write(
    `${problems.length === 0 ? 'held' : 'LOST'}  ${what}${problems.map((one) => `\n      ${one}`).join('')}\n`,
  );
  if (problems.length > 0) got[what] = problems;
}
day.isOver = true;
await learning;
const code = await server.stop('SIGTERM');
const stored = new Set(await readStoredEventIds(database));
home.remove();

const figures = {
  requests: day.times.length,
  p99: Math.round(day.times.toSorted((a, b) => a - b)[Math.floor((day.times.length - 1) * 0.99)] ?? 0),
  failures: day.failures.length,
  lost: day.acknowledged.filter((id) => !stored.has(id)).length,
  code,
  got,
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
const isGood = figures.p99 <= LIMITS.p99 && figures.failures === 0 && figures.lost === 0 && code === 0;
process.exitCode = isGood && Object.keys(got).length === 0 ? 0 : 1;
