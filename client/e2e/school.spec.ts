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
  await setTheme(page, 'light');
  await expectAccessible(page, 'Unit 2 (light)');
  await press(page, 'Open the lesson');
  await press(page, 'Next');
  await press(page, 'Next');
  await press(page, 'Start Activity');
  await expectAccessible(page, 'Robot game (light)');
});
