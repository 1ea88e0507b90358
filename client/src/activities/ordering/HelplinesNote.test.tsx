// @vitest-environment jsdom
// The safety drill names the helplines of the site's country, and only words where none is configured or the server is out of reach.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../testing/stubApi.ts';
import { renderContent } from '../testing/renderActivity.tsx';

const FILE = '../../../../shared/content/realms/safety-star-city/activities/stop-drill.json';
const drill = activitySchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')));
const operator = { name: null, email: null, address: null };

afterEach(() => vi.unstubAllGlobals());

async function drillIn(siteCountry: string | null): Promise<string> {
  stubApi({ 'GET /api/v1/site': { country: 'FR', siteCountry, operator, consentAge: 18 } });
  await renderContent(drill);
  return (await screen.findByText(/^Who helps/)).parentElement?.textContent ?? '';
}

it('names the three numbers of India, whatever country the visitor comes from', async () => {
  const text = await drillIn('IN');
  expect(text).toContain('an adult you trust');
  expect(text.match(/\d+/g)).toEqual(['1098', '1930', '112']);
});

it('names no number for fraud where we know of none', async () => {
  expect((await drillIn('GB')).match(/\d[\d ]*\d/g)).toEqual(['0800 1111', '999']);
});

it.each([null, 'BR'])('has words and no number for the country %s', async (country) => {
  expect(await drillIn(country)).toBe(
    'Who helps: an adult you trust, and a helpline of your country. Ask the adult for its number.',
  );
});

it('has the same words while the server cannot be reached', async () => {
  stubApi({});
  await renderContent(drill);
  expect((await screen.findByText(/^Who helps/)).textContent).toContain('a helpline of your country');
});
