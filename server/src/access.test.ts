// Who may call which route: a table written by hand. A route that is missing here fails, so nobody opens one by accident.
import { ROLES } from '@lanternwise/shared/constants/users';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SessionsService } from './modules/auth/sessions.ts';
import { registerAccessGuard } from './plugins/access.ts';
import { routesOf } from './testing/routes.ts';
import { PASSWORD, startTestServer, type TestClient, type TestServer } from './testing/testServer.ts';

type Caller = 'guest' | (typeof ROLES)[number];
const CALLERS: readonly Caller[] = ['guest', ...ROLES];

interface AccessRow {
  route: string;
  /** Who gets through; everybody else gets 401 (guests) or 403. */
  open: readonly Caller[];
  url?: string;
  body?: unknown;
  /** The object in the address does not exist: whoever gets through is told so. */
  missing?: true;
  /** What the handler answers whoever gets through here, where that is no matter of access. */
  refused?: 409;
}

const everybody = CALLERS;
const signedIn = ROLES;
const mapProgressBody = { current_map: 'ai-adventure-park', nextMap: 'robo-realm', score: 1, progress: null };
const admin = ['Admin'] as const;
const teachers = ['Teacher', 'Admin'] as const;
const reason = 'a good one';
const feedbackBody = { contentRating: 5, gameplayRating: 5, recommendationRating: 5 };

const TABLE: AccessRow[] = [
  { route: 'POST /api/v1/auth/register', open: everybody, body: { username: 'x' } },
  { route: 'POST /api/v1/auth/sign-in', open: everybody, body: { identifier: 'x' } },
  { route: 'POST /api/v1/auth/sign-out', open: signedIn },
  { route: 'GET /api/v1/auth/rules', open: everybody },
  { route: 'POST /api/v1/auth/verify-email', open: everybody, body: { token: 'x' }, missing: true },
  { route: 'POST /api/v1/auth/send-verification', open: signedIn },
  { route: 'POST /api/v1/auth/forgot-password', open: everybody, body: { identifier: 'nobody' } },
  {
    route: 'POST /api/v1/auth/reset-password',
    open: everybody,
    body: { token: 'x', password: 'seven brown owls' },
    missing: true,
  },
  { route: 'GET /api/v1/auth/set-up/:token', open: everybody, missing: true },
  {
    route: 'POST /api/v1/auth/set-up/:token',
    open: everybody,
    body: { username: 'Intruder', password: 'seven brown owls' },
    missing: true,
  },
  { route: 'GET /api/v1/consents/:token', open: everybody, missing: true },
  { route: 'POST /api/v1/consents/:token', open: everybody, body: { answer: 'give' }, missing: true },
  { route: 'POST /api/v1/consents/:token/renew', open: everybody, missing: true },
  { route: 'GET /api/v1/user/consent', open: signedIn },
  { route: 'POST /api/v1/user/consent', open: signedIn, body: { parentEmail: 'x' } },
  { route: 'POST /api/v1/user/email', open: signedIn, body: { email: 'x' } },
  { route: 'POST /api/v1/user/password', open: signedIn, body: { current: 'x' } },
  { route: 'GET /api/v1/user/sessions', open: signedIn },
  { route: 'DELETE /api/v1/user/sessions/:id', open: signedIn, missing: true },
  { route: 'POST /api/v1/user/sessions/end-others', open: signedIn },
  { route: 'GET /api/v1/user/export', open: signedIn },
  { route: 'POST /api/v1/user/delete', open: signedIn, body: {} },
  {
    route: 'PUT /api/v1/user/pictures/:kind',
    open: signedIn,
    url: '/api/v1/user/pictures/profilePicture',
    body: { data: 'AAAA' },
  },
  { route: 'GET /api/v1/pictures/:id', open: everybody, url: `/api/v1/pictures/${'x'.repeat(22)}`, missing: true },
  { route: 'GET /api/v1/user/parent-links', open: signedIn },
  { route: 'POST /api/v1/user/parent-code', open: signedIn },
  { route: 'POST /api/v1/user/parent-links', open: ['Parent'], body: { code: 'AAAA-AAAA' }, missing: true },
  { route: 'DELETE /api/v1/user/parent-links/:id', open: signedIn, missing: true },
  { route: 'POST /api/v1/update-role', open: signedIn, body: { role: 'nonsense' } },
  { route: 'PATCH /api/v1/user/profile', open: signedIn, body: { bio: 'I like robots' } },
  { route: 'PATCH /api/v1/user/avatar', open: signedIn, body: { avatar: 'jax' } },
  { route: 'PATCH /api/v1/user/settings', open: signedIn, body: { settings: {} } },
  { route: 'POST /api/v1/user/map-progress', open: signedIn, body: mapProgressBody },
  { route: 'POST /api/v1/user/quest-events', open: signedIn, body: { events: [{}] } },
  { route: 'GET /api/v1/user/realm-states', open: signedIn },
  { route: 'GET /api/v1/user/programs', open: signedIn },
  { route: 'GET /api/v1/verify_user', open: signedIn },
  {
    route: 'POST /api/v1/misc/feedback',
    open: everybody,
    body: { ...feedbackBody, feedbackNote: 'Fun', timestamp: 1, currentMap: 'ai-adventure-park' },
  },
  { route: 'GET /api/v1/user-certificates', open: signedIn },
  { route: 'GET /api/v1/check-certificate', open: signedIn },
  { route: 'GET /api/v1/course-completion', open: signedIn },
  // Nobody here has earned one, or owns the one that is named: refused by the rules, not by the role.
  { route: 'POST /api/v1/generate-certificate', open: signedIn, body: { userId: 'x', name: 3 } },
  { route: 'PATCH /api/v1/user-certificates/:id', open: signedIn, body: { showEmail: 'x' } },
  { route: 'POST /api/v1/share-certificate', open: signedIn, body: { email: 'x' } },
  {
    route: 'GET /api/v1/verify-certificate/:verificationId',
    open: everybody,
    url: '/api/v1/verify-certificate/%20',
    missing: true,
  },
  { route: 'GET /api/v1/teacher/groups', open: teachers },
  { route: 'GET /api/v1/groups', open: teachers },
  { route: 'POST /api/v1/groups', open: teachers, body: { name: 'Class 7B' } },
  { route: 'GET /api/v1/groups/:groupId', open: teachers, missing: true },
  { route: 'PATCH /api/v1/groups/:groupId', open: teachers, body: { name: 'Mine' }, missing: true },
  { route: 'GET /api/v1/groups/:groupId/members', open: teachers, missing: true },
  { route: 'DELETE /api/v1/groups/:groupId/members/:userId', open: teachers, missing: true },
  { route: 'POST /api/v1/groups/:groupId/teachers', open: teachers, body: { username: 'Ravi' }, missing: true },
  { route: 'DELETE /api/v1/groups/:groupId/teachers/:userId', open: teachers, missing: true },
  { route: 'GET /api/v1/groups/:groupId/realms', open: teachers, missing: true },
  {
    route: 'PUT /api/v1/groups/:groupId/realms',
    open: teachers,
    body: { realms: ['demo'], state: 'open' },
    missing: true,
  },
  { route: 'GET /api/v1/groups/:groupId/invitations', open: teachers, missing: true },
  { route: 'POST /api/v1/groups/:groupId/invitations', open: teachers, body: {}, missing: true },
  { route: 'DELETE /api/v1/groups/:groupId/invitations/:invitationId', open: teachers, missing: true },
  {
    route: 'POST /api/v1/groups/:groupId/class-accounts',
    open: teachers,
    body: { names: ['Asha'], ageBand: '12-13', schoolConsent: true },
    missing: true,
  },
  {
    route: 'POST /api/v1/groups/:groupId/class-accounts/reset-passwords',
    open: teachers,
    body: { userIds: 'all' },
    missing: true,
  },
  {
    route: 'PATCH /api/v1/groups/:groupId/class-accounts/:userId',
    open: teachers,
    body: { name: 'Asha' },
    missing: true,
  },
  { route: 'GET /api/v1/join-group/:token', open: everybody, missing: true },
  { route: 'POST /api/v1/join-group/:token', open: signedIn, missing: true },
  { route: 'POST /api/v1/join-group', open: signedIn, body: { code: 'OIL' } },
  { route: 'GET /api/v1/user/groups', open: signedIn },
  { route: 'DELETE /api/v1/user/groups/:groupId', open: signedIn, missing: true },
  { route: 'GET /api/v1/plans', open: everybody },
  { route: 'POST /api/v1/checkouts', open: signedIn, body: { plan: 'moon' } },
  { route: 'GET /api/v1/checkouts/:id', open: signedIn, missing: true },
  { route: 'POST /api/v1/sandbox/checkouts/:id', open: signedIn, body: { outcome: 'pay' }, missing: true },
  { route: 'POST /api/v1/sandbox/subscription', open: signedIn, body: { what: 'renew' }, missing: true },
  // Public for Stripe: without its signature nothing happens; in the sandbox it is not there at all.
  { route: 'POST /api/v1/payments/stripe/webhook', open: everybody, body: {}, missing: true },
  { route: 'GET /api/v1/subscription', open: signedIn },
  { route: 'POST /api/v1/subscription/cancel', open: signedIn, missing: true },
  { route: 'POST /api/v1/licence-codes/redeem', open: signedIn, body: { code: 'x' }, missing: true },
  { route: 'GET /api/v1/licence-codes', open: ['Admin'] },
  { route: 'POST /api/v1/licence-codes', open: ['Admin'], body: { kind: 'moon' } },
  { route: 'POST /api/v1/licence-codes/:id/revoke', open: ['Admin'], body: { reason: 'test' }, missing: true },
  { route: 'GET /api/v1/user/learning-path', open: signedIn },
  { route: 'GET /api/v1/courses/:slug/checks', open: signedIn, url: '/api/v1/courses/map-making/checks' },
  { route: 'PUT /api/v1/courses/:slug/checks', open: signedIn, url: '/api/v1/courses/map-making/checks', body: {} },
  { route: 'GET /api/v1/content', open: everybody },
  { route: 'GET /api/v1/content/realms/:realm', open: everybody, url: '/api/v1/content/realms/ai-adventure-park' },
  { route: 'POST /api/v1/speech', open: signedIn, body: { text: 'Hello' } },
  { route: 'GET /api/v1/admin/users', open: admin },
  { route: 'GET /api/v1/admin/users/:id', open: admin, url: '/api/v1/admin/users/none', missing: true },
  {
    route: 'POST /api/v1/admin/users/:id/role',
    open: admin,
    url: '/api/v1/admin/users/none/role',
    body: { role: 'User', reason },
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/users/:id/suspend',
    open: admin,
    url: '/api/v1/admin/users/none/suspend',
    body: { reason },
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/users/:id/restore',
    open: admin,
    url: '/api/v1/admin/users/none/restore',
    body: { reason },
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/users/:id/plan',
    open: admin,
    url: '/api/v1/admin/users/none/plan',
    body: { plan: 'none', reason },
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/users/:id/sign-out',
    open: admin,
    url: '/api/v1/admin/users/none/sign-out',
    body: { reason },
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/users/:id/password-reset',
    open: admin,
    url: '/api/v1/admin/users/none/password-reset',
    body: { by: 'link', reason },
    missing: true,
  },
  { route: 'POST /api/v1/admin/users/bulk', open: admin, body: { act: 'restore', ids: ['none'], reason } },
  { route: 'GET /api/v1/admin/content', open: admin },
  {
    route: 'GET /api/v1/admin/content/:realm/:part/:id',
    open: admin,
    url: '/api/v1/admin/content/moon/lessons/x',
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/content/:realm/:part/:id',
    open: admin,
    url: '/api/v1/admin/content/moon/lessons/x',
    body: { base: 1, texts: {}, note: reason },
    missing: true,
  },
  {
    route: 'GET /api/v1/admin/content/:realm/revisions',
    open: admin,
    url: '/api/v1/admin/content/moon/revisions',
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/content/:realm/roll-back',
    open: admin,
    url: '/api/v1/admin/content/moon/roll-back',
    body: { number: 1, note: reason },
    missing: true,
  },
  { route: 'GET /api/v1/admin/audit', open: admin },
  { route: 'GET /api/v1/admin/feedback', open: admin },
  { route: 'GET /api/v1/admin/settings', open: admin },
  { route: 'PUT /api/v1/admin/settings/publishing-password', open: admin, body: { password: 'x' } },
  { route: 'PUT /api/v1/admin/settings/plans', open: admin, body: { plans: [] } },
  { route: 'GET /api/v1/admin/health', open: admin },
  { route: 'POST /api/v1/admin/backups', open: admin, body: {}, refused: 409 },
  { route: 'GET /api/v1/admin/mails', open: admin },
  { route: 'GET /api/v1/admin/mails/:id', open: admin, url: '/api/v1/admin/mails/none', missing: true },
  { route: 'POST /api/v1/admin/mails/:id/retry', open: admin, url: '/api/v1/admin/mails/none/retry', missing: true },
  { route: 'POST /api/v1/admin/mail-test', open: admin, body: { to: 'x' } },
  { route: 'GET /api/v1/teacher/students', open: ['Teacher', 'Admin'] },
  {
    route: 'GET /api/v1/teacher/students/:studentId',
    open: ['Teacher', 'Admin'],
    url: '/api/v1/teacher/students/x',
    missing: true,
  },
  {
    route: 'PUT /api/v1/teacher/students/:studentId/note',
    open: ['Teacher', 'Admin'],
    url: '/api/v1/teacher/students/x/note',
    missing: true,
    body: { note: 'x' },
  },
  {
    route: 'GET /api/v1/teacher/groups/:groupId/heat-map',
    open: ['Teacher', 'Admin'],
    url: '/api/v1/teacher/groups/x/heat-map',
    missing: true,
  },
  { route: 'GET /api/v1/parent/children', open: ['Parent'] },
  {
    route: 'PATCH /api/v1/parent/children/:childId',
    open: ['Parent'],
    url: '/api/v1/parent/children/x',
    missing: true,
    body: { digest: true },
  },
  { route: 'GET /api/v1/user/digest', open: signedIn },
  { route: 'PATCH /api/v1/user/digest', open: signedIn, body: { allowed: true } },
  { route: 'POST /api/v1/digest/stop', open: everybody, body: { token: 'x' } },
  { route: 'GET /api/v1/openapi.json', open: everybody },
  { route: 'GET /api/v1/health', open: everybody },
  { route: 'GET /api/v1/ready', open: everybody },
  { route: 'GET *', open: everybody, url: '/about-us' },
];

let server: TestServer;
const clients = new Map<Caller, TestClient>();

beforeAll(async () => {
  server = await startTestServer();
  for (const role of ROLES) {
    await server.register(`${role}-1`, { email: `${role}-1@example.org` });
    await server.grant(`${role}-1`, role);
    clients.set(role, await server.signIn(`${role}-1`));
  }
});
afterAll(() => server.close());

async function statusFor(caller: Caller, row: AccessRow): Promise<number> {
  const [method, path] = row.route.split(' ') as ['GET', string];
  const client = clients.get(caller);
  // Signing out would end the session that the next rows need.
  const who = client && row.route.endsWith('auth/sign-out') ? await server.signIn(`${caller}-1`) : client;
  return (await (who ?? server).call(method, row.url ?? path, row.body)).statusCode;
}

describe('the table of roles and routes', () => {
  it('has every route of the app, and no other', () => {
    expect(TABLE.map(({ route }) => route).sort()).toEqual(routesOf(server.app).sort());
  });

  it.each(TABLE.flatMap((row) => CALLERS.map((caller) => [row.route, caller, row] as const)))(
    '%s as %s',
    async (_route, caller, row) => {
      const status = await statusFor(caller, row);
      if (!row.open.includes(caller)) expect(status).toBe(caller === 'guest' ? 401 : 403);
      // Let through: the handler itself answers, whatever it thinks of the body (a wrong sign-in is a 400 here).
      else expect(row.missing ? [404] : [200, 400, 503, row.refused]).toContain(status);
    },
  );

  it('refuses before it reads a body', async () => {
    const reply = await server.call('POST', '/api/v1/user/map-progress', '{not json', {
      'content-type': 'application/json',
    });
    expect(reply.statusCode).toBe(401);
  });
});

describe('a route that declares nothing', () => {
  const boot = async (options: object) => {
    const app = Fastify();
    registerAccessGuard(app, new SessionsService(server.store));
    app.route({ method: 'GET', url: '/open', handler: async () => 'x', ...options });
    await app.ready();
  };

  it('does not boot without access', async () => {
    await expect(boot({ schema: {} })).rejects.toThrow('GET /open does not declare config.access');
  });

  it('does not boot without a schema', async () => {
    await expect(boot({ config: { access: 'public' } })).rejects.toThrow('GET /open does not declare a schema');
  });

  it('of some roles lets only those in', async () => {
    const teacher = clients.get('Teacher');
    const pupil = clients.get('User');
    const app = Fastify();
    const { default: cookie } = await import('@fastify/cookie');
    await app.register(cookie);
    registerAccessGuard(app, new SessionsService(server.store));
    app.get('/staff', { config: { access: ['Teacher', 'Admin'] }, schema: {} }, async () => 'welcome');
    const as = (who: TestClient | undefined) =>
      app.inject({ url: '/staff', headers: { authorization: `Bearer ${who?.token}`, cookie: `bind=${who?.bind}` } });
    expect((await as(teacher)).body).toBe('welcome');
    expect((await as(pupil)).statusCode).not.toBe(200);
    expect((await as(undefined)).statusCode).not.toBe(200);
  });
});

describe('what belongs to others', () => {
  it('is never in a reply to somebody else', async () => {
    const asha = await server.register('Asha-secret', { email: 'asha-secret@example.org' });
    await asha.call('PATCH', '/api/v1/user/profile', { bio: 'asha-secret-bio', school: 'asha-secret-school' });
    const admin = clients.get('Admin');
    for (const url of [
      '/api/v1/verify_user',
      '/api/v1/user/realm-states',
      '/api/v1/user/programs',
      '/api/v1/content',
      '/api/v1/ready',
    ]) {
      expect((await admin?.call('GET', url))?.body).not.toMatch(/asha-secret/i);
    }
    expect((await asha.call('GET', '/api/v1/verify_user')).body).not.toContain(PASSWORD);
  });
});
