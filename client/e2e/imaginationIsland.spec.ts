// Plays Imagination Island by keys as far as it is written: a text for the river, a reload, the walk over the stones, and the dice.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { solve } from './support/activitySolver.ts';
import { expectAccessible, setTheme } from './support/axe.ts';
import { type InputDriver, keyboardDriver } from './support/inputDriver.ts';
import { readConversation } from './support/park.ts';
import { registerPythonLearner } from './support/pythonLearner.ts';
import { test } from './support/test.ts';

const FILE = new URL('../../shared/generated/content/imagination-island.json', import.meta.url);
const island = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks. */
const SLOW = { timeout: 180_000 };
/** On the bridge, at the foot of which the first stones stand. */
const BANK = { x: 440, y: 730 };

const lessonButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name, exact: true });

async function walkTo({ page, press }: InputDriver, name: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Places and people' }));
  const places = page.getByRole('dialog', { name: 'Places and people' });
  await press(places.getByRole('button', { name: `Go and talk: ${name}` }).first());
}

async function talkTo(driver: InputDriver, name: string): Promise<void> {
  await walkTo(driver, name);
  await readConversation(driver);
}

async function expectAccessibleInBothThemes(page: Page, activity: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    await expectAccessible(page, `${activity} (${theme})`);
  }
}

/** Reloads, and stands on the bank: a walk across the island would only take time. */
async function reloadAtBank(page: Page): Promise<void> {
  await page.addInitScript((bank) => {
    const key = 'lanternwise:position:imagination-island';
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { value?: object } | null;
    if (stored?.value) sessionStorage.setItem(key, JSON.stringify({ ...stored, value: { ...stored.value, ...bank } }));
  }, BANK);
  await page.reload();
  await page.locator('[data-world="ready"]').waitFor(SLOW);
}

test('a child trains the river on an own text, walks over its words after a reload, and tames the dice', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const driver = keyboardDriver(page);
  const begin = page.getByRole('button', { name: island.realm.welcome.button });
  const log = page.getByRole('region', { name: 'Quest log' });
  await registerPythonLearner(page, 'isle', [], 'imagination-island');
  await page.goto('/Grassroot/imagination-island');
  await begin.waitFor(SLOW);
  await driver.press(begin);

  await talkTo(driver, 'Asel');
  await solve(driver, 'feed-river', { wrongFirst: true, content: island });
  await expectAccessibleInBothThemes(page, 'feed-river');
  await driver.press(lessonButton(page, 'To the stones'));

  await reloadAtBank(page);
  await page.keyboard.down('ArrowRight');
  await expect(log).toContainText('1/4', SLOW);
  await page.keyboard.up('ArrowRight');

  // What Muse says is made of the child's own words.
  await walkTo(driver, 'Muse');
  await expect(page.locator('button[data-advance]')).toBeVisible(SLOW);
  await driver.press(page.locator('button[data-advance]'));
  await expect(page.getByText(/\b(sea|boat|moon|row)\b/).first()).toBeVisible();
  await readConversation(driver);

  await talkTo(driver, 'Old Tomas');
  await solve(driver, 'throw-dice', { wrongFirst: true, content: island });
  await expectAccessibleInBothThemes(page, 'throw-dice');
  await driver.press(lessonButton(page, 'Finish'));
  await expect(log).toContainText('2/4');
});
