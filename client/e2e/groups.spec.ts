// Groups: a teacher creates one and prints login cards; students join by card, link and code; invalid invitations fail.
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { PASSWORD, uniqueName } from './support/accounts.ts';
import { expectAccessible, setTheme } from './support/axe.ts';
import { choose } from './support/inputDriver.ts';
import { test } from './support/test.ts';

const CHILDREN = Array.from({ length: 30 }, (_, at) => `Child ${String.fromCharCode(65 + (at % 26))}${at}`);
const CLASS_NAME = 'Class 10 A';

/** Signs in through the form, without expecting a particular page afterwards. */
async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('User name or e-mail').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .waitFor();
}

/** A new account in a new browser, signed in unless `signedOut`. */
async function newVisitor(
  browser: Browser,
  stem: string,
  { role, signedOut = false }: { role?: 'Teacher'; signedOut?: boolean } = {},
): Promise<{ page: Page; name: string }> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const name = uniqueName(stem);
  const post = async (path: string, data: object, token?: string): Promise<string> => {
    const reply = await context.request.post(`/api/v1/${path}`, {
      data,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    expect(reply.status(), path).toBe(200);
    return ((await reply.json()) as { token: string }).token;
  };
  let token = await post('auth/register', { username: name, password: PASSWORD, ageBand: '18+' });
  if (role) token = await post('update-role', { role }, token);
  const page = await context.newPage();
  if (!signedOut) await page.addInitScript((stored) => sessionStorage.setItem('token', stored), token);
  return { page, name };
}

async function newTeacher(browser: Browser): Promise<Page> {
  const { page } = await newVisitor(browser, 'teach', { role: 'Teacher' });
  await page.goto('/teacher/groups');
  await expect(page.getByRole('heading', { name: 'A class of 60 in five minutes' })).toBeVisible();
  return page;
}

async function createGroup(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the new group').fill(name);
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function createInvitation(page: Page): Promise<{ link: string; code: string }> {
  await page.getByRole('tab', { name: 'Invite' }).click();
  await page.getByRole('button', { name: 'Create invitation' }).click();
  const code = (await page.locator('[data-join-code]').textContent()) ?? '';
  const link = (await page.getByText(/\/join-group\//).textContent()) ?? '';
  return { link: new URL(link).pathname, code };
}

test('thirty students join by card, one by link and one by code', async ({ browser }) => {
  const page = await newTeacher(browser);
  await createGroup(page, CLASS_NAME);
  expect(await page.title()).toContain(CLASS_NAME);

  await page.getByLabel('Names of the students').fill([...CHILDREN, 'child a0', '???'].join('\n'));
  await expect(page.getByText('30 names are ready. 2 lines need attention:')).toBeVisible();
  await expect(page.getByText('The same name is in line 1.')).toBeVisible();
  await page.getByLabel("Our school has the parents' consent").check();
  await page.getByRole('button', { name: 'Create 30 accounts' }).click();
  await page.getByRole('link', { name: 'Show cards' }).click();
  const cards = page.getByRole('list', { name: 'Login cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(30);
  const card = cards.filter({ has: page.getByRole('heading', { name: 'Child C2', exact: true }) });
  const [username = '', passphrase = ''] = await card.locator('dd').allTextContents();

  await test.step('after a reload the pass phrases cannot be shown again', async () => {
    await page.getByRole('link', { name: 'Back to the group' }).click();
    await page.goto(`${new URL(page.url()).pathname}/cards`);
    await expect(page.getByText('Pass phrases are shown only once')).toBeVisible();
    await expect(page.getByText(passphrase)).toHaveCount(0);
  });

  await test.step('a student signs in with a card', async () => {
    const child = await (await browser.newContext()).newPage();
    await child.goto('/sign-in?returnUrl=/account/family');
    await signIn(child, username, passphrase);
    await expect(child.getByText(CLASS_NAME)).toBeVisible();
    await expect(child.getByRole('button', { name: /^Leave/ })).toHaveCount(0);
    await child.context().close();
  });

  await page.getByRole('link', { name: 'Go to class accounts' }).click();
  const { link, code } = await createInvitation(page);

  await test.step('a second student follows the link, signs in and lands on Home', async () => {
    const { page: child, name } = await newVisitor(browser, 'link', { signedOut: true });
    await child.goto(link);
    await expect(child).toHaveURL(/\/sign-in\?returnUrl=/);
    await signIn(child, name, PASSWORD);
    await expect(child).toHaveURL(/\/$/);
    await expect(child.getByText(`You joined ${CLASS_NAME}`).first()).toBeVisible();
    await expect(child.getByText(code)).toBeVisible();
    await child.goto(link);
    await expect(child.getByText(`You are already in "${CLASS_NAME}".`)).toBeVisible();
    await expect(child).toHaveURL(/\/$/);
    await child.context().close();
  });

  await test.step('a third student enters the code', async () => {
    const { page: child } = await newVisitor(browser, 'code');
    await child.goto('/account/family');
    await child.getByLabel('Join a class').fill('OIL');
    await child.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(child.getByText('A code has 8 letters and digits')).toBeVisible();
    await child.getByLabel('Join a class').fill(code.toLowerCase().replace('-', ' '));
    await child.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(child.getByText(`You joined ${CLASS_NAME}`)).toBeVisible();
    await expect(child.getByRole('button', { name: `Leave ${CLASS_NAME}` })).toBeVisible();
    await child.context().close();
  });

  await test.step('the teacher sees all thirty-two and exports them as CSV', async () => {
    await page.goto(new URL(page.url()).pathname);
    await expect(page.getByText('32 students')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(33);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Class-10-A.csv');
    expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(33);
  });
});

test('invalid invitations show why and lead to Home', async ({ page }) => {
  await page.goto('/join-group/no-such-invitation');
  await expect(page.getByText('We do not recognise this invitation.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.route('**/api/v1/join-group/**', (route) => route.abort());
  await page.goto('/join-group/anything');
  await expect(page.getByText('Failed to process invitation')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('the page shows that an invitation is being processed', async ({ page }) => {
  let release = () => undefined as unknown;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/join-group/**', async (route) => {
    await held;
    await route.abort();
  });
  await page.goto('/join-group/anything');
  await expect(page.getByText('Processing Invitation...')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/$/);
});

test('a realm that the teacher locked cannot be entered', async ({ browser }) => {
  const page = await newTeacher(browser);
  await createGroup(page, 'Class 7B');
  const { code } = await createInvitation(page);
  const { page: child } = await newVisitor(browser, 'door');
  await child.goto('/account/family');
  await child.getByLabel('Join a class').fill(code);
  await child.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(child.getByText('You joined Class 7B')).toBeVisible();
  await page.getByRole('tab', { name: 'Realms' }).click();
  await choose(page.getByLabel('AI Adventure Park is'), 'locked');
  await page.getByRole('button', { name: 'Save all realms' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await child.goto('/demo/ai-adventure-park-demo');
  await expect(child.getByRole('heading', { name: 'AI Adventure Park is closed right now' })).toBeVisible();
  await expect(child.getByText('Your teacher has locked this realm for now.')).toBeVisible();
  await child.getByRole('link', { name: 'Choose another realm' }).click();
  await expect(child).toHaveURL(/learning-adventures$/);
  await child.context().close();
});

test('the pages of a group are accessible, in alternating themes', async ({ browser }) => {
  const page = await newTeacher(browser);
  await expectAccessible(page, 'the first visit');
  await createGroup(page, 'Class 7B');
  await page.getByLabel('Names of the students').fill('Asha\nBina\nasha');
  await page.getByRole('button', { name: 'Create 2 accounts' }).click();
  await page.getByRole('link', { name: 'Show cards' }).click();
  await setTheme(page, 'light');
  await expectAccessible(page, 'the cards');
  await page.getByRole('link', { name: 'Back to the group' }).click();
  await createInvitation(page);
  for (const [at, tab] of ['Invite', 'Members', 'Realms', 'Class accounts', 'Settings'].entries()) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: tab }).getByText('Loading')).toHaveCount(0);
    await setTheme(page, at % 2 === 0 ? 'light' : 'dark');
    await expectAccessible(page, tab);
  }
  await page.getByRole('tab', { name: 'Class accounts' }).click();
  await page.getByRole('button', { name: 'Edit Asha' }).click();
  const shown = page.getByRole('dialog', { name: 'Asha' });
  await shown.evaluate((box) => {
    const all = [box, box.parentElement ?? box].flatMap((each) => each.getAnimations());
    return Promise.all(all.map((each) => each.finished)).then(() => undefined);
  });
  await expectAccessible(page, 'the dialog of one account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Deleted. All data will be erased on')).toBeVisible();
  await page.getByRole('button', { name: 'Restore Asha' }).click();
  await expect(page.getByRole('button', { name: 'Edit Asha' })).toBeVisible();
  await page.goto('/share?path=//evil.example');
  await expect(page.getByRole('heading', { level: 1, name: /^Share/ })).toBeVisible();
  await expect(page.getByText('evil.example')).toHaveCount(0);
  await expectAccessible(page, 'the share page');
  await page.context().close();
});
