// 20 live lessons with 60 learners each on one server: how soon teachers and learners see what happens, and what others notice of it: `node --import tsx server/long/live.ts [seconds] [classes]`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDataFolder, type ServerProcess, startServerProcess } from '../src/testing/serverProcess.ts';
import type { ClassFigures } from './live/classes.ts';
import { send } from './live/lines.ts';
import { writeSchool } from './live/school.ts';

const SECONDS = Number(process.argv[2] ?? 60);
const CLASSES = Number(process.argv[3] ?? 20);
const LEARNERS = 60;
/** Of issue 20; the time is that of two cores that have nothing else to do. */
const LIMITS = { updateMs: 1000, addedMs: 20, memoryMb: 60, shutdownMs: 1500 } as const;
const CLIENTS = 10;
const CLASSES_PROCESS = fileURLToPath(new URL('./live/classes.ts', import.meta.url));

/** Resident memory, in MB; 0 where the system does not tell. */
function memoryOf({ pid }: ServerProcess): number {
  if (process.platform !== 'linux') return 0;
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** CPU time that the process has used, in seconds. */
function cpuOf({ pid }: ServerProcess): number {
  if (process.platform !== 'linux') return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const percentile = (times: number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
};

/** Requests of others, one after the other by each client, until `isOver`. */
async function measureOthers(url: string, token: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const client = async () => {
    while (!isOver()) {
      const from = performance.now();
      const { status } = await send(url, token, 'GET', '/api/v1/verify_user');
      if (status === 200) times.push(performance.now() - from);
      await pause(40 + Math.random() * 20);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return times;
}

const after = (ms: number) => {
  const end = performance.now() + ms;
  return () => performance.now() > end;
};

/** Starts a server with the school. */
async function openSchool(folder: string): Promise<{ server: ServerProcess; file: string; token: string }> {
  const school = await writeSchool(join(folder, 'lanternwise.sqlite'), CLASSES, LEARNERS);
  const file = join(folder, 'school.json');
  writeFileSync(file, JSON.stringify(school));
  const server = await startServerProcess(folder, { ACCESS: 'open' });
  return { server, file, token: school[0]?.teacher.token ?? '' };
}

/** Runs the classes on a server, in a process of their own; resolves with what they saw. */
function runClasses(url: string, file: string): Promise<ClassFigures> {
  const classes = fork(CLASSES_PROCESS, [url, file, String(SECONDS)], { execArgv: ['--import', 'tsx'] });
  const failed = once(classes, 'exit').then(async ([status]) => {
    // The exit may be told before the message.
    await pause(1000);
    throw new Error(`the classes ended with ${status}`);
  });
  return Promise.race([once(classes, 'message').then(([figures]) => figures as ClassFigures), failed]);
}

// The devices of the classes would not be on this machine: what they cost here, they cost in the comparison too, on another server.
const homes = [createDataFolder(), createDataFolder()] as const;
const other = await openSchool(homes[0].folder);
const { server, file, token } = await openSchool(homes[1].folder);
await measureOthers(server.url, token, after(5000));
const elsewhere = runClasses(other.server.url, other.file);
// Streams open and lessons begin.
await pause(8000);
const memoryWithout = memoryOf(server);
const without = await measureOthers(server.url, token, after((SECONDS - 10) * 1000));
await elsewhere;

const here = runClasses(server.url, file);
await pause(8000);
const cpuBefore = cpuOf(server);
const measuredFrom = performance.now();
const during = await measureOthers(server.url, token, after((SECONDS - 10) * 1000));
const cpuShare = (cpuOf(server) - cpuBefore) / ((performance.now() - measuredFrom) / 1000);
const memory = memoryOf(server);
const figures = await here;

// Classes that are still connected when the server closes.
const idle = fork(CLASSES_PROCESS, [server.url, file, '600'], { execArgv: ['--import', 'tsx'], stdio: 'ignore' });
await pause(6000);
const stoppedAt = performance.now();
const code = await server.stop('SIGTERM');
const shutdownMs = Math.round(performance.now() - stoppedAt);
idle.kill('SIGKILL');
await other.server.stop('SIGTERM');
for (const home of homes) home.remove();

const result = {
  streams: figures.streams,
  updates: figures.updates.length,
  updateP50: percentile(figures.updates, 0.5),
  updateP99: percentile(figures.updates, 0.99),
  commands: figures.commands.length,
  commandP99: percentile(figures.commands, 0.99),
  missed: figures.missed,
  othersP99: [percentile(without, 0.99), percentile(during, 0.99)],
  othersP50: [percentile(without, 0.5), percentile(during, 0.5)],
  memoryMb: [Math.round(memoryWithout), Math.round(memory)],
  cpuShare: Math.round(cpuShare * 100) / 100,
  shutdownMs,
  code,
  failures: figures.failures,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
const [p99Without = 0, p99During = 0] = result.othersP99;
const isWell =
  result.updateP99 <= LIMITS.updateMs &&
  result.commandP99 <= LIMITS.updateMs &&
  p99During - p99Without <= LIMITS.addedMs &&
  memory - memoryWithout <= LIMITS.memoryMb &&
  shutdownMs <= LIMITS.shutdownMs &&
  figures.missed === 0 &&
  code === 0 &&
  Object.keys(figures.failures).length === 0;
process.exitCode = isWell ? 0 : 1;
