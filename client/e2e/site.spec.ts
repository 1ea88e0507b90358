// The public site: navigation, theme, access to realms, sign-in, and accessibility in both themes.
import { expect } from '@playwright/test';
import { grant, register, registerByForm, signIn, uniqueName } from './support/accounts.ts';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { mouseDriver } from './support/inputDriver.ts';
import { PARK_PATH } from './support/park.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const PAGES = [
  ...['/', '/sign-in', '/register', '/pricing', '/licences', '/nowhere'],
  ...['/contact-us', '/newsletter', '/privacy-policy', '/terms-conditions'],
];

test('the public pages are accessible in both themes', async ({ page }) => {
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothThemes(page, path);
    });
});

test('Home leads a visitor to the demo and to the plans', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Start free trial' }).first().click();
  await expect(page).toHaveURL(/\/demo/);
});

test('the theme is dark at first and stays as chosen over a reload', async ({ page }) => {
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page
    .getByRole('button', { name: /light|theme/i })
    .first()
    .click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('a realm requires a plan, and opens after the grant', async ({ page }) => {
  const driver = mouseDriver(page);
  const name = uniqueName('gate');
  await register(driver, name);
  await page.goto(PARK_PATH);
  await expect(page.getByText('Please subscribe to access this content')).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await grant(name, 'plan=learner');
  await page.goto('/Grassroot/learning-adventures');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(PARK_PATH);
  await expect(page.getByRole('dialog', { name: 'Choose your avatar' })).toBeVisible();
});

test('a wrong password and a taken user name show errors', async ({ page, browser }) => {
  const name = uniqueName('words');
  await register(mouseDriver(page), name);
  const other = await (await browser.newContext()).newPage();
  await other.goto('/sign-in');
  await other.getByLabel('User name or e-mail').fill(name);
  await other.getByLabel('Password', { exact: true }).fill('not the right words');
  await other.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(other.getByRole('alert').first()).toContainText(/password/i);
  await other.goto('/register');
  await other.getByLabel('User name').fill(name);
  await other.getByLabel('Password', { exact: true }).fill('seven lanterns glow');
  await other.getByText('18 or older').click();
  await other.getByRole('button', { name: 'Create my account' }).click();
  await expect(other.getByRole('alert').first()).toContainText(/taken/i);
});

test('a remembered sign-in survives the browser, and sign-out ends it', async ({ page, browser }) => {
  const name = uniqueName('again');
  const driver = mouseDriver(page);
  await registerByForm(driver, name);
  await driver.press(page.getByRole('button', { name: new RegExp(name) }).first());
  await driver.press(page.getByRole('button', { name: 'Sign out' }));
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await signIn(driver, name, { remember: true });
  // A closed browser keeps local storage and cookies with an expiry date, but no session storage.
  const { cookies, origins } = await page.context().storageState();
  const later = await browser.newContext({
    storageState: { origins, cookies: cookies.filter((each) => each.expires > 0) },
  });
  const reopened = await later.newPage();
  await reopened.goto('/');
  await expect(reopened.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible();
  await later.close();
});

test('no page sends requests to other hosts', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:') && !url.startsWith('blob:')) foreign.push(url);
  });
  for (const path of ['/', '/pricing', '/demo/ai-adventure-park-demo']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
});

test.describe('on a phone held sideways', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 640, height: 360 } });

  test('the notice before a realm shows both its buttons', async ({ page }) => {
    await page.goto('/demo');
    for (const control of [
      page.getByRole('button', { name: 'Continue anyway' }),
      page.getByRole('link', { name: 'Back to home' }),
    ])
      await expect(control).toBeInViewport({ ratio: 1 });
  });
});
