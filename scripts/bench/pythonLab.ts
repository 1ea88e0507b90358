// Measures the real Lab, opened through the street of the built site: from Run to the text, from print to the screen, and Stop.
import type { Browser, Page } from '@playwright/test';
import { editor, openLab, registerLabLearner } from '../../client/e2e/support/pythonLab.ts';
import { openPythonWorld } from '../../client/e2e/support/pythonWorld.ts';
import { SITE } from './pythonStarts.ts';
import { median } from './statistics.ts';

const RUNS = 15;
const STOPS = 5;

async function typeProgram(page: Page, program: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
  // The list of words and the hints come after the last key.
  await page.waitForTimeout(700);
}

/**
 * Milliseconds from the press of Ctrl+Enter until the output holds `text`, to the first frame after that. The key is dispatched in the
 * page, so that the way from the test to the browser does not count.
 */
const runAndWait = (page: Page, text: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const log = document.querySelector('[role="log"]');
    const shown = new Promise<void>((resolve) => {
      const look = () => log?.textContent?.includes(wanted) && resolve();
      if (log) new MutationObserver(look).observe(log, { childList: true, characterData: true, subtree: true });
    });
    const startedAt = performance.now();
    const key = { key: 'Enter', code: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
    document.querySelector('.cm-content')?.dispatchEvent(new KeyboardEvent('keydown', key));
    await shown;
    await new Promise(requestAnimationFrame);
    return performance.now() - startedAt;
  }, text);

/** Milliseconds from the press of Stop until Run Code is there again. */
const stopAndWait = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const find = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
    const startedAt = performance.now();
    find('Stop')?.click();
    while (!find('Run Code')) await new Promise(requestAnimationFrame);
    return performance.now() - startedAt;
  });

/** The last of 200 lines of a program that goes on without an end; it prints the clock of its print, which both sides share. */
async function measureShown(page: Page): Promise<[shown: number, stopped: number]> {
  await typeProgram(
    page,
    'import time\nfor i in range(200): print(i)\nprint("at", time.time(), "end")\nwhile True: pass',
  );
  const now = await page.evaluate(async () => {
    const log = document.querySelector('[role="log"]');
    const shown = new Promise<number>((resolve) => {
      const look = () => {
        const [, clock] = /at (\d+\.\d+) end/.exec(log?.textContent ?? '') ?? [];
        if (clock !== undefined) requestAnimationFrame(() => resolve(Date.now() - Number(clock) * 1000));
      };
      if (log) new MutationObserver(look).observe(log, { childList: true, characterData: true, subtree: true });
    });
    const key = { key: 'Enter', code: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
    document.querySelector('.cm-content')?.dispatchEvent(new KeyboardEvent('keydown', key));
    return shown;
  });
  return [now, await stopAndWait(page)];
}

export interface LabMetrics {
  labHelloMs: number;
  labShownMs: number;
  labStopMs: number;
}

/** `dataDir` is the folder of the server that answers at SITE: the learner gets a plan there. */
export async function measureLab(browser: Browser, dataDir: string): Promise<LabMetrics> {
  process.env.E2E_DATA_DIR = dataDir;
  const context = await browser.newContext({ baseURL: SITE, viewport: { width: 1366, height: 768 } });
  try {
    // tsx wraps the functions inside a page's function in this helper, which the page does not have.
    await context.addInitScript('globalThis.__name = (each) => each');
    const page = await context.newPage();
    await registerLabLearner(page);
    await openPythonWorld(page);
    await openLab(page);
    await page.waitForTimeout(3000);
    const hello: number[] = [];
    for (let i = 0; i < RUNS; i += 1) {
      await typeProgram(page, `print("hi ${i} there")`);
      hello.push(await runAndWait(page, `hi ${i} there`));
      await page.waitForTimeout(600);
    }
    const shown: [number, number][] = [];
    for (let i = 0; i < STOPS; i += 1) shown.push(await measureShown(page));
    return {
      labHelloMs: median(hello),
      labShownMs: median(shown.map(([ms]) => ms)),
      labStopMs: median(shown.map(([, ms]) => ms)),
    };
  } finally {
    await context.close();
  }
}
