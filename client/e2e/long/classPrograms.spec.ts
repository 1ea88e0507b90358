// A program of the Workshop goes from one child over the teacher to a classmate, who makes a remix of it.
import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { grant } from '../support/accounts.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { send } from '../support/classroom.ts';
import { enterShop, openPythonWorld, pythonWorld, restoreViewport } from '../support/pythonWorld.ts';
import { type Account, newAccount } from '../support/teachers.ts';
import { test } from '../support/test.ts';

const SLOW_TIMEOUT_MS = 120_000;
const PROGRAM = "import bakery\nbakery.color('mint')\nbakery.forward(150)\n";

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const editor = (page: Page) => page.getByRole('textbox', { name: 'main.py, Python code' });

/** In the class, with all eight shops behind. */
async function newLearner(browser: Browser, stem: string, joinToken: string): Promise<Account> {
  const account = await newAccount(browser, stem);
  await grant(account.name, 'Pilot');
  const lessons = pythonWorld.quest.tasks.flatMap(({ steps }) => steps.map(({ on }) => on.ref));
  const event = (kind: string, more: object = {}) => ({
    id: randomUUID(),
    at: 1,
    realm: 'python-world',
    kind,
    ...more,
  });
  const finished = lessons.map((ref) => event('lesson-finished', { ref }));
  await send(account, 'POST', 'user/quest-events', { events: [event('realm-entered'), ...finished] });
  await send(account, 'POST', `join-group/${joinToken}`);
  return account;
}

async function openWorkshop({ page }: Account): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPythonWorld(page);
  await enterShop(page, 'workshop');
  await expect(dialog(page, 'Bakery Workshop')).toBeVisible({ timeout: SLOW_TIMEOUT_MS });
  await restoreViewport(page);
}

test('a child shows a program to the class, and a classmate remixes it', async ({ browser }) => {
  test.setTimeout(900_000);
  const teacher = await newAccount(browser, 'teach', 'Teacher');
  const { group } = (await send(teacher, 'POST', 'groups', { name: 'Class 7B' })) as { group: { id: string } };
  const { token } = (await send(teacher, 'POST', `groups/${group.id}/invitations`, {})) as { token: string };
  const asha = await newLearner(browser, 'asha', token);
  const ravi = await newLearner(browser, 'ravi', token);

  await test.step('a child saves a program and offers it', async () => {
    const { page } = asha;
    await openWorkshop(asha);
    await button(page, 'My Class').click();
    await expect(dialog(page, 'Programs of my class')).toContainText('There is nothing here yet.');
    await dialog(page, 'Programs of my class').getByRole('button', { name: 'Close', exact: true }).click();
    await editor(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(PROGRAM);
    await button(page, 'Save').click();
    await page.getByLabel('Name of the program').fill('Mint line');
    await page.keyboard.press('Enter');
    await button(page, 'My Programs').click();
    await button(page, 'Show Mint line to my class').click();
    await expectAccessibleInBothThemes(page, 'the offer');
    await button(page, 'Ask my teacher').press('Enter');
    await expect(dialog(page, 'Show it to my class').getByRole('status')).toHaveText(
      'Your teacher will read it first.',
    );
    await button(page, 'Back to my programs').click();
    await expect(dialog(page, 'My Programs')).toContainText('Your teacher will read it first.');
    await expectAccessibleInBothThemes(page, 'the shelf');
  });

  await test.step('the teacher finds it, reads it and lets the class see it', async () => {
    const { page } = teacher;
    await page.goto('/dashboard');
    await page.getByRole('link', { name: '1 program waits for you to read it' }).click();
    await button(page, `Read Mint line by ${asha.name}`).click();
    await expect(dialog(page, 'Program of a student')).toContainText("bakery.color('mint')");
    await expectAccessibleInBothThemes(page, 'the program that a teacher reads');
    await button(page, 'Show it to the class').click();
    await expect(page.getByRole('region', { name: 'The class can see' })).toContainText('Mint line');
    await expectAccessibleInBothThemes(page, 'the programs of a class');
  });

  await test.step('a classmate makes a remix of it, which says whose idea it was', async () => {
    const { page } = ravi;
    await openWorkshop(ravi);
    await button(page, 'My Class').click();
    await expectAccessibleInBothThemes(page, 'the programs of the class');
    await button(page, `Remix Mint line by ${asha.name}`).click();
    const origin = `Remix after “Mint line” by ${asha.name}`;
    await expect(editor(page)).toContainText("bakery.color('mint')");
    await expect(page.getByText(origin)).toBeVisible();
    await button(page, 'Save').click();
    await page.getByLabel('Name of the program').fill('My line');
    await page.keyboard.press('Enter');
    await button(page, 'My Programs').click();
    await expect(dialog(page, 'My Programs').getByRole('listitem').filter({ hasText: 'My line' })).toContainText(
      origin,
    );
  });
});
