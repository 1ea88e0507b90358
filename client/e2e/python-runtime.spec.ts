// The Python runtime in a real browser: failing programs, both input() channels, attacks, missing files, and offline use.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { testHostilePrograms, testSandbox } from './support/hostilePrograms.ts';
import {
  CHECK_PAGE,
  capturedOutput,
  openPython,
  pageOutput,
  runAndAnswer,
  runAndStop,
  runCode,
  runtimeStatus,
  traceCode,
  withoutSharedMemory,
} from './support/pythonRuntime.ts';
import { test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const INPUT_CHANNELS = [
  { name: 'shared memory', status: 'shared memory', prepare: async (_page: Page) => undefined },
  { name: 'the service worker', status: 'service worker', prepare: withoutSharedMemory },
] as const;

for (const { name, status, prepare } of INPUT_CHANNELS) {
  test.describe(`with ${name}`, () => {
    let context: BrowserContext;
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext();
      page = await context.newPage();
      await prepare(page);
      await openPython(page);
    });
    test.afterAll(() => context.close());
    test.afterEach(async () => expect(await capturedOutput(page, 'print(6 * 7)')).toBe('42\n'));

    // Without shared memory they run in long/pythonRuntime.spec.ts.
    if (name === 'shared memory') testHostilePrograms(() => page);

    test('the status names the input() channel', async () => {
      await expect(runtimeStatus(page)).toContainText(status);
    });

    test('a program prints, and its errors have a position', async () => {
      expect(await runCode(page, "print('hi 🍰')")).toMatchObject({ status: 'ok' });
      await expect(pageOutput(page)).toContainText('hi 🍰');
      const { error } = await runCode(page, 'x = 1\nprint(y)', { capture: true });
      expect(error).toMatchObject({ type: 'NameError', line: 2, column: 7, endColumn: 8 });
    });

    test('input() blocks; Cancel returns an empty string', async () => {
      const code = "a = input('First? ')\nb = input()\nprint(f'[{a}|{b}]')";
      expect(await runAndAnswer(page, code, ['Zoë 🍰', ''])).toMatchObject({ status: 'ok' });
      await expect(pageOutput(page)).toContainText('[Zoë 🍰|]');
    });

    test('a hundred input() calls in a row are answered', async () => {
      const code = 'print("sum", sum(int(input()) for _ in range(100)))';
      await runAndAnswer(
        page,
        code,
        Array.from({ length: 100 }, (_, i) => String(i)),
      );
      await expect(pageOutput(page)).toContainText('sum 4950');
    });

    for (const [what, rest] of [
      ['computes without an end', 'while True: pass'],
      ['sleeps', 'import time\ntime.sleep(1000)'],
    ] as const)
      test(`what was printed is shown while the program ${what}`, async () => {
        const running = runCode(page, `for i in range(3000): print(i)\nprint('last words: ${what}', end='')\n${rest}`);
        await expect(pageOutput(page)).toContainText(`2999\nlast words: ${what}`);
        await page.evaluate(() => window.pythonCheck!.runtime.stop());
        expect((await running).status).toBe('stopped');
      });

    test('Stop ends an unanswered input()', async () => {
      expect((await runAndStop(page, 'try:\n    input()\nexcept Exception: pass')).result.status).toBe('stopped');
    });

    test('Stop ends an endless loop', async () => {
      expect((await runAndStop(page, 'while True: pass')).result.status).toBe('stopped');
    });

    test('a program ends at its time limit', async () => {
      expect((await runCode(page, 'while True: pass', { timeoutMs: 300 })).status).toBe('timeout');
    });

    test('ten million lines are cut off, and the page stays responsive', async () => {
      expect((await runCode(page, 'for i in range(10 ** 7): print(i)')).status).toBe('flood');
      expect(
        (await runCode(page, 'for i in range(10 ** 7): print(i)', { capture: true, limit: 5000 })).output,
      ).toHaveLength(5000);
    });
  });
}

test('a trace that cannot be interrupted returns too', async ({ page }) => {
  await openPython(page);
  expect((await traceCode(page, 'sum(range(10 ** 12))')).error?.type).toBe('TimeoutError');
});

test.describe('attack programs', () => {
  testSandbox();

  test('find no JavaScript module and no network', async ({ page }) => {
    await openPython(page);
    for (const code of [
      'import js',
      'from pyodide.code import run_js',
      'import pyodide_js',
      'import _pyodide_core',
      'import socket',
      "import urllib.request\nurllib.request.urlopen('http://localhost:4391/')",
      "__import__('importlib').import_module('js')",
      "import sys\nsys.modules['js'].fetch('/')",
    ])
      expect(await runCode(page, code, { capture: true }), code).toMatchObject({ status: 'error' });
  });

  test('are also blocked by the content security policy of the worker', async ({ page }) => {
    const replies: Record<string, string> = {};
    page.on('response', async (reply) => {
      if (reply.url().includes('/python-worker-'))
        replies.policy = (await reply.allHeaders())['content-security-policy'] ?? '';
    });
    await openPython(page);
    expect(replies.policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'");
  });
});

test.describe('files of Python', () => {
  test.use({ serviceWorkers: 'block' });

  // What is missing or cut off besides: client/src/python-lab/runtime/fetchAssets.test.ts.
  test('the runtime missing: shows an error, and the next attempt works', async ({ page }) => {
    const pattern = '**/assets/pyodide.asm-*.wasm';
    await page.route(pattern, (route) => route.abort());
    await page.goto(CHECK_PAGE);
    await expect(runtimeStatus(page)).toHaveText(
      'Failed to load Python environment: The Python files could not be loaded. Please check the internet connection and try again.',
    );
    await page.unroute(pattern);
    await page.evaluate(() => window.pythonCheck!.runtime.ready());
    expect(await capturedOutput(page, 'print(1)')).toBe('1\n');
  });

  test('the snapshot corrupt: Python starts without it', async ({ page }) => {
    await page.route('**/assets/snapshot-*.bin', (route) => route.fulfill({ body: Buffer.alloc(31_457_408, 7) }));
    await openPython(page);
    expect(await capturedOutput(page, 'import math\nprint(math.floor(2.5))')).toBe('2\n');
    expect((await runAndAnswer(page, 'input()', ['x'])).status).toBe('ok');
  });
});

test('once loaded, Python works without a network, also after a reload', async ({ page, context }) => {
  await openPython(page);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const python = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.wasm'));
          const kept = await Promise.all([location.href, python?.name ?? ''].map((name) => caches.match(name)));
          return kept.every((reply) => reply !== undefined);
        }),
      { timeout: 60_000 },
    )
    .toBe(true);
  await context.setOffline(true);
  expect(await capturedOutput(page, 'print(1)')).toBe('1\n');
  await page.reload();
  await expect(runtimeStatus(page)).toContainText('Python works', { timeout: 60_000 });
  expect(await capturedOutput(page, 'print(2)')).toBe('2\n');
});
