// Sends generated bodies, queries and paths to every route: none may answer 500, and every error has the API's error format.
import { type Contract, errorReplySchema } from '@lanternwise/shared/contracts/contract';
import { questEventSchema } from '@lanternwise/shared/quests/events';
import { seedFor } from '@lanternwise/shared/testing/seed';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { arbitraryFromSchema } from './testing/arbitrary.ts';
import { allContracts, ROUTES_WITHOUT_CONTRACT, routeName, routesOf } from './testing/routes.ts';
import { seedTenants, type Tenants } from './testing/tenants.ts';
import type { TestClient } from './testing/testServer.ts';

/** Requests per route; the long run sets more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 60);
/** Concurrent requests share commits and can collide. */
const CONCURRENCY = 25;
/** Hashing a password takes 10 ms, and many of the bodies get that far. */
const TIMEOUT_MS = 120_000;

/** Bodies that the service validates instead of the contract. */
const BODY_SCHEMAS: Record<string, z.ZodType> = {
  'POST /api/v1/user/quest-events': z.object({ events: z.array(questEventSchema) }),
};
const STATUSES = [200, 400, 401, 403, 404, 409, 410, 413, 429, 503];

/** Resets every password of a class: first, while the class is small. */
const FIRST_ROUTE = 'POST /api/v1/groups/:groupId/class-accounts/reset-passwords';
const isFirst = (contract: Contract) => Number(routeName(contract) === FIRST_ROUTE);
const contracts = (await allContracts()).sort((a, b) => isFirst(b) - isFirst(a));

let tenants: Tenants;
beforeAll(async () => {
  tenants = await seedTenants();
}, TIMEOUT_MS);
afterAll(() => tenants.server.close());

const shaped = (schema: z.ZodType) =>
  arbitraryFromSchema(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as object,
  );

const NAUGHTY_PARTS = [
  'none',
  '0',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '%00',
  '%ff',
  '..',
  'a'.repeat(300),
];

/** A path parameter: the id of an existing object, or nonsense. */
function pathPart(name: string): fc.Arbitrary<string> {
  const { ids } = tenants;
  const known: Record<string, readonly string[]> = {
    groupId: [ids.group, ids.otherGroup],
    userId: [ids.child, ids.classAccount],
    studentId: [ids.child, ids.classAccount],
    childId: [ids.child],
    invitationId: [ids.invitation],
    token: [ids.token, ids.consent],
    verificationId: [ids.verification],
    realm: ['ai-adventure-park', 'think-tank-park'],
    part: ['realm', 'lessons', 'dialogs', 'activities'],
    slug: ['map-making', 'ai-adventure'],
    kind: ['profilePicture', 'coverPhoto'],
    id: [ids.certificate, ids.checkout, ids.licence, ids.link, ids.session, ids.picture, ids.mail, ids.classAccount],
  };
  const text = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).map((raw) => encodeURIComponent(raw));
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...(known[name] ?? ['none'])) },
    { weight: 1, arbitrary: fc.constantFrom(...NAUGHTY_PARTS) },
    { weight: 1, arbitrary: text },
  );
}

function urlArbitrary({ path, query, streams }: Contract): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? pathPart(part.slice(1)) : fc.constant(part)));
  const address = fc.tuple(...parts).map((all) => all.join('/'));
  if (!query) return address;
  const search = shaped(query).map((value) => {
    const text = (one: unknown): string => (typeof one === 'string' ? one : (JSON.stringify(one) ?? ''));
    const params = new URLSearchParams();
    for (const [key, one] of Object.entries(value ?? {})) params.append(key, text(one));
    // The reply would not end.
    if (streams) params.set('wait', '0');
    return params.toString();
  });
  return fc.tuple(address, search).map(([url, text]) => `${url}?${text}`);
}

interface FuzzRequest {
  url: string;
  body: unknown;
}

function requestArbitrary(contract: Contract): fc.Arbitrary<FuzzRequest> {
  const schema = BODY_SCHEMAS[routeName(contract)] ?? contract.body;
  const body = schema ? shaped(schema) : contract.method === 'GET' ? fc.constant(undefined) : fc.jsonValue();
  return fc.record({ url: urlArbitrary(contract), body });
}

/** A user with access to the route; a fresh account where the route could end it. */
async function callerOf({ access }: Contract, at: number): Promise<TestClient> {
  if (access === 'public' || access === 'signed-in') return tenants.server.register(`asha${at}`);
  if (access.includes('Teacher')) return tenants.teacher;
  return access.includes('Parent') ? tenants.parent : tenants.admin;
}

describe('nonsense', () => {
  it('is sent to every route of the app', () => {
    expect([...contracts.map(routeName), ...ROUTES_WITHOUT_CONTRACT].sort()).toEqual(
      routesOf(tenants.server.app).sort(),
    );
  });

  it.each(contracts.map((contract, at) => [routeName(contract), contract, at] as const))(
    'at %s never breaks the server',
    async (name, contract, at) => {
      const person = await callerOf(contract, at);
      const headers = {
        authorization: `Bearer ${person.token}`,
        cookie: `bind=${person.bind}`,
        'content-type': 'application/json',
      };
      const seed = seedFor(name);
      const rounds = fc.sample(requestArbitrary(contract), { numRuns: RUNS, seed });
      const reached = new Set<number>();
      while (rounds.length > 0) {
        const batch = rounds.splice(0, CONCURRENCY).map(async ({ url, body }) => {
          const text = body === undefined ? undefined : JSON.stringify(body);
          const reply = await tenants.server.call(contract.method, url, text, headers);
          reached.add(reply.statusCode);
          const details = `seed ${seed}: ${url} ${text} -> ${reply.statusCode} ${reply.body}`;
          expect(STATUSES, details).toContain(reply.statusCode);
          if (reply.statusCode !== 200) {
            expect(errorReplySchema.strict().safeParse(reply.json()).success, details).toBe(true);
          }
        });
        await Promise.all(batch);
      }
      expect(reached.size).toBeGreaterThan(0);
      expect((await tenants.server.call('GET', '/api/v1/ready')).statusCode).toBe(200);
    },
    TIMEOUT_MS,
  );

  it('in headers never breaks the server', async () => {
    const text = fc.string({ maxLength: 60 }).map((raw) => raw.replaceAll(/[^\x20-\x7e]/g, '~'));
    await fc.assert(
      fc.asyncProperty(text, text, async (token, cookie) => {
        const headers = { authorization: `Bearer ${token}`, cookie: `bind=${cookie}`, 'if-none-match': cookie };
        const verify = await tenants.server.call('GET', '/api/v1/verify_user', undefined, headers);
        expect(verify.statusCode).toBe(401);
      }),
      { numRuns: RUNS, seed: seedFor('headers') },
    );
  });
});
