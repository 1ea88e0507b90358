// A clock that is far ahead: the server warns and deletes, ends and sends nothing until the clock is right or confirmed.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { SHARED_SERIALIZERS } from '../../testing/sharedSerializers.ts';
import { PASSWORD, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { ContentService } from '../content/service.ts';
import { ClockGuard, MAX_JUMP_MS } from './ClockGuard.ts';

const DAY = 24 * 3_600_000;
let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha', { ageBand: '18+' });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

/** What a start of the server at another time leaves of the tables that regular jobs delete from. */
async function startAt(now: number) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const { store, config, folder } = server;
  const content = await ContentService.load(store, folder);
  const app = await buildApp({ config, store, content }, { schemaController: SHARED_SERIALIZERS });
  await app.ready();
  await app.close();
  vi.useRealTimers();
  const { licenceUses, mailOutbox, sessions, users } = store.db.tables;
  const rows = async (query: PromiseLike<unknown[]>) => (await query).length;
  return {
    accounts: await rows(store.db.select().from(users)),
    sessions: await rows(store.db.select().from(sessions)),
    pilots: await rows(store.db.select().from(users).where(eq(users.role, 'Pilot'))),
    openUses: (await store.db.select().from(licenceUses)).filter(({ endedAt }) => endedAt === null).length,
    mails: await rows(store.db.select().from(mailOutbox)),
  };
}

describe('a start with a clock that is a year ahead', () => {
  it('deletes no account and session, ends no role and sends nothing; after a confirmation it does', async () => {
    await server.grant('Asha', 'Admin');
    asha = await server.signIn('Asha');
    const { licence } = (
      await asha.call('POST', '/api/v1/licence-codes', { kind: 'pilot', places: 1, days: 30 })
    ).json();
    const ben = await server.register('Ben');
    await ben.call('POST', '/api/v1/licence-codes/redeem', { code: licence.code });
    const cem = await server.register('Cem');
    await cem.call('POST', '/api/v1/user/delete', { password: PASSWORD });
    const before = await startAt(Date.now());
    expect(before).toMatchObject({ accounts: 3, pilots: 1, openUses: 1 });

    const ahead = Date.now() + 365 * DAY;
    expect(await startAt(ahead)).toEqual(before);
    // Not by starting again either.
    expect(await startAt(ahead)).toEqual(before);

    await new ClockGuard(server.store).confirm(ahead);
    expect(await startAt(ahead)).toMatchObject({ accounts: 2, sessions: 0, pilots: 0, openUses: 0 });
  });
});

describe('the clock', () => {
  const guard = () => new ClockGuard(server.store);

  it('is believed within a week of the last time that was believed', async () => {
    const now = Date.now();
    await guard().confirm(now);
    expect(await guard().doubt(now + MAX_JUMP_MS)).toBeUndefined();
    expect(await guard().doubt(now + 2 * MAX_JUMP_MS)).toBeUndefined();
    expect(await guard().doubt(now + 4 * MAX_JUMP_MS)).toEqual({
      now: now + 4 * MAX_JUMP_MS,
      seenAt: now + 2 * MAX_JUMP_MS,
    });
  });

  it('is compared with the newest row where there is no record yet', async () => {
    const { siteSettings } = server.store.db.tables;
    await server.store.write(async (tx) => void (await tx.delete(siteSettings).where(eq(siteSettings.key, 'clock'))));
    expect(await guard().doubt(Date.now() + 30 * DAY)).toBeDefined();
    expect(await guard().doubt()).toBeUndefined();
  });

  it('that goes back is believed, and does not lower what was seen', async () => {
    const now = Date.now();
    await guard().confirm(now);
    expect(await guard().doubt(0)).toBeUndefined();
    expect(await guard().doubt(now)).toBeUndefined();
  });
});
