// Teachers and other people of a class, each signed in to a browser of their own; and the class itself, made on its page.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { grant, PASSWORD, uniqueName } from './accounts.ts';

export interface Account {
  page: Page;
  name: string;
  token: string;
}

/** A browser of its own: a session belongs to the browser that signed in. */
export const newContext = (browser: Browser, locale = 'en-GB'): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1366, height: 768 }, locale });

export async function signInThere(context: BrowserContext, identifier: string, password = PASSWORD): Promise<Account> {
  const reply = await context.request.post('/api/v1/auth/sign-in', { data: { identifier, password } });
  expect(reply.status(), 'sign-in').toBe(200);
  const { token } = (await reply.json()) as { token: string };
  const page = await context.newPage();
  await page.addInitScript((stored) => sessionStorage.setItem('token', stored), token);
  return { page, name: identifier, token };
}

/** A new account, signed in to a page of a browser of its own. */
export async function newAccount(
  browser: Browser,
  stem: string,
  role?: 'Admin' | 'Teacher' | 'Parent',
  locale?: string,
): Promise<Account> {
  const context = await newContext(browser, locale);
  const name = uniqueName(stem);
  const account = { username: name, password: PASSWORD, ageBand: '18+' };
  expect((await context.request.post('/api/v1/auth/register', { data: account })).status(), 'register').toBe(200);
  if (role) await grant(name, role);
  return signInThere(context, name);
}

export const newTeacher = (browser: Browser): Promise<Account> => newAccount(browser, 'teach', 'Teacher');

export async function createGroup(page: Page, name: string): Promise<void> {
  await page.goto('/teacher/groups');
  await page.getByLabel('Name of the new group').fill(name);
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
