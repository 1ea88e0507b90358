// Checks pages one after the other: accessible in both themes, and all on them can be reached and read at the sizes of a screen.
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe.ts';
import { findUnreachable } from './reachability/index.ts';
import { SIZES } from './sweep/sizes.ts';

const LAPTOP = { width: 1366, height: 768 };

export async function checkPages(
  page: Page,
  paths: readonly string[],
  sizes: readonly (readonly [width: number, height: number])[] = SIZES,
): Promise<void> {
  const language = await page.evaluate(() => navigator.language);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('.lw-spinner')).toHaveCount(0);
    await expectAccessibleInBothThemes(page, `${path} (${language})`);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => findUnreachable(page), { message: `${path} at ${width}×${height} (${language})`, timeout: 5000 })
        .toEqual([]);
    }
    await page.setViewportSize(LAPTOP);
  }
}
