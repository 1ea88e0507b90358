// Tests which addresses only the computer itself can open.
import { expect, it } from 'vitest';
import { isLocalAddress } from './siteUrl.ts';

it.each([
  ['http://localhost:3000/join', true],
  ['http://127.0.0.1:3000/', true],
  ['http://[::1]:3000/', true],
  ['http://192.168.1.20:3000/', false],
  ['https://learn.example.org/sign-in', false],
  ['https://localhost.example.org/', false],
])('%s: %s', (url, isLocal) => {
  expect(isLocalAddress(url)).toBe(isLocal);
});
