// Signs an Admin in, and checks Admin pages: accessible in both themes, and all on them within reach on a phone; the long run looks at every size.
import { expect, type Page } from '@playwright/test';
import { grant, PASSWORD, signIn, uniqueName } from './accounts.ts';
import { mouseDriver } from './inputDriver.ts';
import { checkPages } from './pageSweep.ts';

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
  await checkPages(
    page,
    paths.map((path) => `/admin/${path}`),
    [[390, 844]],
  );
}
