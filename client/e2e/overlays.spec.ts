// Opens one overlay of each kind on small screens and finds what is cut off or overlaps; `npm run test:long` opens all of them everywhere.
import { expect } from '@playwright/test';
import { DEV_ORIGIN } from './support/devServer.ts';
import { type Look, oneOfEachKind, openOverlaysPage, sweep } from './support/overlaySweep.ts';
import { test } from './support/test.ts';

const CHROMEBOOK: Look = { width: 1366, height: 641, language: 'hi', themes: ['light'] };
const PHONE_SIDEWAYS: Look = { width: 844, height: 390, language: 'en', themes: ['dark'] };

test.use({ baseURL: DEV_ORIGIN });
// The development server compiles a page when it is first asked for it.
test.setTimeout(600_000);

test('every kind of overlay of the park fits a small screen', async ({ page }) => {
  const sights = oneOfEachKind(await openOverlaysPage(page, 'ai-adventure-park'));
  const boards = sights.filter(({ name }) => /^(hud|activity)/.test(name));
  expect(await sweep(page, [CHROMEBOOK], boards)).toEqual([]);
  expect(await sweep(page, [PHONE_SIDEWAYS], sights)).toEqual([]);
});
