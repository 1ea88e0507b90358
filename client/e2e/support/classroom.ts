// A teacher with a class by requests: class accounts, an invitation, and one student who has played.
import { randomUUID } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import { type Account, newAccount, newContext, signInThere } from './teachers.ts';

const REALM = 'ai-adventure-park';
const WRONG = { who: 'why', what: 'what', where: 'where', why: 'who' };

/** The first student has made a mistake four times. */
export interface Classroom {
  teacher: Account;
  student: Account & { id: string };
  groupId: string;
}

/** A request of an account to the API; fails on any status but 200. */
export async function send({ page, token }: Account, method: string, path: string, data?: object) {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.fetch(`/api/v1/${path}`, { method, headers, ...(data && { data }) });
  expect(reply.status(), `${method} ${path}: ${await reply.text()}`).toBe(200);
  return (await reply.json()) as Record<string, unknown>;
}

export async function openClassroom(browser: Browser, students: number, locale?: string): Promise<Classroom> {
  const teacher = await newAccount(browser, 'teach', 'Teacher', locale);
  const { group } = (await send(teacher, 'POST', 'groups', { name: 'Class 6C' })) as { group: { id: string } };
  const names = Array.from(
    { length: students },
    (_, at) =>
      `${['Asha', 'Venkatanarasimharajuvaripeta', 'Zoya'][at % 3]} ${String.fromCharCode(65 + (at % 26))}${at}`,
  );
  const accounts = { names, ageBand: '12-13', schoolConsent: true };
  const { cards } = (await send(teacher, 'POST', `groups/${group.id}/class-accounts`, accounts)) as {
    cards: Array<{ id: string; username: string; passphrase: string }>;
  };
  await send(teacher, 'POST', `groups/${group.id}/invitations`, {});
  const [first] = cards;
  if (!first) throw new Error('no class account was made');
  const student = await signInThere(await newContext(browser, locale), first.username, first.passphrase);
  await send(student, 'POST', 'user/quest-events', { events: mistakes(4) });
  return { teacher, student: { ...student, id: first.id }, groupId: group.id };
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
