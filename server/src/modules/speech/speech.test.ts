// Tests of narration with a fake provider: key, cache, errors and limits.

import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { VOICE_SAMPLES } from '@lanternwise/shared/constants/voiceSamples';
import { spokenText, spokenTextId } from '@lanternwise/shared/content/spokenText';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SpeechConfig } from '../../config.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { SpeechCache } from './SpeechCache.ts';

interface ProviderRequest {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

let provider: Server;
let providerRequests: ProviderRequest[];
let respond: (response: ServerResponse) => void;
let speech: SpeechConfig;
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
  const budget = { perSite: 60, perAccount: 30 };
  const provided = { url: `http://127.0.0.1:${port}`, key: 'secret-key', keyHeader: 'xi-api-key', model: 'many' };
  speech = { ...provided, voices, budget };
  server = await startTestServer({ speech });
  asha = await server.register('Asha');
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  provider.close();
  provider.closeAllConnections();
});

/** Texts of the tiny content. */
const LINES = ['Choose.', 'Right!', 'Not yet.', 'Two questions.'] as const;
const synthesize = (text: string, more: Record<string, unknown> = {}, who = asha) =>
  who.call('POST', '/api/v1/speech', { id: spokenTextId(text), ...more });
const cachedFiles = () => readdirSync(join(server.folder, 'speech'));

describe('narration', () => {
  it("sends the provider's key, which is not part of the reply", async () => {
    const reply = await synthesize('**Choose.** 🦉');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('audio/mpeg');
    expect(reply.body).toBe('sound');
    expect(JSON.stringify(reply.headers)).not.toContain('secret-key');
    expect(providerRequests).toMatchObject([
      {
        url: '/v1/text-to-speech/owl/stream',
        headers: { 'xi-api-key': 'secret-key', 'content-type': 'application/json' },
        body: { text: 'Choose.', model_id: 'many', output_format: 'mp3_44100_128' },
      },
    ]);
  });

  it('uses a separate voice for Hindi', async () => {
    speech.budget.perAccount = 60;
    await synthesize(VOICE_SAMPLES.hi, { language: 'hi' });
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
    expect((await server.call('POST', '/api/v1/speech', { id: spokenTextId('Hello') })).statusCode).toBe(401);
    const silent = await startTestServer();
    const reply = await (await silent.register('Asha')).call('POST', '/api/v1/speech', { id: spokenTextId('Hello') });
    expect(reply.json().code).toBe('speech-unavailable');
    await silent.close();
  });

  it("never speaks a text that is not the site's own, in that language", async () => {
    const replies = [
      await synthesize('Buy this'),
      await synthesize('Hello', { language: 'hi' }),
      await asha.call('POST', '/api/v1/speech', { text: 'Hello' }),
      await asha.call('POST', '/api/v1/speech', { id: spokenTextId('Hello'), text: 'Buy this' }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 400, 400]);
    expect(replies[0]?.json().code).toBe('speech-unknown-text');
    expect(providerRequests).toHaveLength(0);
  });
});

describe('the budget of a day', () => {
  const speakAll = async (who: TestClient) => {
    const statuses = [];
    for (const line of LINES) statuses.push((await synthesize(line, {}, who)).statusCode);
    return statuses;
  };

  it('is counted per account, in the database, and costs nothing for what was spoken before', async () => {
    // 7 + 6 + 8 characters, then 14 that are too many.
    expect(await speakAll(asha)).toEqual([200, 200, 200, 429]);
    expect(await speakAll(asha)).toEqual([200, 200, 200, 429]);
    expect(providerRequests).toHaveLength(3);
    const ravi = await server.register('Ravi');
    expect(await speakAll(ravi)).toEqual([200, 200, 200, 200]);
    expect(JSON.stringify(await server.store.db.select().from(server.store.db.tables.formQuotas))).toContain('21');
  });

  it('is counted for the site, for whatever accounts, and starts again after a day', async () => {
    speech.budget.perSite = 15;
    const statuses = [];
    for (const [n, line] of LINES.entries()) {
      statuses.push((await synthesize(line, {}, await server.register(`Child${n}`))).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    const refused = await synthesize(LINES[2]);
    expect(refused.json()).toMatchObject({ code: 'speech-limit' });
    expect(refused.json().message).toMatch(/^The narrator's voice is used up for today\. .+ wait 24 hours\.$/);
    vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000 + 1000, toFake: ['Date'] });
    const later = await server.signIn('Asha');
    expect((await synthesize(LINES[2], {}, later)).statusCode).toBe(200);
  });

  it('is taken before the provider is asked, also if it then fails', async () => {
    respond = (response) => response.writeHead(500).end();
    for (let n = 0; n < 4; n += 1) expect((await synthesize('Choose.')).statusCode).toBe(503);
    expect((await synthesize('Choose.')).statusCode).toBe(429);
    expect(providerRequests).toHaveLength(4);
  });
});

describe('emoji', () => {
  it('are removed; digits and letters of all scripts are kept', () => {
    expect(spokenText('👩🏽‍🚀 Go! 🇮🇳 1️⃣ नमस्ते é #5 *')).toBe('Go! 1 नमस्ते é #5 *');
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

  it("is in files that only the server's own account reads", async () => {
    await synthesize('Choose.');
    const folder = join(server.folder, 'speech');
    const modes = [folder, ...cachedFiles().map((name) => join(folder, name))].map(
      (path) => statSync(path).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600]);
  });
});
