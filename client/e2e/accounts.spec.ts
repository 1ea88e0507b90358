// Accounts on a fresh server: the first Admin, parental consent, linking a parent, a forgotten password, and deletion.
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe.ts';
import { createMailLinkReader, type FreshServer, startFreshServer } from './support/freshServer.ts';
import { mouseDriver } from './support/inputDriver.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1366, height: 768 } });

const PASSWORD = 'seven lanterns glow';
const NEW_PASSWORD = 'nine silver kites';
const ADMIN = { identifier: 'Meera', password: PASSWORD };

let server: FreshServer;
let mailLink: ReturnType<typeof createMailLinkReader>;

test.beforeAll(async () => {
  server = await startFreshServer();
  mailLink = createMailLinkReader(server.url, ADMIN);
});
test.afterAll(() => server.stop());

/** Registers an account of the given age band through the form. */
async function register(page: Page, name: string, age: string, fillMore: () => Promise<void> = async () => {}) {
  const driver = mouseDriver(page);
  await page.goto(`${server.url}/register`);
  await driver.fill(page.getByLabel('User name'), name);
  await driver.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  await driver.press(page.getByRole('radio', { name: age }));
  await fillMore();
  await driver.press(page.getByRole('button', { name: 'Create my account' }));
  await expectSignedInAs(page, name);
}

const expectSignedInAs = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}\\s*, account menu`) }).waitFor();
/** @param part 'security', 'game', 'family' or 'data'; the profile by default */
const openAccount = (page: Page, part = '') => page.goto(`${server.url}/account${part && `/${part}`}`);

async function signIn(page: Page, name: string, password: string) {
  await page.goto(`${server.url}/sign-in`);
  await page.getByLabel('User name or e-mail').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
}

async function expectPageAccessible(page: Page, what: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBothThemes(page, what);
}

test('the printed set-up link creates the first Admin, once', async ({ page }) => {
  await page.goto(server.setUpLink);
  await page.getByLabel('User name').fill('Meera');
  await expectPageAccessible(page, 'set-up');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Admin account' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expectSignedInAs(page, 'Meera');
  await page.goto(server.setUpLink);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
});

test('a parent reads the consent page, gives consent, and withdraws it', async ({ page, browser }) => {
  await register(page, 'Asha', '12 or 13', () => page.getByLabel("A parent's e-mail").fill('mum@example.org'));
  await openAccount(page);
  await expect(page.getByText('Limited until a parent agrees')).toBeVisible();
  await expectPageAccessible(page, "a child's profile");
  for (const part of ['Security', 'Game', 'Data', 'Classes & family']) {
    await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: part }).click();
    await expect(page.getByRole('heading', { level: 1, name: `My account: ${part}` })).toBeFocused();
    await expectAccessible(page, `a child's account: ${part}`);
  }

  const parent = await (await browser.newContext()).newPage();
  await parent.goto(await mailLink('mum@example.org', 'consent-asked'));
  await expect(parent.getByRole('heading', { level: 1, name: 'May Asha learn here?' })).toBeVisible();
  await expectPageAccessible(parent, 'consent');
  await parent.getByRole('button', { name: 'Give consent' }).click();
  await expect(parent.getByText(/^You agreed on/)).toBeInViewport();
  await expect(parent.getByRole('heading', { level: 1, name: 'You gave consent for Asha' })).toBeFocused();
  await parent.getByRole('link', { name: 'Create a parent account' }).click();
  await expect(parent.getByRole('radio', { name: 'I am a parent' })).toBeChecked();
  await openAccount(page);
  await expect(page.getByRole('heading', { name: 'My pictures' })).toBeVisible();
  await expect(page.getByText('Limited until a parent agrees')).toBeHidden();

  await parent.goto(await mailLink('mum@example.org', 'consent-given'));
  await parent.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(parent.getByText(/The account is limited again/)).toBeVisible();
  await openAccount(page);
  await expect(page.getByText('Limited until a parent agrees')).toBeVisible();
  await parent.context().close();
});

test('after a parent said no, the child tries everything, and the parent sees each try', async ({ page, browser }) => {
  const driver = mouseDriver(page);
  await register(page, 'Bina', '12 or 13', () => page.getByLabel("A parent's e-mail").fill('papa@example.org'));
  const parent = await (await browser.newContext()).newPage();
  const link = await mailLink('papa@example.org', 'consent-asked');
  await parent.goto(link);
  await parent.getByRole('button', { name: 'Give consent' }).click();
  await expect(parent.getByRole('heading', { name: 'What has happened so far' })).toBeVisible();
  await openAccount(page, 'security');
  await driver.press(page.getByRole('button', { name: 'Add an e-mail' }));
  await driver.fill(page.getByLabel('New e-mail'), 'bina.rao@gmail.com');
  await driver.fill(page.getByLabel('Your password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('bina.rao@gmail.com').first()).toBeVisible();
  await parent.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(parent.getByText(/The account is limited again/)).toBeVisible();

  await openAccount(page, 'family');
  await expect(page.getByText('said no. Only this parent can change that', { exact: false })).toBeVisible();
  await expectPageAccessible(page, 'the card after a no');
  for (const [address, words] of [
    ['friend@example.org', 'A parent said no to your account'],
    ['BinaRao+mum@gmail.com', 'That is your own e-mail address'],
  ] as const) {
    await driver.fill(page.getByLabel("A parent's e-mail"), address);
    await driver.press(page.getByRole('button', { name: 'Send e-mail' }));
    await expect(page.getByText(words, { exact: false })).toBeVisible();
  }
  for (const tryOlder of [
    () => driver.press(page.getByRole('radio', { name: '18 or older' })),
    () => page.getByLabel('Date of birth').fill('2000-04-09'),
  ]) {
    await openAccount(page);
    await tryOlder();
    await driver.press(page.getByRole('button', { name: 'Save my profile' }));
    await expect(page.getByText('can make you older here', { exact: false })).toBeVisible();
  }

  await parent.goto(link);
  const tries = parent.getByRole('listitem').filter({ hasText: 'A try of the child' });
  await expect(tries).toHaveText([
    /older here: refused/,
    /older here: refused/,
    /their own address as a parent's: refused/,
    /ask another address: refused/,
  ]);
  await expect(parent.getByText(/friend@|gmail\.com/)).toHaveCount(0);
  await expectPageAccessible(parent, 'consent after tries');
  await parent.goto(await mailLink('papa@example.org', 'consent-news'));
  await expect(parent.getByRole('heading', { level: 1, name: 'You withdrew your consent for Bina' })).toBeVisible();
  await parent.context().close();
});

test('a parent links a child with a code, and the child ends the link', async ({ page, browser }) => {
  await signIn(page, 'Asha', PASSWORD);
  await expectSignedInAs(page, 'Asha');
  await openAccount(page, 'family');
  await page.getByRole('button', { name: 'Show code for a parent' }).click();
  const code = (await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()) ?? '';

  const parent = await (await browser.newContext()).newPage();
  const chooseParent = () => mouseDriver(parent).press(parent.getByRole('radio', { name: 'I am a parent' }));
  await register(parent, 'Leela', '18 or older', chooseParent);
  await expect(parent).toHaveURL(/\/(dashboard|parent\/progress)$/);
  await parent.goto(`${server.url}/dashboard`);
  await expect(parent.getByRole('heading', { level: 1, name: 'My children' })).toBeVisible();
  await parent.getByLabel('Code from your child').fill(code.toLowerCase());
  await parent.getByRole('button', { name: 'Add child' }).click();
  await expect(parent.getByText('Asha has not begun yet.', { exact: false })).toBeVisible();
  // A child without a plan: nothing says that the realms are open.
  await expect(parent.getByText('Open without a plan: Unit 1 of School Class X.', { exact: false })).toBeVisible();
  await expect(parent.getByRole('link', { name: 'Add your e-mail address' })).toBeVisible();
  await parent.getByRole('button', { name: 'Give a name' }).click();
  await parent.getByLabel('Name of your child').fill('Little Asha');
  await parent.getByRole('button', { name: 'Save' }).click();
  await expect(parent.getByText('Little Asha has not begun yet.')).toBeVisible();
  await expectPageAccessible(parent, "a parent's page");
  await openAccount(page, 'family');
  await page.getByRole('button', { name: 'Unlink Leela' }).click();
  await expect(page.getByRole('button', { name: 'Unlink Leela' })).toBeHidden();
  await parent.context().close();
});

test('a teacher verifies an address and resets a forgotten password by e-mail', async ({ page }) => {
  await register(page, 'Ravi', '18 or older', async () => {
    await mouseDriver(page).press(page.getByRole('radio', { name: 'I teach' }));
    await page.getByLabel('E-mail').fill('ravi@example.org');
  });
  await page.goto(await mailLink('ravi@example.org', 'verify-email'));
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expectPageAccessible(page, 'verify-email');
  await openAccount(page, 'security');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  await page.goto(`${server.url}/forgot-password`);
  await expectPageAccessible(page, 'forgot-password');
  await page.getByLabel('User name or e-mail').fill('Ravi');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(/a link will be sent to it/)).toBeVisible();
  await page.goto(await mailLink('ravi@example.org', 'reset-password'));
  await expectPageAccessible(page, 'reset-password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await signIn(page, 'Ravi', NEW_PASSWORD);
  await expectSignedInAs(page, 'Ravi');
});

test('a deleted account can be kept during the grace period', async ({ page }) => {
  await signIn(page, 'Ravi', NEW_PASSWORD);
  await expectSignedInAs(page, 'Ravi');
  await openAccount(page, 'security');
  await expect(page.getByText('This device')).toBeVisible();
  await openAccount(page, 'data');
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(copy.suggestedFilename()).toBe('lanternwise-my-data.json');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('That password is wrong. Please try again.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await signIn(page, 'Ravi', NEW_PASSWORD);
  await expect(page.getByRole('alert')).toContainText('This account will be deleted on');
  await page.getByRole('button', { name: 'Keep my account and sign in' }).click();
  await expectSignedInAs(page, 'Ravi');
});
