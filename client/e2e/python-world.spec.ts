// One whole shop as a new learner lives it: in at the door, mistakes at every step, the Arena, and out to the next shop.
import { expect, test } from '@playwright/test';
import { grant, newName, register } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { goInto, learn, lessonOf, street, tutorial, tutorialOpen, WORLD, winArena } from './support/bakery.ts';
import { mouse } from './support/hands.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const hint = (topic: string) => `Get Inside Cake Shop to learn about python ${topic}`;

test('Cupcake Corner from the first step to the next door', async ({ page }) => {
  test.setTimeout(600_000);
  const hands = mouse(page);
  const name = newName('baker');
  await register(hands, name);
  await grant(name, 'Pilot');
  await page.goto(WORLD);
  const aria = page.getByRole('radio', { name: 'Aria' });
  const start = page.getByRole('button', { name: street.realm.welcome.button, exact: true });
  await expect(aria.or(start)).toBeVisible({ timeout: 60_000 });
  if (await aria.isVisible()) {
    await hands.press(aria);
    await page.getByRole('button', { name: 'Play as Aria', exact: true }).click();
  }
  await start.click();

  await test.step('closing early says goodbye, gives the hint and keeps the place', async () => {
    await goInto(page, 'shop-print');
    await tutorialOpen(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(tutorial(page).getByText('2/8')).toBeVisible();
    await tutorial(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('See you next time!').first()).toBeVisible();
    await expect(page.getByText(hint(lessonOf('python-print').topic)).first()).toBeVisible();
    await goInto(page, 'shop-print');
    await tutorialOpen(page);
    await expect(tutorial(page).getByText('2/8')).toBeVisible();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
  });

  await test.step('the tutorial, with mistakes', () =>
    learn(page, 'python-print', (step) => expectAccessible(page, `the step ${step.id}`)));
  await test.step('the Arena', () => winArena(page, 'python-print'));

  await test.step('the next shop is open, the one after is not', async () => {
    await expect(page.getByText(hint(lessonOf('python-variables').topic)).first()).toBeVisible();
    await goInto(page, 'shop-variables');
    await tutorialOpen(page);
    await expect(tutorial(page).getByText('1/8')).toBeVisible();
  });
});
