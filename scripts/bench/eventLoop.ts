// Measures the longest time for which one request keeps the server from everybody else: each contract at its largest bodies, in the sample school.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../server/src/config.ts';
import { openStore, type Store } from '../../server/src/db/openStore.ts';
import { allContracts, routeName } from '../../server/src/testing/routes.ts';
import type { Contract } from '../../shared/src/contracts/contract.ts';
import { SampleSchool } from '../seed-sample/SampleSchool.ts';
import { type HeavyRequest, heavyRequests, type Ids } from './eventLoopRequests.ts';
import { atMost, type ResultRow } from './report.ts';
import { createSession } from './schoolSeed.ts';
import { type MeasuredServer, startMeasuredServer } from './serverProcess.ts';

const LIMIT_MS = 50;
/** The shortest of some tries: what else the machine does, and the first run of a piece of code, are not the request's. */
const TRIES = 12;
const SETTLE_MS = 30;
const SHOWN = 8;
const ROLES = ['Admin', 'Teacher', 'Parent', 'Basic'] as const;
type SchoolRole = (typeof ROLES)[number];

interface Block {
  request: string;
  ms: number;
}
export interface EventLoopMetrics {
  requests: number;
  /** The longest first. */
  blocks: Block[];
}

type Headers = Record<string, string>;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface School {
  ids: Ids;
  /** By role, a new session each: some requests end it. */
  sessions: Map<SchoolRole, Headers[]>;
}

async function openSchool(store: Store, sessionsEach: number): Promise<School> {
  const { users, groupTeachers, groupMembers, certificates, blogs } = store.db.tables;
  const people = await store.db.select({ id: users.id, role: users.role }).from(users);
  const [group] = await store.db.select({ id: groupTeachers.groupId, owner: groupTeachers.userId }).from(groupTeachers);
  const members = await store.db.select().from(groupMembers);
  const member = members.find(({ groupId }) => groupId === group?.id);
  const [certificate] = await store.db.select({ id: certificates.verificationId }).from(certificates);
  const [blog] = await store.db.select({ id: blogs.id }).from(blogs);
  const sessions = new Map<SchoolRole, Headers[]>();
  await store.write(async (tx) => {
    for (const role of ROLES) {
      const person = people.find((one) =>
        role === 'Basic' ? one.id === member?.userId : role === 'Teacher' ? one.id === group?.owner : one.role === role,
      );
      const made: Headers[] = [];
      for (let count = 0; person && count < sessionsEach; count += 1) {
        const { token, bind } = await createSession(tx, person.id, Date.now());
        made.push({ authorization: `Bearer ${token}`, cookie: `bind=${bind}` });
      }
      sessions.set(role, made);
    }
  });
  const child = [member?.userId ?? ''];
  const ids = {
    ...{ groupId: [group?.id ?? ''], userId: child, studentId: child, childId: child, id: [blog?.id ?? ''] },
    ...{ realm: ['ai-adventure-park'], part: ['lessons'], slug: ['ai-adventure'], kind: ['profilePicture'] },
    verificationId: [certificate?.id ?? ''],
  };
  return { ids, sessions };
}

const roleOf = ({ access }: Contract): SchoolRole => {
  if (access === 'public' || access === 'signed-in') return 'Basic';
  return ROLES.find((role) => role !== 'Basic' && role !== 'Admin' && access.includes(role)) ?? 'Admin';
};

async function blockOf(server: MeasuredServer, request: HeavyRequest, headers: Headers): Promise<number> {
  const { contract, path, text } = request;
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && shortest > LIMIT_MS / 2; tries += 1) {
    await server.block();
    const reply = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: contract.method,
      headers: { ...headers, ...(text !== undefined && { 'content-type': 'application/json' }) },
      ...(text !== undefined && { body: text }),
      redirect: 'manual',
    }).catch(() => undefined);
    await reply?.arrayBuffer().catch(() => undefined);
    await pause(SETTLE_MS);
    shortest = Math.min(shortest, await server.block());
  }
  return shortest;
}

export async function measureEventLoop(log: (what: string) => void): Promise<EventLoopMetrics> {
  const folder = mkdtempSync(join(tmpdir(), 'lanternwise-bench-'));
  const database = join(folder, 'lanternwise.sqlite');
  const environment = { DATA_DIR: folder, HOST: '127.0.0.1', RATE_LIMIT: '1000000', AUTH_RATE_LIMIT: '1000000' };
  const store = await openStore(database);
  log('event loop: a sample school');
  await SampleSchool.seed(store, readConfig({ ...process.env, ...environment }));
  const { ids, sessions } = await openSchool(store, 400);
  await store.close();
  const server = await startMeasuredServer(fileURLToPath(new URL('../../server/src/server.ts', import.meta.url)), {
    ...environment,
    LOG_LEVEL: 'warn',
  });
  try {
    const requests = heavyRequests(await allContracts(), ids);
    log(`event loop: ${requests.length} requests, one by one`);
    const blocks: Block[] = [];
    for (const request of requests) {
      const headers = sessions.get(roleOf(request.contract))?.pop() ?? {};
      const ms = await blockOf(server, request, headers);
      blocks.push({ request: `${routeName(request.contract)} (${request.what})`, ms: Math.round(ms * 10) / 10 });
    }
    return { requests: requests.length, blocks: blocks.sort((a, b) => b.ms - a.ms) };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const eventLoopRows = ({ blocks, requests }: EventLoopMetrics): ResultRow[] => [
  atMost(`Longest block of the server's event loop by one of ${requests} requests`, LIMIT_MS, 'ms', blocks[0]?.ms ?? 0),
];

export const eventLoopNotes = ({ blocks }: EventLoopMetrics): string[] => [
  `Longest blocks of the event loop, legal or not, sample school: ${blocks
    .slice(0, SHOWN)
    .map(({ request, ms }) => `${request} ${ms} ms`)
    .join(' · ')}.`,
];
