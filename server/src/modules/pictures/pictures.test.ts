// Tests of profile pictures: validation, replacement, and who may see them.
import { PICTURE_MAX_BYTES } from '@lanternwise/shared/contracts/account';
import type { ErrorReply } from '@lanternwise/shared/contracts/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { picture } from '../../testing/blogs.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { stated } from '../users/age.ts';
import { keepPictureIds } from './keepPictureIds.ts';

const { userPictures, users } = testTables;

let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha', { ageBand: '18+' });
});
afterEach(() => server.close());

describe('pictures', () => {
  let png: Buffer;
  beforeAll(async () => {
    png = await picture().png().toBuffer();
  });
  const put = (bytes: Buffer, client = asha, kind = 'profilePicture') =>
    client.call('PUT', `/api/v1/user/pictures/${kind}`, { data: bytes.toString('base64') });

  it('are served at an unguessable address until they are replaced or removed', async () => {
    const { profilePicture: path } = (await put(png)).json().user;
    expect(path).toMatch(/^\/api\/v1\/pictures\/[\w-]{22}$/);
    const shown = await server.call('GET', path);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    const next = (await put(png)).json().user.profilePicture;
    expect((await server.call('GET', path)).statusCode).toBe(404);
    await asha.call('PATCH', '/api/v1/user/profile', { profilePicture: null });
    expect((await server.call('GET', next)).statusCode).toBe(404);
  });

  it('are chosen by their id, and only by the one who uploaded them', async () => {
    const id = (path: string) => path.split('/').at(-1);
    const choose = (profile: object, client = asha) => client.call('PATCH', '/api/v1/user/profile', profile);
    const { profilePicture: path } = (await put(png)).json().user;
    await choose({ profilePicture: null });
    expect((await choose({ profilePicture: id(path) })).json().user.profilePicture).toBe(path);
    const ravi = await server.register('Ravi', { ageBand: '18+' });
    for (const [profile, client] of [
      [{ profilePicture: id(path) }, ravi],
      [{ coverPhoto: id(path) }, asha],
      [{ profilePicture: 'x'.repeat(22) }, asha],
    ] as const) {
      expect((await choose(profile, client)).json<ErrorReply>().code).toBe('no-picture');
    }
  });

  it('that were stored by their address are converted at the start; other addresses go', async () => {
    const { profilePicture: path } = (await put(png)).json().user;
    const old = { profilePicture: path, coverPhoto: '/Game_Assets/ai-adventure-park_map.png' };
    await server.store.write(async (tx) => {
      await tx.update(users).set(old).where(eq(users.id, asha.user.id));
    });
    await keepPictureIds(server.store);
    const [row] = await server.store.db.select().from(users).where(eq(users.id, asha.user.id));
    expect(row).toMatchObject({ profilePicture: path.split('/').at(-1), coverPhoto: null });
    expect((await server.call('GET', path)).statusCode).toBe(200);
  });

  it('are kept without the place where they were taken', async () => {
    const taken = await picture()
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '26/1 55/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const shown = await server.call('GET', (await put(taken)).json().user.profilePicture);
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a web page', 'picture-type', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', 'picture-type', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['nothing like it', 'picture-type', () => Buffer.from('hello')],
    ['the head of a PNG', 'picture-broken', () => png.subarray(0, 16)],
    ['a picture with a script', 'picture-mixed', () => Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])],
  ])('are validated by their bytes: not %s', async (_what, code, bytes) => {
    expect((await put(bytes())).json<ErrorReply>().code).toBe(code);
    expect(await server.store.db.select().from(userPictures)).toEqual([]);
  });

  it('have a maximum size', async () => {
    const reply = await put(Buffer.concat([png, Buffer.alloc(PICTURE_MAX_BYTES)]));
    expect(reply.statusCode).toBe(400);
    expect(reply.json<ErrorReply>().message).toBe('That picture is too large. A picture has at most 300 KB.');
  });

  it('are not shown while the owner is suspended, in deletion grace, or a child without consent', async () => {
    const { profilePicture: path } = (await put(png)).json().user;
    const status = async () => (await server.call('GET', path)).statusCode;
    const change = (values: Partial<typeof users.$inferInsert>) =>
      server.store.write(async (tx) => {
        await tx.update(users).set(values).where(eq(users.id, asha.user.id));
      });
    // Browsers ask again each time, so that no copy outlives the right to see it.
    expect((await server.call('GET', path)).headers['cache-control']).toBe('private, no-cache');
    for (const state of ['suspended', 'deleted-pending'] as const) {
      await change({ status: state });
      expect(await status(), state).toBe(404);
    }
    await change({ status: 'active', ageBand: stated('12-13'), parentalConsent: true });
    expect(await status()).toBe(200);
    await change({ parentalConsent: false });
    expect(await status()).toBe(404);
    expect((await asha.call('GET', '/api/v1/verify_user')).json().user.profilePicture).toBeNull();
    await change({ parentalConsent: true });
    expect((await asha.call('GET', '/api/v1/verify_user')).json().user.profilePicture).toBe(path);
  });

  it('are not sent again to a browser that has them', async () => {
    const { profilePicture: path } = (await put(png)).json().user;
    const { etag } = (await server.call('GET', path)).headers;
    const again = await server.call('GET', path, undefined, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('of a child require parental consent', async () => {
    const child = await server.register('Ravi', { ageBand: '12-13' });
    expect((await put(png, child)).json<ErrorReply>().code).toBe('limited');
  });
});
