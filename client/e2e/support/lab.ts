// The Lab in journeys: a baker whose tutorial is behind them goes through the shop's door and opens the Arena.
import { expect, type Page } from '@playwright/test';
import { grant, newName, PASSWORD } from './accounts.ts';
import { goInto, lessonOf, street, tutorialOpen, WORLD } from './bakery.ts';

const LESSON = 'python-print';
const SHOP = 'shop-print';
/** Python is fetched, and on a slow machine the world walks slowly. */
const PATIENCE = 120_000;

export const lab = (page: Page) => page.getByRole('dialog', { name: 'Python Lab' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const editor = (page: Page) => page.getByRole('textbox', { name: 'main.py, Python code' });
export const output = (page: Page) => page.getByRole('log', { name: 'Program output' });
export const problem = (page: Page) => lab(page).getByRole('alert');

/** An account of its own, signed in on this page; every step of the print tutorial was passed on an earlier day. */
export async function newBaker(page: Page): Promise<string> {
  const name = newName('lab');
  await page.goto('/');
  const account = { username: name, password: PASSWORD, ageBand: '18+' };
  const reply = await page.request.post('/api/v1/auth/register', { data: account });
  expect(reply.ok(), await reply.text()).toBe(true);
  await grant(name, 'Pilot');
  const { token } = (await reply.json()) as { token: string };
  const event = (kind: string, more: object) => ({
    id: crypto.randomUUID(),
    at: 1,
    realm: 'python-world',
    kind,
    ...more,
  });
  const events = [
    event('realm-entered', {}),
    event('lesson-page', { ref: LESSON, page: lessonOf(LESSON).steps.length }),
  ];
  const headers = { authorization: `Bearer ${token}` };
  const sent = await page.request.post('/api/v1/user/quest-events', { data: { events }, headers });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.evaluate((held) => localStorage.setItem('token', held), token);
  return token;
}

export async function toStreet(page: Page): Promise<void> {
  await page.goto(WORLD);
  const aria = page.getByRole('radio', { name: 'Aria' });
  const start = page.getByRole('button', { name: street.realm.welcome.button, exact: true });
  const ready = page.locator('[data-world="ready"]');
  await expect(aria.or(start).or(ready).first()).toBeVisible({ timeout: PATIENCE });
  if (await aria.isVisible()) {
    await aria.click({ force: true });
    await button(page, 'Play as Aria').click();
  }
  await expect(ready).toBeVisible({ timeout: PATIENCE });
  if (await start.isVisible()) await start.click();
}

/** From the street through the shop to the Lab, its intro read. */
export async function openLab(page: Page): Promise<void> {
  await goInto(page, SHOP);
  await tutorialOpen(page);
  await button(page, 'Complete').press('Enter');
  const go = button(page, "Let's Code!");
  await expect(page.getByText('Step 1 of ')).toBeVisible({ timeout: PATIENCE });
  while (!(await go.isVisible())) await button(page, 'Next').click();
  await go.click();
  await expect(editor(page)).toBeFocused();
}

export async function write(page: Page, program: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
}

export async function runProgram(page: Page, program: string): Promise<void> {
  await write(page, program);
  await page.keyboard.press('ControlOrMeta+Enter');
}

/** The newest run that the account has. */
export const newestOnServer = (page: Page, token: string): Promise<string | undefined> =>
  page.request
    .get('/api/v1/user/programs', { headers: { authorization: `Bearer ${token}` } })
    .then((reply) => reply.json())
    .then(
      ({ programs }: { programs: { ref: string; code: string }[] }) => programs.find(({ ref }) => ref === LESSON)?.code,
    );
