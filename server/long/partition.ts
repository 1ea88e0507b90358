// Two processes on one PostgreSQL, one of them cut off silently (its packets are acknowledged, nothing is answered) and joined again:
// `node --import tsx server/long/partition.ts [seconds]`. Needs PostgreSQL's programs.
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../scripts/lib/postgres.ts';
import { countLostEvents } from '../src/testing/crash.ts';
import { startPersistentLoad } from '../src/testing/persistentLoad.ts';
import { createDataFolder, startServerProcess } from '../src/testing/serverProcess.ts';
import { startSilentProxy, throughProxy } from '../src/testing/silentProxy.ts';

const LOAD_MS = 5000;
/** A connection that vanished silently is noticed by then. */
const MAX_SILENCE_MS = 20_000;

const seconds = Number(process.argv[2] ?? 40);
const postgres = await startPostgres();
const address = new URL(postgres.url);
const proxy = await startSilentProxy({ host: address.hostname, port: Number(address.port) });
const homes = [createDataFolder(), createDataFolder()] as const;
const survivor = await startServerProcess(homes[0].folder, { DATABASE_URL: postgres.url });
const partitioned = await startServerProcess(homes[1].folder, { DATABASE_URL: throughProxy(postgres.url, proxy) });

const loads = [
  await startPersistentLoad(survivor.url, 'here'),
  await startPersistentLoad(partitioned.url, 'there'),
] as const;
await pause(LOAD_MS);
proxy.silence();
await pause(seconds * 1000);
proxy.heal();
const healed = performance.now();
await pause(MAX_SILENCE_MS);
await Promise.all(loads.map((load) => load.stop()));
await Promise.all([survivor, partitioned].map((server) => server.stop('SIGTERM')));

const [here, there] = loads;
const longestGap = (times: readonly number[]) =>
  Math.round(Math.max(...times.map((time, index) => time - (times[index - 1] ?? time))));
const acknowledgedIds = new Set([...here.acknowledged, ...there.acknowledged]);
const { acknowledged, lost, doubled } = await countLostEvents(postgres.url, acknowledgedIds);
const result = {
  seconds,
  acknowledged,
  lost,
  doubled,
  survivor: { statuses: here.statuses, longestGapMs: longestGap(here.times), slowestMs: Math.round(here.slowestMs()) },
  partitioned: {
    statuses: there.statuses,
    slowestMs: Math.round(there.slowestMs()),
    firstWriteMs: Math.round((there.times.find((time) => time > healed) ?? Number.POSITIVE_INFINITY) - healed),
  },
};
process.stdout.write(`${JSON.stringify(result)}\n`);
const onlyBusy = loads.every(({ statuses }) =>
  Object.keys(statuses).every((status) => ['200', '503'].includes(status)),
);
const noticed = there.slowestMs() <= MAX_SILENCE_MS && Number.isFinite(result.partitioned.firstWriteMs);
process.exitCode = lost === 0 && doubled === 0 && onlyBusy && noticed ? 0 : 1;
proxy.close();
await postgres.stop();
for (const home of homes) home.remove();
