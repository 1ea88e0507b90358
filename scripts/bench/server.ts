// Measures the server against raw node:http in the same run: requests per CPU-second of the server, and a school starting at once.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '../../server/src/db/openStore.ts';
import { type Pupil, seedSchool } from './schoolSeed.ts';
import { formatRequest, generateLoad } from './serverLoad.ts';
import { type MeasuredServer, startMeasuredServer } from './serverProcess.ts';

export interface ServerMetrics {
  /** Requests per server CPU-second as a share of raw node:http; median of the rounds. */
  verifyUser: number;
  mapProgress: number;
  verifyUserWithLog: number;
  mapProgressWithLog: number;
  school: SchoolStartMetrics;
}

export interface SchoolStartMetrics {
  pupils: number;
  requests: number;
  errors: number;
  lost: number;
  p50Ms: number;
  p99Ms: number;
}

const PUPILS = 1000;
const ROUNDS = 5;
const ROUND_MS = 2000;
const SOCKETS = 64;
const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Requests per CPU-second of the server over one round. */
async function measureThroughput(server: MeasuredServer, next: () => string): Promise<number> {
  const before = await server.cpu();
  const { requests, errors } = await generateLoad(server.port, SOCKETS, ROUND_MS, next);
  if (errors > 0) throw new Error(`${errors} of ${requests} requests failed`);
  return requests / ((await server.cpu()) - before);
}

function createRequestSources(pupils: Pupil[]) {
  let turn = 0;
  const pupil = () => pupils[turn++ % pupils.length]?.headers ?? {};
  const move = { current_map: 'ai-adventure-park', nextMap: 'robo-realm', progress: { tasks: [true, false], page: 3 } };
  return {
    hello: () => formatRequest('GET', '/', {}),
    verify: () => formatRequest('GET', '/api/v1/verify_user', pupil()),
    leave: () => formatRequest('POST', '/api/v1/user/map-progress', pupil(), { ...move, score: turn % 101 }),
  };
}

/** A pupil's first minute: content, who am I, what did I do, enter the realm, answer by walking on. */
async function playFirstMinute(port: number, pupil: Pupil, times: number[]): Promise<number> {
  const event = { id: randomUUID(), at: Date.now(), realm: 'ai-adventure-park', kind: 'realm-entered' };
  const move = { current_map: 'ai-adventure-park', nextMap: 'robo-realm', score: 0, progress: null };
  const steps: Array<[string, string, unknown?]> = [
    ['GET', '/api/v1/content/realms/ai-adventure-park'],
    ['GET', '/api/v1/verify_user'],
    ['GET', '/api/v1/user/realm-states'],
    ['POST', '/api/v1/user/quest-events', { events: [event] }],
    ['POST', '/api/v1/user/map-progress', move],
  ];
  let errors = 0;
  for (const [method, path, body] of steps) {
    const startedAt = performance.now();
    const tally = await generateLoad(port, 1, 0, () =>
      formatRequest(method, path, { ...pupil.headers, 'accept-encoding': 'br' }, body),
    );
    times.push(performance.now() - startedAt);
    errors += tally.errors;
  }
  return errors;
}

export async function measureSchoolStart(port: number, pupils: Pupil[], database: string): Promise<SchoolStartMetrics> {
  const times: number[] = [];
  const errors = await Promise.all(pupils.map((pupil) => playFirstMinute(port, pupil, times)));
  const store = await openStore(database);
  const { questEvents, mapProgress } = store.db.tables;
  const entered = new Set((await store.db.select({ id: questEvents.userId }).from(questEvents)).map(({ id }) => id));
  const left = new Set((await store.db.select({ id: mapProgress.userId }).from(mapProgress)).map(({ id }) => id));
  await store.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return {
    pupils: pupils.length,
    requests: times.length,
    errors: errors.reduce((sum, count) => sum + count, 0),
    lost: pupils.filter(({ id }) => !entered.has(id) || !left.has(id)).length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}

async function measureRatios(
  raw: MeasuredServer,
  server: MeasuredServer,
  pupils: Pupil[],
): Promise<{ verify: number; leave: number }> {
  const ask = createRequestSources(pupils);
  for (const [target, next] of [
    [raw, ask.hello],
    [server, ask.verify],
    [server, ask.leave],
  ] as const)
    await measureThroughput(target, next);
  const verify: number[] = [];
  const leave: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const baseline = await measureThroughput(raw, ask.hello);
    verify.push((await measureThroughput(server, ask.verify)) / baseline);
    leave.push((await measureThroughput(server, ask.leave)) / baseline);
  }
  return { verify: median(verify), leave: median(leave) };
}

/** On the engine that DATABASE_URL names. */
export async function measureServer(): Promise<ServerMetrics> {
  const folder = mkdtempSync(join(tmpdir(), 'lanternwise-bench-'));
  const database = process.env.DATABASE_URL ?? join(folder, 'lanternwise.sqlite');
  const environment = { DATA_DIR: folder, HOST: '127.0.0.1', RATE_LIMIT: '1000000', AUTH_RATE_LIMIT: '1000000' };
  const start = (logLevel: string) =>
    startMeasuredServer(resolvePath('../../server/src/server.ts'), { ...environment, LOG_LEVEL: logLevel });
  const raw = await startMeasuredServer(resolvePath('./serverBaseline.ts'), {});
  try {
    const pupils = await seedSchool(database, PUPILS);
    const schoolStart = await start('warn');
    const school = await measureSchoolStart(schoolStart.port, pupils, database);
    await schoolStart.stop();
    const steady = await start('warn');
    const plain = await measureRatios(raw, steady, pupils);
    await steady.stop();
    const logging = await start('info');
    const logged = await measureRatios(raw, logging, pupils);
    await logging.stop();
    return {
      verifyUser: plain.verify,
      mapProgress: plain.leave,
      verifyUserWithLog: logged.verify,
      mapProgressWithLog: logged.leave,
      school,
    };
  } finally {
    await raw.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(await measureServer(), null, 2)}\n`);
}
