// Checks the current page for violations of WCAG 2.2 A and AA.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Waits for the page itself instead of its loading screen.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Waits for running animations: while fading in, every text has too little contrast.
  await page.evaluate(async () => {
    const ends = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map((animation) => animation.finished),
    );
  });
  // Earned points fade where they have landed, and are gone a moment later.
  await expect(page.locator('[data-xp-flight]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_TAGS).analyze();
  const summaries = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
  );
  expect(summaries, `${what} has accessibility problems`).toEqual([]);
}

export type Theme = 'dark' | 'light';

/** Switches the page to a theme. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
}
