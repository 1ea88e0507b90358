// Playwright's `test` that also closes what a test opened itself (an open world would go on drawing and slow down every later
// test), whose visitors have answered the cookie banner, whose pages draw few frames and must keep to our content security policy.
import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import { decideCookies } from './cookieChoice.ts';
import { watchViolations } from './policyViolations.ts';

/** Of the test that runs: a worker has one at a time. */
let violations: string[] = [];

export const test = base.extend<{ tidyUp: undefined }, { browser: Browser; isFluent: boolean }>({
  /** Whether pages draw all their frames: where no world is drawn, a frame costs nothing and many are waited for. */
  isFluent: [false, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, isFluent }, use) => {
      decideCookies(browser);
      const newContext: Browser['newContext'] = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (!isFluent) await drawFewFrames(context);
        await watchViolations(context, (violation) => violations.push(violation));
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  tidyUp: [
    async ({ browser }, use) => {
      violations = [];
      const before = new Set(browser.contexts());
      await use(undefined);
      // What a whole file opened beforehand stays; the test's own context is closed already.
      await Promise.all(browser.contexts().map((each) => (before.has(each) ? undefined : each.close())));
      expect([...new Set(violations)], 'nothing that the content security policy forbids').toEqual([]);
    },
    { auto: true },
  ],
});

/** Lets pages draw as seldom as a slow machine would: a world at full rate would take a core from the other journey. */
const FRAME_MS = 66;

/** Playwright's own waits are not slowed down: they run in a world of their own. */
async function drawFewFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript((frameMs) => {
    window.requestAnimationFrame = (callback) =>
      window.setTimeout(() => callback(performance.now()), frameMs - (performance.now() % frameMs));
    window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
  }, FRAME_MS);
}
