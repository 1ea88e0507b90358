// A class from its licence to the end of the year: opened with one code, filled from a CSV file, joined by /join, handed over, archived.
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, uniqueName } from './support/accounts.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe.ts';
import { choose } from './support/inputDriver.ts';
import { createGroup, newAccount, newTeacher } from './support/teachers.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const CHILDREN = Array.from({ length: 30 }, (_, at) => `Child ${String.fromCharCode(65 + (at % 26))}${at}`);
const MOST_CLICKS = 12;

test('thirty children play with a school licence after twelve clicks at most', async ({ browser }) => {
  const admin = await newAccount(browser, 'chief', 'Admin');
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  const reply = await admin.page.request.post('/api/v1/licence-codes', {
    data: { kind: 'school', places: 60, days: 30, note: 'Sunrise School' },
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const { licence } = (await reply.json()) as { licence: { staffCode: string } };
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };

  const teacher = uniqueName('teach');
  await page.goto('/register');
  await page.getByLabel('User name').fill(teacher);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await click(page.getByText('18 or older', { exact: true }));
  await click(page.getByText('I teach', { exact: false }).first());
  await page
    .getByLabel(/^Your e-mail|^E-mail/)
    .first()
    .fill(`${teacher}@example.org`);
  await click(page.getByRole('button', { name: 'Create my account' }));
  await click(page.getByRole('link', { name: 'Create a class' }));
  await page.getByLabel('Name of the new group').fill('Class 6C');
  await click(page.getByRole('button', { name: 'Create group' }));
  await page.getByLabel('Staff code').fill(licence.staffCode);
  await click(page.getByRole('button', { name: 'Open all realms for Class 6C' }));
  await expect(page.getByText('0 of 60 seats of the licence are taken.')).toBeVisible();
  await page.getByLabel('Names of the students').fill(CHILDREN.join('\n'));
  await click(page.getByText("Our school has the parents' consent"));
  await click(page.getByRole('button', { name: 'Create 30 accounts' }));
  const cards = page.getByRole('list', { name: 'Login cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(30);
  await expect(page.getByText('opens on this computer only')).toBeVisible();
  const [username = '', passphrase = ''] = await cards.first().locator('dd').allTextContents();

  const child = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  await child.goto('/sign-in');
  await child.getByLabel('User name or e-mail').fill(username);
  await child.getByLabel('Password', { exact: true }).fill(passphrase);
  await click(child.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }));
  await click(child.getByRole('link', { name: /^Play\s?: AI Adventure Park/ }));
  await expect(child).toHaveURL(/\/Grassroot\/ai-adventure-park$/);
  await expect(child.locator('canvas').first()).toBeVisible({ timeout: 120_000 });
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

  await test.step('the child never sees prices', async () => {
    await child.goto('/pricing');
    await expect(child.getByRole('heading', { name: 'Every realm is open for you' })).toBeVisible();
    await expect(child.getByText('₹')).toHaveCount(0);
    await expect(child.getByRole('link', { name: 'Plans', exact: true })).toHaveCount(0);
  });

  await test.step('the seats are counted, the code can be copied, and the seats go back', async () => {
    await page.getByRole('link', { name: 'Back to the group' }).click();
    await expect(page.getByText('All realms are open for 30 of 30 students in Class 6C')).toBeVisible();
    await expect(page.getByText('30 of 60 seats of the licence are taken.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the code for students' })).toBeVisible();
    await page.getByRole('button', { name: 'Give the seats back' }).click();
    await page.getByRole('button', { name: 'Give back', exact: true }).click();
    await child.goto('/Grassroot/robo-realm');
    await expect(child.getByText('Please ask your teacher.').first()).toBeVisible();
    await expect(child.getByRole('heading', { name: 'Ask your teacher' })).toBeVisible();
    await expectAccessible(child, 'what a class account sees instead of prices');
    await page.getByRole('button', { name: 'Open all realms for Class 6C (30 of 60 seats)' }).click();
    await expect(page.getByText('All realms are open for 30 of 30 students in Class 6C')).toBeVisible();
  });
});

test('a bought licence opens a class from the page after the payment', async ({ browser }) => {
  const { page } = await newTeacher(browser);
  await createGroup(page, 'Class 6C');
  await page.getByLabel('Names of the students').fill('Asha\nBina');
  await page.getByRole('button', { name: 'Create 2 accounts' }).click();
  await page.goto('/pricing');
  await page.getByRole('button', { name: /School licence, yearly/ }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'The gates are open!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the code for students' })).toBeVisible();
  await expectAccessibleInBothThemes(page, '/payment-success');
  await page.getByRole('button', { name: 'Open all realms for Class 6C (2 of 60 seats)' }).click();
  await expect(page.getByText('2 of 60 seats are taken.')).toBeVisible();

  await test.step('the teacher plays a preview, which leaves no traces', async () => {
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.getByRole('link', { name: 'Go to the class Class 6C' }).click();
    const stored = () => page.evaluate(() => Object.keys(localStorage).sort());
    const before = await stored();
    await page.getByRole('button', { name: 'Try it as a student' }).click();
    await expect(page.getByText('Preview: nothing you do is saved.')).toBeVisible();
    await page.getByRole('link', { name: /^Play\s?: AI Adventure Park/ }).click();
    await expect(page.locator('[data-world="ready"]')).toBeVisible({ timeout: 120_000 });
    // As every learner, a preview chooses an avatar first: the way back stays open beside modal windows, which end above it.
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByText('Back to the class').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Class 6C' })).toBeVisible();
    expect(await stored()).toEqual(before);
    expect(writes.filter((each) => !each.includes('/speech'))).toEqual([]);
    await page.goto('/Grassroot/learning-adventures');
    await expect(page.getByRole('link', { name: /^Play\s?: AI Adventure Park/ })).toBeVisible();
  });
});

test('a class is filled from a Google Classroom file, and nothing in it gets lost', async ({ browser }) => {
  const { page } = await newTeacher(browser);
  await createGroup(page, 'Class 7B');
  const csv = [
    'Last Name,First Name,Email Address,Quiz 1',
    'Points,,,10',
    'Rao,Asha,asha@school.example,9',
    'Iyer,Bina,bina@school.example,7',
    'rao,asha,other@school.example,8',
    ',,nameless@school.example,',
  ].join('\r\n');
  const file = { name: 'grades.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('Names of the students').fill('Chetan');
  await page.getByLabel('Or take the names from a file').setInputFiles(file);
  await expect(page.getByText('3 names found')).toBeVisible();
  await expect(page.getByText('2 lines are left out:')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the preview of a class list');
  await choose(page.getByLabel('Column with the surname'), 'None, or do not use it');
  await expect(page.getByRole('cell', { name: 'Asha', exact: true })).toBeVisible();
  await choose(page.getByLabel('Column with the surname'), 'Last Name');
  await page.getByRole('button', { name: 'Add 3 names to the list' }).click();
  await expect(page.getByLabel('Names of the students')).toHaveValue('Chetan\nAsha Rao\nBina Iyer\nasha rao');
  await expect(page.getByText('3 names are ready. 1 line needs attention:')).toBeVisible();
  await page.getByRole('button', { name: 'Create 3 accounts' }).click();
  await expect(page.getByText('3 accounts created.')).toBeVisible();
  await expect(page.getByLabel('Names of the students')).toHaveValue('asha rao');

  await test.step('a student moves to another class with name and card', async () => {
    await createGroup(page, 'Class 7C');
    await page.goto('/teacher/groups');
    await page.getByRole('link', { name: /Class 7B/ }).click();
    await page.getByRole('tab', { name: 'Class accounts' }).click();
    await page.getByRole('button', { name: 'Edit Chetan' }).click();
    await choose(page.getByLabel('Move to another class'), 'Class 7C');
    await page.getByRole('button', { name: 'Move Chetan' }).click();
    await expect(page.getByText('Chetan is now in Class 7C.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Chetan' })).toHaveCount(0);
  });

  await test.step('all realm locks are saved at once, and one opens each week', async () => {
    const year = new Date().getFullYear() + 1;
    await page.getByRole('tab', { name: 'Realms' }).click();
    await page.getByRole('button', { name: 'Open the next realm every week' }).click();
    await page.getByLabel('The first of them opens on').fill(`${year}-01-04T09:00`);
    await choose(page.getByLabel('Demo is'), 'locked');
    const saved = page.waitForResponse(
      (reply) => reply.url().endsWith('/realms') && reply.request().method() === 'PUT',
    );
    await page.getByRole('button', { name: 'Save all realms' }).click();
    expect((await saved).status()).toBe(200);
    const row = page.getByRole('row', { name: /Wonder Vision Valley/ });
    await expect(row.getByText(`Opens 11 Jan ${year}, 09:00`)).toBeVisible();
    await page.reload();
    await expect(row.getByText(`Opens 11 Jan ${year}, 09:00`)).toBeVisible();
    await expectAccessible(page, 'the table of realm locks');
  });
});

/** The test's site runs at localhost, which no code or poster may carry to paper unsaid. */
const expectLocalAddressWarning = (page: Page) =>
  expect(page.getByRole('note').getByText(/^The address localhost:\d+ opens on this computer only\./)).toBeVisible();

/** From the list of archived groups to the heat map and the reports; nothing offers a change. */
async function expectReadable(page: Page): Promise<void> {
  await page.goto('/teacher/groups');
  await page.getByRole('button', { name: 'Show archived groups' }).click();
  await page.getByRole('link', { name: /Class 8A/ }).click();
  await expect(page.getByRole('tab', { name: 'Invite' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Progress' }).click();
  await expect(page.getByRole('grid', { name: 'Lessons of Class 8A' }).getByRole('link')).toHaveText(['Asha', 'Bina']);
  await page.getByRole('tab', { name: 'Members' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^(Remove|Move)/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Asha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save note' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All students' }).click();
  await expect(page.getByLabel('Group', { exact: true })).toContainText('Class 8A (2), archived');
  await page.goBack();
  await page.goBack();
}

test("the year's end: the class is handed over, downloaded, archived after a question, still read, and restored", async ({
  browser,
}) => {
  const { page } = await newTeacher(browser);
  const other = await newTeacher(browser);
  await createGroup(page, 'Class 8A');
  await page.getByLabel('Names of the students').fill('Asha\nBina');
  await page.getByRole('button', { name: 'Create 2 accounts' }).click();
  await page.getByRole('link', { name: 'Back to the group' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByLabel('User name of the new owner').fill(other.name);
  await page.getByRole('button', { name: 'Offer the group' }).click();
  await expect(page.getByText('You stay its owner until the offer is accepted.')).toBeVisible();

  await other.page.goto('/teacher/groups');
  await expect(other.page.getByText('by accepting you become its owner')).toBeVisible();
  await other.page.getByRole('button', { name: 'Accept: Class 8A' }).click();
  await expect(other.page.getByText('Class 8A is yours now.')).toBeVisible();
  await other.page.getByRole('link', { name: /Class 8A/ }).click();
  await other.page.getByRole('tab', { name: 'Settings' }).click();

  const [download] = await Promise.all([
    other.page.waitForEvent('download'),
    other.page.getByRole('button', { name: 'Download the class (CSV)' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^Asha,[a-z]+-[a-z]+-\d+,/);

  await other.page.getByRole('button', { name: 'Archive group' }).click();
  const question = other.page.getByRole('dialog', { name: 'Archive Class 8A?' });
  await expectAccessible(other.page, 'the question before archiving');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.page.getByText('Archived', { exact: true })).toHaveCount(0);
  await other.page.getByRole('button', { name: 'Archive group' }).click();
  await question.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(other.page.getByText('Archived', { exact: true })).toBeVisible();
  await expectReadable(other.page);
  await other.page.getByRole('tab', { name: 'Settings' }).click();
  await other.page.getByRole('button', { name: 'Restore group' }).click();
  await expect(other.page.getByText('The group is restored.')).toBeVisible();
  await other.page.getByRole('tab', { name: 'Members' }).click();
  await expect(other.page.getByRole('row')).toHaveCount(3);
});

test('a student types the code of the poster, sees the class, signs in and joins', async ({ browser }) => {
  const { page } = await newTeacher(browser);
  await createGroup(page, 'Class 9C');
  await page.getByRole('tab', { name: 'Invite' }).click();
  await page.getByRole('button', { name: 'Create invitation' }).click();
  await expectLocalAddressWarning(page);
  await page.getByRole('link', { name: 'Print poster' }).click();
  await expect(page.getByText(/\/join$/)).toBeVisible();
  await expectLocalAddressWarning(page);
  const code = (await page.locator('[data-join-code]').textContent()) ?? '';

  const { name } = await newAccount(browser, 'join');
  const child = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await child.goto('/join');
  const input = child.getByLabel('Class code');
  const find = child.getByRole('button', { name: 'Find my class' });
  await input.fill('OIL');
  await find.click();
  await expect(child.getByText('A code has 8 letters and digits')).toBeVisible();
  await input.fill('OOOO-OOOO');
  await find.click();
  await expect(child.getByText('We do not recognise this invitation.')).toBeVisible();
  await expect(child.getByText('A code has 8 letters and digits')).toHaveCount(0);
  await expectAccessibleInBothThemes(child, '/join');
  await input.fill(code.toLowerCase().replace('-', ' '));
  await find.click();
  await expect(child.getByRole('heading', { level: 1, name: 'Class 9C' })).toBeVisible();
  await child.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await child.getByLabel('User name or e-mail').fill(name);
  await child.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await child.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  // Back from signing in, the class of the code is shown without typing it again.
  await child.getByRole('button', { name: 'Join this class' }).click();
  await expect(child.getByText('You joined Class 9C')).toBeVisible();
});
