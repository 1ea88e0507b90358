// Access: every route is called as each role and compared with a table written by hand, so that no route is opened by accident.
import { ROLES } from '@lanternwise/shared/constants/users';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SessionsService } from './modules/auth/sessions.ts';
import { registerAccessGuard } from './plugins/access.ts';
import { ACCESS_TABLE, type AccessRow, CALLERS, type Caller } from './testing/accessTable.ts';
import { routesOf } from './testing/routes.ts';
import { PASSWORD, startTestServer, type TestClient, type TestServer } from './testing/testServer.ts';

let server: TestServer;
const clients = new Map<Caller, TestClient>();

beforeAll(async () => {
  server = await startTestServer();
  for (const role of ROLES) {
    await server.register(`A-${role}-1`, { email: `${role}-1@example.org` });
    await server.grant(`A-${role}-1`, role);
    clients.set(role, await server.signIn(`A-${role}-1`));
  }
});
afterAll(() => server.close());

async function statusFor(caller: Caller, row: AccessRow): Promise<number> {
  const [method, path] = row.route.split(' ') as ['GET', string];
  const client = clients.get(caller);
  // Signing out would end the session that the next rows need.
  const who = client && row.route.endsWith('auth/sign-out') ? await server.signIn(`A-${caller}-1`) : client;
  return (await (who ?? server).call(method, row.url ?? path, row.body)).statusCode;
}

describe('the table of roles and routes', () => {
  it('has every route of the app, and no other', () => {
    expect(ACCESS_TABLE.map(({ route }) => route).sort()).toEqual(routesOf(server.app).sort());
  });

  it.each(ACCESS_TABLE.flatMap((row) => CALLERS.map((caller) => [row.route, caller, row] as const)))(
    '%s as %s',
    async (_route, caller, row) => {
      const status = await statusFor(caller, row);
      if (!row.open.includes(caller)) expect(status).toBe(caller === 'guest' ? 401 : 403);
      // Let through: the handler replies, also where it rejects the body (a failed sign-in is a 400 here).
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

  it('with a list of roles admits only those', async () => {
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

describe('data of other users', () => {
  it('is never in a reply to another user', async () => {
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
