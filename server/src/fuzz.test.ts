// Throws generated bodies at every route: nothing may answer 500, and every error has the shape of errors.
import { changeEmail, changePassword, deleteAccount, uploadPicture } from '@lanternwise/shared/contracts/account';
import {
  forgotPassword,
  register,
  resetPassword,
  setUp,
  signIn,
  verifyEmail,
} from '@lanternwise/shared/contracts/auth';
import { answerConsent, askForConsent } from '@lanternwise/shared/contracts/consent';
import { type Contract, errorReplySchema } from '@lanternwise/shared/contracts/contract';
import { feedback } from '@lanternwise/shared/contracts/feedback';
import { joinByCode } from '@lanternwise/shared/contracts/invitations';
import { linkAsParent } from '@lanternwise/shared/contracts/parents';
import { mapProgress, questEvents } from '@lanternwise/shared/contracts/progress';
import { speech } from '@lanternwise/shared/contracts/speech';
import { updateAvatar, updateProfile, updateRole, updateSettings } from '@lanternwise/shared/contracts/user';
import { questEventSchema } from '@lanternwise/shared/quests/events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fromSchema } from './testing/arbitrary.ts';
import { startWorld, type World } from './testing/world.ts';

/** Requests a route; the long run sets more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 120);

const eventsBody = z.object({ events: z.array(questEventSchema) });

/** Each contract with a body, and the schema its bodies are made from where that says more than the contract. */
const ROUTES: Array<[Contract, z.ZodType?]> = [
  [register],
  [signIn],
  [updateRole],
  [verifyEmail],
  [forgotPassword],
  [resetPassword],
  [setUp],
  [answerConsent],
  [askForConsent],
  [linkAsParent],
  [uploadPicture],
  // Wrong passwords lock an account, so each route has an account of its own.
  [changeEmail],
  [changePassword],
  [deleteAccount],
  [updateProfile],
  [updateAvatar],
  [updateSettings],
  [mapProgress],
  [questEvents, eventsBody],
  [feedback],
  [speech],
  [joinByCode],
];

let world: World;
beforeAll(async () => {
  world = await startWorld({ rateLimit: 1_000_000, authRateLimit: 1_000_000 });
  await world.register('Asha');
});
afterAll(() => world.close());

const bodies = (schema: z.ZodType | undefined) =>
  fromSchema(
    z.toJSONSchema(schema ?? z.unknown(), {
      io: 'input',
      unrepresentable: 'any',
      reused: 'inline',
      cycles: 'ref',
    }) as object,
  );

describe('nonsense', () => {
  it.each(ROUTES.map(([contract, schema], at) => [contract.path, contract, schema, at] as const))(
    'at %s never breaks the server',
    async (_path, contract, schema, at) => {
      await world.register(`asha${at}`);
      const { token } = await world.signIn(`asha${at}`, {}, { 'x-client': 'api' });
      await fc.assert(
        fc.asyncProperty(bodies(schema ?? contract.body), async (body) => {
          const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-client': 'api' };
          const reply = await world.call(contract.method, contract.path, JSON.stringify(body ?? null), headers);
          expect([200, 400, 401, 403, 404, 409, 410, 413, 429, 503], reply.body).toContain(reply.statusCode);
          if (reply.statusCode !== 200) expect(() => errorReplySchema.strict().parse(reply.json())).not.toThrow();
        }),
        { numRuns: RUNS },
      );
      expect((await world.signIn('asha')).user.username).toBe('Asha');
    },
    120_000,
  );

  it('in headers and addresses never breaks the server', async () => {
    const text = fc.string({ maxLength: 60 }).map((raw) => raw.replaceAll(/[^\x20-\x7e]/g, '~'));
    await fc.assert(
      fc.asyncProperty(text, text, fc.string({ maxLength: 40 }), async (token, cookie, path) => {
        const headers = { authorization: `Bearer ${token}`, cookie: `bind=${cookie}`, 'if-none-match': cookie };
        const verify = await world.call('GET', '/api/v1/verify_user', undefined, headers);
        expect(verify.statusCode).toBe(401);
        const realm = await world.call('GET', `/api/v1/content/realms/${encodeURIComponent(path)}`, undefined, headers);
        expect(realm.statusCode).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  });
});
