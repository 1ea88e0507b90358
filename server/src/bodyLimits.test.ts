// Tests that every body has a limit that fits what it may hold, and that the server looks at no more of a larger one.
import { ANSWER_SCHEMAS } from '@lanternwise/shared/activities/registry';
import { BODY_LIMIT } from '@lanternwise/shared/contracts/contract';
import { questEventSchema } from '@lanternwise/shared/quests/events';
import { largestBody } from '@lanternwise/shared/testing/largestBody';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { safeParseMeasured } from './http/measure.ts';
import { countReads, oversizeBodies } from './testing/oversizeBodies.ts';
import { allContracts, routeName } from './testing/routes.ts';
import { startTestServer, type TestServer } from './testing/testServer.ts';

/** Bodies whose schema would allow more than the limit, or says nothing about their size. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'POST /api/v1/user/map-progress': 'a progress object of 32 KB at most: leaveMap measures it',
  'PATCH /api/v1/user/settings': 'settings of 16 KB at most, also as text: mergeSettings measures them',
  'POST /api/v1/user/quest-events': 'the outbox sends at most 200 KB in one go',
  'POST /api/v1/admin/content/:realm/:part/:id': 'all texts of a realm have less than 1 MB',
  'POST /api/v1/blogs': 'pictures and texts are of one letter to the byte; the rest stays below 2 MB',
  'PUT /api/v1/blogs/:id': 'as when it is written',
  'POST /api/v1/user/workshop-programs': 'programs are measured in bytes, not letters',
  'PUT /api/v1/user/pictures/:kind': 'base64 has one byte to the letter',
};
/** The largest limit beside the largest body, so that limits do not outlive what they were made for. */
const SLACK = 12;
/** More than any object, list or record of a schema may hold; far less than is sent. */
const MOST_READ = 4097;
const SENT_BYTES = 64 * 1024;

const contracts = (await allContracts()).filter(({ body }) => body);
const withBody = contracts.flatMap((contract) =>
  contract.body ? [[routeName(contract), contract, contract.body] as const] : [],
);

describe('the limit of a body', () => {
  it.each(withBody)('of %s fits what it may hold', (name, { bodyLimit = BODY_LIMIT }, body) => {
    const largest = largestBody(body);
    if (name in ELSEWHERE) expect(largest).toBeGreaterThan(bodyLimit);
    else expect(largest).toBeLessThanOrEqual(bodyLimit);
  });

  it.each(withBody)(
    'of %s is the usual one, a smaller one, or no larger than it must be',
    (name, { bodyLimit }, body) => {
      if (bodyLimit === undefined || bodyLimit <= BODY_LIMIT || name in ELSEWHERE) return;
      expect(bodyLimit).toBeLessThan(largestBody(body) * SLACK);
    },
  );
});

describe('a body that holds too much', () => {
  const schemas: [string, z.ZodType][] = [
    ...withBody.map(([name, , body]): [string, z.ZodType] => [name, body]),
    ['a quest event', questEventSchema],
    ...[...ANSWER_SCHEMAS].map(([kind, schema]): [string, z.ZodType] => [`an answer to ${kind}`, schema]),
  ];

  it.each(schemas)('is refused by %s, and looked at no further than its limits', (_, schema) => {
    for (const { place, body } of oversizeBodies(schema, SENT_BYTES)) {
      const counted = countReads(body);
      expect(safeParseMeasured(schema, counted.value).success, place).toBe(false);
      expect(counted.most(), place).toBeLessThanOrEqual(MOST_READ);
    }
  });
});

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('does not parse a body of many values inside each other, whatever its route allows', async () => {
    const chief = await server.register('Chief', { ageBand: '18+', email: 'chief@example.org' });
    await server.grant('Chief', 'Admin');
    const admin = await server.signIn('Chief');
    const nested = '['.repeat(900_000);
    const parse = vi.spyOn(JSON, 'parse');
    const headers = { authorization: `Bearer ${admin.token}`, cookie: `bind=${admin.bind}` };
    const json = { ...headers, 'content-type': 'application/json' };
    const replies = [
      await server.call('POST', '/api/v1/admin/content/ai-adventure-park/lessons/x', nested, json),
      await server.call('POST', '/api/v1/blogs', nested, json),
    ];
    const texts = parse.mock.calls.filter(([text]) => text.length > BODY_LIMIT);
    parse.mockRestore();
    expect([chief.user.username, ...replies.map(({ statusCode }) => statusCode), texts.length]).toEqual([
      'Chief',
      413,
      413,
      0,
    ]);
  });

  it('does not even parse a body above the limit', async () => {
    const asha = await server.register('Asha');
    const body = { settings: Object.fromEntries(Array.from({ length: 70_000 }, (_, at) => [`k${at}`, 1])) };
    const parse = vi.spyOn(JSON, 'parse');
    const reply = await asha.call('PATCH', '/api/v1/user/settings', body);
    const texts = parse.mock.calls.filter(([text]) => text.length > BODY_LIMIT);
    parse.mockRestore();
    expect([reply.statusCode, reply.json().code, texts.length]).toEqual([413, 'too-large', 0]);
  });
});
