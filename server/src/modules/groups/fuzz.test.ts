// Throws generated bodies at the calls of a teacher's own group: nothing may answer 500, and the class stays as it was.
import { makeClassAccounts, resetClassPasswords } from '@lanternwise/shared/contracts/class-accounts';
import { type Contract, errorReplySchema } from '@lanternwise/shared/contracts/contract';
import { addTeacher, createGroup, setRealmRules, updateGroup } from '@lanternwise/shared/contracts/groups';
import { createInvitation } from '@lanternwise/shared/contracts/invitations';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { fromSchema } from '../../testing/arbitrary.ts';
import { type Person, startWorld, type World } from '../../testing/world.ts';
import { newGroup, newMember, teacher } from './testing/classroom.ts';

/** Requests a route; the long run sets more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 120);

const ROUTES: Contract[] = [
  createGroup,
  updateGroup,
  addTeacher,
  setRealmRules,
  createInvitation,
  makeClassAccounts,
  resetClassPasswords,
];

let world: World;
let meera: Person;
let id: string;
beforeAll(async () => {
  world = await startWorld({ rateLimit: 1_000_000, authRateLimit: 1_000_000 });
  meera = await teacher(world, 'Meera');
  id = await newGroup(meera);
  await newMember(world, meera, id, 'Asha');
});
afterAll(() => world.close());

const bodies = (schema: z.ZodType | undefined) =>
  fromSchema(
    z.toJSONSchema(schema ?? z.unknown(), { io: 'input', unrepresentable: 'any', reused: 'inline' }) as object,
  );

it.each(ROUTES.map((contract) => [contract.method, contract.path, contract] as const))(
  'nonsense at %s %s never breaks the server',
  async (_method, _path, contract) => {
    await fc.assert(
      fc.asyncProperty(bodies(contract.body), async (body) => {
        const headers = {
          authorization: `Bearer ${meera.token}`,
          cookie: `bind=${meera.bind}`,
          'content-type': 'application/json',
        };
        const url = contract.path.replace(':groupId', id);
        const reply = await world.call(contract.method, url, JSON.stringify(body ?? null), headers);
        expect([200, 400, 404, 409, 413], reply.body).toContain(reply.statusCode);
        if (reply.statusCode !== 200) expect(() => errorReplySchema.strict().parse(reply.json())).not.toThrow();
      }),
      { numRuns: RUNS },
    );
    const members = (await meera.call('GET', `/api/v1/groups/${id}/members?search=asha`)).json();
    expect(members.items).toMatchObject([{ username: 'Asha', classAccount: false }]);
  },
  120_000,
);

it('nonsense in addresses never breaks the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60 }), async (text) => {
      const part = encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, '~'));
      for (const url of [`/api/v1/join-group/${part}`, `/api/v1/groups/${part}`, `/api/v1/groups?search=${part}`]) {
        expect((await meera.call('GET', url)).statusCode).toBeLessThan(500);
      }
    }),
    { numRuns: RUNS },
  );
});
