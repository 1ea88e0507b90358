// A visitor on the start page, the page about us and the gallery: film, hash links, keyboard, and accessibility in both themes.
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const isFilmPaused = (page: Page) => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused);

test('a visitor pauses the film, reads on, and starts the demo', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => isFilmPaused(page)).toBe(false);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  expect(await isFilmPaused(page)).toBe(true);
  await page.goto('/#reviews');
  await expect(page.getByRole('heading', { name: 'REVIEWS' })).toBeInViewport();
  await page.getByRole('button', { name: 'Pause the reviews' }).click();
  await expectAccessibleInBothThemes(page, 'the start page');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeAttached();
  expect(await isFilmPaused(page)).toBe(true);
  await page.getByRole('link', { name: 'Start free trial' }).first().click();
  await expect(page).toHaveURL(/\/demo$/);
});

test('the team turns on focus, and the gallery is led by the keyboard', async ({ page }) => {
  await page.goto('/about-us');
  const card = page.getByRole('button', { name: 'Nova: show the other picture' });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(card.locator('img').last()).toHaveCSS('opacity', '1');
  await expectAccessibleInBothThemes(page, 'the page about us');
  await page.getByRole('link', { name: 'Gallery' }).last().click();
  const first = page.getByRole('button', { name: /^AI Adventure Park/ });
  await first.focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Gallery' });
  await expect(lightbox).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('figure')).toContainText('Merrin the Wizard speaks');
  await expectAccessibleInBothThemes(page, 'the lightbox');
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(first).toBeFocused();
  await expectAccessibleInBothThemes(page, 'the gallery');
});
