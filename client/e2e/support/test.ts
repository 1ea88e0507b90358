// Playwright's `test` that also closes what a test opened itself: an open world would go on drawing and slow down every later test.
import { test as base } from '@playwright/test';

export const test = base.extend<{ closeOpenedContexts: undefined }>({
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
