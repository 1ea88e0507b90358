// ai-adventure-park in Hindi, from the first page to the arrow: a browser that prefers Hindi is greeted in Hindi and reads no English word.
import { expect, test } from '@playwright/test';
import { grant, newName, register, signIn } from './support/accounts.ts';
import { expectAccessible, showTheme } from './support/axe.ts';
import { watchForEnglish } from './support/englishWatch.ts';
import { type Hands, keyboard } from './support/hands.ts';
import { hindi } from './support/language.ts';
import {
  allTasksTicked,
  byPlaces,
  chooseAvatar,
  learnDomains,
  learnEthics,
  learnProjectCycle,
  leaveThroughTheArrow,
  listen,
  PARK,
  passQuiz,
  readWelcome,
} from './support/park.ts';

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
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0900-\u097F]/);
  await expectAccessibleInBothThemes(hands, 'Home');
  await page.goto('/pricing');
  await expectAccessibleInBothThemes(hands, 'the plans');
  await register(hands, name);
  await grant(name, 'Pilot');
  await signIn(hands, name);
  await page.goto('/Grassroot/learning-adventures');
  await expect(page.getByRole('heading', { name: language.park.realm.title })).toBeVisible();
  await expectAccessibleInBothThemes(hands, 'the map picker');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Every window of the realm's menu, opened from the pause menu and closed again. */
async function openEveryWindow(hands: Hands): Promise<void> {
  const { page, language } = hands;
  const { words } = language;
  const window = (name: string) => page.getByRole('dialog', { name: words(name), exact: true });
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

test('a browser that prefers Hindi plays ai-adventure-park without meeting an English word', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const hands = keyboard(page, hindi());
  const name = newName('asha');
  // The next realm is not translated yet.
  const english = await watchForEnglish(context, { names: [name], ignores: /\/robo-realm$/ });
  await arrive(hands, name);
  await page.goto(PARK);
  await chooseAvatar(hands, 'Aria');
  await readWelcome(hands);
  await expectAccessibleInBothThemes(hands, 'the realm');
  await openEveryWindow(hands);
  await byPlaces(hands, 'wizard');
  await listen(hands);
  await learnProjectCycle(hands);
  await byPlaces(hands, 'talking-tree');
  await listen(hands);
  await learnDomains(hands);
  await byPlaces(hands, 'robot');
  await listen(hands);
  await learnEthics(hands);
  await passQuiz(hands);
  await allTasksTicked(hands);
  await leaveThroughTheArrow(hands, byPlaces);
  expect(english.found(), 'English words on Hindi pages').toEqual([]);
});
