// Tests that no way to an account gives a reserved user name, and that accounts from before keep theirs.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { createSetUpPath } from '../set-up/service.ts';
import { UsersService } from './service.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const refusalOf = (username: string) => ({
  success: false,
  code: 'name-reserved',
  message: `The name "${username}" is reserved. Please choose another one.`,
  values: { username },
});

it('are refused at registration', async () => {
  for (const username of ['Admin', 'supp0rt', 'he1pdesk', 'The-Teacher', 'Lantern_Wise', 'Merrin']) {
    const body = { username, password: PASSWORD, ageBand: '14-15' };
    expect((await server.call('POST', '/api/v1/auth/register', body)).json()).toEqual(refusalOf(username));
  }
});

it('are refused to a teacher whom an Admin invites, and free for the first Admin', async () => {
  const path = await createSetUpPath(server.store, new UsersService(server.store, 'subscription'));
  const made = await server.call('POST', `/api/v1/auth${path}`, { username: 'Admin', password: PASSWORD });
  expect(made.statusCode, made.body).toBe(200);
  const admin = await server.signIn('admin');
  const body = {
    username: 'Teacher-1',
    email: 'meera@school.example',
    school: '',
    locale: 'en',
    reason: 'New colleague',
  };
  expect((await admin.call('POST', '/api/v1/admin/teachers', body)).json()).toEqual(refusalOf('Teacher-1'));
});

it('are refused for every account that is made, in whatever way', async () => {
  const { user } = await server.register('Asha');
  const { users } = server.store.db.tables;
  const [row] = await server.store.db.select().from(users).where(eq(users.id, user.id));
  const service = new UsersService(server.store, 'subscription');
  const create = (role: 'User' | 'Admin') =>
    server.store.write((tx) => {
      const { schoolConfirmedAt: _confirmed, ...copy } = row!;
      return service.create(tx, { ...copy, id: role, username: 'admin', usernameKey: 'admin', role });
    });
  await expect(create('User')).rejects.toThrow('The name "admin" is reserved.');
  expect((await create('Admin')).username).toBe('admin');
});

it('stay with an account that has one', async () => {
  const { user } = await server.register('Asha');
  const { users } = server.store.db.tables;
  const older = { username: 'support', usernameKey: 'support' };
  await server.store.write((tx) => tx.update(users).set(older).where(eq(users.id, user.id)));
  expect((await server.signIn('support')).user.username).toBe('support');
});
