// Makes every browser context belong to a site, as Playwright's runner does, with a script that runs before the page's.
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { decideCookies } from '../../client/e2e/support/cookieChoice.ts';

/** @param prepare runs in each page before its scripts, with `argument`: self-contained, because its text is sent there */
export function openContextsOf(
  browser: Browser,
  baseURL: string,
  prepare?: (argument: string) => void,
  argument?: string,
): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options: BrowserContextOptions = {}) => {
    const context = await newContext({ ...options, baseURL });
    // tsx wraps the functions inside a page's function in this helper, which the page does not have.
    await context.addInitScript('globalThis.__name = (each) => each');
    if (prepare) await context.addInitScript(prepare, argument ?? '');
    return context;
  };
  decideCookies(browser);
}
