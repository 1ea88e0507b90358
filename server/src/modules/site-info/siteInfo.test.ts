// Stories of what a visitor is told about the installation: operator and country as configured, and the country that the proxy names.
import { afterEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let world: TestServer;
afterEach(() => world.close());
const info = async (headers = {}) => (await world.call('GET', '/api/v1/site', undefined, headers)).json();

it('names no operator and no country where nothing is configured', async () => {
  world = await startTestServer();
  expect(await info({ 'cf-ipcountry': 'FR' })).toEqual({
    success: true,
    country: null,
    siteCountry: null,
    operator: { name: null, email: null, address: null },
    consentAge: 18,
  });
});

it('reads the country from the configured header, and only a code of two letters', async () => {
  world = await startTestServer({ countryHeader: 'cf-ipcountry' });
  const countryOf = async (value: string) => (await info({ 'cf-ipcountry': value })).country;
  expect(await countryOf('fr')).toBe('FR');
  for (const odd of ['XX', 'T1', '', '<b>', 'FRA']) expect(await countryOf(odd)).toBeNull();
});

it('says for which country the site is configured, whatever the visitor comes from', async () => {
  world = await startTestServer({ countryHeader: 'cf-ipcountry', consentCountry: 'IN' });
  expect(await info({ 'cf-ipcountry': 'FR' })).toMatchObject({ country: 'FR', siteCountry: 'IN' });
});

it('sets no cookie', async () => {
  world = await startTestServer({ operator: { name: 'A school', email: 'desk@school.example', address: null } });
  const reply = await world.call('GET', '/api/v1/site');
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(reply.json().operator).toEqual({ name: 'A school', email: 'desk@school.example', address: null });
});
