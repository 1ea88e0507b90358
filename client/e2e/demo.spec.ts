// Plays the demo by touch as a guest, with a reload in the middle, and keeps the progress in a new account.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { PASSWORD, uniqueName } from './support/accounts.ts';
import { solve } from './support/activitySolver.ts';
import { expectAccessible, setTheme } from './support/axe.ts';
import { type InputDriver, touchDriver } from './support/inputDriver.ts';
import { chooseAvatar, readConversation, sendFeedback } from './support/park.ts';
import { expectTutorialOpen, runInLab } from './support/pythonWorld.ts';
import { test } from './support/test.ts';

const FILE = new URL('../../shared/generated/content/demo.json', import.meta.url);
const demo = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks and for fetching Python. */
const SLOW = { timeout: 120_000 };

test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 480 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function readWelcome({ page, press }: InputDriver): Promise<void> {
  const begin = button(page, demo.realm.welcome.button);
  await begin.waitFor(SLOW);
  await press(begin);
}

/** Walks to a place through the list, by the end of its button's name. */
async function walkTo({ page, press }: InputDriver, name: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Places and people' }));
  const places = page.getByRole('dialog', { name: 'Places and people' });
  await press(places.getByRole('button', { name }).first());
  await expect(places).toBeHidden();
}

const personName = (id: string) => demo.realm.characters.find((one) => one.id === id)?.name ?? id;

async function meet(driver: InputDriver, id: string): Promise<void> {
  await walkTo(driver, `Go and talk: ${personName(id)}`);
  await readConversation(driver);
}

/** The story of each find stays as a card until it is closed. */
async function collectStars(driver: InputDriver): Promise<void> {
  for (let star = 1; star <= 3; star += 1) {
    await walkTo(driver, 'Go and pick up: Something that glows (1)');
    const close = button(driver.page, 'Close story');
    await close.waitFor(SLOW);
    await driver.press(close);
  }
}

async function makeSignSpeak(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  await meet(driver, 'sign-keeper');
  await expectTutorialOpen(page);
  await press(button(page, 'Continue'));
  const options = page.getByRole('region', { name: 'What will it print?' }).getByRole('button');
  await press(options.filter({ has: page.locator('code', { hasText: /^3 stars$/ }) }));
  await press(button(page, 'Complete'));
  await press(page.getByRole('button', { name: "Let's Code!" }));
  await runInLab(page, 'print("Namaste from Diya")', []);
  await press(button(page, 'Continue Journey'));
  await press(button(page, 'Back to the sign'));
}

const stepsOnServer = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? sessionStorage.getItem('token');
    const reply = await fetch('/api/v1/user/realm-states', { headers: { authorization: `Bearer ${token}` } });
    const { states } = (await reply.json()) as { states: Record<string, { done: string[] }> };
    return states.demo?.done ?? [];
  });

test('a guest plays the demo by touch to its end and keeps the progress in a new account', async ({ page }) => {
  test.setTimeout(600_000);
  const driver = touchDriver(page);
  await page.goto('/demo');
  await chooseAvatar(driver, 'Aria');
  await readWelcome(driver);
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
  const all = demo.quest.tasks.flatMap(({ steps }) => steps.map(({ id }) => id)).sort();
  await expect.poll(async () => (await stepsOnServer(page)).sort(), { timeout: 30_000 }).toEqual(all);
});
