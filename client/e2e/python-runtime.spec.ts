// The Python runtime in a real browser: failing programs, both input() channels, attacks, missing files, and offline use.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  CHECK_PAGE,
  capturedOutput,
  openPython,
  pageOutput,
  runAndAnswer,
  runAndStop,
  runCheck,
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

    for (const [what, code] of [
      ['an endless loop', 'while True: pass'],
      [
        'a loop that swallows the stop',
        'while True:\n    try:\n        while True: pass\n    except BaseException: pass',
      ],
      ['a long sleep', 'import time\ntime.sleep(1000)'],
      ['one long piece of C', '9 ** 9 ** 8'],
    ] as const)
      test(`Stop ends ${what}`, async () => {
        expect((await runAndStop(page, code)).result.status).toBe('stopped');
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

    test('memory bombs raise MemoryError', async () => {
      for (const code of ["x = []\nwhile True: x.append('a' * 10 ** 6)", "x = 'a' * 10 ** 9"])
        expect((await runCode(page, code)).error?.type).toBe('MemoryError');
    });

    test('endlessly growing files raise an error and are removed before the next program', async () => {
      const bomb = "f = open('/tmp/x', 'wb')\nwhile True: f.write(b'a' * 10 ** 6)";
      expect((await runCode(page, bomb)).error).toMatchObject({ type: 'OSError', line: 2 });
      expect((await runCode(page, "open('x', 'wb').truncate(10 ** 9)")).error?.type).toBe('OSError');
      expect(await capturedOutput(page, "import os\nprint(os.listdir('/tmp'), os.listdir())")).toBe('[] []\n');
    });

    test('so do endlessly many empty files and folders', async () => {
      for (const make of ["open(f'{i}', 'w').close()", 'os.mkdir(str(i))', 'os.symlink("x", str(i))'])
        expect((await runCode(page, `import os\nfor i in range(10 ** 7): ${make}`)).error?.type).toBe('OSError');
    });

    test('a program that changes what Python keeps does not affect the next one', async () => {
      const changes = [
        'import sys\ndef spy(*_): raise ValueError\nsys.addaudithook(spy)',
        'import decimal, calendar, keyword\ndecimal.getcontext().prec = 2\ncalendar.setfirstweekday(6)\nkeyword.kwlist.clear()',
        "bridge = input.__globals__['bridge']\nbridge.out = bridge.err = 999",
        "input.__globals__['_write'] = print",
      ];
      const read =
        'import decimal, calendar, keyword\nprint(decimal.getcontext().prec, calendar.firstweekday(), len(keyword.kwlist))';
      for (const change of changes) {
        await runCode(page, change);
        expect(await capturedOutput(page, read), change).toBe('28 0 35\n');
      }
    });

    test('a program that breaks Python does not affect the next one', async () => {
      await runCode(page, "import os\nos.remove('/lib/python314.zip')");
      expect(await capturedOutput(page, 'import colorsys\nprint(colorsys.__name__)')).toBe('colorsys\n');
      expect((await runCode(page, 'import os\nos._exit(1)')).status).toBe('exit');
      expect((await runCode(page, 'import posix\nposix._exit(1)')).status).toBe('crashed');
    });

    test('endless recursion is an error; without a limit it crashes and a fresh Python starts', async () => {
      expect((await runCode(page, 'def f(): f()\nf()')).error).toMatchObject({ type: 'RecursionError', line: 1 });
      const deeper = 'import sys\nsys.setrecursionlimit(10 ** 8)\ndef f(): f()\nf()';
      expect((await runCode(page, deeper)).status).toBe('crashed');
    });

    test('checks and traces always return', async () => {
      const endless = {
        required: [],
        checks: [{ kind: 'output' as const, stdin: [], expected: '1', message: 'Print 1.' }],
      };
      expect(await runCheck(page, 'while True: pass', { ...endless, indentation: false })).toEqual({
        missing: [],
        failed: ['Print 1.'],
      });
      expect((await traceCode(page, 'while True: pass')).status).toBe('limit');
    });
  });
}

test('a trace that cannot be interrupted returns too', async ({ page }) => {
  await openPython(page);
  expect((await traceCode(page, 'sum(range(10 ** 12))')).error?.type).toBe('TimeoutError');
});

test.describe('attack programs', () => {
  /** Looks for JavaScript wherever Python can look: hidden modules, the files behind print and input, garbage. */
  const REACH = `
import gc, sys
def everything():
    seen, waiting = set(), [sys.modules, input.__globals__, *gc.get_objects()]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen:
            seen.add(id(thing))
            yield thing
            waiting.extend(gc.get_referents(thing))
found = [thing for thing in everything() if 'JsProxy' in type(thing).__name__ and not isinstance(thing, type)]
def javascript(code):
    for thing in found:
        try: return thing.constructor.constructor(code)()
        except Exception as error: last = error
    raise last
`;
  const ATTACKS: [name: string, code: string][] = [
    ['fetch', 'javascript(\'return fetch("/api/v1/verify_user").then(r => r.text())\')'],
    ['a socket', 'javascript(\'return new WebSocket("ws://localhost:4391/")\')'],
    ['the database', 'javascript(\'return indexedDB.open("x")\')'],
    ['the caches', "javascript('return caches.keys()')"],
    ['another tab', 'javascript(\'return new BroadcastChannel("x")\')'],
    ['another script', 'javascript(\'return import("data:text/javascript,1")\')'],
    ['eval', 'javascript(\'return eval("1")\')'],
  ];

  for (const { name, prepare } of INPUT_CHANNELS)
    test(`stay in the sandbox, with ${name}`, async ({ page }) => {
      const requested: string[] = [];
      await prepare(page);
      await openPython(page);
      // Requests of the service worker are excluded: it caches the page for offline use.
      page.context().on('request', (request) => {
        if (!request.serviceWorker()) requested.push(new URL(request.url()).pathname);
      });
      expect(await capturedOutput(page, `${REACH}print(len(found))`)).toBe('0\n');
      for (const [what, attack] of ATTACKS) {
        const result = await runCode(page, `${REACH}r = ${attack}\nprint('ESCAPED', r)`, { capture: true });
        expect(result.output, what).not.toContain('ESCAPED');
        expect(result.status, what).toBe('error');
      }
      expect(requested.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
    });

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

  const CUT = { body: Buffer.alloc(1000, 1) };
  for (const [name, pattern] of [
    ['the runtime', '**/assets/python-*.wasm'],
    ['the library', '**/assets/library-*.bin'],
  ] as const) {
    test(`${name} missing: shows an error, and the next attempt works`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await page.goto(CHECK_PAGE);
      await expect(runtimeStatus(page)).toHaveText(
        'Failed to load Python environment: The Python files could not be loaded. Please check the internet connection and try again.',
      );
      await page.unroute(pattern);
      await page.evaluate(() => window.pythonCheck!.runtime.ready());
      expect(await capturedOutput(page, 'print(1)')).toBe('1\n');
    });

    test(`${name} cut off: shows an error`, async ({ page }) => {
      await page.route(pattern, (route) => route.fulfill({ ...CUT, contentType: 'application/wasm' }));
      await page.goto(CHECK_PAGE);
      await expect(runtimeStatus(page)).toContainText('The Python files arrived incomplete. Please try again.');
    });
  }

  for (const [defect, response] of [
    ['missing', { status: 404 }],
    ['cut off', CUT],
    ['corrupt', { body: Buffer.alloc(31_457_408, 7) }],
  ] as const)
    test(`the snapshot ${defect}: Python starts without it`, async ({ page }) => {
      await page.route('**/assets/snapshot-*.bin', (route) => route.fulfill(response));
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
