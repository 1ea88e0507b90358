// The council: who has finished the course decides eight times in the night garden, lights a lantern and walks on to the certificates.
import { readFileSync } from 'node:fs';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { register, uniqueName } from '../support/accounts.ts';
import { completeCourse } from '../support/completeCourse.ts';
import { type InputDriver, keyboardDriver } from '../support/inputDriver.ts';
import { chooseAvatar, readConversation, sendFeedback } from '../support/park.ts';
import { openPlaces } from '../support/places.ts';
import { test } from '../support/test.ts';

const FILE = new URL('../../../shared/generated/content/night-garden.json', import.meta.url);
const garden = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const SLOW = { timeout: 180_000 };

const control = (page: Page, name: string) => page.locator(`[data-control="${name}"]`);

/** A dangerous choice is asked back first. */
async function decide({ page, press }: InputDriver, choice: 'lamp' | 'proposes' | 'people'): Promise<void> {
  await press(control(page, 'option:lamp'));
  await press(control(page, 'check'));
  await expect(page.getByText('Still the Lamp alone?')).toBeVisible();
  await press(control(page, 'think-again'));
  await press(control(page, `option:${choice}`));
  await press(control(page, 'check'));
  const stay = control(page, 'stay');
  await expect(stay.or(control(page, 'reconsider'))).toBeVisible();
  if (await stay.isVisible()) await press(stay);
}

test('a child decides about the Great Lamp, sees each choice answered, and goes on to the certificates', async ({
  page,
}, { config }) => {
  test.setTimeout(900_000);
  const driver = keyboardDriver(page);
  const name = uniqueName('council');
  await register(driver, name);
  await page.goto('/Grassroot/night-garden');
  await page.waitForURL('**/ceremony');
  await expect(page.getByText('None of the eight lanterns is alight yet.')).toBeVisible();
  await completeCourse(String(config.metadata.dataDir), name);
  await page.goto('/ceremony');
  await page.waitForURL('**/Grassroot/night-garden', SLOW);
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await chooseAvatar(driver, 'Aria');
  await driver.press(page.getByRole('button', { name: garden.realm.welcome.button }));

  const choices = ['proposes', 'people', 'lamp'] as const;
  for (const [at, { opens, name: guide }] of garden.realm.characters.entries()) {
    const council = garden.activities[opens?.ref ?? ''];
    if (council?.kind !== 'council') throw new Error(`${guide} asks nothing`);
    const places = await openPlaces(driver);
    await driver.press(places.getByRole('button', { name: `Go and talk: ${guide}` }));
    await readConversation(driver);
    const choice = choices[at % choices.length] ?? 'proposes';
    await decide(driver, choice);
    await expect(page.getByText(council.choices.find(({ id }) => id === choice)?.reply ?? '')).toBeVisible();
    await page.keyboard.press('Escape');
    if (at > 0) continue;
    await expect(page.getByRole('button', { name: /Light the lantern/ })).toBeVisible(SLOW);
    await page.keyboard.press('e');
    await expect(page.getByText(`The lantern of “${council.title}” is lit: 1 of 8.`)).toBeVisible(SLOW);
  }
  const toArrow = page.getByRole('button', { name: 'To the arrow!', exact: true });
  await toArrow.waitFor(SLOW);
  await driver.press(toArrow);
  await sendFeedback(driver);
  await driver.press(page.getByRole('button', { name: 'Continue Journey', exact: true }));
  await page.waitForURL('**/certificates', SLOW);
});
