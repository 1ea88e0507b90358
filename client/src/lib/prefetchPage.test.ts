// @vitest-environment jsdom
// Tests of fetching a page's files ahead.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchPage } from './prefetchPage.ts';

const PAGE = `<head>
  <script data-files="/assets/npcs-1.webp /assets/park-1.webp" src="/assets/boot-1.js"></script>
  <link rel="modulepreload" crossorigin media="(width >= 600px)" href="/assets/realm-1.js">
  <link rel="preload" as="image" href="/assets/tiles-1.webp">
  <link rel="preload" as="image" media="print" href="/assets/print-1.webp">
  <link rel="preload" as="fetch" crossorigin href="/api/v1/content/realms/demo">
  <link rel="stylesheet" href="/assets/site.css">
</head>`;
const answer = vi.fn(async () => new Response(PAGE));
const ahead = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
    (link) => `${link.getAttribute('as')} ${new URL(link.href).pathname}`,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media !== 'print' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockClear();
  document.head.innerHTML = '';
});

it('fetches what the page names, for this screen, and once', async () => {
  await Promise.all([prefetchPage('/demo'), prefetchPage('/demo')]);
  expect(ahead()).toEqual([
    'script /assets/realm-1.js',
    'image /assets/tiles-1.webp',
    'fetch /assets/npcs-1.webp',
    'fetch /assets/park-1.webp',
  ]);
  expect(answer).toHaveBeenCalledTimes(1);
});

it('fetches nothing if the browser is set to save data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await prefetchPage('/saved');
  expect(answer).not.toHaveBeenCalled();
});

it('asks again after a failure', async () => {
  answer.mockRejectedValueOnce(new Error('offline'));
  await prefetchPage('/late');
  expect(ahead()).toEqual([]);
  await prefetchPage('/late');
  expect(ahead()).toHaveLength(4);
});
