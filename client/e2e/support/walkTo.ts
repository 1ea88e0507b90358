// Walks to a point of the map in small steps and stops there.
import { expect, type Page } from '@playwright/test';

/** For walks on a busy machine. */
const SLOW = { timeout: 180_000 };
const TOLERANCE = 14;

/** Steers with the arrow keys, from where the player stands to a point of the map. */
export async function walkTo(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await expect(async () => {
    const [atX = 0, atY = 0] = ((await page.locator('[data-world="ready"]').getAttribute('data-player')) ?? '')
      .split(',')
      .map(Number);
    const across = x - atX > TOLERANCE ? 'ArrowRight' : atX - x > TOLERANCE && 'ArrowLeft';
    const along = y - atY > TOLERANCE ? 'ArrowDown' : atY - y > TOLERANCE && 'ArrowUp';
    const keys = [across, along].filter((key) => key !== false);
    for (const key of keys) await page.keyboard.down(key);
    await page.waitForTimeout(60);
    for (const key of keys) await page.keyboard.up(key);
    expect(keys).toEqual([]);
  }).toPass({ ...SLOW, intervals: [0] });
}
