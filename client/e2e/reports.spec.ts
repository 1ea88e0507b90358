// On Monday: a teacher sees who played and who needs help, opens the evidence and the heat map; a parent reads the week.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { grant, PASSWORD, uniqueName } from './support/accounts.ts';
import { expectAccessible, setTheme } from './support/axe.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const REALM = 'ai-adventure-park';
const RIGHT = { who: 'who', what: 'what', where: 'where', why: 'why' };
const WRONG = { ...RIGHT, who: 'why', why: 'who' };

test.use({ viewport: { width: 1366, height: 768 } });

interface Visitor {
  page: Page;
  name: string;
  /** Answers what the server said; fails where it refused. */
  request(method: string, path: string, data?: object): Promise<Record<string, unknown>>;
}

/** A new account in a browser of its own, signed in. */
async function newVisitor(browser: Browser, stem: string, role?: string): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const name = uniqueName(stem);
  const send = async (method: string, path: string, data?: object, token?: string) => {
    const options: Parameters<APIRequestContext['fetch']>[1] = { method };
    if (data) options.data = data;
    if (token) options.headers = { authorization: `Bearer ${token}` };
    const reply = await context.request.fetch(`/api/v1/${path}`, options);
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
  return { page, name, request: (method, path, data) => send(method, path, data, String(token)) };
}

/** What the game sends while somebody plays. */
async function sendPlayEvents({ request }: Visitor, ...answers: object[]): Promise<void> {
  const event = (kind: string, more: object = {}) => ({
    id: randomUUID(),
    at: Date.now(),
    realm: REALM,
    kind,
    ...more,
  });
  const answered = answers.map((answer) =>
    event('activity-answered', { ref: 'scoping-match', answer, ms: 60_000, hints: 0, skipped: false }),
  );
  const { results } = await request('POST', 'user/quest-events', { events: [event('realm-entered'), ...answered] });
  expect(JSON.stringify(results)).not.toContain('refused');
}

async function expectAccessibleInBothThemes(page: Page, what: string) {
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    await expectAccessible(page, `${what} (${theme})`);
  }
}

async function downloadCsv(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
  return readFile(await file.path(), 'utf8');
}

test('a teacher sees who needs help, reads the evidence, keeps a note and walks the heat map', async ({ browser }) => {
  const teacher = await newVisitor(browser, 'teach', 'Teacher');
  const [stuck, quick] = [await newVisitor(browser, 'zoya', 'Pilot'), await newVisitor(browser, 'asha', 'Pilot')];
  const { group } = (await teacher.request('POST', 'groups', { name: 'Owls' })) as { group: { id: string } };
  const { token } = await teacher.request('POST', `groups/${group.id}/invitations`, {});
  for (const child of [stuck, quick]) await child.request('POST', `join-group/${token}`);
  await sendPlayEvents(stuck, WRONG, WRONG, WRONG, WRONG);
  await sendPlayEvents(quick, RIGHT);
  const { page } = teacher;

  await test.step('the list has whoever needs help first', async () => {
    await page.goto('/admin/students');
    await expect(page.getByRole('heading', { level: 1, name: 'Student Progress' })).toBeVisible();
    const cards = page.locator('.lw-student');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText(stuck.name);
    await expect(cards.first()).toContainText('Needs help');
    await expect(cards.first()).toContainText('Current Session: Week 1, Session 1');
    await expectAccessibleInBothThemes(page, 'students');
    await page.getByPlaceholder('Search students...').fill('nobody at all');
    await expect(page.getByText('No students found')).toBeVisible();
    await page.getByPlaceholder('Search students...').fill(quick.name.toUpperCase());
    await expect(cards).toHaveCount(1);
    await page.getByPlaceholder('Search students...').fill('');
    await expect(cards).toHaveCount(2);
  });

  await test.step('the list goes along as CSV', async () => {
    const [head, ...rows] = (await downloadCsv(page)).trim().split('\r\n');
    expect(head).toContain('Name,E-mail,Group,Progress in per cent');
    expect(rows.map((row) => row.split(',')[0])).toEqual([stuck.name, quick.name]);
  });

  await test.step('the evidence says what is the matter, and keeps a note', async () => {
    await page.getByRole('link', { name: new RegExp(stuck.name) }).click();
    await expect(page.getByRole('heading', { level: 1, name: stuck.name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Needs help' })).toContainText('The same mistake 4 times');
    await expectAccessibleInBothThemes(page, 'evidence');
    await page.getByLabel('My note').fill('Likes <b>owls</b>.');
    await page.getByRole('button', { name: 'Keep the note' }).click();
    await expect(page.getByText('Your note is kept.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('My note')).toHaveValue('Likes <b>owls</b>.');
    expect(await downloadCsv(page)).toContain('AI Adventure Park,Learn the AI Project Cycle,0,7,240,');
  });

  await test.step('the heat map is walked with the arrow keys, and Enter opens the evidence', async () => {
    await page.goto(`/teacher/groups/${group.id}`);
    await page.getByRole('tab', { name: 'Progress' }).press('Enter');
    const grid = page.getByRole('grid', { name: 'Lessons of Owls' });
    await expect(grid.getByRole('row')).toHaveCount(4);
    await expectAccessibleInBothThemes(page, 'heat map');
    await grid.locator('td[tabindex="0"]').focus();
    const told = page.locator('.lw-heat-told');
    await expect(told).toContainText(`${stuck.name} · AI Adventure Park:`);
    await page.keyboard.press('ArrowDown');
    await expect(told).toContainText(`${quick.name} · AI Adventure Park:`);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(told).toContainText(`${stuck.name} · Python World:`);
    await expect(
      page.getByText('Who asks for people. Which answer names the people who feel the problem?'),
    ).toBeVisible();
    expect(await downloadCsv(page)).toContain('Needs help,');
    await grid.locator('td[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: stuck.name })).toBeVisible();
  });
});

test('a parent reads the week and stops the letter; the child has a say too', async ({ browser }) => {
  const child = await newVisitor(browser, 'asha', 'Pilot');
  const parent = await newVisitor(browser, 'dad', 'Parent');
  await sendPlayEvents(child, RIGHT);
  const { page } = parent;

  await test.step('the code of the child links the two', async () => {
    await page.goto('/parent/progress');
    await expect(page.getByText('Link your child first')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'parent without children');
    await page.getByRole('link', { name: 'To my account' }).click();
    const { code } = await child.request('POST', 'user/parent-code');
    await page.getByLabel('Code from your child').fill(String(code));
    await page.getByRole('button', { name: 'Link my child' }).click();
    await expect(page.getByText(`You are linked with ${child.name}.`)).toBeVisible();
  });

  await test.step('the week is told in plain words', async () => {
    await page.goto('/parent/progress');
    await expect(page.getByText(`This week ${child.name} passed 1 of 1 task.`)).toBeVisible();
    await expect(page.getByText('That took about 1 minute of thinking.')).toBeVisible();
    await expectAccessibleInBothThemes(page, "a parent's week");
  });

  const letters = page.getByRole('switch', { name: 'Weekly letter by e-mail' });
  await test.step('the link in the letter stops it without signing in', async () => {
    await expect(letters).toBeChecked();
    const DATA_DIR = String(test.info().config.metadata.dataDir);
    const { stdout: path } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'server/long/weekly-letter.ts', parent.name],
      { cwd: ROOT, env: { ...process.env, DATA_DIR } },
    );
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(path);
    await expectAccessibleInBothThemes(stranger, 'stop the letters');
    await stranger.getByRole('button', { name: 'Stop the letters' }).click();
    await expect(stranger.getByText('Done: no more weekly letters will come.')).toBeVisible();
    await stranger.context().close();
    await page.reload();
    await expect(letters).not.toBeChecked();
  });

  await test.step('the child switches them off on its account page', async () => {
    await child.page.goto('/account');
    const allowed = child.page.getByRole('switch', { name: 'Weekly letters about me to my parents' });
    await expect(allowed).toBeChecked();
    await allowed.click();
    await expect(child.page.getByText('No more weekly letters about you.')).toBeVisible();
    await page.reload();
    await expect(page.getByText(`${child.name} has switched these letters off.`)).toBeVisible();
  });
});

test('guests are told to sign in, and children are sent home', async ({ page, browser }) => {
  await page.goto('/admin/students');
  await expect(page.getByText('Authentication required')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in/);
  const child = await newVisitor(browser, 'asha');
  await child.page.goto('/admin/students');
  await expect(child.page).toHaveURL(/\/$/);
});
