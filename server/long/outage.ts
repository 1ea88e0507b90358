// Holds PostgreSQL's write lock under load for too long, then crashes PostgreSQL and starts it again later: `node --import tsx server/long/outage.ts [seconds]`. Needs PostgreSQL's programs.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.ts';
import { WRITE_LOCK } from '../src/db/PgWriteConnection.ts';
import { PG_LIMITS } from '../src/db/pgLimits.ts';
import { countLostEvents } from '../src/testing/crash.ts';
import { startPersistentLoad } from '../src/testing/persistentLoad.ts';
import { createDataFolder, startServerProcess } from '../src/testing/serverProcess.ts';

const LOAD_MS = 5000;
const MAX_FIRST_WRITE_MS = 1000;

const seconds = Number(process.argv[2] ?? 60);
const postgres = await startPostgres();
const home = createDataFolder();
const server = await startServerProcess(home.folder, { DATABASE_URL: postgres.url });

/** As a process does that stalls inside a transaction, but for longer than any limit. */
async function holdWriteLock(ms: number): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('SELECT pg_advisory_lock($1)', [WRITE_LOCK]);
  await pause(ms);
  await client.end();
}

const readiness = async () => (await fetch(`${server.url}/api/v1/ready`)).status;

const load = await startPersistentLoad(server.url, 'learner');
await pause(LOAD_MS);
await holdWriteLock(2 * PG_LIMITS.lockMs);
const unlocked = performance.now();
await pause(LOAD_MS);
const writesAfterLock = load.times.filter((time) => time > unlocked).length;
await postgres.crash();
await pause((seconds * 1000) / 2);
const readyWithout = await readiness();
await pause((seconds * 1000) / 2);
await postgres.start();
const back = performance.now();
await pause(LOAD_MS);
const readyAgain = await readiness();
await load.stop();
await server.stop('SIGTERM');

const firstWriteMs = Math.round((load.times.find((time) => time > back) ?? Number.POSITIVE_INFINITY) - back);
const { acknowledged, lost, doubled } = await countLostEvents(postgres.url, load.acknowledged);
const { statuses } = load;
process.stdout.write(
  `${JSON.stringify({ seconds, acknowledged, lost, doubled, writesAfterLock, firstWriteMs, statuses, readyWithout, readyAgain })}\n`,
);
const onlyBusy = Object.keys(statuses).every((status) => status === '200' || status === '503');
const recovered = writesAfterLock > 0 && firstWriteMs <= MAX_FIRST_WRITE_MS;
const ready = readyWithout === 503 && readyAgain === 200;
process.exitCode = lost === 0 && doubled === 0 && recovered && onlyBusy && ready ? 0 : 1;
await postgres.stop();
home.remove();
