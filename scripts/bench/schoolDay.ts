// A school day: 2,000 pupils start at once, then play on; measures response times, lost events and the server's memory.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openStore } from '../../server/src/db/openStore.ts';
import { findPostgresBinaries, startPostgres } from '../lib/postgres.ts';
import { run } from '../lib/processes.mjs';
import { type Pupil, seedSchool } from './schoolSeed.ts';
import { measureSchoolStart, type SchoolStartMetrics } from './server.ts';
import { formatRequest, generateLoad } from './serverLoad.ts';
import { type MeasuredServer, startMeasuredServer } from './serverProcess.ts';
import { percentiles, roundTo } from './statistics.ts';

export interface SchoolDayMetrics {
  start: SchoolStartMetrics;
  steady: { events: number; errors: number; lost: number; p50Ms: number; p99Ms: number };
  /** Of the server's process once it is ready, and after the day. */
  idleMemoryMb: number;
  memoryMb: number;
}

const PUPILS = 2000;
const EVENT_INTERVAL_MS = 30_000;
const STEADY_PHASE_MS = 30_000;
const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Every pupil once per `STEADY_MS`, spread evenly, including those still waiting. */
async function runSteadyPhase(
  server: MeasuredServer,
  pupils: Pupil[],
  database: string,
): Promise<SchoolDayMetrics['steady']> {
  const times: number[] = [];
  const acknowledged: string[] = [];
  let errors = 0;
  const events = Math.round((pupils.length * STEADY_PHASE_MS) / EVENT_INTERVAL_MS);
  const startedAt = performance.now();
  const sent = Array.from({ length: events }, async (_, turn) => {
    await pause(startedAt + (turn * STEADY_PHASE_MS) / events - performance.now());
    const event = { id: randomUUID(), at: Date.now(), realm: 'ai-adventure-park', kind: 'realm-entered' };
    const headers = pupils[turn % pupils.length]?.headers ?? {};
    const from = performance.now();
    const request = () => formatRequest('POST', '/api/v1/user/quest-events', headers, { events: [event] });
    const tally = await generateLoad(server.port, 1, 0, request);
    times.push(performance.now() - from);
    errors += tally.errors;
    if (tally.errors === 0) acknowledged.push(event.id);
  });
  await Promise.all(sent);
  const store = await openStore(database);
  const { questEvents } = store.db.tables;
  const kept = new Set((await store.db.select({ id: questEvents.id }).from(questEvents)).map(({ id }) => id));
  await store.close();
  const { p50, p99 } = percentiles(times);
  const lost = acknowledged.filter((id) => !kept.has(id)).length;
  return { events, errors, lost, p50Ms: roundTo(p50, 1), p99Ms: roundTo(p99, 1) };
}

/** On the engine that DATABASE_URL names. */
export async function measureSchoolDay(): Promise<SchoolDayMetrics> {
  const folder = mkdtempSync(join(tmpdir(), 'lanternwise-school-'));
  const database = process.env.DATABASE_URL ?? join(folder, 'lanternwise.sqlite');
  const environment = { DATA_DIR: folder, HOST: '127.0.0.1', RATE_LIMIT: '1000000', AUTH_RATE_LIMIT: '1000000' };
  try {
    const pupils = await seedSchool(database, PUPILS);
    const server = await startMeasuredServer(resolvePath('../../server/src/server.ts'), {
      ...environment,
      LOG_LEVEL: 'warn',
    });
    const idleMemoryMb = Math.round(await server.memory());
    const start = await measureSchoolStart(server.port, pupils, database);
    const steady = await runSteadyPhase(server, pupils, database);
    const memoryMb = Math.round(await server.memory());
    await server.stop();
    return { start, steady, idleMemoryMb, memoryMb };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What `script` prints when it runs on a PostgreSQL of its own; undefined where there is none. An engine is settled when a process starts. */
export async function runOnPostgres<T>(script: string): Promise<T | undefined> {
  if (!findPostgresBinaries()) return undefined;
  const server = await startPostgres();
  try {
    const env = { DATABASE_URL: server.url };
    const { code, output } = await run(process.execPath, ['--import', 'tsx', script], { env });
    if (code !== 0) throw new Error(output);
    return JSON.parse(output.slice(output.indexOf('{'))) as T;
  } finally {
    await server.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(await measureSchoolDay())}\n`);
}
