// Wick's eight skills, each asked with the mouse and seen in the world, in a browser that has nothing of the learner's work: samples, and said so.
import { COMPANION_SKILL_IDS, COMPANION_SKILLS, type CompanionSkill } from '@lanternwise/shared/constants/companion';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { expect, type Page } from '@playwright/test';
import { demo } from '../support/demo.ts';
import { mouseDriver } from '../support/inputDriver.ts';
import { test } from '../support/test.ts';

const SLOW = { timeout: 90_000 };
const PASSED = { attempts: 1, first: 1, of: 1, best: 1, correct: true, skipped: false, ms: 1000, hints: 0 };

/** The realms in which skills are taught, passed elsewhere; the demo, in which it is asked, entered. */
const states = Object.fromEntries([
  ['lanternwise:progress:guest:demo', { ...EMPTY_REALM_STATE, entered: true }],
  ...Object.values(COMPANION_SKILLS).map(({ realm, activity }) => [
    `lanternwise:progress:guest:${realm}`,
    { ...EMPTY_REALM_STATE, entered: true, activities: { [activity]: PASSED } },
  ]),
]);

const control = (page: Page, name: string) => page.locator(`[data-control="${name}"]`);

/** Asks the skill once its own sheet is open. */
const ASK: Record<CompanionSkill, (page: Page) => Promise<void>> = {
  bins: (page) => control(page, 'ask-bins').click(),
  fetch: (page) => control(page, 'throw-stick').click(),
  async drawing(page) {
    const pad = control(page, 'pad').locator('canvas');
    const box = await pad.boundingBox();
    if (!box) throw new Error('the pad is not shown');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + (box.height * 3) / 4, { steps: 8 });
    await page.mouse.up();
    await control(page, 'ask-drawing').click();
  },
  async way(page) {
    await mouseDriver(page).choose(page.getByLabel('Where to?'), 'Nibs the Owl');
    await control(page, 'lead-way').click();
  },
  talk: (page) => control(page, 'ask-talk').click(),
  laugh: (page) => control(page, 'would-laugh:true').click(),
  hear: (page) => control(page, 'call:stop').click(),
  guard: (page) => control(page, 'ask-guard').click(),
};

test.use({ viewport: { width: 1366, height: 641 } });

test('Wick does eight things in the world, and says which it left at another computer', async ({ page }) => {
  test.setTimeout(600_000);
  await page.addInitScript((stored) => {
    localStorage.setItem('lanternwise:avatar', 'milo');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
  }, states);
  await page.goto('/demo');
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await page.getByRole('button', { name: demo.realm.welcome.button }).click(SLOW);
  const sheet = page.getByRole('dialog', { name: 'Wick', exact: true });
  const spoken = page.getByText(/^Wick: “/);
  for (const skill of COMPANION_SKILL_IDS) {
    await expect(async () => {
      await page.keyboard.press('f');
      await expect(sheet).toBeVisible({ timeout: 2000 });
    }).toPass(SLOW);
    await control(page, `skill:${skill}`).click(SLOW);
    const isKept = skill === 'way';
    await expect(sheet.getByText(/^I left what you taught me at the other computer/)).toHaveCount(isKept ? 0 : 1);
    const before = (await spoken.count()) > 0 ? await spoken.first().textContent() : null;
    await ASK[skill](page);
    await expect(async () => {
      const now = await spoken.first().textContent({ timeout: 1000 });
      expect(now).not.toBe(before);
    }).toPass(SLOW);
    if (await sheet.isVisible()) await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await page.keyboard.press('f');
  await control(page, 'companion-page').click(SLOW);
  await expect(page.getByText(/^Right on \d+ of \d+ that I never saw\.$/).first()).toBeVisible(SLOW);
});
