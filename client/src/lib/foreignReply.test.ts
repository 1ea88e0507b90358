// Tests what counts as an answer of something else than the server: pages of filters, portals and proxies.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { foreignFiles, ownFile } from './foreignFiles.ts';
import { isForeignBody, isForeignFile, isForeignHead, isForeignRefusal } from './foreignReply.ts';

const HTML = 'text/html; charset=utf-8';
const BLOCKED = '<!doctype html><title>Blocked</title><h1>This site is not allowed at this school</h1>';
const answer = (status: number, type: string | null, body = BLOCKED) =>
  new Response(body, { status, headers: type === null ? {} : { 'content-type': type } });
/** As the browser gives them; a Response cannot be made with these. */
function withParts(reply: Response, parts: Partial<Response>): Response {
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(reply, name, { value });
  return reply;
}

vi.stubGlobal('location', { origin: 'https://learn.example' });
afterEach(() => foreignFiles.setState(false));

const away = { redirected: true, url: 'https://filter.school.example/blocked?u=learn' };
const here = { redirected: true, url: 'https://learn.example/assets/a.js' };

it.each<[boolean, string, () => Response]>([
  [true, 'a filter, as a page with 200', () => answer(200, HTML)],
  [true, 'a filter that shouts', () => answer(200, 'TEXT/HTML')],
  [true, 'a filter, as XHTML', () => answer(200, 'application/xhtml+xml')],
  [true, 'a filter, with 403', () => answer(403, HTML)],
  [true, 'a refusal by law', () => answer(451, HTML)],
  [true, 'a portal that asks for a sign-in', () => answer(511, HTML)],
  [true, 'a proxy that asks for a password', () => answer(407, null)],
  [true, 'a redirect to the page of a filter, followed', () => withParts(answer(200, 'image/png'), away)],
  [true, 'a redirect that was not followed', () => withParts(answer(200, null), { type: 'opaqueredirect' })],
  [false, 'a script', () => answer(200, 'text/javascript', 'export {}')],
  [false, 'a picture', () => answer(200, 'image/avif', '')],
  [false, 'a file without a type', () => answer(200, null, '')],
  [false, 'a file that only begins like one', () => answer(200, 'text/html-template')],
  [false, 'a redirect within the site', () => withParts(answer(200, 'text/javascript'), here)],
  [false, 'a file of an older build', () => answer(404, HTML)],
  [false, 'a server that is gone', () => answer(502, HTML)],
])('%s for a file: %s', (isForeign, _what, reply) => {
  expect(isForeignFile(reply())).toBe(isForeign);
  if (isForeign) expect(() => ownFile(reply())).toThrow(TypeError);
  else expect(ownFile(reply()).status).toBe(reply().status);
  expect(foreignFiles.getState()).toBe(isForeign);
});

describe('an answer of the API', () => {
  it.each<[boolean, string, () => Response]>([
    [true, 'a page with 200', () => answer(200, HTML)],
    [true, 'a redirect', () => withParts(answer(200, null), { type: 'opaqueredirect' })],
    [false, 'JSON', () => answer(200, 'application/json', '{}')],
    [false, 'lines of a live lesson', () => answer(200, 'application/x-ndjson', '')],
    [true, 'a page that refuses', () => answer(403, HTML)],
    [true, 'a portal that asks for a sign-in', () => answer(511, HTML)],
    [false, 'a refusal, of which the body decides', () => answer(403, 'application/json')],
    [false, 'a proxy with a limit', () => answer(413, HTML)],
    [false, 'a server that is gone', () => answer(502, HTML)],
  ])('%s by its head: %s', (isForeign, _what, reply) => {
    expect(isForeignHead(reply())).toBe(isForeign);
  });

  it.each<[boolean, unknown]>([
    [false, { success: true }],
    [false, { success: true, states: {} }],
    [true, {}],
    [true, { status: 'blocked' }],
    [true, ['blocked']],
    [true, 'blocked'],
    [true, null],
    [true, undefined],
  ])('%s by its body: %o', (isForeign, body) => {
    expect(isForeignBody(body)).toBe(isForeign);
  });

  it.each<[boolean, number, unknown]>([
    [true, 401, undefined],
    [true, 403, undefined],
    [true, 403, { error: 'blocked by policy' }],
    [true, 404, undefined],
    [true, 407, undefined],
    [true, 451, undefined],
    [true, 511, undefined],
    [true, 302, undefined],
    [false, 403, { success: false, code: 'forbidden', message: 'No.' }],
    [false, 401, { success: false, code: 'sign-in-needed', message: 'Please sign in first.' }],
    [false, 408, undefined],
    [false, 413, undefined],
    [false, 429, undefined],
    [false, 500, undefined],
    [false, 502, undefined],
    [false, 503, undefined],
    [false, 504, undefined],
  ])('%s as a refusal: %i with %o', (isForeign, status, body) => {
    expect(isForeignRefusal({ status } as Response, body)).toBe(isForeign);
  });
});
