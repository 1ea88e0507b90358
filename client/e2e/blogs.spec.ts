// Blogs: an editor passes the gate, writes with picture and SEO, restores a draft, publishes, edits and deletes; a guest searches.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { grant, register, uniqueName } from './support/accounts.ts';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const ROOT = new URL('../../', import.meta.url).pathname;
const PASSWORD = 'ink before sunrise';
const PICTURE = `${ROOT}assets/public/Game_Assets/robo-realm_map.png`;

/** Runs `npm run publishing-password` against the test server's data. */
async function setPublishingPassword(): Promise<void> {
  const child = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/publishing-password.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? `${ROOT}.cache/e2e-data` },
  });
  child.child.stdin?.end(`${PASSWORD}\n`);
  await child;
}

test('an editor writes, publishes, edits and deletes a post', async ({ page, browser }) => {
  await setPublishingPassword();
  const editor = uniqueName('editor');
  await register({ page }, editor);

  await page.goto('/blogs/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await page.getByRole('button', { name: 'Back to Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Latest Insights & Articles' })).toBeVisible();
  await grant(editor, 'Admin');

  await page.goto('/sign-in');
  await page.getByLabel('User name or e-mail').fill(editor);
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns glow');
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await page
    .getByRole('button', { name: new RegExp(editor) })
    .first()
    .waitFor();

  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Create New Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
  await page.getByLabel('Publishing password').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorrect password. 4 attempts remaining.')).toBeVisible();
  await page.getByLabel('Publishing password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Unlock' }).click();

  const title = uniqueName('Lanterns in the rain ');
  await page.getByLabel('Title*').fill(title);
  await page.getByLabel('Author*').fill('Nova');
  await page.getByLabel('Featured Image').setInputFiles(PICTURE);
  await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible();
  await page.getByLabel('Tags').first().fill('Weather');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Science', exact: true }).click();
  await page.getByLabel('Content*').fill('  Rain falls. <b>Softly.</b>\n\nThe lanterns stay lit.');
  await expectAccessibleInBothThemes(page, 'the form');

  // The draft is stored when the tab closes.
  await page.goto('/blogs');
  await page.goto('/blogs/create');
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel('Title*')).toHaveValue(title);
  await expect(page.getByRole('button', { name: 'Remove Weather' })).toBeVisible();

  await page.getByRole('button', { name: 'Configure SEO' }).click();
  await page.getByLabel('SEO Title').fill('Lanterns and weather');
  await page.getByLabel('SEO Keywords').first().fill('rain');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create Blog' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'Blog created successfully!' })).toBeVisible();
  await expect(page).toHaveURL(/\/blogs$/);
  await expectAccessibleInBothThemes(page, 'the list');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(/^Lanterns and weather/);
  await expect(page.getByText('Rain falls. <b>Softly.</b>')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a post');
  const address = page.url();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Content*').fill('The rain has stopped.');
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(page.getByText('The rain has stopped.')).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto('/blogs');
  const box = guest.getByRole('searchbox', { name: 'Search by Topics, Content' });
  await box.fill(title.replace('Lanterns', 'Lantrens'));
  await box.press('Enter');
  await expect(guest.getByText('Showing related results for')).toBeVisible();
  await expect(guest.getByText('Smart Match')).toBeVisible();
  await expect(guest.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(guest.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await guest.getByRole('button', { name: 'Clear search' }).click();
  await expect(guest).toHaveURL(/\/blogs$/);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
  await expect(dialog).toContainText('Are you sure you want to delete this blog? This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await guest.goto(address);
  await expect(guest.getByRole('heading', { level: 1, name: 'Blog not found' })).toBeVisible();
});
