// ai-adventure-park in Hindi, from the first page to the arrow: a browser that prefers Hindi is greeted in Hindi and reads no English word.
import { expect, test } from '@playwright/test';
import { grant, newName, register, signIn } from './support/accounts.ts';
import { expectAccessible, showTheme } from './support/axe.ts';
import { watchForEnglish } from './support/englishWatch.ts';
import { type Hands, keyboard } from './support/hands.ts';
import { hindi } from './support/language.ts';
import { allTasksTicked, byPlaces, chooseAvatar, leaveThroughTheArrow, PARK, readWelcome } from './support/park.ts';
import { learnEverything } from './support/wholePark.ts';

test.use({ locale: 'hi-IN' });

async function expectAccessibleInBothThemes({ page }: Hands, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, `${what} in Hindi (${theme})`);
  }
}

/** The pages before the gate. */
async function arrive(hands: Hands, name: string): Promise<void> {
  const { page, language } = hands;
  const { words } = language;
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0900-\u097F]/);
  await expectAccessibleInBothThemes(hands, 'Home');
  await page.goto('/pricing');
  await expectAccessibleInBothThemes(hands, 'the plans');
  await register(hands, name);
  await grant(name, 'Pilot');
  await hands.press(page.getByRole('button', { name }));
  await hands.press(page.getByRole('button', { name: words('Sign out') }));
  await expect(page.getByRole('link', { name: words('Sign in') }).first()).toBeVisible();
  await signIn(hands, name);
  await page.goto('/Grassroot/learning-adventures');
  await expect(page.getByRole('heading', { name: language.park.realm.title })).toBeVisible();
  await expectAccessibleInBothThemes(hands, 'the map picker');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Every window of the realm's menu, opened from the pause menu and closed again. */
async function openEveryWindow(hands: Hands): Promise<void> {
  const {
    page,
    language: { words, park },
  } = hands;
  const title = (name: string) => (name === 'Map' ? words('Map of {title}', { title: park.realm.title }) : words(name));
  const window = (name: string) => page.getByRole('dialog', { name: title(name), exact: true });
  const open = async (name: string) => {
    await page.keyboard.press('Escape');
    await expect(window('Paused')).toBeVisible();
    await hands.press(window('Paused').getByRole('button', { name: words(name), exact: true }));
    await expect(window(name)).toBeVisible();
  };
  const close = async (name: string) => {
    await page.keyboard.press('Escape');
    await expect(window(name)).toBeHidden();
    if (await window('Paused').isVisible()) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  for (const name of ['Places and people', 'Map', 'Inventory', 'Journal']) {
    await open(name);
    await close(name);
  }
  await open('Settings');
  for (const tab of ['Reading', 'Sound', 'Look', 'Keys']) {
    await hands.press(window('Settings').getByRole('tab', { name: words(tab), exact: true }));
    await expectAccessible(page, `the settings '${tab}' in Hindi`);
  }
  await close('Settings');
}

async function play(hands: Hands, name: string): Promise<void> {
  await arrive(hands, name);
  await hands.page.goto(PARK);
  await chooseAvatar(hands, 'Aria');
  await readWelcome(hands);
  await expectAccessibleInBothThemes(hands, 'the realm');
  await openEveryWindow(hands);
  await learnEverything(hands, byPlaces);
  await allTasksTicked(hands);
  await leaveThroughTheArrow(hands, byPlaces);
}

test('a browser that prefers Hindi plays ai-adventure-park without meeting an English word', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const hands = keyboard(page, hindi());
  const name = newName('asha');
  // The next realm is not translated yet.
  const english = await watchForEnglish(context, { names: [name], ignores: /\/robo-realm$/ });
  try {
    await play(hands, name);
  } finally {
    expect.soft(english.found(), 'English words on Hindi pages').toEqual([]);
  }
});
