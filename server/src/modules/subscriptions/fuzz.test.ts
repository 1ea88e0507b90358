// Fuzz test of certificates, payments, codes and checklists: no request may cause a 500 or grant access.
import { generateCertificate, shareCertificate, showOnCertificate } from '@lanternwise/shared/contracts/certificates';
import { type Contract, errorReplySchema } from '@lanternwise/shared/contracts/contract';
import { setCourseCheck } from '@lanternwise/shared/contracts/courses';
import {
  beginCheckout,
  confirmCheckout,
  makeLicence,
  redeemCode,
  revokeLicence,
  sandboxCheckout,
  sandboxLater,
} from '@lanternwise/shared/contracts/subscriptions';
import { seedFor } from '@lanternwise/shared/testing/seed';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { arbitraryFromSchema } from '../../testing/arbitrary.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';

/** Requests per route; the long test sets more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 120);

const ROUTES: Contract[] = [
  generateCertificate,
  shareCertificate,
  showOnCertificate,
  beginCheckout,
  confirmCheckout,
  sandboxCheckout,
  sandboxLater,
  redeemCode,
  setCourseCheck,
  makeLicence,
  revokeLicence,
];

let server: TestServer;
let asha: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ rateLimit: 1_000_000, authRateLimit: 1_000_000 });
  asha = await server.register('Asha', { ageBand: '18+' });
  await server.register('Chief', { ageBand: '18+' });
  await server.grant('Chief', 'Admin');
  admin = await server.signIn('Chief');
});
afterAll(() => server.close());

const bodies = (schema: z.ZodType | undefined) =>
  arbitraryFromSchema(
    z.toJSONSchema(schema ?? z.unknown(), { io: 'input', unrepresentable: 'any', reused: 'inline' }) as object,
  );

it.each(ROUTES.map((contract) => [contract.method, contract.path, contract] as const))(
  'fuzzing %s %s never causes a server error',
  async (_method, _path, contract) => {
    const client = contract.access === 'signed-in' ? asha : admin;
    await fc.assert(
      fc.asyncProperty(bodies(contract.body), fc.string({ maxLength: 30 }), async (body, id) => {
        const url = contract.path.replace(
          /:\w+/,
          contract === setCourseCheck ? 'map-making' : encodeURIComponent(`${id}x`),
        );
        const headers = {
          authorization: `Bearer ${client.token}`,
          cookie: `bind=${client.bind}`,
          'content-type': 'application/json',
        };
        const reply = await server.call(contract.method, url, JSON.stringify(body ?? null), headers);
        expect([200, 400, 403, 404, 409, 413, 429], reply.body).toContain(reply.statusCode);
        if (reply.statusCode !== 200) expect(() => errorReplySchema.strict().parse(reply.json())).not.toThrow();
      }),
      { numRuns: RUNS, seed: seedFor('subscriptions') },
    );
    const { user } = (await asha.call('GET', '/api/v1/verify_user')).json();
    expect(user).toMatchObject({ role: 'User', canOpenProtected: false });
  },
  120_000,
);

it("fuzzing Stripe's webhook never causes a server error", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.string({ maxLength: 80 }), async (body, signature) => {
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signature.replaceAll(/[^\x20-\x7e]/g, '~'),
      };
      const reply = await server.app.inject({
        method: 'POST',
        url: '/api/v1/payments/stripe/webhook',
        headers,
        payload: Buffer.from(body),
      });
      expect([400, 404], reply.body).toContain(reply.statusCode);
    }),
    { numRuns: RUNS, seed: seedFor('subscriptions') },
  );
});
