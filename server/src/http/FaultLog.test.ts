// Tests of the log of faults: what counts as one, what is kept, and when it is forgotten.
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerErrorHandler } from '../plugins/errors.ts';
import { HttpError } from './errors.ts';
import { FaultLog } from './FaultLog.ts';

const HOUR_MS = 3_600_000;

it('counts what broke, by the pattern of its route, and no refusal', async () => {
  const faults = new FaultLog();
  const app = Fastify();
  registerErrorHandler(app, faults);
  app.get('/broken/:id', { schema: {} }, async () => {
    throw new Error('a bug');
  });
  app.get('/refused', { schema: {} }, async () => {
    throw new HttpError(404, 'not-found', 'There is nothing here.');
  });
  app.get('/full', { schema: {} }, async () => {
    throw new HttpError(503, 'busy', 'The server is busy.', 1);
  });
  expect((await app.inject('/broken/asha-kumar')).statusCode).toBe(500);
  await app.inject('/refused');
  await app.inject('/full');
  expect(faults.report()).toMatchObject({
    count: 1,
    latest: [{ route: 'GET /broken/:id', code: 'server-error' }],
  });
});

it('keeps the latest five, counts a day, and starts with the process', () => {
  const faults = new FaultLog();
  const now = Date.now();
  for (let hour = 30; hour >= 0; hour -= 1) {
    faults.record({ at: now - hour * HOUR_MS, route: `GET /${hour}`, code: 'server-error' });
  }
  const { count, since, latest } = faults.report(now);
  expect(count).toBe(25);
  expect(since).toBeGreaterThanOrEqual(now - HOUR_MS);
  expect(latest.map(({ route }) => route)).toEqual(['GET /0', 'GET /1', 'GET /2', 'GET /3', 'GET /4']);
  expect(faults.report(now + 30 * HOUR_MS)).toMatchObject({ count: 0, latest: [], since: now + 6 * HOUR_MS });
});
