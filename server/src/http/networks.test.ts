// Tests of networks: one subscriber is one network in every spelling, and only one file reads the address of a request.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { networkOf } from './networks.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s is of network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
  expect(networkOf(network)).toBe(network);
});

it('is the only way to the address of a request', () => {
  const source = join(import.meta.dirname, '..');
  const readers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /\brequest\.(?:raw\.socket\.remoteAddress|socket\.remoteAddress|ips?)\b/.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    );
  expect(readers).toEqual(['http/networks.ts']);
});
