// Hostile programs where the browser has no shared memory: input() and Stop go through the service worker, which python-runtime.spec.ts tests.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { testHostilePrograms, testSandbox } from '../support/hostilePrograms.ts';
import { capturedOutput, openPython, withoutSharedMemory } from '../support/pythonRuntime.ts';
import { test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('hostile programs', () => {
  let context: BrowserContext;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext();
    page = await context.newPage();
    await withoutSharedMemory(page);
    await openPython(page);
  });
  test.afterAll(() => context.close());
  test.afterEach(async () => expect(await capturedOutput(page, 'print(6 * 7)')).toBe('42\n'));

  testHostilePrograms(() => page);
});

testSandbox(withoutSharedMemory);
