// Tests of parent links: codes, linking, access and removal.
import type { ErrorReply } from '@lanternwise/shared/contracts/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPELLINGS } from '../../testing/spellings.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { LINK_LIFETIME_MS } from '../auth/links.ts';
import { MAX_FAILURES } from '../auth/lockout.ts';
import { isParentOf } from './service.ts';

const { accountTokens } = testTables;

let server: TestServer;
let child: TestClient;
let parent: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  child = await server.register('Asha');
  parent = await server.register('Meera', { ageBand: '18+', roleWish: 'Parent' });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const createCode = async (client = child): Promise<string> =>
  (await client.call('POST', '/api/v1/user/parent-code')).json().code;
const link = (code: string, client = parent) => client.call('POST', '/api/v1/user/parent-links', { code });
const links = async (client: TestClient) => (await client.call('GET', '/api/v1/user/parent-links')).json();

describe('a code', () => {
  it('links once and can be typed in any spelling', async () => {
    const code = await createCode();
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect((await link(` ${code.toLowerCase().replace('-', ' – ')}\u200b`)).json().child.username).toBe('Asha');
    expect((await links(parent)).children).toMatchObject([{ username: 'Asha', userId: child.user.id }]);
    expect((await links(child)).parents).toMatchObject([{ username: 'Meera' }]);
    expect(await isParentOf(server.store.db, parent.user.id, child.user.id)).toBe(true);
    expect(await isParentOf(server.store.db, child.user.id, parent.user.id)).toBe(false);
    const second = await server.register('Dev', { ageBand: '18+', roleWish: 'Parent' });
    expect((await link(code, second)).statusCode).toBe(404);
  });

  it('is the same in every spelling', async () => {
    for (const [how, write] of Object.entries(SPELLINGS)) {
      const reply = await link(write(await createCode()));
      expect([how, reply.statusCode]).toEqual([how, 200]);
    }
  });

  it('is stored as a hash and expires after two days or when a new one is created', async () => {
    const first = await createCode();
    expect(JSON.stringify(await server.store.db.select().from(accountTokens))).not.toContain(first.replace('-', ''));
    const second = await createCode();
    expect((await link(first)).statusCode).toBe(404);
    vi.useFakeTimers({ now: Date.now() + LINK_LIFETIME_MS['parent-code'], toFake: ['Date'] });
    parent = await server.signIn('meera');
    expect((await link(second)).statusCode).toBe(404);
  });

  it('is protected by a lockout', async () => {
    const code = await createCode();
    for (let tries = 0; tries < MAX_FAILURES; tries += 1) expect((await link('AAAA-AAAA')).statusCode).toBe(404);
    const locked = await link(code);
    expect(locked.statusCode).toBe(429);
    expect(locked.json<ErrorReply>().message).toBe('Too many wrong codes. Please wait 15 minutes and try again.');
  });

  it('can only be used by parents, and not by its own account', async () => {
    const other = await server.register('Ravi');
    expect((await link(await createCode(), other)).statusCode).toBe(403);
    expect((await link(await createCode(parent))).statusCode).toBe(404);
  });
});

describe('a link', () => {
  it.each(['parent', 'child'])('is ended by the %s', async (who) => {
    await link(await createCode());
    const [mine] = (await links(parent)).children;
    const person = who === 'parent' ? parent : child;
    expect((await person.call('DELETE', `/api/v1/user/parent-links/${mine.id}`)).statusCode).toBe(200);
    expect(await links(parent)).toMatchObject({ parents: [], children: [] });
  });

  it('is neither visible nor removable for others', async () => {
    await link(await createCode());
    const [mine] = (await links(parent)).children;
    const other = await server.register('Dev', { ageBand: '18+', roleWish: 'Parent' });
    expect((await other.call('DELETE', `/api/v1/user/parent-links/${mine.id}`)).statusCode).toBe(404);
    expect(await links(other)).toMatchObject({ parents: [], children: [] });
    expect((await links(parent)).children).toHaveLength(1);
  });
});
