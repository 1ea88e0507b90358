// Tests of the Admin's site pages: audit log, feedback, settings, health.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { TEST_ENGINE, testTables } from '../../testing/testStore.ts';
import { MAX_FAILURES } from '../auth/lockout.ts';
import { verifyPublishingPassword } from '../settings/publishingPassword.ts';
import { stated } from '../users/age.ts';
import { startWithAdmin } from './testing/adminFixtures.ts';

const { feedback, siteSettings, users } = testTables;

let server: TestServer;
let meera: TestClient;
beforeEach(async () => {
  ({ server, meera } = await startWithAdmin({
    speech: {
      url: 'https://voices.example/v1',
      key: 'secret-speech-key',
      keyHeader: 'x',
      model: 'm2',
      voices: { en: 'a', hi: 'b' },
      budget: { perSite: 1, perAccount: 1 },
    },
  }));
});
afterEach(() => server.close());

const get = async (path: string) => (await meera.call('GET', `/api/v1/admin/${path}`)).json();

describe('the audit log', () => {
  it('is filtered by action, person and day, newest first', async () => {
    const asha = await server.register('Asha');
    const ravi = await server.register('Ravi');
    const act = (person: TestClient, action: string) =>
      meera.call('POST', `/api/v1/admin/users/${person.user.id}/${action}`, { reason: 'it had to be' });
    await act(asha, 'suspend');
    await act(asha, 'restore');
    await act(ravi, 'sign-out');
    const actions = async (query: string) =>
      (await get(`audit${query}`)).items.map(({ action }: { action: string }) => action);
    expect(await actions('?person=asha')).toEqual(expect.arrayContaining(['account-restored', 'account-suspended']));
    expect(await actions('?person=meera')).toHaveLength(3);
    expect(await actions('?person=nobody')).toEqual([]);
    expect(await actions('?action=signed-out')).toEqual(['signed-out']);
    expect(await actions('?size=2&page=2')).toHaveLength(1);
    const today = new Date().toISOString().slice(0, 10);
    expect(await actions(`?from=${today}&until=${today}`)).toHaveLength(3);
    expect(await actions('?until=2020-01-01')).toEqual([]);
    expect(await actions('?from=nonsense&page=x')).toHaveLength(3);
    const { items, actions: verbs } = await get('audit?person=ravi');
    expect(verbs).toEqual(['account-restored', 'account-suspended', 'signed-out']);
    expect(items).toMatchObject([{ actor: { username: 'Meera' }, subjectName: 'Ravi', reason: 'it had to be' }]);
  });
});

describe('feedback', () => {
  const stars = (contentRating: number, feedbackNote: string, currentMap = 'ai-adventure-park') => ({
    contentRating,
    gameplayRating: 4,
    recommendationRating: 5,
    feedbackNote,
    timestamp: 1_700_000_000_000,
    currentMap,
  });

  it('shows mean ratings, and the notes of adults and of children with consent', async () => {
    await meera.call('POST', '/api/v1/misc/feedback', stars(5, 'A grown-up says hello'));
    await meera.call('POST', '/api/v1/misc/feedback', stars(2, 'The robots wave', 'robo-realm'));
    const asha = await server.register('Asha', { ageBand: '12-13' });
    await asha.call('POST', '/api/v1/misc/feedback', stars(2, 'never kept'));
    const all = await get('feedback');
    expect(all.realms).toEqual([
      { map: 'ai-adventure-park', count: 2, content: 3.5, gameplay: 4, recommendation: 5, notes: 1 },
      { map: 'robo-realm', count: 1, content: 2, gameplay: 4, recommendation: 5, notes: 1 },
    ]);
    expect(all.items.map(({ note }: { note: string }) => note).sort()).toEqual([
      'A grown-up says hello',
      'The robots wave',
    ]);
    expect((await get('feedback?map=robo-realm')).items).toMatchObject([{ note: 'The robots wave' }]);
    expect(JSON.stringify(all)).not.toMatch(/Meera|Asha/);
  });

  it('hides a note after the consent was withdrawn', async () => {
    await meera.call('POST', '/api/v1/misc/feedback', stars(5, 'Of a child with consent'));
    await server.store.write((tx) => tx.update(users).set({ ageBand: stated('12-13'), parentalConsent: true }));
    expect((await get('feedback')).items).toHaveLength(1);
    await server.store.write((tx) => tx.update(users).set({ parentalConsent: false }));
    expect((await get('feedback')).items).toEqual([]);
    expect(await server.store.db.select().from(feedback)).toHaveLength(1);
  });
});

describe('settings', () => {
  it('never contain a secret', async () => {
    const put = { password: 'an ink pot full of stars', current: PASSWORD };
    expect(await get('settings')).toMatchObject({ publishingPassword: { set: false } });
    const reply = await meera.call('PUT', '/api/v1/admin/settings/publishing-password', put);
    expect(reply.json()).toMatchObject({
      publishingPassword: { set: true },
      speech: { configured: true, provider: 'voices.example', model: 'm2' },
      mail: { smtp: false, waiting: 1, failed: 0 },
    });
    for (const secret of [put.password, put.current, 'argon2', 'secret-speech-key'])
      expect(reply.body).not.toContain(secret);
    const stored = JSON.stringify(await server.store.db.select().from(siteSettings));
    expect(stored).toContain('$argon2id$');
    expect(stored).not.toContain(put.password);
    expect(await verifyPublishingPassword(server.store.db, put.password)).toBe(true);
    expect(await verifyPublishingPassword(server.store.db, 'an ink pot full of rain')).toBe(false);
  });

  it('take a new publishing password only with the one before or the Admin’s own', async () => {
    const put = async (password: string, current?: string) =>
      (await meera.call('PUT', '/api/v1/admin/settings/publishing-password', { password, current })).statusCode;
    const [first, second] = ['an ink pot full of stars', 'an ink pot full of rain'];
    // A session that somebody left open is not enough, not even for the first one.
    expect(await put(first)).toBe(400);
    expect(await put(first, 'not my password')).toBe(403);
    expect(await verifyPublishingPassword(server.store.db, first)).toBe(false);
    expect(await put(first, PASSWORD)).toBe(200);
    expect(await put(second, 'an ink pot full of mud')).toBe(403);
    expect(await put(second, first)).toBe(200);
    expect(await verifyPublishingPassword(server.store.db, second)).toBe(true);
    expect(await put(first, PASSWORD)).toBe(200);
  });

  it('limit the tries at the one before', async () => {
    const put = (current: string) =>
      meera.call('PUT', '/api/v1/admin/settings/publishing-password', {
        password: 'an ink pot full of stars',
        current,
      });
    for (let n = 0; n < MAX_FAILURES; n += 1) expect((await put('not my password')).statusCode).toBe(403);
    expect((await put(PASSWORD)).json()).toMatchObject({ code: 'locked-out' });
  });

  it('reject a weak publishing password', async () => {
    const put = (password: string) =>
      meera.call('PUT', '/api/v1/admin/settings/publishing-password', { password, current: PASSWORD });
    expect((await put('short')).json().message).toBe('A publishing password has at least 10 characters.');
    expect((await put('Password123')).json().message).toMatch(/Many people use/);
    expect(await verifyPublishingPassword(server.store.db, '')).toBe(false);
  });

  it('change the price and visibility of each plan', async () => {
    const plans = [{ id: 'learner-yearly', amount: 199_900, shown: false }];
    const after = (await meera.call('PUT', '/api/v1/admin/settings/plans', { plans })).json().plans;
    expect(after).toHaveLength(4);
    expect(after).toContainEqual(expect.objectContaining({ id: 'learner-yearly', amount: 199_900, shown: false }));
    expect(after).toContainEqual(expect.objectContaining({ id: 'learner-monthly', amount: 29_900, shown: true }));
    expect((await get('audit?action=plans-set')).items).toMatchObject([
      { detail: { 'learner-yearly': '199900, not shown' } },
    ]);
    const offered = (await server.call('GET', '/api/v1/plans')).json().plans;
    expect(offered.map(({ id }: { id: string }) => id)).toEqual(['learner-monthly', 'family-yearly', 'school-yearly']);
    const wrong = [{ id: 'learner-yearly', amount: -1, shown: true }];
    expect((await meera.call('PUT', '/api/v1/admin/settings/plans', { plans: wrong })).statusCode).toBe(400);
  });
});

it('reports the health of the server', async () => {
  const health = await get('health');
  expect(health).toMatchObject({ engine: TEST_ENGINE, accounts: 1, backups: [], mailsWaiting: 1 });
  expect(health.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(health.memoryBytes).toBeGreaterThan(10_000_000);
  expect((await meera.call('POST', '/api/v1/admin/backups')).statusCode).toBe(409);
});
