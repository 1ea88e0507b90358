// The developers' page of overlays: opens the windows of a realm at a size of the screen, in a language and a theme.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { Page } from '@playwright/test';
import type { Sight } from './sights.ts';

type Theme = 'dark' | 'light';

export interface Look {
  width: number;
  height: number;
  language: 'en' | 'hi';
  /** Changed while an overlay stands open, which costs less than opening it again. */
  themes: readonly Theme[];
}

export const lookName = ({ width, height, language }: Look): string => `${width}×${height} ${language}`;

/** A touch turns the joystick and the action button on. */
const PHONE_SIDE = 500;

/** Long enough for a cold development server on a slow machine. */
const FIRST_LOAD_MS = 180_000;

/** Opens the page and returns the realm's content. */
export async function openOverlaysPage(page: Page, realm: string): Promise<RealmContent> {
  // The compiler of the tests names functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  // The same shuffles at each run.
  await page.addInitScript(() => sessionStorage.setItem('lanternwise:session-seed', '1'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/dev/overlays?realm=${realm}`, { timeout: FIRST_LOAD_MS });
  await page.waitForFunction(() => window.devOverlays !== undefined, null, { timeout: FIRST_LOAD_MS });
  // What is still being typed takes no room yet.
  await page.evaluate(() => window.devOverlays?.change({ textSpeed: 'instant' }));
  return page.evaluate(() => window.devOverlays?.content as RealmContent);
}

export async function changeLook(page: Page, { width, height, language }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  if (Math.min(width, height) < PHONE_SIDE) await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
  await page.evaluate((change) => window.devOverlays?.change(change), { language });
  await page.waitForFunction(
    (said) =>
      document.documentElement.lang === said &&
      /[\u0900-\u097F]/.test(window.devOverlays?.content.realm.goal ?? '') === (said === 'hi'),
    language,
  );
}

export async function changeTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((change) => window.devOverlays?.change(change), { theme });
  await page.waitForFunction((wanted) => (document.documentElement.dataset.theme ?? 'dark') === wanted, theme);
}

/** A part that is loaded when it is first shown, or Python behind its loading screen. */
const PART_LOADED_MS = 30_000;

/** Until nothing moves or loads: fonts, pictures, animations that end, and four frames for what follows from them. */
export async function settle(page: Page): Promise<void> {
  await page
    .locator('[role="dialog"] :is(.lw-spinner, [data-loading])')
    .first()
    .waitFor({ state: 'detached', timeout: PART_LOADED_MS })
    .catch(() => undefined);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isBusy = () =>
      [...document.images].some(({ complete }) => !complete) ||
      document
        .getAnimations()
        .some(
          (at) => at.playState === 'running' && at.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        );
    await frame();
    for (let tries = 0; tries < 120 && isBusy(); tries += 1) await frame();
    await document.fonts.ready;
    for (let frames = 0; frames < 4; frames += 1) await frame();
  });
}

const PRESSED = {
  middle: 'nav > :nth-child(2) button',
  next: 'nav > :last-child button',
  first: '[data-first-focus]',
} as const;

/** Opens it as the learner does; the page then stands still. */
export async function show(page: Page, { request, done, hud, press }: Sight): Promise<void> {
  await page.evaluate(() => window.devOverlays?.open(null));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate(
    ([what, progress, filled]) => {
      window.devOverlays?.open(what, progress);
      if (filled) window.devOverlays?.fillHud(filled);
    },
    [request, done, hud] as const,
  );
  if (request) await page.getByRole('dialog').last().waitFor({ timeout: FIRST_LOAD_MS });
  if (press) {
    await page.locator(`[role="dialog"] ${PRESSED[press]}`).last().click();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  }
  await settle(page);
}

/** Opens these sights in these looks, one after the other; phones come last, because a touch cannot be taken back. */
export async function visit(
  page: Page,
  looks: readonly Look[],
  sights: readonly Sight[],
  check: (name: string) => Promise<void>,
): Promise<void> {
  for (const look of looks) {
    await changeLook(page, look);
    for (const sight of sights) {
      await show(page, sight);
      for (const theme of look.themes) {
        await changeTheme(page, theme);
        await check(`${lookName(look)} ${theme}, ${sight.name}`);
      }
    }
  }
}
