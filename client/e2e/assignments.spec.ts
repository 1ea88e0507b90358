// An assignment from making to done: the teacher's form, the learner's card and map picker, the class's list and the parent's week.
import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { grant, PASSWORD, uniqueName } from './support/accounts.ts';
import { expectAccessible, setTheme } from './support/axe.ts';
import { choose } from './support/inputDriver.ts';
import { test } from './support/test.ts';

interface Person {
  page: Page;
  /** The server's reply; fails on any status but 200. */
  request(method: string, path: string, data?: object): Promise<Record<string, unknown>>;
}

const TEACHER_SCREEN = { width: 1366, height: 641 };
const PHONE = { width: 390, height: 844 };
const NOTE = 'Take your time. Understanding counts, not speed.';

async function newPerson(browser: Browser, stem: string, viewport: typeof PHONE, role?: string): Promise<Person> {
  const context = await browser.newContext({ viewport });
  const name = uniqueName(stem);
  const send = async (method: string, path: string, data?: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await context.request.fetch(`/api/v1/${path}`, { method, headers, ...(data && { data }) });
    expect(reply.status(), `${method} ${path}`).toBe(200);
    return (await reply.json()) as Record<string, unknown>;
  };
  let { token } = await send('POST', 'auth/register', { username: name, password: PASSWORD, ageBand: '18+' });
  if (role) {
    await grant(name, role);
    ({ token } = await send('POST', 'auth/sign-in', { identifier: name, password: PASSWORD }));
  }
  const page = await context.newPage();
  await page.addInitScript((stored) => sessionStorage.setItem('token', stored), String(token));
  return { page, request: (method, path, data) => send(method, path, data, String(token)) };
}

test('an assignment goes from the teacher to the learner, is done, and is named in the parent’s week', async ({
  browser,
}) => {
  const [teacher, child, parent] = await Promise.all([
    newPerson(browser, 'teach', TEACHER_SCREEN, 'Teacher'),
    newPerson(browser, 'asha', PHONE),
    newPerson(browser, 'padma', TEACHER_SCREEN, 'Parent'),
  ]);
  const { group } = (await teacher.request('POST', 'groups', { name: 'Class 6F' })) as { group: { id: string } };
  const { token } = await teacher.request('POST', `groups/${group.id}/invitations`, {});
  await child.request('POST', `join-group/${token}`);
  const { code } = await child.request('POST', 'user/parent-code');
  await parent.request('POST', 'user/parent-links', { code });

  await teacher.page.goto(`/teacher/groups/${group.id}?tab=assignments`);
  await teacher.page.getByRole('button', { name: 'New assignment' }).click();
  const form = teacher.page.getByRole('dialog', { name: 'New assignment' });
  await choose(form.getByLabel('Which one?'), 'Understand Ethical Frameworks');
  await choose(form.getByLabel('Note to the students'), NOTE);
  await setTheme(teacher.page, 'light');
  await expectAccessible(teacher.page, 'the form');
  await form.getByRole('button', { name: 'Assign' }).click();
  await expect(form).toBeHidden();
  await expect(teacher.page.getByText('0 of 1 done')).toBeVisible();

  await child.page.goto('/dashboard');
  const card = child.page.getByRole('region', { name: 'From your teacher' });
  await expect(card).toContainText(NOTE);
  await expect(card).toContainText('Not begun yet');
  await expect(card.getByRole('link', { name: 'Start' })).toHaveAttribute('href', /Unit1\?task=understand-ethics$/);
  await teacher.page.getByRole('link', { name: 'Understand Ethical Frameworks' }).click();
  await expect(teacher.page.getByText(`Note: ${NOTE}`)).toBeVisible();
  await Promise.all([
    expectAccessible(child.page, 'the learner’s card'),
    expectAccessible(teacher.page, 'the assignment'),
  ]);
  const event = (kind: string, more: object) => ({ id: randomUUID(), at: Date.now(), kind, ...more });
  const realm = 'ai-adventure-park';
  await child.request('POST', 'user/quest-events', {
    events: [
      event('realm-entered', { realm }),
      event('lesson-finished', { realm, ref: 'ethical-frameworks', skipped: false }),
    ],
  });
  await child.page.reload();
  await expect(card).toContainText('Done');

  await teacher.page.reload();
  await expect(teacher.page.getByText('1 of 1 done')).toBeVisible();
  await expect(teacher.page.getByRole('row').filter({ hasText: 'asha' })).toContainText('Done');

  await parent.page.goto('/parent/progress');
  await expect(parent.page.getByText(/^Due \w+day \d+ \w+: Understand Ethical Frameworks: done$/)).toBeVisible();
});
