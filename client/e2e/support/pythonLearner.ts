// Registers a signed-in learner with past quest events, of python-world unless told otherwise.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { grant, PASSWORD, uniqueName } from './accounts.ts';

/** A quest event of the past; entering the realm is added before it. */
export interface PastEvent {
  kind: string;
  ref: string;
  [more: string]: unknown;
}

/** Returns the token. */
export async function registerPythonLearner(
  page: Page,
  stem: string,
  pastEvents: readonly PastEvent[],
  realm = 'python-world',
): Promise<string> {
  const name = uniqueName(stem);
  await page.goto('/');
  const account = { username: name, password: PASSWORD, ageBand: '18+' };
  const reply = await page.request.post('/api/v1/auth/register', { data: account });
  expect(reply.ok(), await reply.text()).toBe(true);
  await grant(name, 'Pilot');
  const { token } = (await reply.json()) as { token: string };
  const events = [{ kind: 'realm-entered' }, ...pastEvents].map((event) => ({
    id: randomUUID(),
    at: 1,
    realm,
    ...event,
  }));
  const headers = { authorization: `Bearer ${token}` };
  const sent = await page.request.post('/api/v1/user/quest-events', { data: { events }, headers });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  return token;
}
