// What visitors fill in: the cookie banner, the contact form, the newsletter from its form to unsubscribing, and the phone's warning.
import { type Browser, expect, type Page } from '@playwright/test';
import { grant, register, signIn, uniqueName } from './support/accounts.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe.ts';
import { newUndecidedContext } from './support/cookieChoice.ts';
import { mouseDriver } from './support/inputDriver.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const bannerOf = (page: Page) => page.getByRole('dialog', { name: 'Cookies: you decide' });
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as { allAccepted: boolean } | null);
/** How far the page moved by the wheel. */
async function scrollByWheel(page: Page): Promise<number> {
  await page.mouse.move(600, 120);
  await page.mouse.wheel(0, 400);
  return page.evaluate(() => window.scrollY);
}

async function visitUndecided(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const viewport = { width: 1366, height: 768 };
  const page = await (await newUndecidedContext(browser, { viewport, ...(baseURL && { baseURL }) })).newPage();
  await page.goto('/');
  return page;
}

test('the cookie banner locks the page until it is answered, and the answer stays', async ({ browser, baseURL }) => {
  const page = await visitUndecided(browser, baseURL);
  const banner = bannerOf(page);
  await expect(banner).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the cookie banner');
  expect(await scrollByWheel(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(banner).toBeVisible();
  // By keyboard: the policy, the close button of none, then Accept, Decline and Preferences.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Preferences' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'the cookie preferences');
  await banner.getByRole('switch', { name: /Analytics/ }).check();
  await banner.getByRole('button', { name: 'Save' }).click();
  await expect(banner).toBeHidden();
  expect(await record(page)).toMatchObject({ allAccepted: false });
  await expect.poll(() => scrollByWheel(page)).toBeGreaterThan(0);

  await page.goto('/privacy-policy');
  await page.getByRole('link', { name: 'Open the cookie settings' }).click();
  await expect(banner.getByRole('switch', { name: /Analytics/ })).toBeChecked();
  await banner.getByRole('button', { name: 'Back' }).click();
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect(banner).toBeHidden();
  expect(await record(page)).toMatchObject({ allAccepted: true });
});

test('Decline is stored, and a reload keeps it', async ({ browser, baseURL }) => {
  const page = await visitUndecided(browser, baseURL);
  await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
  await expect(bannerOf(page)).toBeHidden();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await record(page)).toMatchObject({ allAccepted: false });
});

test('a message reaches Admin, and a newsletter goes from form to unsubscribing', async ({ page, browser }) => {
  const email = `${uniqueName('meera')}@example.org`;
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please choose who you are.')).toBeVisible();
  await page.getByText('A student').click();
  await expect(page.getByText('Please do not write your home address')).toBeVisible();
  await page.getByLabel('Your name').fill('Meera');
  await page.getByLabel('E-mail for the answer').fill(email);
  await page.getByLabel('Subject').fill(`Lamps ${email}`);
  await page.getByLabel('Your message').fill('How many lamps are there?\n<b>Thanks</b>');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your message' })).toBeVisible();

  await page.goto('/newsletter');
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();

  const admin = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  const name = uniqueName('desk');
  await register(mouseDriver(admin), name);
  // The grant ends the sessions of before.
  await grant(name, 'Admin');
  await signIn(mouseDriver(admin), name);
  const linkOf = async (subject: string) => {
    await admin.goto('/admin/mails');
    await admin.getByRole('listitem').filter({ hasText: email }).getByRole('button', { name: subject }).click();
    const text = await admin
      .getByRole('dialog')
      .getByText(/https?:\/\//)
      .innerText();
    return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').pathname;
  };

  await admin.goto('/admin/contact');
  await admin.getByRole('button', { name: `Lamps ${email}` }).click();
  await expect(admin.getByText('<b>Thanks</b>')).toBeVisible();
  await admin.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: `Lamps ${email}` })).toContainText('Answered');

  await page.goto(await linkOf('Do you want the Lanternwise newsletter?'));
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page.getByText('You are subscribed')).toBeVisible();
  await admin.goto('/admin/newsletter');
  await expect(admin.getByText(email)).toBeVisible();
  await expectAccessible(admin, '/admin/newsletter');
  await page.goto(await linkOf('You are subscribed to the Lanternwise newsletter'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You will get no more newsletters.')).toBeVisible();
  await admin.goto('/admin/newsletter');
  await expect(admin.getByText('No subscribers here.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('game pages warn once a session, and public pages never', async ({ page }) => {
    const anyway = page.getByRole('button', { name: 'Continue anyway' });
    for (const path of ['/', '/courses', '/contact-us']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(anyway).toBeHidden();
    }
    for (const path of ['/demo', '/School/ClassX', '/Grassroot/learning-adventures']) {
      await page.goto(path);
      await expect(anyway).toBeVisible();
    }
    await anyway.click();
    await page.goto('/School/ClassX/Unit2');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(anyway).toBeHidden();
  });
});
