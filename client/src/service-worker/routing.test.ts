// Tests what the service worker does with which address, and how long and for whom an answer counts.
import { describe, expect, it } from 'vitest';
import { isKeptAnswer, isTooOld, MAX_ANSWER_DAYS } from '../features/offline/answers.ts';
import { isOutdatedCache, tokenHash } from '../features/offline/cacheNames.ts';
import { isGatewayError, routeOf } from './routing.ts';

const ORIGIN = 'https://learn.example';
const route = (path: string, { method = 'GET', mode = 'cors', origin = ORIGIN } = {}) =>
  routeOf({ method, mode }, new URL(path, origin), ORIGIN);

describe('a request', () => {
  it.each([
    ['/python-input/1234/1/0', 'input'],
    ['/assets/site-abc.js', 'file'],
    ['/Game_Assets/demo_map.png', 'file'],
    ['/blockly/sprites.svg', 'file'],
    ['/api/v1/verify_user', 'answer'],
    ['/api/v1/user/groups', 'answer'],
    ['/api/v1/content/realms/robo-realm?lang=hi', 'answer'],
    ['/api/v1/user/realm-states', 'answer'],
  ])('%s is of the kind %s', (path, kind) => expect(route(path)).toBe(kind));

  it.each(['/', '/Grassroot/robo-realm', '/account/data?x=1', '/python-check.html'])('to open %s is a page', (path) =>
    expect(route(path, { mode: 'navigate' })).toBe('page'),
  );

  it.each([
    ['/api/v1/user/quest-events', { method: 'POST' }],
    ['/api/v1/verify_user', { method: 'POST' }],
    ['/api/v1/admin/users', {}],
    ['/api/v1/user/export', {}],
    ['/api/v1/ready', { mode: 'navigate' }],
    ['/offline.json', {}],
    ['/social/demo.jpg', { mode: 'navigate' }],
    ['/assets/site-abc.js', { origin: 'https://elsewhere.example' }],
  ])('%s %o is left to the network', (path, options) => expect(route(path, options)).toBeUndefined());
});

describe('an answer of the API', () => {
  it('is kept only of what a learner needs', () => {
    expect(isKeptAnswer('/api/v1/user/programs')).toBe(true);
    for (const path of ['/api/v1/user/export', '/api/v1/user/programs/1', '/api/v1/groups', '/api/v1/parent/children'])
      expect(isKeptAnswer(path), path).toBe(false);
  });

  it(`counts for ${MAX_ANSWER_DAYS} days, also if the clock is turned`, () => {
    const now = Date.UTC(2026, 10, 26);
    const day = 86_400_000;
    expect(isTooOld(now - MAX_ANSWER_DAYS * day, now)).toBe(false);
    expect(isTooOld(now - MAX_ANSWER_DAYS * day - 1, now)).toBe(true);
    expect(isTooOld(now + 40 * day, now)).toBe(true);
  });

  it('is kept under a name that does not tell the token', async () => {
    const hash = await tokenHash('secret');
    expect(hash).toMatch(/^[\da-f]{24}$/);
    expect(hash).not.toBe(await tokenHash('secret2'));
  });
});

it('tells a proxy without a server from a busy server', () => {
  expect([502, 504].every(isGatewayError)).toBe(true);
  expect([200, 401, 429, 500, 503].some(isGatewayError)).toBe(false);
});

it('drops caches of older versions of the site only', () => {
  expect(isOutdatedCache('lanternwise-shell-6c06b8fb49', 'lanternwise-shell')).toBe(true);
  expect(isOutdatedCache('lanternwise-python-c3fa9032d9', 'lanternwise-shell')).toBe(true);
  for (const name of ['lanternwise-shell', 'lanternwise-kept', 'lanternwise-answers', 'of-another-app'])
    expect(isOutdatedCache(name, 'lanternwise-shell'), name).toBe(false);
});
