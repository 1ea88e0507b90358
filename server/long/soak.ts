// Soak: 50 misbehaving accounts beside 200 good ones, which must notice nothing: `node --import tsx server/long/soak.ts [minutes]`.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { writeLargeFile } from '../src/testing/badClients.ts';
import { readStoredEventIds } from '../src/testing/crash.ts';
import { createDataFolder, type ServerProcess, startServerProcess } from '../src/testing/serverProcess.ts';
import { createAccounts, type SoakAccount } from './soak/account.ts';

const MINUTES = Number(process.argv[2] ?? 30);
const GOOD = 200;
/** A good learner answers something every three seconds. */
const PAUSE_MS = 3000;
const LIMITS = { p99: 300, memory: 350 } as const;
const HOSTILE = fileURLToPath(new URL('./soak/hostile.ts', import.meta.url));
/** One school behind one address, with the limits of a default installation. */
const SCHOOL_ADDRESS = '198.51.100.1';
const SETTINGS = {
  TRUST_PROXY: '1',
  RATE_LIMIT: '6000',
  AUTH_RATE_LIMIT: '300',
  NODE_OPTIONS: '--max-old-space-size=512',
};

interface Measured {
  times: number[];
  /** What was not answered with 200: status or error, with its number. */
  failures: Map<string, number>;
  acknowledged: Set<string>;
}

/** Learns until `end`: sends an event, and now and then reads its own account. */
async function learn(account: SoakAccount, end: number, measured: Measured): Promise<void> {
  await pause(Math.random() * PAUSE_MS);
  for (let count = 0; Date.now() < end; count += 1) {
    const event = { id: randomUUID(), at: Date.now(), realm: 'ai-adventure-park', kind: 'realm-entered' };
    const from = performance.now();
    const reply = await (count % 4 === 3
      ? account.get('verify_user')
      : account.post('user/quest-events', { events: [event] })
    ).catch((error: Error) => String(error.cause ?? error));
    measured.times.push(performance.now() - from);
    const status = typeof reply === 'string' ? reply : String(reply.status);
    if (status !== '200') measured.failures.set(status, (measured.failures.get(status) ?? 0) + 1);
    else if (count % 4 !== 3) measured.acknowledged.add(event.id);
    await pause(PAUSE_MS * (0.5 + Math.random()));
  }
}

/** Highest resident memory of the server so far, in MB; 0 where the system does not tell. */
function peakMemory({ pid }: ServerProcess): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024);
}

const percentile = (times: number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0);

const home = createDataFolder();
writeLargeFile(home.site);
const server = await startServerProcess(home.folder, SETTINGS);
const good = await createAccounts(server.url, 'good', GOOD, () => SCHOOL_ADDRESS);
const end = Date.now() + MINUTES * 60_000;
// A process of its own: what the hostile ones burn must not delay the clock of the others.
const hostile = fork(HOSTILE, [server.url, String(end)], { execArgv: ['--import', 'tsx'] });
const attacks = once(hostile, 'message');
const measured: Measured = { times: [], failures: new Map(), acknowledged: new Set() };
await Promise.all(good.map((account) => learn(account, end, measured)));
const [attempts] = await attacks;
const memory = peakMemory(server);
const stoppedAt = performance.now();
const code = await server.stop('SIGTERM');
const shutdownMs = Math.round(performance.now() - stoppedAt);
hostile.kill();
const stored = new Set(await readStoredEventIds(`${home.folder}/lanternwise.sqlite`));
home.remove();

const figures = {
  minutes: MINUTES,
  requests: measured.times.length,
  p50: percentile(measured.times, 0.5),
  p99: percentile(measured.times, 0.99),
  failures: Object.fromEntries(measured.failures),
  memory,
  acknowledged: measured.acknowledged.size,
  lost: [...measured.acknowledged].filter((id) => !stored.has(id)).length,
  code,
  shutdownMs,
  attempts,
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
const passed =
  figures.p99 <= LIMITS.p99 &&
  memory <= LIMITS.memory &&
  figures.lost === 0 &&
  measured.failures.size === 0 &&
  code === 0;
process.exitCode = passed ? 0 : 1;
