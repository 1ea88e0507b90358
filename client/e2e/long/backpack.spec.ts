// Packs a backpack in one browser and opens it in another: Wick knows its learner again, and the server's file holds only cipher.
import { readdirSync, readFileSync } from 'node:fs';
import { solutionOf } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { dataDir } from '../support/accounts.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import { test } from '../support/test.ts';

const ISLAND = new URL('../../../shared/generated/content/imagination-island.json', import.meta.url);
const river = (JSON.parse(readFileSync(ISLAND, 'utf8')) as RealmContent).activities['feed-river'];
/** Passed: so Wick was taught to talk, wherever the text is. */
const RIVER_FED = {
  ...{ kind: 'activity-answered', ref: 'feed-river', ms: 1, hints: 0, skipped: false },
  answer: river && solutionOf(river),
};
const TEXT = 'The zqbackpackxv lamp was cold and the owl was warm. '.repeat(30);
const WORKS = {
  'feed-river': { chosen: 'own', own: TEXT, looks: [] },
  painting: { cells: [7, 7, 7], note: 'zqdrawingxv' },
  model: { weights: [0.5], note: 'zqmodelxv' },
};
const MARKS = ['zqbackpackxv', 'zqdrawingxv', 'zqmodelxv'];
const SAMPLE = 'I left what you taught me at the other computer.';

/** For worlds, which are drawn without a graphics card. */
const SLOW = { timeout: 120_000 };

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

/** What Wick says of what it learned. */
async function wicksPage(page: Page) {
  await page.goto('/Grassroot/imagination-island');
  await page.getByRole('button', { name: /^Ask Wick/ }).click(SLOW);
  await page.locator('[data-control="companion-page"]').click(SLOW);
  const entry = page.locator('[data-skill="talk"]');
  await expect(entry.getByText('Learned from')).toBeVisible(SLOW);
  return entry;
}

async function openWith(page: Page, words: string) {
  const card = page.getByRole('region', { name: 'Backpack' });
  await card.getByLabel('Your five words').fill(words);
  await card.getByRole('button', { name: 'Open my backpack' }).click();
  return card;
}

test('works travel from one browser to another, and the server reads none of them', async ({ page, browser }) => {
  test.setTimeout(600_000);
  const token = await registerPythonLearner(page, 'pack', [RIVER_FED], 'imagination-island');
  await openAccount(page);
  const id = await person(page);
  await page.evaluate(
    ([key, works]) => {
      for (const [name, work] of Object.entries(works))
        localStorage.setItem(`lanternwise:draft:${key}:${name}`, JSON.stringify(work));
    },
    [id, WORKS] as const,
  );
  const phrase = await makeBackpack(page);
  await expectAccessibleInBothThemes(page, 'an open backpack');
  const bytes = serverBytes();
  expect(bytes).toContain(id);
  for (const secret of [...MARKS, phrase]) expect(bytes).not.toContain(secret);

  const context = await browser.newContext();
  const other = await context.newPage();
  await context.addCookies((await page.context().cookies()).filter(({ name }) => name.includes('bind')));
  const welcome = other.getByRole('button', { name: 'Let Me Imagine' });
  await other.addLocatorHandler(welcome, () => welcome.click());
  await other.goto('/api/v1/ready');
  await other.evaluate((stored) => localStorage.setItem('token', stored), token);
  await expect((await wicksPage(other)).getByText(SAMPLE)).toBeVisible();
  await openAccount(other);
  await expect((await openWith(other, 'lamp')).getByText('Please enter all five words, in their order.')).toBeVisible();
  const card = await openWith(other, 'zebra zebra zebra zebra zebra');
  await expect(card.getByText('These are not the words of this backpack.')).toBeVisible();
  await expectAccessibleInBothThemes(other, 'a closed backpack');
  await openWith(other, phrase);
  await expect(card.getByText('3 things are in it')).toBeVisible();
  const entry = await wicksPage(other);
  await expect(entry.getByText('of your text')).toBeVisible();
  await expect(entry.getByText(SAMPLE)).toBeHidden();
});
