// A teacher searches the guides by keys, jumps to the place, prints a lesson plan, and opens an answer key.
import { expect } from '@playwright/test';
import { grant, register, signIn, uniqueName } from './support/accounts.ts';
import { expectAccessible, setTheme } from './support/axe.ts';
import { keyboardDriver } from './support/inputDriver.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 641 } });

test('a teacher searches a guide, jumps to the place, prints it, and opens the answers', async ({ page }) => {
  const name = uniqueName('resources');
  await register({ page }, name);
  // A change of role ends the sessions.
  await grant(name, 'Teacher');
  await signIn(keyboardDriver(page), name);
  await page.goto('/teacher/resources');
  await expect(page.getByRole('heading', { level: 1, name: 'Teaching Resources' })).toBeVisible();
  await expectAccessible(page, 'Resources (dark)');

  const field = page.getByRole('combobox', { name: 'Search resources...' });
  // The page is prerendered: its fields take letters once its scripts run.
  await expect(field).toBeEditable();
  await field.focus();
  await page.keyboard.type('shortest way serch');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'Search results (dark)');
  await setTheme(page, 'light');
  await expectAccessible(page, 'Search results (light)');
  await field.fill('robo realm exit ticket');
  await expect(page.getByRole('option').first()).toContainText('Exit ticket');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 3, name: 'Exit ticket' }).nth(1);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/\?q=robo\+realm\+exit\+ticket#lesson-plans\/robo-realm-exit-ticket$/);
  await expectAccessible(page, 'Lesson plans (light)');

  await page.reload();
  await expect(heading).toBeInViewport();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-print-called', '');
  });
  await keyboardDriver(page).press(page.getByRole('button', { name: 'Print only: Robo Realm' }));
  await expect(page.locator('html[data-print-called]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: 'Robo Realm' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Think Tank Park' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 2, name: 'Think Tank Park' })).toBeVisible();

  await page.getByRole('link', { name: 'Answer keys' }).first().click();
  await keyboardDriver(page).press(page.getByRole('button', { name: 'Show the answers' }).first());
  await expect(page.getByText('AI Adventure Park').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'The Bioethics Quiz' })).toBeVisible();
  await setTheme(page, 'dark');
  await expectAccessible(page, 'Answer keys (dark)');
});
