// Checks pages one after the other: accessible in both themes, and not wider than a phone.
import { expect, type Page } from '@playwright/test';
import { expectAccessible, setTheme } from './axe.ts';

export async function checkPages(page: Page, paths: readonly string[]): Promise<void> {
  const language = await page.evaluate(() => navigator.language);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('.lw-spinner')).toHaveCount(0);
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme);
      await expectAccessible(page, `${path} (${theme}, ${language})`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `${path} is wider than a phone (${language})`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1366, height: 768 });
  }
}
