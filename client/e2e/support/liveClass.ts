// A teacher with a class of class accounts, each signed in to a browser of its own, for journeys of the live lesson.
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, uniqueName } from './accounts.ts';

export interface LiveChild {
  id: string;
  name: string;
  page: Page;
}

export interface LiveClass {
  teacher: Page;
  groupId: string;
  /** Path of the teacher's page. */
  path: string;
  children: Record<string, LiveChild>;
  /** Takes a child out of the class. */
  remove(child: LiveChild): Promise<void>;
}

const LAPTOP: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };

/** A page of its own browser, with the token of a session that begins with the first page. */
async function openPage(browser: Browser, token: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript((stored) => sessionStorage.setItem('token', stored), token);
  return page;
}

export async function createLiveClass(
  browser: Browser,
  groupName: string,
  names: readonly string[],
  childOptions: BrowserContextOptions = LAPTOP,
): Promise<LiveClass> {
  const { request } = await browser.newContext();
  const send = async <T>(method: 'POST' | 'DELETE', path: string, data?: object, token?: string): Promise<T> => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await request.fetch(`/api/v1/${path}`, { method, headers, ...(data && { data }) });
    expect(reply.status(), `${method} ${path}: ${await reply.text()}`).toBe(200);
    return (await reply.json()) as T;
  };
  const account = { username: uniqueName('teach'), password: PASSWORD, ageBand: '18+' };
  const first = await send<{ token: string }>('POST', 'auth/register', account);
  const { token } = await send<{ token: string }>('POST', 'update-role', { role: 'Teacher' }, first.token);
  const { group } = await send<{ group: { id: string } }>('POST', 'groups', { name: groupName }, token);
  const accounts = { names, ageBand: '12-13', schoolConsent: true };
  const { cards } = await send<{ cards: { id: string; name: string; username: string; passphrase: string }[] }>(
    'POST',
    `groups/${group.id}/class-accounts`,
    accounts,
    token,
  );
  const children: Record<string, LiveChild> = {};
  for (const { id, name, username, passphrase } of cards) {
    const session = await send<{ token: string }>('POST', 'auth/sign-in', {
      identifier: username,
      password: passphrase,
    });
    children[name] = { id, name, page: await openPage(browser, session.token, childOptions) };
  }
  return {
    teacher: await openPage(browser, token, LAPTOP),
    groupId: group.id,
    path: `/teacher/groups/${group.id}/live`,
    children,
    remove: async ({ id }) => void (await send('DELETE', `groups/${group.id}/members/${id}`, undefined, token)),
  };
}

export async function startLesson({ teacher, path }: Pick<LiveClass, 'teacher' | 'path'>): Promise<void> {
  await teacher.goto(path);
  await teacher.getByRole('button', { name: 'Start live lesson' }).click();
  await expect(teacher.getByRole('list', { name: 'Students', exact: true })).toBeVisible();
}

export const tileOf = (teacher: Page, name: string): Locator =>
  teacher.getByRole('list', { name: 'Students', exact: true }).getByRole('button').filter({ hasText: name });

export const signOf = (child: Page): Locator => child.locator('[data-live-sign]');
