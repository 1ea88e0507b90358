// Visits the site, the windows of a realm and a lesson in Hindi by keys, and fails on any English word on screen; the whole park is in long/hindi.spec.ts.
import { expect } from '@playwright/test';
import { grant, registerByForm, signIn, uniqueName } from './support/accounts.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe.ts';
import { detectEnglish } from './support/englishDetector.ts';
import { type InputDriver, keyboardDriver } from './support/inputDriver.ts';
import { loadLanguage } from './support/language.ts';
import {
  chooseAvatar,
  learnProjectCycle,
  navigateByPlaces,
  PARK_PATH,
  readConversation,
  readWelcome,
} from './support/park.ts';
import { test } from './support/test.ts';

test.use({ locale: 'hi-IN' });

/** Of a signed-in learner, and behind links that no longer work. */
const PERSONAL_PAGES = [
  ...['/account', '/account/security', '/account/game', '/account/family', '/account/data'],
  ...['/certificates', '/certificates/view', '/certificates/generate', '/certificates/share'],
  ...['/certificates/verify', '/certificates/verify?id=nonsense', '/checkout/nonsense', '/payment-success'],
  ...['/reset-password?token=nonsense', '/digest/stop/nonsense', '/verify-email?token=nonsense', '/consent/nonsense'],
];

/** Visits the site's pages, registers and signs in. */
async function visitPages(driver: InputDriver, name: string): Promise<void> {
  const { page, language } = driver;
  const { translate } = language;
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0900-\u097F]/);
  await expectAccessibleInBothThemes(driver.page, 'Home in Hindi');
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0900-\u097F]/);
  await expectAccessibleInBothThemes(driver.page, 'the plans in Hindi');
  await registerByForm(driver, name);
  await grant(name, 'Pilot');
  await driver.press(page.getByRole('button', { name }));
  await driver.press(page.getByRole('button', { name: translate('Sign out') }));
  await expect(page.getByRole('link', { name: translate('Sign in') }).first()).toBeVisible();
  await signIn(driver, name);
  await page.goto('/Grassroot/learning-adventures');
  await expect(page.getByRole('heading', { name: language.park.realm.title })).toBeVisible();
  await expectAccessibleInBothThemes(driver.page, 'the map picker in Hindi');
  for (const path of PERSONAL_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0900-\u097F]/);
  }
}

/** Opens every dialog of the pause menu and closes it again. */
async function openEveryDialog(driver: InputDriver): Promise<void> {
  const {
    page,
    language: { translate, park },
  } = driver;
  const title = (name: string) =>
    name === 'Map' ? translate('Map of {title}', { title: park.realm.title }) : translate(name);
  const dialog = (name: string) => page.getByRole('dialog', { name: title(name), exact: true });
  const open = async (name: string) => {
    await page.keyboard.press('Escape');
    await expect(dialog('Paused')).toBeVisible();
    await driver.press(dialog('Paused').getByRole('button', { name: translate(name), exact: true }));
    // Only then does it hear Escape.
    // On its first control, or on itself while it has none.
    await expect(dialog(name).and(page.locator(':focus')).or(dialog(name).locator(':focus'))).toHaveCount(1);
  };
  const close = async (name: string) => {
    await page.keyboard.press('Escape');
    await expect(dialog(name)).toBeHidden();
    if (await dialog('Paused').isVisible()) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  for (const name of ['Places and people', 'Map', 'Inventory', 'Journal']) {
    await open(name);
    await close(name);
  }
  await open('Settings');
  for (const tab of ['Reading', 'Sound', 'Look', 'Keys']) {
    await driver.press(dialog('Settings').getByRole('tab', { name: translate(tab), exact: true }));
    await expectAccessible(page, `the settings '${tab}' in Hindi`);
  }
  await close('Settings');
}

async function playRealm(driver: InputDriver, name: string): Promise<void> {
  await visitPages(driver, name);
  await driver.page.goto(PARK_PATH);
  await chooseAvatar(driver, 'Aria');
  await readWelcome(driver);
  await expectAccessibleInBothThemes(driver.page, 'the realm in Hindi');
  await openEveryDialog(driver);
  await navigateByPlaces(driver, 'wizard');
  await readConversation(driver);
  await learnProjectCycle(driver, { stopAfter: 2 });
}

test('a browser that prefers Hindi visits the site and begins ai-adventure-park without an English word on screen', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const driver = keyboardDriver(page, loadLanguage('hi'));
  const name = uniqueName('asha');
  const english = await detectEnglish(context, { names: [name] });
  try {
    await playRealm(driver, name);
  } finally {
    expect.soft(english.found(), 'English words on Hindi pages').toEqual([]);
  }
});
