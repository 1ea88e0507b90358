// A finished task lets the learner light its lantern from where they are; it is lit after a reload and in another browser too.
import { expect } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { type InputDriver, keyboardDriver } from './support/inputDriver.ts';
import { english } from './support/language.ts';
import { learnDomains, navigateByPlaces, readConversation } from './support/park.ts';
import { test } from './support/test.ts';
import { registerAndEnterPark } from './support/wholePark.ts';

const task = english.park.quest.tasks.find(({ id }) => id === 'explore-domains')?.title ?? '';

/** Opens the quest log. */
async function openQuestLog({ page, press }: InputDriver): Promise<void> {
  const fold = page.getByRole('region', { name: 'Quest log' }).getByRole('button', { name: 'Quest log' });
  if ((await fold.getAttribute('aria-expanded', { timeout: 5000 })) === 'false') await press(fold);
}

/** The welcome may cover the realm at any time after a reload. */
async function closeWelcome({ page, press }: InputDriver): Promise<void> {
  const begin = page.getByRole('button', { name: english.park.realm.welcome.button });
  if (await begin.isVisible()) await press(begin);
}

test('a finished task lets its lantern be lit by hand, and it stays lit everywhere', async ({ page, browser }) => {
  test.setTimeout(400_000);
  const driver = keyboardDriver(page);
  const name = await registerAndEnterPark(driver, 'Aria');
  await navigateByPlaces(driver, 'talking-tree');
  await readConversation(driver);
  await learnDomains(driver);
  await expect(page.getByText('Light yours now!')).toBeVisible({ timeout: 30_000 });
  // The key is the lantern's now, though the tree stands beside the child.
  await expect(page.getByRole('button', { name: new RegExp(`Light the lantern ?: ${task}`) })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText(`The lantern of “${task}” is lit: 1 of 4.`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Saved', { exact: true })).toBeAttached({ timeout: 30_000 });

  await page.reload();
  await page.locator('[data-world="ready"]').waitFor({ timeout: 60_000 });
  await expect(async () => {
    await closeWelcome(driver);
    await openQuestLog(driver);
    await expect(page.getByText('Lantern: Lit')).toBeAttached({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(keyboardDriver(elsewhere), name);
  await elsewhere.goto('/Grassroot/learning-adventures');
  await expect(elsewhere.getByRole('article', { name: 'AI Adventure Park' })).toContainText('Lanterns: 1 of 4');
});
