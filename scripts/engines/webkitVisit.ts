// What WebKit's journeys share: finding things on a page, requests from it, accounts, the list of places.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grant, PASSWORD, uniqueName } from '../../client/e2e/support/accounts.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import { ROOT } from '../lib/processes.mjs';
import type { Name, Role, WebKitPage } from './WebKitPage.ts';

export interface Visit {
  page: WebKitPage;
  /** Origin of the server. */
  site: string;
  /** The server's. */
  dataDir: string;
}

export const content = (realm: string) =>
  JSON.parse(readFileSync(join(ROOT, `shared/generated/content/${realm}.json`), 'utf8')) as RealmContent;
export const target = (role: Role, name: Name, within?: string) => ({
  role,
  name,
  ...(within !== undefined && { within }),
});
export const button = (name: Name, within?: string) => target('button', name, within);

/** Sent by the page, which keeps the cookie that belongs to a token. */
export async function request({ page }: Visit, method: string, path: string, body?: object, token?: string) {
  const source = `async (method, path, body, token) => {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: 'Bearer ' + token }) };
    const reply = await fetch('/api/v1/' + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { isOk: reply.ok, text: await reply.text() };
  }`;
  const { isOk, text } = await page.evaluate<{ isOk: boolean; text: string }>(source, method, path, body, token);
  if (!isOk) throw new Error(`${method} ${path}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

export async function signIn(visit: Visit, name: string, password = PASSWORD): Promise<string> {
  const { token } = await request(visit, 'POST', 'auth/sign-in', { identifier: name, password });
  await visit.page.evaluate('(token) => localStorage.setItem("token", token)', token);
  return String(token);
}

/** A new account with a role or plan, signed in; returns its token. */
export async function createAccount(visit: Visit, name: string, role: string): Promise<string> {
  // A page of the API may fetch nothing.
  await visit.page.goto('/sign-in');
  await request(visit, 'POST', 'auth/register', { username: name, password: PASSWORD, ageBand: '18+' });
  await grant(name, role);
  return signIn(visit, name);
}

/** Returns once the account is there. */
export async function fillRegistration({ page }: Pick<Visit, 'page'>): Promise<void> {
  await page.fill(target('textbox', /^User name/), uniqueName('kit'));
  await page.fill(target('textbox', /^Password/), PASSWORD);
  await page.press(target('radio', /^18/));
  await page.press(button('Create my account'));
  await page.until('the account', () =>
    page.evaluate<boolean>('() => (localStorage.getItem("token") ?? sessionStorage.getItem("token")) !== null'),
  );
}

export async function walkTo({ page }: Visit, name: RegExp): Promise<void> {
  await page.press(button(/^Places and people/));
  await page.press(button(name, '[role=dialog]'));
}
