// Tests of narration with a fake provider: key, cache, errors and limits.

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { HourlyRateLimiter } from './HourlyRateLimiter.ts';
import { SpeechCache } from './SpeechCache.ts';
import { stripEmoji } from './service.ts';

interface ProviderRequest {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

let provider: Server;
let providerRequests: ProviderRequest[];
let respond: (response: ServerResponse) => void;
let server: TestServer;
let asha: TestClient;

beforeEach(async () => {
  providerRequests = [];
  respond = (response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('sound');
  provider = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    providerRequests.push({ url: request.url, headers: request.headers, body: JSON.parse(text) });
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const voices = { en: 'owl', hi: 'ullu/1' };
  const speech = { url: `http://127.0.0.1:${port}`, key: 'secret-key', keyHeader: 'xi-api-key', model: 'many', voices };
  server = await startTestServer({ speech });
  asha = await server.register('Asha');
});
afterEach(async () => {
  await server.close();
  provider.close();
  provider.closeAllConnections();
});

const synthesize = (text: string, more: Record<string, unknown> = {}) =>
  asha.call('POST', '/api/v1/speech', { text, ...more });
const cachedFiles = () => readdirSync(join(server.folder, 'speech'));

describe('narration', () => {
  it("sends the provider's key, which is not part of the reply", async () => {
    const reply = await synthesize('Hello 🦉 friend!');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('audio/mpeg');
    expect(reply.body).toBe('sound');
    expect(JSON.stringify(reply.headers)).not.toContain('secret-key');
    expect(providerRequests).toMatchObject([
      {
        url: '/v1/text-to-speech/owl/stream',
        headers: { 'xi-api-key': 'secret-key', 'content-type': 'application/json' },
        body: { text: 'Hello friend!', model_id: 'many', output_format: 'mp3_44100_128' },
      },
    ]);
  });

  it('uses a separate voice for Hindi', async () => {
    await synthesize('नमस्ते', { language: 'hi' });
    expect(providerRequests[0]?.url).toBe('/v1/text-to-speech/ullu%2F1/stream');
  });

  it('requests repeated and concurrent lines once', async () => {
    await Promise.all([synthesize('Hello'), synthesize('Hello'), synthesize('Hello ✨')]);
    await synthesize('Hello');
    expect(providerRequests).toHaveLength(1);
    expect(cachedFiles()).toHaveLength(1);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['rejects the request', (response) => response.writeHead(401).end('no')],
    ['fails', (response) => response.writeHead(500).end()],
    ['closes the connection', (response) => response.destroy()],
    [
      'sends an incomplete reply',
      (response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('so');
        setImmediate(() => response.destroy());
      },
    ],
    ['sends an empty reply', (response) => response.writeHead(200).end()],
    ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('is unavailable and caches nothing if the provider %s', async (_what, failure) => {
    respond = failure;
    const reply = await synthesize('Hello');
    expect(reply.statusCode).toBe(503);
    expect(reply.json().code).toBe('speech-unavailable');
    respond = (response) => response.writeHead(200).end('sound');
    expect((await synthesize('Hello')).body).toBe('sound');
  });

  it('says whether there is a voice before anything is spoken', async () => {
    expect((await asha.call('GET', '/api/v1/speech')).json()).toEqual({ available: true });
    const silent = await startTestServer();
    const reply = await (await silent.register('Asha')).call('GET', '/api/v1/speech');
    expect(reply.json()).toEqual({ available: false });
    await silent.close();
  });

  it('is unavailable for guests and without a key', async () => {
    expect((await server.call('POST', '/api/v1/speech', { text: 'Hello' })).statusCode).toBe(401);
    const silent = await startTestServer();
    const reply = await (await silent.register('Asha')).call('POST', '/api/v1/speech', { text: 'Hello' });
    expect(reply.json().code).toBe('speech-unavailable');
    await silent.close();
  });

  it.each([
    ['nothing', '  ', 'There is no text to read aloud.'],
    ['only emoji', '🦉✨', 'There is no text to read aloud.'],
    ['a text that is too long', 'x'.repeat(601), 'At most 600 characters can be spoken at once.'],
  ])('rejects %s', async (_what, text, message) => {
    const reply = await synthesize(text);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
    expect(providerRequests).toHaveLength(0);
  });
});

describe('emoji', () => {
  it('are removed; digits and letters of all scripts are kept', () => {
    expect(stripEmoji('👩🏽‍🚀 Go! 🇮🇳 1️⃣ नमस्ते é #5 *')).toBe('Go! 1 नमस्ते é #5 *');
  });
});

describe('the cache', () => {
  it('deletes the oldest lines beyond its limit', async () => {
    const cache = new SpeechCache(join(server.folder, 'small'), 1000);
    for (let line = 0; line < 30; line += 1) await cache.set(`line-${line}`, Buffer.alloc(100, line));
    const files = readdirSync(join(server.folder, 'small'));
    expect(files.length).toBeLessThanOrEqual(10);
    expect(await cache.get('line-29')).toEqual(Buffer.alloc(100, 29));
    expect(await cache.get('line-0')).toBeUndefined();
  });
});

describe('the hourly limit', () => {
  it('is counted per learner and reset after an hour', () => {
    const limiter = new HourlyRateLimiter(2);
    limiter.consume('asha', 0);
    limiter.consume('asha', 1);
    expect(() => limiter.consume('asha', 1000)).toThrow('The narrator needs a rest. Please wait 60 minutes;');
    limiter.consume('ravi', 1000);
    limiter.consume('asha', 3_600_000);
  });
});
