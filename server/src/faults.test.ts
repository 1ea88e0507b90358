// A locked database and a full disk under writes of every module: a clear error, no partial writes, and recovery afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Database from './db/sqlite-driver.mjs';
import { dumpTables } from './testing/dumpTables.ts';
import { seedTenants, type Tenants } from './testing/tenants.ts';
import { event, type TestClient } from './testing/testServer.ts';
import { TEST_ENGINE } from './testing/testStore.ts';

type WriteRequest = [who: keyof Tenants, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown];

/** A valid write of each module. */
const writeRequests = ({ ids }: Tenants): WriteRequest[] => [
  ['learner', 'PATCH', 'user/profile', { bio: 'b'.repeat(150) }],
  ['learner', 'PATCH', 'user/settings', { settings: { preferences: { theme: 'dark' } } }],
  ['learner', 'POST', 'user/quest-events', { events: [event('realm-entered')] }],
  ['learner', 'POST', 'user/parent-code'],
  ['learner', 'POST', 'share-certificate', { certificateId: ids.certificate, email: 'aunt@example.org' }],
  ['learner', 'PATCH', `user-certificates/${ids.certificate}`, { showUsername: true }],
  ['learner', 'POST', `sandbox/checkouts/${ids.checkout}`, { outcome: 'pay' }],
  ['teacher', 'POST', 'groups', { name: 'Another class' }],
  ['teacher', 'PUT', `groups/${ids.group}/realms`, { rules: [{ realm: 'robo-realm', state: 'locked' }] }],
  ['teacher', 'POST', `groups/${ids.group}/invitations`, {}],
  ['teacher', 'POST', `groups/${ids.group}/class-accounts`, { names: ['Zoe'], ageBand: '12-13', schoolConsent: true }],
  ['teacher', 'PUT', `teacher/students/${ids.child}/note`, { note: 'n'.repeat(500) }],
  ['parent', 'PATCH', `parent/children/${ids.child}`, { digest: false }],
  ['otherLearner', 'PUT', 'courses/map-making/checks', { item: 'look-2', checked: true }],
  ['admin', 'POST', 'licence-codes', { kind: 'pilot', places: 3, days: 30 }],
  ['admin', 'POST', `admin/users/${ids.child}/plan`, { plan: 'none', reason: 'a trial is over' }],
];

const send = (tenants: Tenants, [who, method, url, body]: WriteRequest) =>
  (tenants[who] as TestClient).call(method, `/api/v1/${url}`, body);

// Locks and full disks are simulated with SQLite's means; PostgreSQL's error codes are covered in dbErrors.
describe.skipIf(TEST_ENGINE === 'postgres')('every write', () => {
  let folder: string;
  let file: string;
  let tenants: Tenants;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lanternwise-faults-'));
    file = join(folder, 'data.sqlite');
    tenants = await seedTenants({ database: file });
  });
  afterAll(async () => {
    await tenants.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a statement on the write connection. */
  const runOnWriter = (statement: SQL) =>
    tenants.server.store.write(async (tx) => {
      await (tx as unknown as { run(query: SQL): Promise<unknown> }).run(statement);
    });

  it('answers "busy" while the database is locked, and changes nothing', async () => {
    const before = await dumpTables(tenants.server.store);
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    // Concurrently: they wait behind one lock together.
    const replies = await Promise.all(writeRequests(tenants).map((write) => send(tenants, write)));
    other.exec('ROLLBACK');
    other.close();
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().code], reply.body).toEqual([503, 'busy']);
      expect(reply.headers['retry-after']).toBe('1');
    }
    expect(await dumpTables(tenants.server.store)).toEqual(before);
  });

  it('answers "storage-full" on a full disk; stored data stays readable', async () => {
    const other = new Database(file, { readonly: true });
    const pages = Number(other.pragma('page_count', { simple: true }));
    other.close();
    await runOnWriter(sql.raw(`PRAGMA max_page_count = ${pages}`));
    const before = await dumpTables(tenants.server.store);
    // A program of 8 KB does not fit into the free space of existing pages.
    const code = {
      ...event('program-run'),
      ref: 'cake',
      code: '#'.repeat(8000),
      status: 'error',
      errorKind: null,
      ms: 1,
    };
    const large: WriteRequest = ['learner', 'POST', 'user/quest-events', { events: [code] }];
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(tenants, large)));
    const reply = replies[0];
    expect([reply?.statusCode, reply?.json().code], reply?.body).toEqual([503, 'storage-full']);
    expect(reply?.json().message).toBe('The server cannot save right now. Please tell an adult.');
    expect(await dumpTables(tenants.server.store)).toEqual(before);
    expect((await tenants.learner.call('GET', '/api/v1/verify_user')).statusCode).toBe(200);
    expect((await tenants.teacher.call('GET', '/api/v1/groups')).statusCode).toBe(200);
    // Small writes may still fit; none may fail in another way or be partial.
    for (const write of writeRequests(tenants).filter(([, method]) => method === 'POST')) {
      const small = await send(tenants, write);
      expect([200, 503], small.body).toContain(small.statusCode);
      if (small.statusCode === 503) expect(small.json().code).toBe('storage-full');
    }
    await runOnWriter(sql.raw('PRAGMA max_page_count = 1073741823'));
    expect((await send(tenants, large)).statusCode).toBe(200);
  });

  it('succeeds once there is space again', async () => {
    for (const write of writeRequests(tenants)) {
      const reply = await send(tenants, write);
      // A checkout is paid once.
      expect([200, 409], `${write[2]}: ${reply.body}`).toContain(reply.statusCode);
    }
  });
});
