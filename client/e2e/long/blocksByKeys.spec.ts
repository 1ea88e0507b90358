// Moves a block of the tractor's program by keys alone, hears where it would land, takes a move back, and keeps the window open.
import { expect } from '@playwright/test';
import { DEV_ORIGIN } from '../support/devServer.ts';
import { openOverlaysPage, show } from '../support/sweep/overlaysPage.ts';
import { test } from '../support/test.ts';

test.use({ baseURL: DEV_ORIGIN, isFluent: true });

test('a block is moved by keys alone', async ({ page }) => {
  await openOverlaysPage(page, 'robo-realm');
  await show(page, { name: 'tractor', request: { kind: 'activity', ref: 'tractor-field-1' } });
  await page.getByRole('button', { name: 'Start Programming' }).click();
  const editor = page.getByRole('application', { name: 'Block editor' });
  await expect(editor.getByRole('region', { name: 'Your program in blocks.' })).toBeAttached();
  const python = page.getByRole('group').filter({ has: page.getByText('Python', { exact: true }) });
  const said = page.locator('#blocklyAriaAnnounce');
  await expect(python).toContainText('plough()');
  await page.locator('[data-control^="add:"]').last().focus();
  await page.keyboard.press('Tab');
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('m');
  await expect(said).toContainText('Moving plough after move.');
  await page.keyboard.press('ArrowUp');
  await expect(said).toContainText('Moving after When the tractor starts.');
  await page.keyboard.press('Escape');
  await expect(said).toContainText('Move cancelled.');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(python.locator('code').first()).toHaveText('plough()');
});
