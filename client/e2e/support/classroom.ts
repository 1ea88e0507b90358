// A teacher with a class by requests: class accounts, an invitation, and one student who has played.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { newAccount } from './teachers.ts';

const REALM = 'ai-adventure-park';
const WRONG = { who: 'why', what: 'what', where: 'where', why: 'who' };

export interface Classroom {
  /** The teacher's. */
  page: Page;
  token: string;
  groupId: string;
  /** The first student, who has made a mistake four times. */
  studentId: string;
  studentToken: string;
  /** A page of a browser of its own, signed in. */
  openPage(token: string, locale?: string): Promise<Page>;
}

export type Sender = (method: string, path: string, data?: object, token?: string) => Promise<Record<string, unknown>>;

/** Requests to the API; fails on any status but 200. */
export const sender =
  (request: APIRequestContext): Sender =>
  async (method, path, data, token) => {
    const options: Parameters<APIRequestContext['fetch']>[1] = { method };
    if (data) options.data = data;
    if (token) options.headers = { authorization: `Bearer ${token}` };
    const reply = await request.fetch(`/api/v1/${path}`, options);
    expect(reply.status(), `${method} ${path}: ${await reply.text()}`).toBe(200);
    return (await reply.json()) as Record<string, unknown>;
  };

export async function openClassroom(browser: Browser, { students }: { students: number }): Promise<Classroom> {
  const { page, token } = await newAccount(browser, 'teach', 'Teacher');
  const send = sender(page.request);
  const { group } = (await send('POST', 'groups', { name: 'Class 6C' }, token)) as { group: { id: string } };
  const names = Array.from(
    { length: students },
    (_, at) =>
      `${['Asha', 'Venkatanarasimharajuvaripeta', 'Zoya'][at % 3]} ${String.fromCharCode(65 + (at % 26))}${at}`,
  );
  const account = { names, ageBand: '12-13', schoolConsent: true };
  const { cards } = (await send('POST', `groups/${group.id}/class-accounts`, account, token)) as {
    cards: Array<{ id: string; username: string; passphrase: string }>;
  };
  await send('POST', `groups/${group.id}/invitations`, {}, token);
  const [first] = cards;
  if (!first) throw new Error('no class account was made');
  const signIn = { identifier: first.username, password: first.passphrase };
  const studentToken = String((await send('POST', 'auth/sign-in', signIn)).token);
  await send('POST', 'user/quest-events', { events: mistakes(4) }, studentToken);
  const openPage = async (of: string, locale = 'en-GB') => {
    const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 }, locale })).newPage();
    await page.addInitScript((stored) => sessionStorage.setItem('token', stored), of);
    return page;
  };
  return { page, token, groupId: group.id, studentId: first.id, studentToken, openPage };
}

/** The same wrong answer so many times. */
function mistakes(count: number): object[] {
  const event = (kind: string, more: object = {}) => ({
    id: randomUUID(),
    at: Date.now(),
    realm: REALM,
    kind,
    ...more,
  });
  const answer = () =>
    event('activity-answered', { ref: 'scoping-match', answer: WRONG, ms: 60_000, hints: 1, skipped: false });
  return [event('realm-entered'), ...Array.from({ length: count }, answer)];
}
