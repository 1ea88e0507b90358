// Reports: a teacher's student list, one student's report, the heat map, and a parent's weekly summary.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { grant, PASSWORD, uniqueName } from './support/accounts.ts';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { choose } from './support/inputDriver.ts';
import { test } from './support/test.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const REALM = 'ai-adventure-park';
const RIGHT = { who: 'who', what: 'what', where: 'where', why: 'why' };
const WRONG = { ...RIGHT, who: 'why', why: 'who' };

test.use({ viewport: { width: 1366, height: 768 } });

interface Visitor {
  page: Page;
  name: string;
  /** Returns the server's reply; fails on any status but 200. */
  request(method: string, path: string, data?: object): Promise<Record<string, unknown>>;
}

/** Registers a new account and signs it in, in a separate browser context. */
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

/** Sends the quest events of a player's answers, as the game does. */
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

async function downloadCsv(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
  return readFile(await file.path(), 'utf8');
}

test('a teacher sees who needs help, reads a report, saves a note and uses the heat map', async ({ browser }) => {
  const teacher = await newVisitor(browser, 'teach', 'Teacher');
  const [stuck, quick] = [await newVisitor(browser, 'zoya', 'Pilot'), await newVisitor(browser, 'asha', 'Pilot')];
  const { group } = (await teacher.request('POST', 'groups', { name: 'Class 6F' })) as { group: { id: string } };
  const { token } = await teacher.request('POST', `groups/${group.id}/invitations`, {});
  for (const child of [stuck, quick]) await child.request('POST', `join-group/${token}`);
  await sendPlayEvents(stuck, WRONG, WRONG, WRONG, WRONG);
  await sendPlayEvents(quick, RIGHT);
  const { page } = teacher;

  await test.step('home says who needs help and why, and leads to the class', async () => {
    await page.goto('/dashboard');
    const needs = page.getByRole('region', { name: '1 student needs help' });
    await expect(needs).toContainText('The same mistake 4 times in');
    await expect(page.getByRole('region', { name: 'My classes' })).toContainText('2 of 2 students played this week.');
    await expectAccessibleInBothThemes(page, "a teacher's home");
    await page.getByRole('region', { name: 'My classes' }).getByRole('link', { name: 'Class 6F', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Class 6F' })).toBeVisible();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/tab=settings/);
    // One entry for the tab, one for the class.
    await page.goBack();
    await expect(page).toHaveURL(/groups\/[^/?]+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the list shows students who need help first, and why', async () => {
    await page.goto('/admin/students');
    await expect(page.getByRole('heading', { level: 1, name: 'Student Progress' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Overall progress' })).toHaveCount(2);
    await choose(page.getByLabel('Show as'), 'Table');
    const rows = page.getByRole('region', { name: 'Students' }).locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(stuck.name);
    await expect(rows.first()).toContainText('the same mistake 4 times in The four Ws');
    await expect(rows.first()).toContainText('Week 1, Session 1');
    await expectAccessibleInBothThemes(page, 'students');
    await page.getByRole('button', { name: 'Student' }).click();
    await expect(rows.first()).toContainText(quick.name);
    await page.getByRole('button', { name: 'Needs help with' }).click();
    await page.getByPlaceholder('Search students...').fill('no such student');
    await expect(page.getByText('No students found')).toBeVisible();
    await page.getByPlaceholder('Search students...').fill(quick.name.toUpperCase());
    await expect(rows).toHaveCount(1);
    await page.getByPlaceholder('Search students...').fill('');
    await expect(rows).toHaveCount(2);
  });

  await test.step('the list is exported as CSV, and shown as cards after a reload too', async () => {
    const [head, ...rows] = (await downloadCsv(page)).trim().split('\r\n');
    expect(head).toContain('Id,Name,User name,E-mail,Group,Progress (%)');
    expect(rows.map((row) => row.split(',')[1])).toEqual([stuck.name, quick.name]);
    expect(rows[0]).toContain('the same mistake 4 times in The four Ws');
    await choose(page.getByLabel('Show as'), 'Cards');
    await page.reload();
    const cards = page.getByRole('listitem').filter({ hasText: 'Overall progress' });
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Current Session: Week 1, Session 1');
  });

  await test.step('the report explains the problem, and the teacher saves a note', async () => {
    await page.getByRole('link', { name: new RegExp(stuck.name) }).click();
    await expect(page.getByRole('heading', { level: 1, name: stuck.name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Needs help' })).toContainText('The same mistake 4 times');
    await expectAccessibleInBothThemes(page, 'report');
    await page.getByLabel('My note').fill('Likes <b>owls</b>.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Note saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('My note')).toHaveValue('Likes <b>owls</b>.');
    expect(await downloadCsv(page)).toContain('Learn the AI Project Cycle,0,7,240,');
    await page.getByRole('link', { name: `Next: ${quick.name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: quick.name })).toBeVisible();
    await expect(page.getByRole('link', { name: `Previous: ${stuck.name}` })).toBeVisible();
  });

  await test.step('arrow keys move through the heat map, Enter opens the evidence, Back returns to the same cell', async () => {
    await page.goto(`/teacher/groups/${group.id}`);
    await page.getByRole('tab', { name: 'Progress' }).press('Enter');
    const grid = page.getByRole('grid', { name: 'Lessons of Class 6F' });
    await expect(grid.getByRole('row')).toHaveCount(5);
    await expectAccessibleInBothThemes(page, 'heat map');
    await grid.locator('td[tabindex="0"]').focus();
    const description = page.getByRole('tabpanel', { name: 'Progress' }).getByRole('status');
    await expect(description).toContainText(`${stuck.name} · AI Adventure Park:`);
    await page.keyboard.press('ArrowDown');
    await expect(description).toContainText(`${quick.name} · AI Adventure Park:`);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(description).toContainText(`${stuck.name} · School Class X, Unit 2:`);
    await expect(
      page.getByText('"Who" asks about people. Which answer names the people who feel the problem?'),
    ).toBeVisible();
    expect(await downloadCsv(page)).toContain('Needs help,');

    await choose(page.getByLabel('Realm', { exact: true }), 'AI Adventure Park');
    await page.getByLabel('Only who needs help').click();
    await expect(grid.locator('tbody tr')).toHaveCount(1);
    await grid.locator('td[data-cell="h"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Problem Scoping: ask the four Ws' })).toBeVisible();
    await expect(page.getByText('Who?').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Needs help' })).toContainText('The same mistake 4 times');
    await expectAccessibleInBothThemes(page, 'evidence');
    await page.goBack();
    await expect(page.getByLabel('Realm', { exact: true })).toHaveValue('ai-adventure-park');
    await expect(page.getByLabel('Only who needs help')).toBeChecked();
    await expect(grid.locator('td[data-cell="h"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Back to the class' }).click();
    await expect(grid.locator('td[data-cell="h"]')).toBeFocused();
  });
});

test('a parent reads the week and stops the weekly e-mail; the child can turn it off too', async ({ browser }) => {
  const child = await newVisitor(browser, 'asha', 'Pilot');
  const parent = await newVisitor(browser, 'dad', 'Parent');
  await sendPlayEvents(child, RIGHT);
  const { page } = parent;

  await test.step('the code of the child links both accounts', async () => {
    await page.goto('/parent/progress');
    await expect(page.getByText('Add your child')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'parent without children');
    const { code } = await child.request('POST', 'user/parent-code');
    await page.getByLabel('Code from your child').fill(String(code));
    await page.getByRole('button', { name: 'Add child' }).click();
  });

  await test.step('the week is described in plain words', async () => {
    await expect(page.getByText(`This week ${child.name} passed 1 of 1 task.`)).toBeVisible();
    await expect(page.getByText('That took about 1 minute of thinking.')).toBeVisible();
    await expectAccessibleInBothThemes(page, "a parent's week");
  });

  const digestSwitch = page.getByRole('switch', { name: 'Weekly e-mail about' });
  await test.step('the link in the e-mail stops it without signing in', async () => {
    await expect(digestSwitch).toBeChecked();
    const DATA_DIR = String(test.info().config.metadata.dataDir);
    const { stdout: path } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'server/long/weeklyDigest.ts', parent.name],
      { cwd: ROOT, env: { ...process.env, DATA_DIR } },
    );
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(path);
    await expectAccessibleInBothThemes(guest, 'stop the weekly e-mails');
    await guest.getByRole('button', { name: 'Stop weekly e-mails' }).click();
    await expect(guest.getByText('You will get no more weekly e-mails.')).toBeVisible();
    await guest.context().close();
    await page.reload();
    await expect(digestSwitch).not.toBeChecked();
  });

  await test.step('the child turns them off on the account page', async () => {
    await child.page.goto('/account/family');
    const allowed = child.page.getByRole('switch', { name: 'Weekly e-mails about me to my parents' });
    await expect(allowed).toBeChecked();
    await allowed.click();
    await expect(child.page.getByText('Weekly e-mails about you are off.')).toBeVisible();
    await page.reload();
    await expect(page.getByText(`${child.name} has turned these e-mails off.`)).toBeVisible();
  });
});

test('guests are sent to sign in, and students to Home', async ({ page, browser }) => {
  await page.goto('/admin/students');
  await expect(page.getByText('Authentication required')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in/);
  const child = await newVisitor(browser, 'asha');
  await child.page.goto('/admin/students');
  await expect(child.page).toHaveURL(/\/$/);
});
