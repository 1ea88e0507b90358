// How much of a low laptop's screen the HUD covers while one walks.
import { expect } from '@playwright/test';
import { DEV_ORIGIN } from '../support/devServer.ts';
import { changeLook, openOverlaysPage, show } from '../support/sweep/overlaysPage.ts';
import { allSights } from '../support/sweep/sights.ts';
import { test } from '../support/test.ts';

test.use({ baseURL: DEV_ORIGIN, isFluent: true });

/** Of a low laptop's screen, with the longest words that a realm has. */
const MOST_COVERED = 0.08;

test('the HUD leaves the world in sight while one walks', async ({ page }) => {
  const [width, height] = [1366, 641];
  const content = await openOverlaysPage(page, 'ai-adventure-park');
  await changeLook(page, { width, height, language: 'en', themes: ['dark'] });
  const sight = allSights(content).find(({ name }) => name === 'hud full');
  if (!sight) throw new Error('the HUD is no sight');
  await show(page, sight);
  const areas = await page.locator('[data-hud]:visible').evaluateAll((parts) =>
    parts.map((part) => {
      const box = part.getBoundingClientRect();
      return box.width * box.height;
    }),
  );
  // Card, line, buttons, save state and prompt.
  expect(areas.length).toBeGreaterThanOrEqual(5);
  expect(areas.reduce((sum, area) => sum + area, 0) / (width * height)).toBeLessThanOrEqual(MOST_COVERED);
});
