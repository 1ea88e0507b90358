// Accessibility check of whatever is on screen: no violation of WCAG 2.2 A or AA.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectAccessible(page: Page, what: string): Promise<void> {
  // What is judged is the page, not the lantern that swings while its code is fetched.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Nor what still fades in: half-way through, every text is too pale.
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
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_TAGS).analyze();
  const summaries = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
  );
  expect(summaries, `${what} has accessibility problems`).toEqual([]);
}

export type Theme = 'dark' | 'light';

/** Shows the page in a theme as a visitor who chose it before. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
}
