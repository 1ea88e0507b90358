// Readiness: tells the proxy when the writer, the migrations or the disk keep this process from serving.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DatabaseBusyError } from '../../db/dbErrors.ts';
import { createCheck } from '../../db/storeCheck.ts';
import type { HttpError } from '../../http/errors.ts';
import { startTestServer } from '../../testing/testServer.ts';
import { TEST_ENGINE } from '../../testing/testStore.ts';
import { assertReady, MIN_FREE_BYTES } from './readiness.ts';

const reasons: Array<string | undefined> = [];
const readiness = (check: () => Promise<void>, free: number | null) =>
  assertReady({ store: { check }, freeBytes: async () => free, onChange: (reason) => reasons.push(reason) });
const works = async () => undefined;
const write = async <T>(job: (tx: never) => Promise<T>) => job(undefined as never);

describe('a process is ready', () => {
  it('while its database works and its disk has room, or does not say', async () => {
    await readiness(works, MIN_FREE_BYTES);
    await readiness(works, null);
    expect(reasons.splice(0)).toEqual([undefined, undefined]);
  });

  it('not while its disk is nearly full', async () => {
    const error = (await readiness(works, MIN_FREE_BYTES - 1).catch((reason) => reason)) as HttpError;
    expect(error).toMatchObject({ status: 503, code: 'storage-full', retryAfter: 60 });
    expect(reasons.splice(0)).toEqual(['less than 64 MB are free on the disk of DATA_DIR']);
  });

  it.each([
    ['cannot read', { write, latestApplied: () => Promise.reject(new Error('down')), latestKnown: 2 }],
    [
      'cannot write',
      { write: () => Promise.reject(new Error('read-only')), latestApplied: async () => 2, latestKnown: 2 },
    ],
    ['lacks a migration', { write, latestApplied: async () => 1, latestKnown: 2 }],
    ['does not answer', { write: () => new Promise<never>(() => {}), latestApplied: async () => 2, latestKnown: 2 }],
  ])('not while its database %s', async (_what, options) => {
    const error = await readiness(createCheck(options, 20), null).catch((reason) => reason);
    expect(error).toMatchObject({ status: 503, code: 'busy' });
    expect(reasons.splice(0)).toEqual(['the database']);
  });

  it('with a database that is newer than the process, as during an update', async () => {
    await createCheck({ write, latestApplied: async () => 3, latestKnown: 2 })();
  });

  it('checks once for callers at the same time', async () => {
    let writes = 0;
    const counted: typeof write = (job) => {
      writes += 1;
      return write(job);
    };
    const check = createCheck({ write: counted, latestApplied: async () => 2, latestKnown: 2 });
    await Promise.all([check(), check(), check()]);
    await check();
    expect(writes).toBe(2);
  });
});

describe('GET /ready', () => {
  it.skipIf(TEST_ENGINE === 'postgres')(
    'answers 503 after an older database was restored under the server',
    async () => {
      const server = await startTestServer();
      await server.store.write(async (tx) => {
        const statement = sql.raw(
          'DELETE FROM __drizzle_migrations WHERE created_at > (SELECT min(created_at) FROM __drizzle_migrations)',
        );
        await (tx as unknown as { run(query: unknown): Promise<unknown> }).run(statement);
      });
      const reply = await server.call('GET', '/api/v1/ready');
      expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'busy', '5']);
      expect((await server.call('GET', '/api/v1/health')).statusCode).toBe(200);
      await server.close();
    },
  );

  it('tests the writer', async () => {
    const server = await startTestServer();
    expect((await server.call('GET', '/api/v1/ready')).statusCode).toBe(200);
    server.store.check = async () => {
      throw new DatabaseBusyError('the writer is gone');
    };
    const reply = await server.call('GET', '/api/v1/ready');
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      {
        success: false,
        message: 'The database cannot be read and written right now.',
        code: 'busy',
        values: { seconds: 5 },
      },
    ]);
    await server.close();
  });
});
