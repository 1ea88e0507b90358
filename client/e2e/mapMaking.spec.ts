// The course Map Making in the browser: a learner's map is looked at on the page, and its file goes nowhere.
import { expect } from '@playwright/test';
import { register, uniqueName } from './support/accounts.ts';
import { expectAccessible, setTheme } from './support/axe.ts';
import { test } from './support/test.ts';

const REALM = new URL('../../tiled-maps/voice-valley-park/voice-valley-park.tmj', import.meta.url).pathname;

test("a learner's map ticks off what it fulfils, and a file that is no map is refused in words", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 641 });
  await register({ page }, uniqueName('mapper'));
  await page.goto('/courses/map-making');
  // A script sets files also in a control that a person cannot use before the page's scripts run.
  await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const panel = page.getByRole('region', { name: 'Let us look at your map' });
  const choose = panel.locator('input[type=file]');
  await choose.setInputFiles({ name: 'cat.tmj', mimeType: 'application/json', buffer: Buffer.from('a cat') });
  await expect(panel.getByText('This file is no Tiled map.', { exact: false })).toBeVisible();
  await choose.setInputFiles({ name: 'big.tmj', mimeType: 'application/json', buffer: Buffer.alloc(20_000_000, 32) });
  await expect(panel.getByText('This file is larger than 4 MB.', { exact: false })).toBeVisible();
  await choose.setInputFiles(REALM);
  await expect(panel.getByText('all 7 points are fulfilled', { exact: false })).toBeVisible();
  await expect(panel.getByRole('img', { name: /^Map of voice-valley-park.tmj/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^The map check finds nothing to mend/ })).toBeChecked();
  expect(sent.join().includes('tilesets')).toBe(false);
  await setTheme(page, 'light');
  await expectAccessible(page, 'Map Making (light)');
});
