// Whose is what: every route that is given an id, called by somebody of the right role who has no business with that object.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dumpTables } from './testing/dumpTables.ts';
import { allContracts, routeName, routesOf } from './testing/routes.ts';
import { seedTenants, TENANT_MARKER, type Tenants } from './testing/tenants.ts';

type Stranger = 'otherTeacher' | 'otherLearner' | 'otherParent';

interface ForeignCase {
  route: string;
  /** Somebody who may call the route, but not for this object. */
  as: Stranger;
  url: (ids: Tenants['ids']) => string;
  body?: (ids: Tenants['ids']) => unknown;
  /** Where the same call is answered without the object, instead of 403 or 404. */
  harmless?: true;
}

/** Routes with an id that is open to whoever may call them, and why. */
interface OpenRoute {
  route: string;
  because:
    | 'the id is the secret'
    | 'an Admin reaches everything'
    | 'it names something of everybody'
    | 'one sees only oneself';
}

const groupUrl =
  (rest = '') =>
  (ids: Tenants['ids']) =>
    `/api/v1/groups/${ids.group}${rest}`;
const classAccountId = (ids: Tenants['ids']) => ids.classAccount;

const FOREIGN_CASES: ForeignCase[] = [
  {
    route: 'DELETE /api/v1/user/sessions/:id',
    as: 'otherLearner',
    url: (ids) => `/api/v1/user/sessions/${ids.session}`,
  },
  {
    route: 'DELETE /api/v1/user/parent-links/:id',
    as: 'otherLearner',
    url: (ids) => `/api/v1/user/parent-links/${ids.link}`,
  },
  {
    route: 'DELETE /api/v1/user/parent-links/:id',
    as: 'otherParent',
    url: (ids) => `/api/v1/user/parent-links/${ids.link}`,
  },
  {
    route: 'GET /api/v1/user-certificates',
    as: 'otherLearner',
    url: (ids) => `/api/v1/user-certificates?userId=${ids.child}`,
  },
  {
    route: 'GET /api/v1/user-certificates',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/user-certificates?userId=${ids.child}`,
  },
  {
    route: 'GET /api/v1/check-certificate',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/check-certificate?userId=${ids.child}`,
  },
  {
    route: 'GET /api/v1/course-completion',
    as: 'otherParent',
    url: (ids) => `/api/v1/course-completion?userId=${ids.child}`,
  },
  {
    route: 'POST /api/v1/generate-certificate',
    as: 'otherLearner',
    url: () => '/api/v1/generate-certificate',
    body: (ids) => ({ userId: ids.child, name: 'Ravi Rao' }),
  },
  {
    route: 'PATCH /api/v1/user-certificates/:id',
    as: 'otherLearner',
    url: (ids) => `/api/v1/user-certificates/${ids.certificate}`,
    body: () => ({ showEmail: true }),
  },
  {
    route: 'POST /api/v1/share-certificate',
    as: 'otherLearner',
    url: () => '/api/v1/share-certificate',
    body: (ids) => ({ certificateId: ids.certificate, email: 'ravi@example.org' }),
  },
  { route: 'GET /api/v1/groups/:groupId', as: 'otherTeacher', url: groupUrl() },
  { route: 'PATCH /api/v1/groups/:groupId', as: 'otherTeacher', url: groupUrl(), body: () => ({ name: 'Mine' }) },
  { route: 'GET /api/v1/groups/:groupId/members', as: 'otherTeacher', url: groupUrl('/members') },
  {
    route: 'DELETE /api/v1/groups/:groupId/members/:userId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.group}/members/${ids.child}`,
  },
  {
    // Somebody else's pupil through a group of one's own.
    route: 'DELETE /api/v1/groups/:groupId/members/:userId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.otherGroup}/members/${ids.child}`,
  },
  {
    route: 'POST /api/v1/groups/:groupId/teachers',
    as: 'otherTeacher',
    url: groupUrl('/teachers'),
    body: () => ({ username: 'Vikram' }),
  },
  {
    route: 'DELETE /api/v1/groups/:groupId/teachers/:userId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.group}/teachers/${ids.child}`,
  },
  { route: 'GET /api/v1/groups/:groupId/realms', as: 'otherTeacher', url: groupUrl('/realms') },
  {
    route: 'PUT /api/v1/groups/:groupId/realms',
    as: 'otherTeacher',
    url: groupUrl('/realms'),
    body: () => ({ realms: ['robo-realm'], state: 'locked' }),
  },
  { route: 'GET /api/v1/groups/:groupId/invitations', as: 'otherTeacher', url: groupUrl('/invitations') },
  {
    route: 'POST /api/v1/groups/:groupId/invitations',
    as: 'otherTeacher',
    url: groupUrl('/invitations'),
    body: () => ({}),
  },
  {
    route: 'DELETE /api/v1/groups/:groupId/invitations/:invitationId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.group}/invitations/${ids.invitation}`,
  },
  {
    route: 'DELETE /api/v1/groups/:groupId/invitations/:invitationId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.otherGroup}/invitations/${ids.invitation}`,
  },
  {
    route: 'POST /api/v1/groups/:groupId/class-accounts',
    as: 'otherTeacher',
    url: groupUrl('/class-accounts'),
    body: () => ({ names: ['Mine'], ageBand: '12-13', schoolConsent: true }),
  },
  {
    route: 'POST /api/v1/groups/:groupId/class-accounts/reset-passwords',
    as: 'otherTeacher',
    url: groupUrl('/class-accounts/reset-passwords'),
    body: () => ({ userIds: 'all' }),
  },
  {
    route: 'POST /api/v1/groups/:groupId/class-accounts/reset-passwords',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.otherGroup}/class-accounts/reset-passwords`,
    body: (ids) => ({ userIds: [classAccountId(ids)] }),
  },
  {
    route: 'PATCH /api/v1/groups/:groupId/class-accounts/:userId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.group}/class-accounts/${ids.classAccount}`,
    body: () => ({ name: 'Mine' }),
  },
  {
    route: 'PATCH /api/v1/groups/:groupId/class-accounts/:userId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.otherGroup}/class-accounts/${ids.classAccount}`,
    body: () => ({ name: 'Mine' }),
  },
  {
    route: 'DELETE /api/v1/user/groups/:groupId',
    as: 'otherLearner',
    url: (ids) => `/api/v1/user/groups/${ids.group}`,
  },
  { route: 'GET /api/v1/checkouts/:id', as: 'otherLearner', url: (ids) => `/api/v1/checkouts/${ids.checkout}` },
  {
    route: 'POST /api/v1/sandbox/checkouts/:id',
    as: 'otherLearner',
    url: (ids) => `/api/v1/sandbox/checkouts/${ids.checkout}`,
    body: () => ({ outcome: 'pay' }),
  },
  {
    // A list that is narrowed by a group: somebody else's gives nobody.
    route: 'GET /api/v1/teacher/students',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/teacher/students?groupId=${ids.group}&group=${ids.group}&search=asha`,
    harmless: true,
  },
  {
    route: 'GET /api/v1/teacher/students/:studentId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/teacher/students/${ids.child}`,
  },
  {
    route: 'PUT /api/v1/teacher/students/:studentId/note',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/teacher/students/${ids.child}/note`,
    body: () => ({ note: 'mine' }),
  },
  {
    route: 'GET /api/v1/teacher/groups/:groupId/heat-map',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/teacher/groups/${ids.group}/heat-map`,
  },
  {
    route: 'PATCH /api/v1/parent/children/:childId',
    as: 'otherParent',
    url: (ids) => `/api/v1/parent/children/${ids.child}`,
    body: () => ({ digest: true }),
  },
];

const OPEN_ROUTES: OpenRoute[] = [
  ...[
    'POST /api/v1/auth/verify-email',
    'POST /api/v1/auth/reset-password',
    'GET /api/v1/auth/set-up/:token',
    'POST /api/v1/auth/set-up/:token',
    'GET /api/v1/consents/:token',
    'POST /api/v1/consents/:token',
    'POST /api/v1/consents/:token/renew',
    'GET /api/v1/join-group/:token',
    'POST /api/v1/join-group/:token',
    'GET /api/v1/pictures/:id',
    'GET /api/v1/verify-certificate/:verificationId',
    'POST /api/v1/digest/stop',
  ].map((route) => ({ route, because: 'the id is the secret' }) as const),
  ...[
    'POST /api/v1/licence-codes/:id/revoke',
    'GET /api/v1/admin/users/:id',
    'POST /api/v1/admin/users/:id/role',
    'POST /api/v1/admin/users/:id/suspend',
    'POST /api/v1/admin/users/:id/restore',
    'POST /api/v1/admin/users/:id/plan',
    'POST /api/v1/admin/users/:id/sign-out',
    'POST /api/v1/admin/users/:id/password-reset',
    'POST /api/v1/admin/users/bulk',
    'PUT /api/v1/admin/settings/plans',
    'GET /api/v1/admin/content/:realm/:part/:id',
    'POST /api/v1/admin/content/:realm/:part/:id',
    'GET /api/v1/admin/content/:realm/revisions',
    'POST /api/v1/admin/content/:realm/roll-back',
    'GET /api/v1/admin/mails/:id',
    'POST /api/v1/admin/mails/:id/retry',
  ].map((route) => ({ route, because: 'an Admin reaches everything' }) as const),
  ...['GET /api/v1/content/realms/:realm', 'GET /api/v1/courses/:slug/checks', 'PUT /api/v1/courses/:slug/checks'].map(
    (route) => ({ route, because: 'it names something of everybody' }) as const,
  ),
  { route: 'PUT /api/v1/user/pictures/:kind', because: 'one sees only oneself' },
];

const ID_KEY = /^(ids?|token|group|student|child|user|.+Ids?)$/;

/** Names of everything a body or a query may hold, at any depth. */
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
  it('has every route that is given an id, and no route that is not there', async () => {
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

  it('answers a strange object as one that does not exist', async () => {
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

  it('lets the owners through: the objects are there', async () => {
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
