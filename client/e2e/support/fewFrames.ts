// Lets pages draw as seldom as a slow machine would: a world at full rate would take a core from the other journey.
import type { BrowserContext } from '@playwright/test';

const FRAME_MS = 66;

/** Playwright's own waits are not slowed down: they run in a world of their own. */
export async function drawFewFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript((frameMs) => {
    window.requestAnimationFrame = (callback) =>
      window.setTimeout(() => callback(performance.now()), frameMs - (performance.now() % frameMs));
    window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
  }, FRAME_MS);
}
