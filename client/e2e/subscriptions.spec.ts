// Buying a plan in the sandbox: declined, cancelled, paid, and cancelling the plan.
import { expect } from '@playwright/test';
import { register, uniqueName } from './support/accounts.ts';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { mouseDriver } from './support/inputDriver.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

test('a learner subscribes after a declined and a cancelled attempt, then cancels', async ({ page }) => {
  await register(mouseDriver(page), uniqueName('sub'));
  await page.goto('/Grassroot/robo-realm');
  await expect(page).toHaveURL(/\/pricing$/);
  const choose = page.getByRole('button', { name: /^Choose monthly/ });
  const back = page.getByRole('link', { name: 'Back to the plans' });

  await choose.click();
  await expect(page.getByText('This is a sandbox.')).toBeVisible();
  await expectAccessibleInBothThemes(page, '/checkout');
  await page.getByRole('button', { name: 'Simulate a declined card' }).click();
  await expect(page.getByText('The card was declined.')).toBeFocused();
  await back.click();

  await choose.click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('You cancelled. You were not charged.')).toBeFocused();
  const checkout = page.url().split('/').at(-1);
  await page.goto(`/payment-success?checkout=${checkout}`);
  await expect(page.getByRole('heading', { name: 'The payment was cancelled' })).toBeVisible();
  await page.goto('/payment-success?checkout=made-up');
  await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
  await back.click();

  await choose.click();
  await page.getByRole('button', { name: /^Pay ₹299/ }).click();
  await expect(page.getByRole('heading', { name: 'The gates are open!' })).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByText('Every realm is open. Your plan runs until')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel my plan' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText('You will not be charged again. Every realm stays open until')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your plan: Learner, monthly' })).toBeFocused();
  await page.getByRole('button', { name: 'Resume my plan' }).click();
  await expect(page.getByText('Every realm is open. Your plan runs until')).toBeVisible();
  await page.getByText('Sandbox: simulate what happens later').click();
  for (const [later, state] of [
    ['The next payment succeeds', 'Active'],
    ['A payment fails', 'Payment failed'],
    ['The payment is refunded', 'Refunded'],
  ] as const) {
    await page.getByRole('button', { name: later }).click();
    await expect(page.getByText(state, { exact: true })).toBeVisible();
  }
  await expectAccessibleInBothThemes(page, '/pricing');
});
