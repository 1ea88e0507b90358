// Pictures of Python World for the README: the street, a tutorial, the Lab with a mistake, the Workshop with a cake.
import { type Browser, expect, type Page } from '@playwright/test';
import { openLab, registerLabLearner, runProgram } from '../../../client/e2e/support/pythonLab.ts';
import { registerPythonLearner } from '../../../client/e2e/support/pythonLearner.ts';
import {
  enterShop,
  expectTutorialOpen,
  openPythonWorld,
  pythonWorld,
} from '../../../client/e2e/support/pythonWorld.ts';

const VIEWPORT = { width: 1366, height: 768 };
const SLOW_TIMEOUT = { timeout: 180_000 };
const MISTAKE = 'print("Cake  Shop")\nprint("I Love Python")\n';

type SaveScreenshot = (image: Buffer, name: string) => Promise<void>;

export async function shootPython(browser: Browser, baseURL: string, saveScreenshot: SaveScreenshot): Promise<void> {
  const takeScreenshot = async (page: Page, name: string) => {
    await page.mouse.move(4, 4);
    await page.waitForTimeout(1500);
    await saveScreenshot(await page.screenshot(), name);
  };
  const newPage = async () => (await browser.newContext({ viewport: VIEWPORT, baseURL })).newPage();

  const learner = await newPage();
  await registerPythonLearner(learner, 'shots', []);
  await openPythonWorld(learner);
  await takeScreenshot(learner, 'python-street');
  await enterShop(learner, 'shop-print');
  await expectTutorialOpen(learner);
  await takeScreenshot(learner, 'python-tutorial');
  await learner.context().close();

  const coder = await newPage();
  await registerLabLearner(coder);
  await openPythonWorld(coder);
  await openLab(coder);
  await runProgram(coder, MISTAKE);
  await expect(coder.getByText('0 of 1 passed')).toBeVisible(SLOW_TIMEOUT);
  await takeScreenshot(coder, 'python-lab');
  await coder.context().close();

  const baker = await newPage();
  const lessons = pythonWorld.quest.tasks.flatMap(({ steps }) => steps.map(({ on }) => on.ref));
  const done = lessons.map((ref) => ({ kind: 'lesson-finished', ref }));
  await registerPythonLearner(baker, 'shots', done);
  await openPythonWorld(baker);
  await enterShop(baker, 'workshop');
  const run = baker.getByRole('button', { name: 'Run Code', exact: true });
  await expect(run).toBeEnabled(SLOW_TIMEOUT);
  await baker.getByRole('button', { name: 'Recipes', exact: true }).click();
  await baker
    .getByRole('dialog', { name: 'Recipes' })
    .getByRole('button', { name: /^Cake Tiers/ })
    .click();
  await run.click();
  await baker.getByRole('button', { name: 'Skip to end', exact: true }).click(SLOW_TIMEOUT);
  await takeScreenshot(baker, 'python-workshop');
  await baker.context().close();
}
