// The most crowded windows, played from first to last stage on a phone and a low laptop: all that must be pressed or read can be.
import { expect } from '@playwright/test';
import { DEV_ORIGIN } from '../support/devServer.ts';
import { findUnreachable } from '../support/reachability/index.ts';
import { changeLook, openOverlaysPage, show, visit } from '../support/sweep/overlaysPage.ts';
import { allSights, windowsOf } from '../support/sweep/sights.ts';
import { describe, sweep } from '../support/sweep/sweep.ts';
import { test } from '../support/test.ts';

test.use({ baseURL: DEV_ORIGIN, isFluent: true });
test.describe.configure({ mode: 'parallel' });

/** By what they show at once; the long run opens all (long/reachability.spec.ts). */
const CROWDED = {
  'ai-adventure-park': ['canteen-data', 'acquisition-sort', 'scoping-match', 'framework-match', 'healthcare-case'],
  'robo-realm': ['tractor-field-1', 'yard-robot', 'gate-chatbot'],
  'wonder-vision-valley': ['paint-pixels', 'filter-pictures'],
  'think-tank-park': ['visitor-plot', 'path-level-1'],
  'imagination-island': ['feed-river', 'throw-dice', 'net-false'],
  'fun-factory-realm': ['make-meme', 'beat-neo'],
  'voice-valley-park': ['teach-three-words'],
  'safety-star-city': ['tap-the-feed', 'guard-gate', 'judge-frames'],
};

const SIZES = [
  [390, 844],
  [1366, 641],
] as const;

for (const [realm, activities] of Object.entries(CROWDED))
  for (const [width, height] of SIZES)
    test(`the most crowded windows of ${realm} can be used at ${width}×${height}`, async ({ page }) => {
      const content = await openOverlaysPage(page, realm);
      const sights = windowsOf(content, activities);
      expect(sights).toHaveLength(activities.length);
      const look = { width, height, language: 'en', themes: ['dark'] } as const;
      expect(describe(await sweep(page, look, sights, { grain: 'kinds', wanted: activities }))).toBe('');
    });

/** The long run opens one of each kind in every realm (long/systemModes.spec.ts). */
const IN_FORCED_COLOURS = ['hud full with log', 'settings', 'map', 'pause', 'activity canteen-data'];

test('the HUD and common windows can be seen in forced colours', async ({ page }) => {
  const content = await openOverlaysPage(page, 'ai-adventure-park');
  await page.emulateMedia({ forcedColors: 'active' });
  const sights = allSights(content).filter(({ name }) => IN_FORCED_COLOURS.includes(name));
  expect(sights).toHaveLength(IN_FORCED_COLOURS.length);
  const problems: string[] = [];
  await visit(page, [{ width: 1366, height: 641, language: 'en', themes: ['dark', 'light'] }], sights, async (name) => {
    problems.push(...(await findUnreachable(page)).map((problem) => `${name}: ${problem}`));
  });
  expect(problems.join('\n')).toBe('');
});

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
