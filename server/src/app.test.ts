// What applies to every request: error shapes, size limits, security headers, static files and pages.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { errorReplySchema } from '@lanternwise/shared/contracts/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from './testing/testServer.ts';

let server: TestServer;
let clientDir: string;

/** A request that writes. */
const REGISTRATION = { username: 'Nobody', password: PASSWORD, ageBand: '14-15' };

beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'lanternwise-client-'));
  mkdirSync(join(clientDir, 'assets'));
  mkdirSync(join(clientDir, 'Game_Assets'));
  const script = 'console.log("hello");'.repeat(100);
  writeFileSync(
    join(clientDir, 'index.html'),
    '<!doctype html><html lang="en"><!--page-head--><!--/page-head--><div id="root"></div>',
  );
  writeFileSync(join(clientDir, 'assets/app-abc123.js'), script);
  writeFileSync(join(clientDir, 'assets/app-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(clientDir, 'assets/app-abc123.js.gz'), gzipSync(script));
  writeFileSync(join(clientDir, 'assets/python-worker-ab_12-c.js'), script);
  for (const name of ['sw.js', 'offline.json', 'offline.html']) writeFileSync(join(clientDir, name), script);
  writeFileSync(join(clientDir, 'Game_Assets/robo-realm_map.png'), 'png');
  server = await startTestServer({ clientDir });
});
afterAll(async () => {
  await server.close();
  rmSync(clientDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.call('GET', url, undefined, headers);
const json = { 'content-type': 'application/json' };

function expectError(reply: LightMyRequestResponse, status: number, code: string): void {
  expect(reply.statusCode, reply.body).toBe(status);
  expect(errorReplySchema.strict().parse(reply.json()).code).toBe(code);
  expect(reply.body).not.toMatch(/node_modules|\bat \w+ \(|\.ts:/);
}

describe('errors', () => {
  it.each([
    ['unknown call', 'GET', '/api/v1/nothing', undefined, 404, 'not-found'],
    ['wrong method', 'DELETE', '/api/v1/verify_user', undefined, 404, 'not-found'],
    ['the method QUERY', 'QUERY', '/api/v1/auth/sign-in', undefined, 404, 'not-found'],
    ['QUERY with a body', 'QUERY', '/api/v1/auth/sign-in', '{}', 404, 'not-found'],
    ['broken address', 'GET', '/api/v1/%ff', undefined, 400, 'bad-address'],
    ['malformed JSON', 'POST', '/api/v1/auth/sign-in', '{"identifier":', 400, 'malformed-json'],
    ['empty JSON', 'POST', '/api/v1/auth/sign-in', '', 400, 'malformed-json'],
    ['poisoned JSON', 'POST', '/api/v1/auth/sign-in', '{"__proto__":{"a":1}}', 400, 'malformed-json'],
    ['a list for an object', 'POST', '/api/v1/auth/sign-in', '[]', 400, 'invalid-input'],
    ['2 MB', 'POST', '/api/v1/auth/sign-in', JSON.stringify({ identifier: 'x'.repeat(2_000_000) }), 413, 'too-large'],
  ] as const)('of %s are JSON with a message', async (_what, method, url, body, status, code) => {
    expectError(await server.call(method as 'GET', url, body, body === undefined ? {} : json), status, code);
  });

  it('of other content types are JSON with a message', async () => {
    expectError(
      await server.call('POST', '/api/v1/auth/sign-in', '<x/>', { 'content-type': 'text/xml' }),
      415,
      'not-json',
    );
  });

  it('of 300 KB of events are sent before the body is parsed', async () => {
    const asha = await server.register('Asha');
    const reply = await asha.call('POST', '/api/v1/user/quest-events', { events: [{ id: 'x'.repeat(300_000) }] });
    expectError(reply, 413, 'too-large');
  });

  it('that were not foreseen reveal no internals', async () => {
    const broken = vi.spyOn(server.store, 'write').mockRejectedValue(new Error('internal detail'));
    const reply = await server.call('POST', '/api/v1/auth/register', REGISTRATION);
    broken.mockRestore();
    expectError(reply, 500, 'server-error');
    expect(reply.json().message).toBe('Something went wrong on our side. Nothing is lost; please try again.');
  });

  it('of a locked database ask to try again', async () => {
    const reason = new Error('wrapped', { cause: Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' }) });
    const locked = vi.spyOn(server.store, 'write').mockRejectedValue(reason);
    const reply = await server.call('POST', '/api/v1/auth/register', REGISTRATION);
    locked.mockRestore();
    expectError(reply, 503, 'busy');
    expect(reply.headers['retry-after']).toBe('1');
  });
});

describe('a malformed request', () => {
  async function sendRaw(text: string): Promise<string> {
    const here = await startTestServer();
    await here.app.listen({ port: 0, host: '127.0.0.1' });
    const address = here.app.server.address();
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    socket.end(text);
    let reply = '';
    for await (const chunk of socket) reply += chunk;
    await here.close();
    return reply;
  }

  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', '400 Bad Request', 'bad-request'],
    ['oversized headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request', 'too-large'],
  ])('gets an error in the API format: %s', async (_what, text, status, code) => {
    const [head = '', body = ''] = (await sendRaw(text)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(errorReplySchema.strict().parse(JSON.parse(body)).code).toBe(code);
  });
});

describe('security headers', () => {
  it('allow a page our own scripts and nothing inline', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline|https?:|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    expect(headers['document-isolation-policy']).toBe('isolate-and-credentialless');
  });

  it("allow Python's worker its own script and no connection", async () => {
    const { headers } = await get('/assets/python-worker-ab_12-c.js');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'",
    );
  });

  it('allow it the one path on which input() waits for the service worker', async () => {
    const { headers } = await get('/assets/python-worker-ab_12-c.js?input=service-worker', {
      host: 'school.example:81',
    });
    expect(headers['content-security-policy']).toMatch(
      /connect-src school\.example:81\/python-input\/ school\.example:81\/sw\.js$/,
    );
  });

  it.each(['evil.example *', "a; script-src 'unsafe-eval'", 'a/b'])(
    'never include the host %j in that policy',
    async (host) => {
      const { headers } = await get('/assets/python-worker-ab_12-c.js?input=service-worker', { host });
      expect(headers['content-security-policy']).toMatch(/connect-src 'none'$/);
    },
  );

  it('keep browsers from caching the service worker', async () => {
    for (const path of ['/sw.js', '/offline.json', '/offline.html'])
      expect((await get(path)).headers['cache-control'], path).toBe('no-cache');
  });

  it('keep API replies from being rendered or cached', async () => {
    const asha = await server.register('Asha-2');
    const { headers } = await asha.call('GET', '/api/v1/verify_user');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('are set on errors too', async () => {
    expect((await get('/api/v1/nothing')).headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the site', () => {
  it('serves hashed files as immutable, in an encoding the browser accepts', async () => {
    const brotli = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotli.headers['content-type']).toMatch(/javascript/);
    const gzip = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const plain = await get('/assets/app-abc123.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toContain('console.log');
  });

  it.each(['/index.html.br', '/index.html.gz', '/assets/app-abc123.js.br', '/assets/app-abc123.js%2Egz', '/sw.js.BR'])(
    'does not serve a compressed twin by itself: %s',
    async (path) => expectError(await get(path), 404, 'not-found'),
  );

  it.each([
    '/',
    '/about-us',
    '/Grassroot/ai-adventure-park',
    '/Grassroot/moon',
    '/demo',
    '/School/ClassX/Unit1',
    '/sign-in?next=%2F',
  ])('answers %s with the app, revalidated each time', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.body).toContain('<div id="root">');
  });

  it('answers other addresses with the app and 404', async () => {
    const reply = await get('/no/such/page');
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('<div id="root">');
  });

  it('serves map pictures, and 404 for missing ones', async () => {
    expect((await get('/Game_Assets/robo-realm_map.png')).body).toBe('png');
    expectError(await get('/Game_Assets/moon_map.png'), 404, 'not-found');
    expectError(await get('/assets/gone-123.js'), 404, 'not-found');
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.env', '/assets/%00.js'])(
    'does not leave the client folder for %s',
    async (url) => {
      const reply = await get(url);
      expect([400, 404]).toContain(reply.statusCode);
      expect(reply.body).not.toContain('"name"');
    },
  );

  it('explains that it is not built yet', async () => {
    const bare = await startTestServer();
    const reply = await bare.call('GET', '/');
    expect(reply.statusCode).toBe(503);
    expect(reply.json().message).toContain('npm start');
    await bare.close();
  });
});

describe('health checks', () => {
  it.each(['/api/v1/health', '/api/v1/ready'])('%s', async (url) => {
    expect((await get(url)).json()).toEqual({ success: true, status: 'ok' });
  });
});

describe('timeouts', () => {
  it('cut off clients that send too slowly', () => {
    const { headersTimeout, requestTimeout } = server.app.server;
    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 5000, requestTimeout: 10_000 });
  });
});

describe('rate limits', () => {
  it('count the addresses of one IPv6 subscriber together, and an IPv4 address in both spellings', async () => {
    const strict = await startTestServer({ rateLimit: 2 });
    const from = async (remoteAddress: string) =>
      (await strict.app.inject({ method: 'GET', url: '/api/v1/verify_user', remoteAddress })).statusCode;
    const statuses = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:3::4', '2001:db8:1:2::9', '2001:db8:1:3::1'])
      statuses.push(await from(address));
    for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9']) statuses.push(await from(address));
    expect(statuses).toEqual([401, 401, 429, 401, 401, 401, 429]);
    await strict.close();
  });

  it('of a route count each account for itself, however many share an address', async () => {
    const strict = await startTestServer({ authRateLimit: 2 });
    const [asha, ravi] = [await strict.register('Asha'), await strict.register('Ravi')];
    const statuses = [];
    for (const who of [asha, asha, asha, ravi])
      statuses.push((await who.call('POST', '/api/v1/user/parent-code')).statusCode);
    expect(statuses).toEqual([200, 200, 429, 200]);
    await strict.close();
  });

  it('apply before the session is looked up, with a message', async () => {
    const strict = await startTestServer({ rateLimit: 3 });
    const verify = () => strict.call('GET', '/api/v1/verify_user');
    for (let calls = 0; calls < 3; calls += 1) expect((await verify()).statusCode).toBe(401);
    const reply = await verify();
    expectError(reply, 429, 'too-many-requests');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await strict.call('GET', '/api/v1/health')).statusCode).toBe(200);
    await strict.close();
  });
});
