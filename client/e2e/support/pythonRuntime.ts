// Drives the Python runtime without the Lab, through /python-check.html.
import { expect, type Page } from '@playwright/test';
import type { CheckRequest, CheckResult, RunOptions, RunResult, TraceResult } from '../../src/python-lab/protocol.ts';

export const CHECK_PAGE = '/python-check.html';

/** Removes shared memory, which Safari and Firefox do not offer here. */
export async function withoutSharedMemory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SharedArrayBuffer');
  });
}

export const runtimeStatus = (page: Page) => page.getByRole('status');

export async function openPython(page: Page): Promise<void> {
  await page.goto(CHECK_PAGE);
  await expect(runtimeStatus(page)).toContainText('Python works', { timeout: 60_000 });
}

export const runCode = (page: Page, code: string, options: RunOptions = {}): Promise<RunResult> =>
  page.evaluate(([c, o]) => window.pythonCheck!.runtime.run(c, o), [code, options] as const);

export const runCheck = (page: Page, code: string, request: CheckRequest): Promise<CheckResult> =>
  page.evaluate(([c, r]) => window.pythonCheck!.runtime.check(c, r), [code, request] as const);

export const traceCode = (page: Page, code: string): Promise<TraceResult> =>
  page.evaluate((c) => window.pythonCheck!.runtime.trace(c), code);

/** The output of a captured run; fails if the program fails. */
export async function capturedOutput(page: Page, code: string): Promise<string> {
  const result = await runCode(page, code, { capture: true });
  expect(result, result.error?.text).toMatchObject({ status: 'ok' });
  return result.output ?? '';
}

/** Starts a program and stops it after 400 ms; returns the result and the milliseconds from Stop to the end. */
export const runAndStop = (page: Page, code: string): Promise<{ result: RunResult; ms: number }> =>
  page.evaluate(async (c) => {
    const { runtime } = window.pythonCheck!;
    const running = runtime.run(c);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const startedAt = performance.now();
    runtime.stop();
    return { result: await running, ms: performance.now() - startedAt };
  }, code);

/** Runs a program and answers its input() calls in order. */
export const runAndAnswer = (page: Page, code: string, answers: string[]): Promise<RunResult> =>
  page.evaluate(
    async ([c, given]) => {
      const { runtime } = window.pythonCheck!;
      const remaining = [...given];
      const unsubscribe = runtime.on((event) => {
        if (event.kind === 'ask') runtime.answer(remaining.shift() ?? '');
      });
      try {
        return await runtime.run(c);
      } finally {
        unsubscribe();
      }
    },
    [code, answers] as const,
  );

export const pageOutput = (page: Page) => page.locator('#output');
