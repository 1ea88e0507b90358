// Ask Owl by keyboard on a page of the site and in a realm: question, answer, source, Escape; at the end of a page it covers no control.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { mouseDriver } from './support/inputDriver.ts';
import { chooseAvatar } from './support/park.ts';
import { findUnreachable } from './support/reachability/index.ts';
import { test } from './support/test.ts';

const FILE = new URL('../../shared/generated/content/demo.json', import.meta.url);
const { welcome } = (JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent).realm;

/** Of a page that is scrolled to its end. */
function controlsUnderOwl(): string[] {
  document.documentElement.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const owl = document.querySelector('.lw-owl');
  if (!owl) return ['there is no owl'];
  const { left, top, right, bottom } = owl.getBoundingClientRect();
  const points = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
  const controls = points.flatMap(([x, y]) =>
    document.elementsFromPoint(x, y).flatMap((each) => each.closest('a[href], button, input, summary') ?? []),
  );
  return controls.filter((each) => each !== owl).map((each) => each.textContent);
}

test('a visitor asks by keyboard, follows the source, and asks again in the demo', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 641 });
  await page.goto('/pricing');
  const owl = page.getByRole('button', { name: 'Ask Owl' });
  const window = page.getByRole('dialog', { name: 'Ask Owl' });
  expect(await page.evaluate(controlsUnderOwl)).toEqual([]);
  // The button is on the page before its script is.
  await expect(async () => {
    await owl.focus();
    await page.keyboard.press('Enter');
    await expect(window).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await expect(window.getByRole('textbox', { name: 'Your question' })).toBeFocused();
  await expect(window.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.type('can i play without an account');
  await page.keyboard.press('Enter');
  await expect(window.getByRole('status')).toContainText('without an account and without an e-mail');
  await expectAccessibleInBothThemes(page, 'Ask Owl');
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(owl).toBeFocused();

  // What was loaded once answers without the internet.
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await page.keyboard.type('can i play without an account');
  await page.keyboard.press('Enter');
  await expect(window.getByRole('status')).toContainText('The free demo');
  await page.context().setOffline(false);
  const source = window.getByRole('link', { name: 'Go to the place of “The free demo”' });
  await source.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/demo$/);

  const avatar = page.getByRole('dialog', { name: 'Choose your avatar' });
  await expect(avatar).toBeVisible({ timeout: 45_000 });
  const driver = mouseDriver(page);
  await chooseAvatar(driver, 'Milo');
  await page.getByRole('button', { name: welcome.button }).click();
  // The button of the site is gone: the realm's menu offers the owl, which covers nothing.
  await expect(page.getByRole('button', { name: 'Ask Owl' })).toHaveCount(1);
  expect(await findUnreachable(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask Owl' }).click();
  await expect(window.getByRole('textbox', { name: 'Your question' })).toBeFocused();
  await page.keyboard.type('what do i do here');
  await page.keyboard.press('Enter');
  await expect(window.getByRole('status')).toContainText('Collect the three lost stars');
  expect(await findUnreachable(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(page.locator('#world')).toBeFocused();
});
