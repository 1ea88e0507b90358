// @vitest-environment jsdom
// Tests why a part of the page is missing: as browsers say it, as the server answers, and after a reload that did not help.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { findLoadFailure, isLoadError, type LoadFailure, reloadForParts, useLoadFailure } from './loadFailure.ts';

const PART = 'https://learn.example/assets/LessonOverlay-1.js';
const NOT_FETCHED = new TypeError(`Failed to fetch dynamically imported module: ${PART}`);
const OWN = '/assets/main-old.js';

const page = (status = 200) => new Response('<h1>Blocked</h1>', { status, headers: { 'content-type': 'text/html' } });
const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });
const build = (name: string) => () => Response.json({ build: name });
const nothing = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** What the list of files and the part itself are answered. */
function answer(plan: () => Response, part: () => Response = script) {
  vi.stubGlobal('fetch', async (url: string) => (url === '/offline.json' ? plan() : part()));
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.head.innerHTML = `<script type="module" src="${OWN}"></script>`;
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

it.each<[boolean, Error]>([
  [true, NOT_FETCHED],
  [true, new TypeError('error loading dynamically imported module: /assets/a.js')],
  [true, new TypeError('Importing a module script failed.')],
  [true, new TypeError("'text/html' is not a valid JavaScript MIME type.")],
  [true, new SyntaxError("Unexpected token '<'")],
  [true, new SyntaxError("expected expression, got '<'")],
  [true, new Error('Unable to preload CSS for /assets/Lab-1.css')],
  [false, new SyntaxError(`Unexpected token '<', "<!doctype "... is not valid JSON`)],
  [false, new TypeError("Cannot read properties of undefined (reading 'id')")],
  [false, new Error('oops')],
])('%s: %s', (is, error) => {
  expect(isLoadError(error)).toBe(is);
});

/** As after a press of the button: jsdom itself reloads nothing. */
function reloaded(minutesAgo = 0, of = OWN): void {
  const at = Date.now() - minutesAgo * 60_000;
  sessionStorage.setItem(STORAGE_KEYS.reload.key, JSON.stringify({ build: of, at }));
}

describe('a missing part', () => {
  it.each<[LoadFailure, string, () => void]>([
    ['offline', 'without a line', () => answer(nothing)],
    ['foreign', 'behind a filter that answers everything', () => answer(page)],
    ['foreign', 'behind a filter that refuses', () => answer(() => page(403))],
    ['foreign', 'behind a filter that does not like scripts', () => answer(build(OWN), page)],
    ['updated', 'after an update', () => answer(build('/assets/main-new.js'), () => page(404))],
    ['missing', 'that the server lacks', () => answer(build(OWN), () => page(404))],
    ['missing', 'that is there again', () => answer(build(OWN))],
    ['missing', 'of a site without a list', () => answer(() => page(404))],
  ])('is %s %s', async (failure, _what, set) => {
    set();
    expect(await findLoadFailure(NOT_FETCHED)).toBe(failure);
  });

  it.each<[LoadFailure, string, () => Response, () => void]>([
    ['still-old', 'a reload that did not bring the update', build('/assets/main-new.js'), () => reloaded()],
    ['still-missing', 'a reload that did not help', build(OWN), () => reloaded()],
    [
      'updated',
      'a reload that brought an earlier update',
      build('/assets/main-new.js'),
      () => reloaded(0, '/assets/x.js'),
    ],
    ['missing', 'a reload of an hour ago', build(OWN), () => reloaded(60)],
  ])('is %s after %s', async (failure, _what, plan, before) => {
    answer(plan);
    before();
    expect(await findLoadFailure(NOT_FETCHED)).toBe(failure);
  });
});

it('the button remembers for which build it reloaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reloadForParts();
  answer(build('/assets/main-new.js'));
  expect(await findLoadFailure(NOT_FETCHED)).toBe('still-old');
});

function Words({ error }: { error: unknown }) {
  return <p>{useLoadFailure(error)?.words ?? 'none'}</p>;
}

it.each<[RegExp, () => Response]>([
  [/Lanternwise has been updated.*reload the page/, build('/assets/main-new.js')],
  [/for example a school's filter.*allow localhost/, page],
  [/did not arrive.*Reload the page/, build(OWN)],
])('is said in words: %s', async (words, plan) => {
  answer(plan);
  render(<Words error={NOT_FETCHED} />);
  expect(screen.getByText(/Check your internet connection/)).toBeTruthy();
  expect(await screen.findByText(words)).toBeTruthy();
});

it('an error of another kind has no such words', () => {
  answer(nothing);
  render(<Words error={new Error('oops')} />);
  expect(screen.getByText('none')).toBeTruthy();
});
