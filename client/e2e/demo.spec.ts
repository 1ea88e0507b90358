// Plays the demo by touch as a guest, with a reload in the middle, and keeps the progress in a new account.
import { expect } from '@playwright/test';
import { PASSWORD, uniqueName } from './support/accounts.ts';
import { solve } from './support/activitySolver.ts';
import { expectAccessible, setTheme } from './support/axe.ts';
import {
  allDemoSteps,
  button,
  collectStars,
  demo,
  demoStepsOnServer,
  makeSignSpeak,
  meet,
  readDemoWelcome,
  SLOW,
} from './support/demo.ts';
import { touchDriver } from './support/inputDriver.ts';
import { chooseAvatar, sendFeedback } from './support/park.ts';
import { test } from './support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 480 } });

test('a guest plays the demo by touch to its end and keeps the progress in a new account', async ({ page }) => {
  test.setTimeout(600_000);
  const driver = touchDriver(page);
  await page.goto('/demo');
  await chooseAvatar(driver, 'Aria');
  await readDemoWelcome(driver);
  await collectStars(driver);
  await meet(driver, 'owl');

  await meet(driver, 'gatekeeper');
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    await expectAccessible(page, `the drawing gate (${theme})`);
  }
  await solve(driver, 'drawing-gate', { wrongFirst: true, content: demo });
  await page.reload();
  await page.locator('[data-world="ready"]').waitFor(SLOW);

  await makeSignSpeak(driver);
  await driver.press(button(page, 'To the arrow!'));
  await sendFeedback(driver);
  await driver.press(page.getByRole('link', { name: 'Create a free account and keep your progress' }));
  await page.getByLabel('User name').fill(uniqueName('star'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByText('18 or older').tap();
  await driver.press(button(page, 'Create my account'));
  await expect(page).not.toHaveURL(/register/);
  await expect.poll(async () => (await demoStepsOnServer(page)).sort(), { timeout: 30_000 }).toEqual(allDemoSteps);
});
