// Signs an Admin in, and checks Admin pages: accessible in both themes, and not wider than a phone.
import { expect, type Page } from '@playwright/test';
import { grant, PASSWORD, signIn, uniqueName } from './accounts.ts';
import { expectAccessible, setTheme } from './axe.ts';
import { mouseDriver } from './inputDriver.ts';

export const API_HEADERS = { 'x-client': 'api' };
export const newAccountBody = (username: string) => ({ username, password: PASSWORD, ageBand: '18+' });

export async function signInAsAdmin(page: Page): Promise<void> {
  const admin = uniqueName('boss');
  expect(
    (await page.request.post('/api/v1/auth/register', { headers: API_HEADERS, data: newAccountBody(admin) })).status(),
  ).toBe(200);
  await grant(admin, 'Admin');
  await signIn(mouseDriver(page), admin);
}

export async function checkAdminPages(page: Page, paths: readonly string[]): Promise<void> {
  await signInAsAdmin(page);
  for (const path of paths) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.lw-spinner')).toHaveCount(0);
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme);
      await expectAccessible(page, `/admin/${path} (${theme})`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `/admin/${path} is wider than a phone`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1366, height: 768 });
  }
}
