// The Lab in Hindi on a slow machine: Python starts late, and the learner types on. No press of Run is swallowed, and no result marks
// a program that it does not belong to.
import { expect, type Page } from '@playwright/test';
import { DEV_ORIGIN } from '../support/devServer.ts';
import { loadLanguage } from '../support/language.ts';
import { openOverlaysPage, visit } from '../support/sweep/overlaysPage.ts';
import { labSight } from '../support/sweep/sights.ts';
import { test } from '../support/test.ts';

test.use({ baseURL: DEV_ORIGIN });

const CPU_RATE = 6;
/** For a page that is six times slower than this machine. */
const SLOW = { timeout: 60_000 };
/** Not the module that only names it. */
const WORKER_FILE = /worker_file/;
const LOOK = { width: 1366, height: 768, language: 'hi', themes: ['dark'] } as const;

/** After it Python has to be renewed; it fails in line 3. */
const SPENDING = 'import json\nprint(json.dumps([1]))\nprint(oops)';
const { translate } = loadLanguage('hi');

/** Counts the Python workers of the page, and lets new ones wait while they are held. */
async function watchWorkers(page: Page) {
  let count = 0;
  let gate = Promise.resolve();
  let open = () => {};
  await page.route(WORKER_FILE, async (route) => {
    count += 1;
    await gate;
    await route.continue();
  });
  return {
    count: () => count,
    hold() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release: () => open(),
  };
}

const editor = (page: Page) => page.getByRole('dialog').last().locator('.cm-content');
const shown = (page: Page) => page.getByRole('dialog').last();
const output = (page: Page) => shown(page).getByRole('log');
const mark = (page: Page) => page.locator('[data-line-mark="error"]');

async function closeIntro(page: Page): Promise<void> {
  await page.locator('[role="dialog"] [inert] .cm-content').waitFor({ state: 'detached', ...SLOW });
  // Opens half a second after Python is there.
  await expect(page.getByRole('dialog')).toHaveCount(2, SLOW);
  while ((await page.getByRole('dialog').count()) > 1) {
    await shown(page).locator('button.lw-button').last().press('Enter');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

async function run(page: Page, program: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
  await page.keyboard.press('ControlOrMeta+Enter');
}

test('what is typed while Python starts runs, and is not marked', async ({ page, context }) => {
  test.setTimeout(600_000);
  const lab = labSight(await openOverlaysPage(page, 'python-world'), 'python-print');
  const workers = await watchWorkers(page);
  await visit(page, [LOOK], [lab], async () => {
    await closeIntro(page);
    await expect(editor(page)).toBeVisible(SLOW);
    // The one at work and its spare.
    await expect.poll(workers.count, SLOW).toBe(2);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });

    await test.step('a misspelt import costs no worker; what is typed at once after it runs, unmarked', async () => {
      await run(page, 'print(0)\nimport numpi');
      await run(page, "print('एक')");
      await expect(output(page)).toHaveText(/^एक\s*$/, SLOW);
      await expect(mark(page)).toHaveCount(0);
      await expect(shown(page)).not.toContainText('numpi');
      expect(workers.count()).toBe(2);
    });

    await test.step('an error’s line is marked until the program changes, and the words say whose they are', async () => {
      workers.hold();
      await run(page, SPENDING);
      await expect(mark(page)).toHaveText('print(oops)', SLOW);
      // The spare stands in; its own spare is held.
      await run(page, `${SPENDING}\n`);
      await expect(mark(page)).toHaveText('print(oops)', SLOW);
      await editor(page).press('End');
      await page.keyboard.insertText(' # hm');
      await expect(mark(page)).toHaveCount(0);
      await expect(shown(page)).toContainText(
        translate('This is about your program as you ran it. You have changed it since.'),
        SLOW,
      );
    });

    await test.step('Run waits in sight for Python, and the newest text runs', async () => {
      const notice = translate('Python is getting ready. Your program starts by itself in a moment.');
      await run(page, "print('दो')");
      await expect(shown(page).getByText(notice)).toBeVisible(SLOW);
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(shown(page).getByText(notice)).toBeVisible();
      await run(page, "print('तीन')");
      workers.release();
      await expect(output(page)).toHaveText(/^तीन\s*$/, SLOW);
      await expect(shown(page).getByText(notice)).toHaveCount(0);
      await expect(mark(page)).toHaveCount(0);
      await expect(shown(page)).not.toContainText('oops');
    });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });
});
