// Fuzz test of all Admin routes: no request may cause a 500, and the Admin stays Admin.
import {
  adminContentPart,
  contentRevisions,
  publishContentPart,
  rollBackContent,
} from '@lanternwise/shared/contracts/admin-content';
import { adminMail, adminMails, retryMail, testMail } from '@lanternwise/shared/contracts/admin-mail';
import { adminAudit, adminFeedback, setPlans, setPublishingPassword } from '@lanternwise/shared/contracts/admin-site';
import {
  adminUser,
  adminUsers,
  bulkUsers,
  changeUserRole,
  grantUserPlan,
  resetUserPassword,
  restoreUser,
  signOutUser,
  suspendUser,
} from '@lanternwise/shared/contracts/admin-users';
import { type Contract, errorReplySchema } from '@lanternwise/shared/contracts/contract';
import { seedFor } from '@lanternwise/shared/testing/seed';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { arbitraryFromSchema } from '../../testing/arbitrary.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';

/** Requests per route; the long test sets more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 120);

const ROUTES: Contract[] = [
  adminUsers,
  adminUser,
  changeUserRole,
  suspendUser,
  restoreUser,
  grantUserPlan,
  signOutUser,
  resetUserPassword,
  bulkUsers,
  adminMails,
  adminMail,
  retryMail,
  testMail,
  adminAudit,
  adminFeedback,
  setPublishingPassword,
  setPlans,
  adminContentPart,
  publishContentPart,
  contentRevisions,
  rollBackContent,
];

let server: TestServer;
let meera: TestClient;
let asha: TestClient;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ rateLimit: 1_000_000, authRateLimit: 1_000_000 });
  await server.register('Meera', { ageBand: '18+' });
  await server.grant('Meera', 'Admin');
  meera = await server.signIn('Meera', {}, { 'x-client': 'api' });
  headers = { authorization: `Bearer ${meera.token}`, 'x-client': 'api', 'content-type': 'application/json' };
  asha = await server.register('Asha');
});
afterAll(() => server.close());

const bodies = (schema: z.ZodType | undefined) =>
  arbitraryFromSchema(
    z.toJSONSchema(schema ?? z.unknown(), { io: 'input', unrepresentable: 'any', reused: 'inline' }) as object,
  );

const piece = () =>
  fc.oneof(
    fc.constantFrom('asha', 'ai-adventure-park', 'activities', 'first', '__proto__', "' or 1=1", '%', '\u0000', '..'),
    fc.string({ maxLength: 70 }),
  );
const query = fc.dictionary(
  fc.constantFrom(
    'page',
    'size',
    'search',
    'role',
    'plan',
    'status',
    'sort',
    'state',
    'action',
    'person',
    'from',
    'map',
  ),
  fc.oneof(piece(), fc.integer().map(String)),
  { maxKeys: 5 },
);

const filled = (path: string, values: readonly string[]): string => {
  const left = [...values];
  return path.replaceAll(/:\w+/g, (name) => {
    const value = left.shift() || 'x';
    return encodeURIComponent(value === 'asha' && name === ':id' ? asha.user.id : value);
  });
};

describe('fuzzing', () => {
  it.each(ROUTES.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    '%s never causes a server error',
    async (_name, contract) => {
      await fc.assert(
        fc.asyncProperty(
          bodies(contract.body),
          fc.array(piece(), { minLength: 3, maxLength: 3 }),
          query,
          async (body, pieces, queryParams) => {
            const url = `${filled(contract.path, pieces)}?${new URLSearchParams(queryParams)}`;
            const sent = contract.body ? JSON.stringify(body ?? null) : undefined;
            const reply = await server.call(contract.method, url, sent, headers);
            expect([200, 400, 403, 404, 409, 413, 429], reply.body).toContain(reply.statusCode);
            if (reply.statusCode !== 200) expect(() => errorReplySchema.strict().parse(reply.json())).not.toThrow();
          },
        ),
        { numRuns: RUNS, seed: seedFor('admin') },
      );
      expect((await meera.call('GET', '/api/v1/verify_user')).json().user.role).toBe('Admin');
    },
    120_000,
  );
});
