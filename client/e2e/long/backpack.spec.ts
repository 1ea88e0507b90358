// Packs a backpack in one browser and opens it in another: Wick knows its learner again, and the server's file holds only cipher.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { dataDir } from '../support/accounts.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { keyboardDriver } from '../support/inputDriver.ts';
import { openPlaces } from '../support/places.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import { test } from '../support/test.ts';

const TEXT = 'zqbackpackxv the lamp was cold';
const DRAWING = { cells: [7, 7, 7], note: 'zqdrawingxv' };
const MODEL = { weights: [0.5], note: 'zqmodelxv' };
const MARKS = ['zqbackpackxv', 'zqdrawingxv', 'zqmodelxv'];

const person = (page: Page) => page.evaluate(() => localStorage.getItem('lanternwise:person') ?? '');

async function openAccount(page: Page) {
  await page.goto('/account/data');
  const card = page.getByRole('region', { name: 'Backpack' });
  await card.waitFor();
  return card;
}

/** Walks through the question and the phrase; returns the phrase. */
async function makeBackpack(page: Page): Promise<string> {
  const card = await openAccount(page);
  await card.getByRole('button', { name: 'Yes, show me my five words' }).click();
  const numbered = await card.locator('[data-phrase] li').allInnerTexts();
  const words = numbered.map((text) => text.replace(/[^a-z]/g, ''));
  await card.getByRole('button', { name: 'I have written them down' }).click();
  const label = await card.getByText(/^Which is word number/).innerText();
  await card.getByRole('textbox').fill(words[Number(/\d/.exec(label)?.[0]) - 1] ?? '');
  await card.getByRole('button', { name: 'Make my backpack' }).click();
  await expect(card.getByText(/things are in it|thing is in it/)).toBeVisible();
  return words.join(' ');
}

/** The bytes of the database and of its log. */
const serverBytes = (): string =>
  readdirSync(dataDir())
    .filter((name) => name.includes('.sqlite'))
    .map((name) => readFileSync(`${dataDir()}/${name}`).toString('latin1'))
    .join('');

test('works travel from one browser to another, and the server reads none of them', async ({ page, browser }) => {
  test.setTimeout(600_000);
  const token = await registerPythonLearner(page, 'pack', [], 'think-tank-park');
  await openAccount(page);
  const id = await person(page);
  await page.evaluate(
    ([key, values]) => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(`lanternwise:draft:${key}:${name}`, value);
    },
    [
      id,
      {
        'thought:problem': JSON.stringify({ text: TEXT }),
        painting: JSON.stringify(DRAWING),
        model: JSON.stringify(MODEL),
      },
    ] as const,
  );
  const phrase = await makeBackpack(page);
  await expectAccessibleInBothThemes(page, 'an open backpack');
  const bytes = serverBytes();
  expect(bytes).toContain(id);
  for (const secret of [...MARKS, phrase]) expect(bytes).not.toContain(secret);

  const other = await (await browser.newContext()).newPage();
  await other.goto('/api/v1/ready');
  const cookies = (await page.context().cookies()).filter(({ name }) => name.includes('bind'));
  await other.context().addCookies(cookies);
  await other.evaluate((stored) => localStorage.setItem('token', stored), token);
  const card = await openAccount(other);
  await card.getByLabel('Your five words').fill('lamp river comet plum');
  await card.getByRole('button', { name: 'Open my backpack' }).click();
  await expect(card.getByText('Please enter all five words, in their order.')).toBeVisible();
  await card.getByLabel('Your five words').fill('zebra zebra zebra zebra zebra');
  await card.getByRole('button', { name: 'Open my backpack' }).click();
  await expect(card.getByText('These are not the words of this backpack.')).toBeVisible();
  await expectAccessibleInBothThemes(other, 'a closed backpack');
  await card.getByLabel('Your five words').fill(phrase);
  await card.getByRole('button', { name: 'Open my backpack' }).click();
  await expect(card.getByText('3 things are in it')).toBeVisible();
  const arrived = await other.evaluate((key) => localStorage.getItem(`lanternwise:draft:${key}:thought:problem`), id);
  expect(arrived).toContain(TEXT);
});
