// The Bakery Workshop: locked at first; drawing, saving, reloading, and stopping endless programs.
import { expect, type Page } from '@playwright/test';
import { expectAccessible, setTheme } from './support/axe.ts';
import { registerPythonLearner } from './support/pythonLearner.ts';
import { enterShop, openPythonWorld, pythonWorld, restoreViewport } from './support/pythonWorld.ts';
import { test } from './support/test.ts';

const SLOW_TIMEOUT_MS = 120_000;
/** For a program and its picture while a software renderer draws the world. */
const SLOW = { timeout: 60_000 };
const WORKSHOP_ID = 'workshop';

test.use({ viewport: { width: 1366, height: 768 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const workshop = (page: Page) => page.getByRole('dialog', { name: 'Bakery Workshop' });
const picture = (page: Page) => workshop(page).getByRole('img');
const editor = (page: Page) => page.getByRole('textbox', { name: 'main.py, Python code' });

/** Registers a learner who has finished these lessons. */
const newWorkshopLearner = (page: Page, lessons: readonly string[]) =>
  registerPythonLearner(
    page,
    'icing',
    lessons.map((ref) => ({ kind: 'lesson-finished', ref })),
  );

async function openWorkshop(page: Page): Promise<void> {
  await enterShop(page, WORKSHOP_ID);
  await expect(workshop(page)).toBeVisible({ timeout: SLOW_TIMEOUT_MS });
  await restoreViewport(page);
  await expect(button(page, 'Run Code')).toBeEnabled({ timeout: SLOW_TIMEOUT_MS });
}

async function runProgram(page: Page, program: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
  await button(page, 'Run Code').click();
}

test('the Workshop is locked for a new learner', async ({ page }) => {
  await newWorkshopLearner(page, ['python-print']);
  await openPythonWorld(page);
  await enterShop(page, WORKSHOP_ID);
  await expect(page.getByText('The Workshop is still locked.', { exact: false }).first()).toBeVisible({
    timeout: SLOW_TIMEOUT_MS,
  });
});

test('a learner of all eight shops draws, saves, returns and stops a loop', async ({ page }) => {
  test.setTimeout(900_000);
  const lessons = Object.values(pythonWorld.lessons).filter(({ kind }) => kind === 'python');
  const order = pythonWorld.quest.tasks.flatMap(({ steps }) => steps.map(({ on }) => on.ref));
  expect(lessons).toHaveLength(8);
  await newWorkshopLearner(page, order);
  await openPythonWorld(page);
  await openWorkshop(page);

  await test.step('a recipe is drawn and described in words', async () => {
    await button(page, 'Recipes').click();
    const recipes = page.getByRole('dialog', { name: 'Recipes' });
    await expect(recipes.getByRole('listitem')).toHaveCount(8);
    await expectAccessible(page, 'the recipes');
    await recipes.getByRole('button', { name: /^Cake Tiers/ }).click();
    await button(page, 'Run Code').click();
    await button(page, 'Skip to end').click();
    await expect(picture(page)).toHaveAccessibleName(/a shape filled with vanilla/, SLOW);
    // With reduced motion pictures appear at once: the world behind takes most of a software renderer's time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const coloured = await picture(page).evaluate((plate) => {
      const canvas = plate.querySelector('canvas');
      const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return data.some((value) => value > 0);
    });
    expect(coloured, 'the canvas holds the cake').toBe(true);
  });

  await test.step('it is accessible in both themes', async () => {
    await setTheme(page, 'light');
    await expectAccessible(page, 'the Workshop, light');
    await setTheme(page, 'dark');
    await expectAccessible(page, 'the Workshop, dark');
  });

  await test.step('the picture is saved as a file', async () => {
    const download = page.waitForEvent('download');
    await button(page, 'Save picture').click();
    expect((await download).suggestedFilename()).toBe('cake.png');
  });

  await test.step('a mistake is explained', async () => {
    await runProgram(page, "import turtle\nturtle.color('purpel')\n");
    await expect(page.getByText('Did you mean "purple"?').first()).toBeVisible(SLOW);
  });

  await test.step('a program is saved and restored after a reload', async () => {
    await runProgram(page, "import bakery\nbakery.color('mint')\nbakery.forward(150)\n");
    await expect(picture(page)).toHaveAccessibleName(/a mint line/, SLOW);
    await button(page, 'Save').click();
    await page.getByLabel('Name of the program').fill('My first icing');
    await page.keyboard.press('Enter');
    await expect(page.getByText('My first icing (saved)')).toBeVisible();
    await page.reload();
    await openPythonWorld(page);
    await openWorkshop(page);
    await expect(editor(page)).toContainText("bakery.color('mint')");
    await button(page, 'My Programs').click();
    await expect(button(page, 'Open My first icing')).toBeVisible();
    await expectAccessible(page, 'the list of programs');
    await button(page, 'Open My first icing').click();
    await expect(page.getByText('My first icing (saved)')).toBeVisible();
  });

  await test.step('endless programs can be stopped, and endless drawing is limited', async () => {
    await runProgram(page, 'import bakery\nbakery.circle(50)\nwhile True:\n    pass\n');
    await expect(picture(page)).toHaveAccessibleName('Your picture is being drawn.', SLOW);
    await button(page, 'Stop').click();
    await expect(page.getByText(/Stopped\./)).toBeVisible(SLOW);
    await runProgram(page, 'import turtle\nwhile True:\n    turtle.forward(9)\n    turtle.left(10)\n');
    await expect(page.getByText(/^The icing bag is empty/).first()).toBeVisible(SLOW);
    await expect(button(page, 'Run Code')).toBeEnabled(SLOW);
  });
});
