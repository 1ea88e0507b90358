// The review in the browser: due after a realm was finished, explained, and a mistake returns in other words.
import { expect } from '@playwright/test';
import { register, uniqueName } from './support/accounts.ts';
import { expectAccessible, setTheme } from './support/axe.ts';
import { completeCourse } from './support/completeCourse.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 641 } });

test('a learner reviews finished realms by keys, and a mistake comes back in other words', async ({ page }, {
  config,
}) => {
  const name = uniqueName('review');
  await register({ page }, name);
  await page.goto('/review');
  await expect(page.getByText('Finish a realm first.', { exact: false })).toBeVisible();
  await completeCourse(String(config.metadata.dataDir), name, 2);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Start the review' }).click();
  const question = page.locator('main').getByRole('heading', { level: 2 });
  const options = page.locator('main button[aria-pressed]');
  await expect(page.getByText('Question 1 of 8')).toBeVisible();
  const asked = await question.textContent();
  await expectAccessible(page, 'A question (dark)');
  // The first item of the park is worded 'first-step': this option is wrong.
  await options.filter({ hasText: 'Train a model with what is there' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('A model answers a question.', { exact: false })).toBeVisible();
  await expect(page.getByText('Right would be: Say exactly what the problem is')).toBeVisible();
  await setTheme(page, 'light');
  await expectAccessible(page, 'An explanation (light)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 of 9')).toBeVisible();
  for (let number = 2; number <= 8; number += 1) {
    await expect(page.getByText(`Question ${number} of`)).toBeVisible();
    await expect(question).toBeFocused();
    await options.first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  }
  await expect(page.getByText('Once more, in other words')).toBeVisible();
  await expect(question).not.toHaveText(String(asked));
  while (await page.getByText(/^Question \d+ of/).isVisible()) {
    await options.first().press('Enter');
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await expect(page.getByText(/You remembered \d of 8\./)).toBeVisible();
  await expectAccessible(page, 'Summary (light)');
});
