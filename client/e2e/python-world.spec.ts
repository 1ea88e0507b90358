// One whole shop as a new learner lives it: its keeper, the tutorial with its film and its questions, mistakes, the Arena, and back to the next door.
import { expect, type Page, test } from '@playwright/test';
import { grant, newName, register } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import {
  arrive,
  goInto,
  learn,
  lessonOf,
  mistakeInArena,
  practise,
  readIntro,
  street,
  tutorial,
  tutorialOpen,
  winArena,
} from './support/bakery.ts';
import { mouse } from './support/hands.ts';

test.use({ viewport: { width: 1024, height: 600 } });

const hint = (topic: string) => `Get Inside Cake Shop to learn about python ${topic}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** One step of each kind that has something to do. */
const LOOKED_AT = ['coding', 'predict', 'matching', 'video'];

/** The film is opened, stopped, gone through in leaps, and closes by itself at its end. */
async function watchFilm(page: Page): Promise<void> {
  await button(page, 'Watch Video').click();
  const film = page.getByRole('dialog').filter({ has: page.locator('video') });
  await button(page, 'Pause').click();
  await expect(button(page, 'Play')).toBeVisible();
  await expect(film.locator('video')).not.toHaveJSProperty('controls', true);
  await button(page, 'Play').click();
  await expect(async () => {
    if (await film.isVisible()) await button(page, 'Forward 10 seconds').press('Enter', { timeout: 1000 });
    await expect(film).toBeHidden({ timeout: 100 });
  }).toPass({ timeout: 60_000 });
}

/** input() asks in a window of its own, in any program of the tutorial. */
async function askAndAnswer(page: Page): Promise<void> {
  await practise(page, 'name = input("Who bakes here? ")\nprint("Hello", name)', ['Mia']);
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('Who bakes here? Mia Hello Mia');
}

test('Cupcake Corner from its keeper to the next door', async ({ page }) => {
  test.setTimeout(600_000);
  const lesson = lessonOf('python-print');
  const next = lessonOf('python-variables');
  const name = newName('baker');
  await register(mouse(page), name);
  await grant(name, 'Pilot');
  await arrive(page);
  await expect(page.getByText(hint(lesson.topic)).first()).toBeVisible();

  await test.step('the keeper greets, the next shop is locked', async () => {
    await goInto(page, 'keeper-print');
    const keeper = street.realm.characters.find(({ id }) => id === 'keeper-print')?.name ?? '';
    await expect(page.getByRole('dialog', { name: keeper })).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('Escape');
  });

  await test.step('closing early says goodbye, gives the hint and keeps the place', async () => {
    await goInto(page, 'shop-print');
    await tutorialOpen(page);
    await button(page, 'Continue').click();
    await expect(tutorial(page).getByText('2/8')).toBeVisible();
    // The farewell stands for 600 ms only: somebody must be looking before the window is closed.
    const farewell = page.getByText('See you next time!').first().waitFor({ timeout: 60_000 });
    await tutorial(page).getByRole('button', { name: 'Close', exact: true }).click();
    await farewell;
    await expect(page.getByText(hint(lesson.topic)).first()).toBeVisible();
    await goInto(page, 'shop-print');
    await tutorialOpen(page);
    await expect(tutorial(page).getByText('2/8')).toBeVisible();
    await button(page, 'Previous').click();
  });

  await test.step('the tutorial with its film, its questions and mistakes', () =>
    learn(page, lesson.id, {
      mistakes: 1,
      look: async ({ id, kind }) => {
        if (LOOKED_AT.includes(kind)) await expectAccessible(page, `the step ${id}`);
        if (kind === 'video') await watchFilm(page);
        if (kind === 'coding') await askAndAnswer(page);
      },
    }));

  await test.step('the Arena and what was learned', async () => {
    await readIntro(page, lesson.arena);
    await mistakeInArena(page, lesson.arena);
    await winArena(page, lesson.id, () => expectAccessible(page, 'the completion'));
  });

  await test.step('the next shop is open, also after a reload', async () => {
    await expect(page.getByText(hint(next.topic)).first()).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await arrive(page);
    await goInto(page, 'shop-variables');
    await tutorialOpen(page);
    await expect(tutorial(page).getByText('1/8')).toBeVisible();
  });
});
