// Degraded environments: no WebGL, missing pictures, blocked storage, and corrupt data.
import { expect, type Page } from '@playwright/test';
import { keyboardDriver } from './support/inputDriver.ts';
import { chooseAvatar, navigateByPlaces, readConversation, readWelcome } from './support/park.ts';
import { test } from './support/test.ts';

const DEMO = '/demo/ai-adventure-park-demo';

async function startPark(page: Page): Promise<void> {
  await page.goto(DEMO);
  await chooseAvatar(keyboardDriver(page), 'Blaze');
  await readWelcome(keyboardDriver(page));
}

test('without WebGL a page explains what to do', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      if (kind.startsWith('webgl')) return null;
      return Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
  });
  await page.goto(DEMO);
  await expect(page.getByText(/WebGL/).first()).toBeVisible();
});

test('missing pictures are replaced, corrupt saved data is ignored, and the realm stays playable', async ({ page }) => {
  test.setTimeout(300_000);
  await page.route(/\/(npcs|park|items|milo|blaze)[^/]*\.(?:avif|webp)$/, (route) => route.abort());
  await page.goto('/');
  await page.evaluate(() => {
    for (const key of ['aiAdventureParkProgress', 'lanternwise:settings', 'lanternwise:avatar', 'lanternwise:person']) {
      localStorage.setItem(key, '{broken');
    }
  });
  await startPark(page);
  await expect(page.locator('[data-world="ready"]')).toBeVisible({ timeout: 120_000 });
  await navigateByPlaces(keyboardDriver(page), 'talking-tree');
  await readConversation(keyboardDriver(page));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('with blocked storage the game runs and warns that it cannot save', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await startPark(page);
  await expect(page.locator('[data-world="ready"]')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/cannot store progress/).first()).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'You can go on' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
});
