// The PostgreSQL writer against a server that misbehaves: each failure is told as "busy", and the next write is stored.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toHttpError } from '../plugins/errors.ts';
import { type FakePostgres, type Misbehaviour, startFakePostgres } from '../testing/fakePostgres.ts';
import { startSilentProxy, throughProxy } from '../testing/silentProxy.ts';
import type { Db } from './db.ts';
import { PgWriteConnection } from './PgWriteConnection.ts';
import { PG_LIMITS, type PgLimits } from './pgLimits.ts';
import { WriteQueue } from './WriteQueue.ts';

let fake: FakePostgres;
const writers: PgWriteConnection[] = [];
beforeEach(async () => {
  fake = await startFakePostgres();
});
afterEach(async () => {
  for (const writer of writers.splice(0)) await writer.close();
  fake.stop();
});

/** Short, so that a test of silence is quick; long enough for a loaded machine. */
const QUICK: PgLimits = { ...PG_LIMITS, connectMs: 500, queryMs: 400, probeMs: 300 };

function openQueue(url = fake.url, limits: PgLimits = QUICK): WriteQueue {
  const writer = new PgWriteConnection(url, limits);
  writers.push(writer);
  return new WriteQueue(writer);
}

const job = (statement: string) => async (tx: Db) => {
  await (tx as unknown as { execute(query: unknown): Promise<unknown> }).execute(sql.raw(statement));
  return statement;
};

/** The first statement that matches misbehaves, all later ones are answered. */
function failOnce(pattern: RegExp, misbehaviour: Misbehaviour): void {
  fake.misbehave = (statement) => {
    if (!pattern.test(statement)) return undefined;
    fake.misbehave = () => undefined;
    return misbehaviour;
  };
}

const committed = () => fake.statements.filter(([, statement]) => statement === 'COMMIT').length;

async function expectBusy(write: Promise<unknown>): Promise<void> {
  const error = await write.then(
    () => 'stored',
    (reason: unknown) => reason,
  );
  expect(toHttpError(error)).toMatchObject({ status: 503, code: 'busy', retryAfter: 1 });
}

describe('the PostgreSQL writer', () => {
  const LOCK = /pg_advisory_xact_lock/;
  const failures: Array<[what: string, at: RegExp, misbehaviour: Misbehaviour]> = [
    ['cannot get the write lock in time', LOCK, { error: '55P03' }],
    ['is cancelled while it waits for the lock', LOCK, { error: '57014' }],
    ['is refused while the server starts', /CONNECT/, { fatal: '57P03' }],
    ['finds no free connection', /CONNECT/, { fatal: '53300' }],
    ['is disconnected while it connects', /CONNECT/, 'hang-up'],
    ['gets no answer to its connection', /CONNECT/, 'silence'],
    ['gets no answer to its transaction', /BEGIN/, 'silence'],
    ['is disconnected at the start of a job', /SAVEPOINT/, 'hang-up'],
    ['is disconnected in a job', /INSERT/, 'hang-up'],
    ['gets no answer in a job', /INSERT/, 'silence'],
    ['sees the server shut down in a job', /INSERT/, { fatal: '57P01' }],
    ['cannot end a job', /RELEASE/, { error: '40001' }],
    ['fails to commit', /COMMIT/, { error: '40001' }],
    ['is disconnected at the commit', /COMMIT/, 'hang-up'],
    ['gets no answer to its commit', /COMMIT/, 'silence'],
  ];
  it.each(failures)(
    'that %s says so, and stores the next write on a fresh connection',
    async (_what, at, misbehaviour) => {
      const queue = openQueue();
      failOnce(at, misbehaviour);
      await expectBusy(queue.write(job('INSERT one')));
      expect(await queue.write(job('INSERT two'))).toBe('INSERT two');
      expect(committed()).toBe(/COMMIT/.test(at.source) ? 2 : 1);
    },
  );

  it('that finds its transaction failed at the commit does not acknowledge it', async () => {
    const queue = openQueue();
    failOnce(/COMMIT/, { tag: 'ROLLBACK' });
    await expectBusy(queue.write(job('INSERT one')));
    expect(await queue.write(job('INSERT two'))).toBe('INSERT two');
  });

  it('keeps its connection when a job fails alone, and saves the others', async () => {
    const queue = openQueue();
    fake.misbehave = (statement) => (statement === 'INSERT twice' ? { error: '23505' } : undefined);
    const results = await Promise.allSettled([queue.write(job('INSERT twice')), queue.write(job('INSERT one'))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await queue.write(job('INSERT two'))).toBe('INSERT two');
    expect(new Set(fake.statements.map(([connection]) => connection))).toEqual(new Set([1]));
  });

  it('that rested on a connection which went silent replaces it before it is used: the write is stored', async () => {
    const address = new URL(fake.url);
    const proxy = await startSilentProxy({ host: address.hostname, port: Number(address.port) });
    const queue = openQueue(throughProxy(fake.url, proxy), { ...QUICK, restMs: 0 });
    await queue.write(job('INSERT one'));
    proxy.silence();
    proxy.heal();
    expect(await queue.write(job('INSERT two'))).toBe('INSERT two');
    expect(fake.statements.at(-1)).toEqual([2, 'COMMIT']);
    proxy.close();
  });

  it('notices silence within 20 seconds, whatever it waits for', () => {
    const { probeMs, connectMs, queryMs, statementMs, lockMs, idleInTransactionMs } = PG_LIMITS;
    expect(probeMs + connectMs + queryMs).toBeLessThanOrEqual(20_000);
    // The server ends what it can end before the client gives up the connection.
    expect(idleInTransactionMs).toBeLessThan(lockMs);
    expect(lockMs).toBeLessThan(statementMs);
    expect(statementMs).toBeLessThan(queryMs);
  });
});
