// Tests of pictures in posts: what is kept of them, what is refused, and how they are served.
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodePicture } from '../../pictures/encodePicture.ts';
import { BLOGS, dataUrl, picture, post, publish, registerEditor } from '../../testing/blogs.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { POST_PICTURE } from './images/postPicture.ts';

let server: TestServer;
let editor: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  editor = await registerEditor(server);
});
afterEach(() => server.close());

const send = (image: string) => editor.call('POST', BLOGS, post({ image }));
const served = async (image: string | null) => server.call('GET', String(image));

describe('a picture', () => {
  it('is stored as a re-encoded JPEG, without the place where it was taken', async () => {
    const taken = await picture()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Asha' }, IFD3: { GPSLatitude: '26/1 55/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const blog = await publish(editor, { image: dataUrl(taken) });
    expect(blog).toMatchObject({ imageWidth: 60, imageHeight: 40 });
    const reply = await served(blog.image);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const kept = await sharp(reply.rawPayload).metadata();
    expect([kept.format, kept.exif, kept.icc, kept.xmp]).toEqual(['jpeg', undefined, undefined, undefined]);
  });

  it('is turned upright and brought down to 1920 pixels and 0.8 MB', async () => {
    const noise = {
      create: {
        width: 2400,
        height: 1600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    } as const;
    const lying = await sharp(noise).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
    const { bytes, width, height } = await encodePicture(lying, POST_PICTURE);
    expect(bytes.length).toBeLessThanOrEqual(800_000);
    expect(Math.max(width, height)).toBeLessThanOrEqual(1920);
    expect(height).toBeGreaterThan(width);
  });

  it('is also served in smaller widths, and in no other, as long as its post stands', async () => {
    const large = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a05' } })
      .jpeg()
      .toBuffer();
    const blog = await publish(editor, { image: dataUrl(large) });
    const small = await served(`${blog.image}?width=480`);
    expect(small.headers['content-type']).toBe('image/webp');
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 });
    expect((await served(`${blog.image}?width=1920`)).statusCode).toBe(400);
    await editor.call('DELETE', `${BLOGS}/${blog.id}`);
    expect((await served(`${blog.image}?width=480`)).statusCode).toBe(404);
  });

  it('keeps its address when the post is edited, and goes when it is replaced or the post is deleted', async () => {
    const image = dataUrl(await picture().png().toBuffer(), 'image/png');
    const blog = await publish(editor, { image });
    const kept = (await editor.call('PUT', `${BLOGS}/${blog.id}`, post({ image: blog.image }))).json().blog;
    expect(kept.image).toBe(blog.image);
    const replaced = (await editor.call('PUT', `${BLOGS}/${blog.id}`, post({ image }))).json().blog;
    expect(replaced.image).not.toBe(blog.image);
    expect((await served(blog.image)).statusCode).toBe(404);
    await editor.call('DELETE', `${BLOGS}/${blog.id}`);
    expect(await server.store.db.select().from(testTables.blogImages)).toEqual([]);
  });
});

/** A PNG that claims 30,000 × 30,000 pixels in a few bytes. */
function pixelBomb(): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) => {
    let c = 0xffffffff;
    for (const byte of bytes) c = ((crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)) >>> 0;
    return (c ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1000)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['an SVG', async () => dataUrl(Buffer.from(svg), 'image/svg+xml'), 'picture-type'],
    ['an SVG called a JPEG', async () => dataUrl(Buffer.from(svg)), 'picture-type'],
    ['a page called a PNG', async () => dataUrl(Buffer.from('<html>'), 'image/png'), 'picture-type'],
    ['the head of a JPEG and nothing else', async () => dataUrl(Buffer.from('ffd8ffe0', 'hex')), 'picture-broken'],
    [
      'half a JPEG',
      async () => dataUrl((await picture(300, 300).jpeg().toBuffer()).subarray(0, 600)),
      'picture-broken',
    ],
    [
      'half a PNG',
      async () => dataUrl((await picture().png().toBuffer()).subarray(0, 60), 'image/png'),
      'picture-broken',
    ],
    [
      'a JPEG with a ZIP behind it',
      async () => dataUrl(Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('PK\u0003\u0004zip')])),
      'picture-mixed',
    ],
    [
      'a PNG with a page behind it',
      async () => dataUrl(Buffer.concat([await picture().png().toBuffer(), Buffer.from(svg)])),
      'picture-mixed',
    ],
    [
      'a WebP with more behind it',
      async () => dataUrl(Buffer.concat([await picture().webp().toBuffer(), Buffer.from('more')])),
      'picture-mixed',
    ],
    [
      'a JPEG with a script in a comment',
      async () =>
        dataUrl(
          await picture()
            .jpeg()
            .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
            .toBuffer(),
        ),
      'picture-mixed',
    ],
    ['a pixel bomb', async () => dataUrl(pixelBomb(), 'image/png'), 'picture-pixels'],
    ['an address of another site', async () => 'https://example.org/cat.jpg', 'picture-foreign'],
    ['an address of a picture that is not this post’s', async () => '/api/v1/blog-images/x', 'picture-foreign'],
    ['no base64', async () => 'data:image/jpeg;base64,%%%%', 'picture-type'],
  ])('%s is refused with a clear message', async (_what, make, code) => {
    const reply = await send(await make());
    expect([reply.statusCode, reply.json().code]).toEqual([400, code]);
    expect(reply.json().message).toMatch(/\.$/);
    expect(await server.store.db.select().from(testTables.blogs)).toEqual([]);
  });

  it('of 50 MB is refused before it is read', async () => {
    const reply = await send(`data:image/jpeg;base64,${'A'.repeat(50 * 1024 * 1024)}`);
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'too-large']);
  });
});
