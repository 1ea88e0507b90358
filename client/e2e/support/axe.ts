// Checks the current page for violations of WCAG 2.2 A and AA.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of the two themes nothing else differs. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export const expectAccessible = (page: Page, what: string): Promise<void> => expectNoViolations(page, what, WCAG_TAGS);

/** All rules in the dark theme, those about colours in the light one, in which it leaves the page. */
export async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
  await setTheme(page, 'dark');
  await expectAccessible(page, `${what} (dark)`);
  await setTheme(page, 'light');
  await expectNoViolations(page, `${what} (light)`, COLOUR_RULES);
}

/** @param runOnly tags or names of rules */
async function expectNoViolations(page: Page, what: string, runOnly: string[]): Promise<void> {
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
  // Runs in the page itself, which has no frames: otherwise each run opens a second page. Tells nothing about what passed.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze();
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
