// Limits of the write queue: nobody waits without an end, and a broken transaction never stops the queue.
import { describe, expect, it } from 'vitest';
import { toHttpError } from '../plugins/errors.ts';
import type { Db } from './db.ts';
import { DatabaseBusyError } from './dbErrors.ts';
import { type WriteConnection, WriteQueue } from './WriteQueue.ts';

/** A connection whose transactions start as `begin` says. */
const connection = (begin: () => Promise<void>): WriteConnection => ({
  db: {} as Db,
  begin,
  commit: () => undefined,
  rollback: () => undefined,
  savepoint: () => undefined,
  releaseSavepoint: () => undefined,
  rollbackToSavepoint: () => undefined,
  canContinueAfter: () => true,
});

const store = async () => 'stored';
const outcomeOf = (write: Promise<string>) =>
  write.catch((error: unknown) => {
    const { status, code, retryAfter } = toHttpError(error);
    return [status, code, retryAfter];
  });
const BUSY = [503, 'busy', 1];

describe('the write queue', () => {
  it('answers who waited too long behind a transaction that does not start', async () => {
    let start: () => void = () => undefined;
    const stalled = new Promise<void>((resolve) => {
      start = resolve;
    });
    const queue = new WriteQueue(
      connection(() => stalled),
      { length: 10, waitMs: 50 },
    );
    const first = outcomeOf(queue.write(store));
    await new Promise((resolve) => setTimeout(resolve, 5));
    const second = outcomeOf(queue.write(store));
    expect(await second).toEqual(BUSY);
    start();
    expect(await first).toBe('stored');
    expect(await queue.write(store)).toBe('stored');
  });

  it('rejects at once when it is full', async () => {
    const queue = new WriteQueue(
      connection(async () => undefined),
      { length: 2, waitMs: 5000 },
    );
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => outcomeOf(queue.write(store))));
    expect(outcomes).toEqual(['stored', 'stored', BUSY]);
  });

  it('rejects everything that waits behind a transaction that cannot start, and begins with the next write', async () => {
    let tries = 0;
    const queue = new WriteQueue(
      connection(async () => {
        tries += 1;
        if (tries === 1) throw new DatabaseBusyError('down');
      }),
    );
    const outcomes = await Promise.all(Array.from({ length: 300 }, () => outcomeOf(queue.write(store))));
    expect(outcomes).toEqual(outcomes.map(() => BUSY));
    expect(tries).toBe(1);
    expect(await queue.write(store)).toBe('stored');
  });

  it('runs a task between two transactions, and goes on afterwards', async () => {
    const order: string[] = [];
    const queue = new WriteQueue({
      ...connection(async () => void order.push('begin')),
      commit: () => void order.push('commit'),
    });
    const first = queue.write(store);
    const task = queue.betweenBatches(() => order.push('task'));
    await Promise.all([first, task]);
    await expect(queue.betweenBatches(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.write(store)).toBe('stored');
    await queue.onIdle();
    expect(order.join(' ')).not.toMatch(/begin task/);
    expect(order.filter((each) => each === 'commit')).toHaveLength(2);
  });
});
