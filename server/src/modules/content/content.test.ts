// Tests of serving content: revisions, ETags, encodings, access, translations and invalid bundles.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { textHash } from '@lanternwise/shared/content/textHash';
import { CONTENT_FORMAT } from '@lanternwise/shared/generated/format.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { tinyRealm } from '../../testing/tinyContent.ts';
import { insertRevision } from './repository.ts';
import { ContentService } from './service.ts';

const { contentRevisions } = testTables;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.call('GET', url, undefined, headers);
const park = '/api/v1/content/realms/ai-adventure-park';
const bundled = (realm: string) => join(server.folder, 'content', `${realm}.json`);
const reload = () => ContentService.load(server.store, server.folder);
const revisions = async () =>
  (await server.store.db.select().from(contentRevisions)).filter(({ realm }) => realm === 'ai-adventure-park');

describe('content', () => {
  it('is listed and served as bundled', async () => {
    const index = (await get('/api/v1/content')).json();
    expect(index.realms.map(({ realm }: { realm: string }) => realm)).toEqual(['ai-adventure-park', 'think-tank-park']);
    const reply = (await get(park)).json();
    expect(reply.revision).toBe(index.realms[0].revision);
    expect(reply.content).toEqual(realmContentSchema.parse(tinyRealm('ai-adventure-park')));
    expect(reply.format).toBe(CONTENT_FORMAT);
  });

  it('is not sent again if the ETag matches', async () => {
    const { etag } = (await get(park)).headers;
    const again = await get(park, { 'if-none-match': `"other", W/${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(etag);
    expect((await get(park, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const index = await get('/api/v1/content');
    expect((await get('/api/v1/content', { 'if-none-match': String(index.headers.etag) })).statusCode).toBe(304);
  });

  it('is sent compressed', async () => {
    const plain = await get(park);
    const small = await get(park, { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('of protected realms requires a plan', async () => {
    const url = '/api/v1/content/realms/think-tank-park';
    const asha = await server.register('Asha');
    expect((await get(url)).statusCode).toBe(403);
    expect((await asha.call('GET', url)).json().message).toBe('Please subscribe to access this content');
    await server.grant('asha', 'Pilot');
    expect((await asha.call('GET', url)).statusCode).toBe(200);
    const school = await startTestServer({ access: 'open' });
    expect((await (await school.register('Asha')).call('GET', url)).statusCode).toBe(200);
    await school.close();
  });

  it('of unknown realms returns 404', async () => {
    expect((await get('/api/v1/content/realms/moon')).json()).toMatchObject({ success: false, code: 'unknown-realm' });
    expect((await get('/api/v1/content/realms/__proto__')).statusCode).toBe(404);
  });
});

describe('content in Hindi', () => {
  const translate = (realm: string, words: unknown) => {
    mkdirSync(join(server.folder, 'translations'), { recursive: true });
    writeFileSync(join(server.folder, 'translations', `${realm}.hi.json`), JSON.stringify(words));
  };
  const title = async () => (await reload()).realm('ai-adventure-park')?.replies.hi.body.identity.toString();

  it('is the English reply if there are no translations', async () => {
    const english = await get(park);
    const hindi = await get(`${park}?lang=hi`);
    expect(hindi.json()).toEqual(english.json());
    expect(hindi.headers.etag).toBe(english.headers.etag);
    expect((await get(`${park}?lang=fr`)).json()).toMatchObject({ code: 'invalid-input' });
  });

  it('has the translations of unchanged English, and a separate ETag', async () => {
    translate('ai-adventure-park', {
      'realm/title': { en: textHash('Tiny'), hi: 'छोटा' },
      'realm/goal': { en: textHash('Three questions.'), hi: 'तीन सवाल।' },
    });
    const served = (await reload()).realm('ai-adventure-park');
    const { content } = JSON.parse(String(served?.replies.hi.body.identity));
    const tiny = tinyRealm('ai-adventure-park');
    expect(content).toEqual({ ...tiny, realm: { ...tiny.realm, title: 'छोटा' } });
    expect(realmContentSchema.safeParse(content).success).toBe(true);
    expect(served?.replies.hi.hash).not.toBe(served?.replies.en.hash);
    expect(served?.facts.quest.tasks).toEqual(tiny.quest.tasks);
  });

  it('throws with the file name if it is invalid', async () => {
    translate('ai-adventure-park', { 'realm/title': 'छोटा' });
    await expect(title()).rejects.toThrow(/ai-adventure-park\.hi\.json has a wrong shape/);
  });
});

describe('revisions', () => {
  it('are added only when the bundle changed', async () => {
    await reload();
    expect(await revisions()).toHaveLength(1);
    const changed = tinyRealm('ai-adventure-park');
    writeFileSync(
      bundled('ai-adventure-park'),
      JSON.stringify({ ...changed, realm: { ...changed.realm, title: 'New' } }),
    );
    const content = await reload();
    expect((await revisions()).map(({ number }) => number)).toEqual([1, 2]);
    expect(String(content.realm('ai-adventure-park')?.replies.en.body.identity)).toContain('"title":"New"');
  });

  it('of an older release are served with the defaults of newer fields', async () => {
    const { realm, ...rest } = tinyRealm('ai-adventure-park');
    const { changes, ...older } = realm;
    await server.store.write((tx) =>
      insertRevision(tx, {
        ...{ realm: 'ai-adventure-park', number: 2, hash: 'older', body: JSON.stringify({ ...rest, realm: older }) },
        ...{ translations: null, source: 'admin', publishedAt: 1, note: null },
      }),
    );
    const served = (await reload()).realm('ai-adventure-park')?.replies.en.body.identity;
    expect(changes).toEqual([]);
    expect(JSON.parse(String(served))).toMatchObject({ revision: 'older', content: { realm: { changes } } });
  });

  it('of an Admin stay newer than the bundle that they replaced', async () => {
    const body = JSON.stringify({ ...tinyRealm('ai-adventure-park'), dialogs: {} }).replaceAll('Tiny', 'Edited');
    await server.store.write(async (tx) => {
      await tx
        .insert(contentRevisions)
        .values({ realm: 'ai-adventure-park', number: 2, hash: 'edited', body, source: 'admin', publishedAt: 1 });
    });
    expect((await reload()).realm('ai-adventure-park')?.revision).toBe('edited');
  });

  it('that do not match the schemas are skipped', async () => {
    await server.store.write(async (tx) => {
      await tx
        .insert(contentRevisions)
        .values({ realm: 'ai-adventure-park', number: 2, hash: 'old', body: '{}', source: 'admin', publishedAt: 1 });
    });
    expect((await reload()).realm('ai-adventure-park')?.revision).not.toBe('old');
  });
});

describe('a bundle', () => {
  it('throws with a hint if it is missing', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'lanternwise-empty-'));
    await expect(ContentService.load(server.store, empty)).rejects.toThrow(
      `There is no lesson content in ${join(empty, 'content')}. Run \`npm run content\` first.`,
    );
    rmSync(empty, { recursive: true });
  });

  it('throws with file and path if it is invalid', async () => {
    writeFileSync(bundled('think-tank-park'), '{"realm":');
    await expect(reload()).rejects.toThrow(/think-tank-park\.json is not valid JSON/);
    writeFileSync(bundled('think-tank-park'), JSON.stringify({ ...tinyRealm('think-tank-park'), quest: 7 }));
    await expect(reload()).rejects.toThrow(/think-tank-park\.json: at quest: .*npm run content/);
  });
});
