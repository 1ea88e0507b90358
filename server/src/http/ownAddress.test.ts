// The server's own address is told only to who reached it directly, and never taken from a header alone.
import { expect, it } from 'vitest';
import { listeningAddress, ownAddress } from './ownAddress.ts';

it.each([
  ['localhost:3000', '127.0.0.1', 3000, 'http://localhost:3000'],
  ['localhost:3000', '::1', 3000, 'http://localhost:3000'],
  ['127.0.0.1:3000', '::ffff:127.0.0.1', 3000, 'http://127.0.0.1:3000'],
  ['[::1]:3000', '::1', 3000, 'http://[::1]:3000'],
  ['192.168.1.20', '192.168.1.20', 80, 'http://192.168.1.20'],
  ['evil.example', '127.0.0.1', 3000, null],
  ['localhost:3000', '192.168.1.20', 3000, null],
  ['localhost:3001', '127.0.0.1', 3000, null],
  [undefined, '127.0.0.1', 3000, null],
  ['localhost:3000', undefined, undefined, null],
])('Host %s at %s:%s is %s', (host, localAddress, localPort, address) => {
  expect(ownAddress({ host, localAddress, localPort })).toBe(address);
});

it.each([
  ['0.0.0.0', 3000, 'http://localhost:3000'],
  ['::', 3000, 'http://localhost:3000'],
  ['127.0.0.1', 80, 'http://localhost'],
  ['::1', 3000, 'http://localhost:3000'],
  ['localhost', 3000, 'http://localhost:3000'],
  ['192.168.1.10', 80, 'http://192.168.1.10'],
  ['school-box.local', 3000, 'http://school-box.local:3000'],
  ['fd00::7', 3000, 'http://[fd00::7]:3000'],
])('listening at %s:%s is %s', (host, port, address) => {
  expect(listeningAddress({ host, port })).toBe(address);
});
