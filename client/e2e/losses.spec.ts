// What is lost in the middle: the picture of the world, a script of a window, the line to a school's filter, the session.
import { expect, type Page } from '@playwright/test';
import { PASSWORD, registerByForm, uniqueName } from './support/accounts.ts';
import { keyboardDriver, mouseDriver } from './support/inputDriver.ts';
import { chooseAvatar, readWelcome } from './support/park.ts';
import { test } from './support/test.ts';

const DEMO = '/demo/ai-adventure-park-demo';
const BLOCK_PAGE = { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Blocked by the school</h1>' };

/** Takes the world's WebGL context away, as a driver does; `restore` gives it back. */
const takePicture = (page: Page, action: 'loseContext' | 'restoreContext') =>
  page.evaluate((name) => {
    const canvas = document.querySelector<HTMLCanvasElement>('#world canvas');
    const kept = window as unknown as { lostContext?: WEBGL_lose_context | null };
    // A lost context gives no extensions.
    if (name === 'loseContext')
      kept.lostContext = canvas?.getContext('webgl')?.getExtension('WEBGL_lose_context') ?? null;
    kept.lostContext?.[name]();
  }, action);

/** How many different colours the middle of the screen shows: a dark canvas has one. */
async function coloursShown(page: Page): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 640, height: 360 };
  const picture = await page.screenshot({
    clip: { x: width / 4, y: height / 4, width: width / 2, height: height / 2 },
  });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    const colours = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4)
      colours.add(((pixels[at] ?? 0) >> 4) * 256 + ((pixels[at + 1] ?? 0) >> 4) * 16 + ((pixels[at + 2] ?? 0) >> 4));
    return colours.size;
  }, picture.toString('base64'));
}

const position = (page: Page) => page.locator('#world').getAttribute('data-player');
const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'The picture of the world stopped' });

async function walkFor(page: Page, key: string, ms: number): Promise<void> {
  await page.keyboard.down(key);
  await page.waitForTimeout(ms);
  await page.keyboard.up(key);
}

test('the world holds while its picture is lost, and shows it again by itself or in a new canvas', async ({ page }) => {
  const driver = keyboardDriver(page);
  await page.goto(DEMO);
  await chooseAvatar(driver, 'Blaze');
  await readWelcome(driver);
  const before = await coloursShown(page);
  expect(before).toBeGreaterThan(20);
  await page.keyboard.down('ArrowRight');
  await takePicture(page, 'loseContext');
  await expect(lost(page)).toBeVisible();
  const at = await position(page);
  await page.waitForTimeout(700);
  await page.keyboard.up('ArrowRight');
  await walkFor(page, 'ArrowLeft', 700);
  expect(await position(page), 'nobody walks blind').toBe(at);

  await test.step('windows stay usable', async () => {
    const menu = page.getByRole('button', { name: 'Menu (Esc)' });
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the picture that comes back is whole', async () => {
    await takePicture(page, 'restoreContext');
    await expect(lost(page)).toHaveCount(0);
    await expect.poll(() => coloursShown(page)).toBeGreaterThan(before / 2);
    await walkFor(page, 'ArrowLeft', 700);
    await expect.poll(() => position(page)).not.toBe(at);
  });

  await test.step('one that stays away is drawn in a new canvas, and lost again it leads to a reload', async () => {
    await takePicture(page, 'loseContext');
    await lost(page).getByRole('button', { name: 'Show the world again' }).click();
    await expect(lost(page)).toHaveCount(0);
    await expect.poll(() => coloursShown(page), { timeout: 60_000 }).toBeGreaterThan(before / 2);
    const here = await position(page);
    await walkFor(page, 'ArrowRight', 700);
    await expect.poll(() => position(page)).not.toBe(here);
    await takePicture(page, 'loseContext');
    await expect(lost(page).getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});

/** How the scripts of the contact page are answered, and what is said. */
const MISSING = [
  { name: 'gone after an update', build: '/assets/main-next.js', part: { status: 404 }, words: /has been updated/ },
  { name: "held back by a school's filter", part: BLOCK_PAGE, words: /school's filter.*allow localhost/ },
  { name: 'missing', part: { status: 404 }, words: /did not arrive/ },
] as const;

test('a script that does not come is told with its reason and the way out', async ({ page }) => {
  for (const { name, part, words, ...rest } of MISSING) {
    await test.step(name, async () => {
      await page.goto('/about-us');
      await page.evaluate(() => sessionStorage.removeItem('lanternwise:reload'));
      await page.route(/\/assets\/ContactPage-.*\.js/, (route) => route.fulfill(part));
      if ('build' in rest)
        await page.route('**/offline.json', (route) =>
          route.fulfill({ json: { build: rest.build, groups: {}, realms: {} } }),
        );
      await page.getByRole('link', { name: 'Contact us' }).first().click();
      await expect(page.getByText(words).first()).toBeVisible();
      if ('build' in rest) {
        await page.getByRole('button', { name: 'Reload' }).click();
        // Nothing is reloaded by itself, and the second failure says something else.
        await expect(page.getByText('still shows the version before')).toBeVisible();
      }
      await page.unrouteAll();
    });
  }
});

test("behind a school's filter nothing is blamed on the server, and a session that ended leads back", async ({
  page,
}) => {
  const driver = mouseDriver(page);
  const name = uniqueName('filter');
  await registerByForm(driver, name);
  const save = async (grade: string) => {
    await page.getByLabel('Grade').fill(grade);
    await page.getByRole('button', { name: 'Save my profile' }).click();
  };
  await test.step('a form says what answered, and works once the filter lets it through', async () => {
    await page.goto('/account');
    await page.route('**/api/v1/**', (route) => route.fulfill(BLOCK_PAGE));
    await save('7');
    await expect(page.getByText(/school's filter.*allow localhost/)).toBeVisible();
    await page.unrouteAll();
    await save('7');
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
  });
  await test.step('after the session was ended elsewhere', async () => {
    await page.evaluate(async () => {
      const token = localStorage.getItem('token') ?? sessionStorage.getItem('token');
      await fetch('/api/v1/auth/sign-out', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    });
    await save('8');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL(/\/sign-in\?returnUrl=%2Faccount/);
    await page.getByLabel('User name or e-mail').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
    await expect(page).toHaveURL(/\/account/);
    await expect(page.getByText('You are not signed in here any more')).toHaveCount(0);
  });
});
