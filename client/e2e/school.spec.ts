// Unit 2 of School Class X in the browser: played by keys, and accessible in both themes.
import { expect, type Page } from '@playwright/test';
import { expectAccessible, setTheme } from './support/axe.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 641 } });

const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
};

test('a guest plays Unit 2 by keys from its lesson to a completed activity', async ({ page }) => {
  await page.goto('/School/ClassX/Unit2');
  const lesson = page.getByRole('dialog', { name: '2.1 Revisiting AI, ML, DL' });
  await expect(lesson).toBeVisible();
  await expectAccessible(page, 'Lesson (dark)');
  await press(page, 'Start Activity');
  await expectAccessible(page, 'Matching game (dark)');
  await press(page, 'Close Activity');
  await press(page, 'Next');
  await press(page, 'Start Activity');
  await press(page, 'Hint 1 of 3: Nudge');
  await expect(page.getByText('Look at the ears and at the eyes.')).toBeVisible();
  for (const [at, name] of ['Dog', 'Cat', 'Rabbit', 'Panda'].entries()) {
    await press(page, name);
    await expect(page.getByText(`Correct! Score: ${at + 1}`)).toBeVisible();
    await expect(page.getByText(/^Correct/)).toBeHidden();
  }
  await press(page, 'Complete Activity');
  await expect(lesson.getByText('You have completed this activity.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lesson).toBeHidden();
  await expect(page.getByText('Activities: 1 of 4')).toBeVisible();
  await expect(page.getByText('Score: 25 of 100')).toBeVisible();
  // A guest's progress stays in the browser, until it moves into the account.
  await page.reload();
  await expect(lesson).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lesson).toBeHidden();
  await expect(page.getByText('Activities: 1 of 4')).toBeVisible();
  await setTheme(page, 'light');
  await expectAccessible(page, 'Unit 2 (light)');
  await press(page, 'Open the lesson');
  await press(page, 'Next');
  await press(page, 'Next');
  await press(page, 'Start Activity');
  await expectAccessible(page, 'Robot game (light)');
});

test('a teacher finds the plan of a session, the maps and the walls of week 4 from the hub', async ({ page }) => {
  await page.goto('/School/ClassX');
  await expectAccessible(page, 'Hub (dark)');
  await page
    .getByRole('link', { name: /^Plan of the session/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Week 1, session 1: AI Adventure Park' })).toBeFocused();
  await expectAccessible(page, 'Plan (dark)');
  await setTheme(page, 'light');
  await expectAccessible(page, 'Plan (light)');
  await page.getByRole('main').getByRole('link', { name: 'School Class X' }).click();
  await page.getByRole('link', { name: 'See the maps' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maps' })).toBeVisible();
  await expectAccessible(page, 'Maps (light)');
  await page.goto('/School/ClassX/Week4Collision');
  const table = page.getByRole('region', { name: 'Collision rectangles of Voice Valley Park' });
  await table.getByRole('button').first().click();
  await expect(table.getByRole('button', { pressed: true })).toHaveCount(1);
  await setTheme(page, 'light');
  await expectAccessible(page, 'Collision view (light)');
});
