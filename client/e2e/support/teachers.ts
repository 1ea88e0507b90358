// Teachers and other people of a class, each signed in to a browser of their own; and the class itself, made on its page.
import { type Browser, expect, type Page } from '@playwright/test';
import { grant, PASSWORD, uniqueName } from './accounts.ts';

export interface Account {
  page: Page;
  name: string;
  token: string;
}

/** A new account, signed in to a page of a browser of its own. */
export async function newAccount(
  browser: Browser,
  stem: string,
  role?: 'Admin' | 'Teacher' | 'Parent',
): Promise<Account> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const name = uniqueName(stem);
  const post = async (path: string, data: object): Promise<string> => {
    const reply = await context.request.post(`/api/v1/auth/${path}`, { data });
    expect(reply.status(), path).toBe(200);
    return ((await reply.json()) as { token: string }).token;
  };
  let token = await post('register', { username: name, password: PASSWORD, ageBand: '18+' });
  if (role) {
    await grant(name, role);
    token = await post('sign-in', { identifier: name, password: PASSWORD });
  }
  const page = await context.newPage();
  await page.addInitScript((stored) => sessionStorage.setItem('token', stored), token);
  return { page, name, token };
}

export const newTeacher = (browser: Browser): Promise<Account> => newAccount(browser, 'teach', 'Teacher');

export async function createGroup(page: Page, name: string): Promise<void> {
  await page.goto('/teacher/groups');
  await page.getByLabel('Name of the new group').fill(name);
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
