// Programs that no Python survives unharmed, and such as look for JavaScript: what holds whatever channel input() has.
import { expect, type Page } from '@playwright/test';
import { capturedOutput, openPython, runAndStop, runCheck, runCode, traceCode } from './pythonRuntime.ts';
import { test } from './test.ts';

/** @param current the page on which Python runs */
export function testHostilePrograms(current: () => Page): void {
  let page: Page;
  test.beforeEach(() => {
    page = current();
  });

  for (const [what, code] of [
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
}

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

/** @param prepare what is done with the page before Python is opened */
export function testSandbox(prepare: (page: Page) => Promise<void> = async () => undefined): void {
  test('stay in the sandbox', async ({ page }) => {
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
}
