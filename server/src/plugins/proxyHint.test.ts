// A proxy that is not trusted, and a way past one that is, are told once in the log, without the visitor's address.
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { tellOfProxies } from './proxyHint.ts';

async function warningsFor(trustProxy: number, remoteAddress: string, forwardedFor?: string): Promise<string[]> {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  tellOfProxies(app, trustProxy);
  app.get('/', async () => 'hello');
  const headers: Record<string, string> = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  for (let visit = 0; visit < 3; visit += 1) await app.inject({ method: 'GET', url: '/', headers, remoteAddress });
  await app.close();
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

it.each<[number, string, string | undefined, string | undefined]>([
  [0, '127.0.0.1', '203.0.113.9', 'TRUST_PROXY is 0: all visitors count as one'],
  [0, '203.0.113.9', undefined, undefined],
  [1, '127.0.0.1', '203.0.113.9', undefined],
  [1, '10.0.0.5', '203.0.113.9', undefined],
  [1, '203.0.113.9', undefined, 'past the proxy that TRUST_PROXY counts'],
  [1, '127.0.0.1', undefined, undefined],
  [1, '::ffff:127.0.0.1', undefined, undefined],
  [1, '::1', undefined, undefined],
])('TRUST_PROXY=%i, from %s, forwarded for %s: %s', async (trustProxy, remoteAddress, forwardedFor, words) => {
  const warnings = await warningsFor(trustProxy, remoteAddress, forwardedFor);
  expect(warnings).toHaveLength(words === undefined ? 0 : 1);
  if (words !== undefined) expect(warnings[0]).toContain(words);
  expect(warnings.join()).not.toContain('203.0.113.9');
});
