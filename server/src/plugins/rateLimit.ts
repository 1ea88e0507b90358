// Limits requests a minute from one IP address; generous, because a whole school may share one.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { formatWait, HttpError } from '../http/errors.ts';

export async function registerRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    cache: 10_000,
    // Only a refusal carries retry-after; counters on every reply have no use here.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new HttpError(
        429,
        'too-many-requests',
        `Too many requests. Please wait ${formatWait(ttl / 1000)} and try again.`,
        Math.max(1, Math.ceil(ttl / 1000)),
      ),
  });
}
