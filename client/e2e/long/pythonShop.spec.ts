// Plays one shop as a new learner: its keeper, the tutorial with its video, mistakes, the Arena, its board, and the next shop.
import { expect, type Page } from '@playwright/test';
import { grant, register, uniqueName } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { mouseDriver } from '../support/inputDriver.ts';
import { openPlaces } from '../support/places.ts';
import {
  completeArena,
  completeTutorial,
  enterShop,
  expectTutorialOpen,
  getPythonLesson,
  makeArenaMistake,
  openPythonWorld,
  pythonWorld,
  readArenaIntro,
  runInTutorial,
  tutorial,
} from '../support/pythonWorld.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1024, height: 600 } });

const shopHint = (topic: string) => `Get Inside Cake Shop to learn about python ${topic}`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Kinds of steps that are checked for accessibility. */
const CHECKED_KINDS = ['coding', 'predict', 'matching', 'video'];

/** Opens the video, pauses it, skips through it, and expects it to close at its end. */
async function watchVideo(page: Page): Promise<void> {
  await button(page, 'Watch Video').click();
  const video = page.getByRole('dialog').filter({ has: page.locator('video') });
  await button(page, 'Pause').click();
  await expect(button(page, 'Play')).toBeVisible();
  await expect(video.locator('video')).not.toHaveJSProperty('controls', true);
  await button(page, 'Play').click();
  await expect(async () => {
    if (await video.isVisible()) await button(page, 'Forward 10 seconds').press('Enter', { timeout: 1000 });
    await expect(video).toBeHidden({ timeout: 100 });
  }).toPass({ timeout: 60_000 });
}

/** input() asks in a dialog, in any program of the tutorial. */
async function answerInput(page: Page): Promise<void> {
  await runInTutorial(page, 'name = input("Who bakes here? ")\nprint("Hello", name)', ['Mia']);
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('Who bakes here? Mia Hello Mia');
}

/** The row of a shop in the list of places. */
async function expectBoard(page: Page, shop: string, text: string): Promise<void> {
  const name = pythonWorld.realm.characters.find(({ id }) => id === shop)?.name ?? shop;
  const places = await openPlaces(mouseDriver(page));
  await expect(places.getByRole('listitem').filter({ hasText: name }).first()).toContainText(text);
  await page.keyboard.press('Escape');
  await expect(places).toBeHidden();
}

test('Cupcake Corner from its keeper to the next shop', async ({ page }) => {
  test.setTimeout(600_000);
  const lesson = getPythonLesson('python-print');
  const next = getPythonLesson('python-variables');
  const name = uniqueName('baker');
  await register(mouseDriver(page), name);
  await grant(name, 'Pilot');
  await openPythonWorld(page);
  await expect(page.getByText(shopHint(lesson.topic)).first()).toBeVisible();

  await test.step('the keeper greets the learner', async () => {
    await enterShop(page, 'keeper-print');
    const keeper = pythonWorld.realm.characters.find(({ id }) => id === 'keeper-print')?.name ?? '';
    await expect(page.getByRole('dialog', { name: keeper })).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('Escape');
  });

  await test.step('closing early shows a farewell and the hint, and keeps the step', async () => {
    await enterShop(page, 'shop-print');
    await expectTutorialOpen(page);
    await button(page, 'Continue').click();
    await expect(tutorial(page).getByText('2/8')).toBeVisible();
    // The farewell shows for 600 ms only, so waiting starts before the dialog is closed.
    const farewell = page.getByText('See you next time!').first().waitFor({ timeout: 60_000 });
    await tutorial(page).getByRole('button', { name: 'Close', exact: true }).click();
    await farewell;
    await expect(page.getByText(shopHint(lesson.topic)).first()).toBeVisible();
    await enterShop(page, 'shop-print');
    await expectTutorialOpen(page);
    await expect(tutorial(page).getByText('2/8')).toBeVisible();
    await button(page, 'Previous').click();
  });

  await test.step('the tutorial with its video, input() and mistakes', () =>
    completeTutorial(page, lesson.id, {
      mistakes: 1,
      onStep: async ({ id, kind }) => {
        if (CHECKED_KINDS.includes(kind)) await expectAccessible(page, `the step ${id}`);
        if (kind === 'video') await watchVideo(page);
        if (kind === 'coding') await answerInput(page);
      },
    }));

  await test.step('the Arena and the recap', async () => {
    await readArenaIntro(page, lesson.arena);
    await makeArenaMistake(page, lesson.arena);
    await completeArena(page, lesson.id, () => expectAccessible(page, 'the completion'));
  });

  await test.step('the next shop is open, also after a reload', async () => {
    await expect(page.getByText(shopHint(next.topic)).first()).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await openPythonWorld(page);
    await expectBoard(page, 'shop-print', 'Its board shows: Cake Shop I Love Python');
    await enterShop(page, 'shop-variables');
    await expectTutorialOpen(page);
    await expect(tutorial(page).getByText('1/8')).toBeVisible();
  });
});
