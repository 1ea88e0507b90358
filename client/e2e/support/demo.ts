// The steps through the demo realm as a guest, for any input driver, to a new account that keeps the progress.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { PASSWORD, uniqueName } from './accounts.ts';
import { solve } from './activitySolver.ts';
import type { InputDriver } from './inputDriver.ts';
import { chooseAvatar, readConversation, sendFeedback } from './park.ts';
import { openPlaces, pickUp } from './places.ts';
import { expectTutorialOpen, runInLab } from './pythonWorld.ts';

const FILE = new URL('../../../shared/generated/content/demo.json', import.meta.url);
export const demo = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks and for fetching Python. */
export const SLOW = { timeout: 120_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function readDemoWelcome({ page, press }: InputDriver): Promise<void> {
  const begin = button(page, demo.realm.welcome.button);
  await begin.waitFor(SLOW);
  await press(begin);
}

/** Walks to a place through the list, by the end of its button's name. */
async function walkTo({ page, press }: InputDriver, name: string): Promise<void> {
  const places = await openPlaces({ page, press });
  await press(places.getByRole('button', { name }).first());
  await expect(places).toBeHidden();
}

const personName = (id: string) => demo.realm.characters.find((one) => one.id === id)?.name ?? id;

export async function meet(driver: InputDriver, id: string): Promise<void> {
  await walkTo(driver, `Go and talk: ${personName(id)}`);
  await readConversation(driver);
}

export async function collectStars(driver: InputDriver): Promise<void> {
  for (let star = 1; star <= 3; star += 1) await pickUp(driver);
}

export async function makeSignSpeak(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  await meet(driver, 'sign-keeper');
  await expectTutorialOpen(page);
  await press(button(page, 'Continue'));
  const options = page.getByRole('region', { name: 'What will it print?' }).getByRole('button');
  await press(options.filter({ has: page.locator('code', { hasText: /^3 stars$/ }) }));
  await press(button(page, 'Complete'));
  await runInLab(page, 'print("Namaste from Diya")', []);
  await press(button(page, 'Continue Journey'));
  await press(button(page, 'Back to the sign'));
}

export const demoStepsOnServer = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? sessionStorage.getItem('token');
    const reply = await fetch('/api/v1/user/realm-states', { headers: { authorization: `Bearer ${token}` } });
    const { states } = (await reply.json()) as { states: Record<string, { done: string[] }> };
    return states.demo?.done ?? [];
  });

/** Every step of the demo. */
export const allDemoSteps = demo.quest.tasks.flatMap(({ steps }) => steps.map(({ id }) => id)).sort();

/** `atGate` runs before the drawing gate is solved. */
export async function playDemo(
  driver: InputDriver,
  atGate: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { page } = driver;
  await page.goto('/demo');
  await chooseAvatar(driver, 'Aria');
  await readDemoWelcome(driver);
  await collectStars(driver);
  await meet(driver, 'owl');

  await meet(driver, 'gatekeeper');
  await page.locator('[data-control="pad"]').waitFor(SLOW);
  await atGate();
  await solve(driver, 'drawing-gate', { wrongFirst: true, content: demo });
  await page.reload();
  await page.locator('[data-world="ready"]').waitFor(SLOW);

  await makeSignSpeak(driver);
  await button(page, 'To the arrow!').waitFor(SLOW);
  await driver.press(button(page, 'To the arrow!'));
  await sendFeedback(driver);
  await driver.press(page.getByRole('link', { name: 'Create a free account and keep your progress' }));
  await driver.fill(page.getByLabel('User name'), uniqueName('star'));
  await driver.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  await driver.press(page.getByRole('radio', { name: '18', exact: false }).first());
  await driver.press(button(page, 'Create my account'));
  await expect(page).not.toHaveURL(/register/);
  await expect.poll(async () => (await demoStepsOnServer(page)).sort(), { timeout: 30_000 }).toEqual(allDemoSteps);
}
