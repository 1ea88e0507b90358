// The Admin pages: suspending and restoring a user, the audit log, editing and restoring a lesson, and backups.
import { expect, type Page } from '@playwright/test';
import { PASSWORD, signIn, uniqueName } from './support/accounts.ts';
import { API_HEADERS, checkAdminPages, newAccountBody, signInAsAdmin } from './support/adminPages.ts';
import { mouseDriver } from './support/inputDriver.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

async function trySignIn(page: Page, username: string): Promise<number> {
  const data = { identifier: username, password: PASSWORD };
  return (await page.request.post('/api/v1/auth/sign-in', { headers: API_HEADERS, data })).status();
}

async function confirmWithReason(page: Page, reason: string, confirm: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('an Admin suspends and restores a user and finds both in the audit log', async ({ page }) => {
  await signInAsAdmin(page);
  const asha = uniqueName('asha');
  await page.request.post('/api/v1/auth/register', { headers: API_HEADERS, data: newAccountBody(asha) });

  await page.goto('/admin/users');
  await page.getByLabel('Name or e-mail').fill(asha);
  await expect(page).toHaveURL(new RegExp(`search=${asha}`));
  await expect(page.getByText('1 to 1 of 1 accounts')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name or e-mail')).toHaveValue(asha);
  await page.getByRole('link', { name: asha }).click();
  await expect(page.getByRole('heading', { level: 1, name: asha })).toBeVisible();

  await page.getByRole('button', { name: 'Suspend' }).click();
  await confirmWithReason(page, 'wrote rude words', 'Suspend');
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  expect(await trySignIn(page, asha)).not.toBe(200);
  await page.getByRole('button', { name: 'Restore' }).click();
  await confirmWithReason(page, 'said sorry', 'Restore');
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  expect(await trySignIn(page, asha)).toBe(200);

  await page.goto(`/admin/audit?person=${asha}`);
  await expect(page.getByText(`suspended the account ${asha}`)).toBeVisible();
  await expect(page.getByText('“wrote rude words”')).toBeVisible();
  await expect(page.getByText('“said sorry”')).toBeVisible();
});

test('an Admin edits a lesson, learners see it at once, and the Admin restores the old revision', async ({ page }) => {
  await signInAsAdmin(page);
  const content = async (query = '') =>
    (await page.request.get(`/api/v1/content/realms/ai-adventure-park${query}`)).text();
  const before = await content();
  await page.goto('/admin/content');
  await page
    .locator('li', { hasText: 'AI Adventure Park' })
    .getByText(/^Lessons \(/)
    .first()
    .click();
  await page.locator('details[open] a').first().click();
  const title = page.getByLabel('Title', { exact: true });
  const newTitle = `${await title.inputValue()} (new words)`;
  await title.fill(newTitle);
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(newTitle).first()).toBeVisible();
  // Unpublished changes survive navigation and reloads.
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.goBack();
  await expect(title).toHaveValue(newTitle);
  await page.reload();
  await expect(title).toHaveValue(newTitle);
  // The Hindi text no longer matches; a new one is entered beside the English.
  await expect(page.getByText('1 text in Hindi no longer matches the English.')).toBeVisible();
  await page.getByLabel('Title in Hindi', { exact: true }).fill('नया नाम');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirmWithReason(page, 'clearer title', 'Publish');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('clearer title')).toBeVisible();
  expect(await content()).toContain('(new words)');
  expect(await content('?lang=hi')).toContain('नया नाम');
  await page
    .getByRole('button', { name: /^Restore revision/ })
    .first()
    .click();
  await confirmWithReason(page, 'the old one was better', 'Restore revision 1');
  await expect(page.getByText('the old one was better')).toBeVisible();
  expect(JSON.parse(await content()).content).toEqual(JSON.parse(before).content);
});

test('an Admin sees what is to do, invites a teacher, finds a child by name and reads the report', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Set-up' })).toBeVisible();
  await page.getByRole('link', { name: 'Teachers whose school is not confirmed' }).click();

  const ravi = uniqueName('ravi');
  await page.getByRole('button', { name: 'Invite a teacher' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('User name').fill(ravi);
  await dialog.getByLabel('Reason').fill('teaches 6C');
  await dialog.getByRole('button', { name: 'Show link' }).click();
  const link = await page.getByLabel('Link to choose a password').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  const token = new URL(link).searchParams.get('token');
  const chosen = await page.request.post('/api/v1/auth/reset-password', {
    headers: API_HEADERS,
    data: { token, password: PASSWORD },
  });
  expect(chosen.status()).toBe(200);

  const child = `Chetna ${uniqueName('z').replace(/[^a-z]/gi, '')}`;
  const { token: bearer } = await (
    await page.request.post('/api/v1/auth/sign-in', {
      headers: API_HEADERS,
      data: { identifier: ravi, password: PASSWORD },
    })
  ).json();
  const asRavi = { ...API_HEADERS, authorization: `Bearer ${bearer}` };
  const { group } = await (
    await page.request.post('/api/v1/groups', { headers: asRavi, data: { name: 'Class 6C' } })
  ).json();
  const accounts = { names: [child], ageBand: '12-13', schoolConsent: true };
  await page.request.post(`/api/v1/groups/${group.id}/class-accounts`, { headers: asRavi, data: accounts });

  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByLabel('Name, e-mail or group').fill(child);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: child }).click();
  await page.getByRole('link', { name: 'Learning report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible();
  await page.goto('/admin/audit');
  await expect(page.getByText(/read the report of/).first()).toBeVisible();
  const search = page.getByRole('listitem').filter({ hasText: 'searched class lists, accounts, groups' }).first();
  await expect(search).toContainText('Searched for: a name');
  await expect(search).toContainText('Children found: 1');
  await expect(search).not.toContainText(child);
});

test('an Admin creates a backup', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/health');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText(/^lanternwise-.*\.sqlite$/).first()).toBeVisible();
});

// The other pages, and Hindi: e2e/long/classroom.spec.ts.
test('what an Admin sees first, search and audit log are accessible in both themes and fit a phone', async ({
  page,
}) => {
  await checkAdminPages(page, ['', 'search?search=boss', 'audit']);
});

test('other users are sent to Home', async ({ page }) => {
  const asha = uniqueName('asha');
  await page.request.post('/api/v1/auth/register', { headers: API_HEADERS, data: newAccountBody(asha) });
  await signIn(mouseDriver(page), asha);
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/$/);
});
