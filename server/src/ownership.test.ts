// Ownership: every route that takes an id is called by a user of the right role who does not own that object.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dumpTables } from './testing/dumpTables.ts';
import { OPEN_ROUTES } from './testing/openRoutes.ts';
import { FOREIGN_CASES } from './testing/ownershipCases.ts';
import { allContracts, routeName, routesOf } from './testing/routes.ts';
import { seedTenants, TENANT_MARKER, type Tenants } from './testing/tenants.ts';

const ID_KEY = /^(ids?|token|group|student|child|user|.+Ids?)$/;

/** Names of the keys of a body or query, at any depth. */
function keysOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const text = JSON.stringify(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }),
    (key, value) =>
      key === 'properties' ? { keys: Object.keys(value).map((name) => `key:${name}`), ...value } : value,
  );
  return [...text.matchAll(/"key:(\w+)"/g)].map(([, name]) => name ?? '');
}

let tenants: Tenants;
beforeAll(async () => {
  tenants = await seedTenants();
});
afterAll(() => tenants.server.close());

describe('the table of foreign objects', () => {
  it('has every route that takes an id, and no unknown route', async () => {
    const contracts = (await allContracts()).filter(({ body, query }) =>
      [...keysOf(body), ...keysOf(query)].some((key) => ID_KEY.test(key)),
    );
    const routes = routesOf(tenants.server.app);
    const given = [...routes.filter((route) => route.includes(':')), ...contracts.map(routeName)];
    const listed = [...FOREIGN_CASES, ...OPEN_ROUTES].map(({ route }) => route);
    expect([...new Set(listed)].sort()).toEqual([...new Set(given)].sort());
    expect(routes).toEqual(expect.arrayContaining(listed));
  });

  it.each(FOREIGN_CASES.map((row) => [row.route, row.as, row] as const))('%s as %s', async (route, as, row) => {
    const before = await dumpTables(tenants.server.store);
    const [method] = route.split(' ') as ['GET'];
    const reply = await tenants[as].call(method, row.url(tenants.ids), row.body?.(tenants.ids));
    expect(row.harmless ? [200] : [403, 404], reply.body).toContain(reply.statusCode);
    expect(reply.body).not.toMatch(new RegExp(TENANT_MARKER, 'i'));
    expect(await dumpTables(tenants.server.store)).toEqual(before);
  });

  it('answers for an object of another account as for one that does not exist', async () => {
    const { otherTeacher, otherLearner, ids } = tenants;
    const pairs = [
      [otherTeacher, `/api/v1/groups/${ids.group}`, '/api/v1/groups/none'],
      [otherTeacher, `/api/v1/teacher/students/${ids.child}`, '/api/v1/teacher/students/none'],
      [otherTeacher, `/api/v1/user-certificates?userId=${ids.child}`, '/api/v1/user-certificates?userId=none'],
      [otherLearner, `/api/v1/checkouts/${ids.checkout}`, '/api/v1/checkouts/none'],
    ] as const;
    for (const [who, strange, missing] of pairs) {
      const [one, two] = [await who.call('GET', strange), await who.call('GET', missing)];
      expect([one.statusCode, one.body]).toEqual([two.statusCode, two.body]);
    }
  });

  it('lets the owners through, so the objects exist', async () => {
    const { teacher, learner, parent, ids } = tenants;
    for (const [who, url] of [
      [teacher, `/api/v1/groups/${ids.group}`],
      [teacher, `/api/v1/groups/${ids.group}/members`],
      [teacher, `/api/v1/teacher/students/${ids.child}`],
      [teacher, `/api/v1/teacher/groups/${ids.group}/heat-map`],
      [parent, '/api/v1/parent/children'],
      [learner, '/api/v1/user-certificates'],
    ] as const) {
      const reply = await who.call('GET', url);
      expect([reply.statusCode, new RegExp(TENANT_MARKER).test(reply.body)], `${url}: ${reply.body}`).toEqual([
        200,
        true,
      ]);
    }
    expect((await learner.call('GET', `/api/v1/checkouts/${ids.checkout}`)).statusCode).toBe(200);
  });
});
