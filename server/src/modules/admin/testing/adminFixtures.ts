// Fixtures for tests of the Admin: a server with the Admin Meera, signed in.
import type { Config } from '../../../config.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/testServer.ts';

export async function startWithAdmin(change?: Partial<Config>): Promise<{ server: TestServer; meera: TestClient }> {
  const server = await startTestServer(change);
  await server.register('Meera', { ageBand: '18+', email: 'meera@school.example' });
  await server.grant('Meera', 'Admin');
  return { server, meera: await server.signIn('Meera') };
}
