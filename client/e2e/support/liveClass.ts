// A teacher with a class of class accounts, each signed in to a browser of its own, for journeys of the live lesson.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
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

/** Someone with a browser of their own: a session works only with the cookie of the browser that signed in. */
class Visitor {
  readonly #context: BrowserContext;
  #token: string | undefined;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  async send<T>(method: 'POST' | 'DELETE', path: string, data?: object): Promise<T> {
    const headers: Record<string, string> = this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` };
    const reply = await this.#context.request.fetch(`/api/v1/${path}`, { method, headers, ...(data && { data }) });
    expect(reply.status(), `${method} ${path}: ${await reply.text()}`).toBe(200);
    const answer = (await reply.json()) as T & { token?: string };
    if (answer.token !== undefined) this.#token = answer.token;
    return answer;
  }

  async openPage(): Promise<Page> {
    const page = await this.#context.newPage();
    await page.addInitScript((stored) => sessionStorage.setItem('token', stored ?? ''), this.#token);
    return page;
  }
}

interface Card {
  id: string;
  name: string;
  username: string;
  passphrase: string;
}

export async function createLiveClass(
  browser: Browser,
  groupName: string,
  names: readonly string[],
  childOptions: BrowserContextOptions = LAPTOP,
  teacherOptions: BrowserContextOptions = LAPTOP,
): Promise<LiveClass> {
  const teacher = new Visitor(await browser.newContext(teacherOptions));
  await teacher.send('POST', 'auth/register', { username: uniqueName('teach'), password: PASSWORD, ageBand: '18+' });
  await teacher.send('POST', 'update-role', { role: 'Teacher' });
  const { group } = await teacher.send<{ group: { id: string } }>('POST', 'groups', { name: groupName });
  const { cards } = await teacher.send<{ cards: Card[] }>('POST', `groups/${group.id}/class-accounts`, {
    names,
    ageBand: '12-13',
    schoolConsent: true,
  });
  const children: Record<string, LiveChild> = {};
  for (const { id, name, username, passphrase } of cards) {
    const child = new Visitor(await browser.newContext(childOptions));
    await child.send('POST', 'auth/sign-in', { identifier: username, password: passphrase });
    children[name] = { id, name, page: await child.openPage() };
  }
  return {
    teacher: await teacher.openPage(),
    groupId: group.id,
    path: `/teacher/groups/${group.id}/live`,
    children,
    remove: async ({ id }) => void (await teacher.send('DELETE', `groups/${group.id}/members/${id}`)),
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
