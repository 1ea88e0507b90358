// Playwright's `test` that also closes what a test opened itself (an open world would go on drawing and slow down every later
// test), and whose visitors have answered the cookie banner.
import { type Browser, test as base } from '@playwright/test';
import { decideCookies } from './cookieChoice.ts';

export const test = base.extend<{ closeOpenedContexts: undefined }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      decideCookies(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  closeOpenedContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      // What a whole file opened beforehand stays; the test's own context is closed already.
      await Promise.all(browser.contexts().map((each) => (before.has(each) ? undefined : each.close())));
    },
    { auto: true },
  ],
});
