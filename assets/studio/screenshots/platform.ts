// Pictures of the pages round the game for the README: a class at a glance, one learner, login cards, a parent's week, a certificate, the dashboard.
import type { Browser, Page } from '@playwright/test';
import { SampleSchool, type SeedResult } from '../../../scripts/seed-sample/SampleSchool.ts';
import { readConfig } from '../../../server/src/config.ts';
import { openStore } from '../../../server/src/db/openStore.ts';

const VIEWPORT = { width: 1366, height: 768 };

type SaveScreenshot = (image: Buffer, name: string) => Promise<void>;

/** `dataDir` is that of the running server; the sample school moves in there. */
export async function shootPlatform(
  browser: Browser,
  baseURL: string,
  dataDir: string,
  saveScreenshot: SaveScreenshot,
): Promise<void> {
  const config = readConfig({ ...process.env, DATA_DIR: dataDir });
  const store = await openStore(config.database);
  const { signIns } = await SampleSchool.seed(store, config);
  await store.close();

  const takeScreenshot = async (page: Page, name: string) => {
    await page.mouse.move(4, 4);
    await page.waitForTimeout(1500);
    await saveScreenshot(await page.screenshot(), name);
    await page.context().close();
  };
  const open = (who: string, path: string) => openSignedIn(browser, baseURL, signIns, who, path);

  const map = await open('sample-meera', '/teacher/groups');
  await map.getByRole('link', { name: 'Class 7B' }).click();
  await map.getByRole('tab', { name: 'Progress' }).click();
  await map.locator('[data-heat-map]').evaluate((box) => box.scrollIntoView({ block: 'center' }));
  await takeScreenshot(map, 'teacher-heat-map');

  const list = await open('sample-meera', '/admin/students');
  await list.locator('a[href^="/admin/progress/"]').first().waitFor();
  await takeScreenshot(list, 'teacher-students');

  await takeScreenshot(await open('sample-parent-1', '/parent/progress'), 'parent-week');
  await takeScreenshot(await open('Asha, Class 7B', '/dashboard'), 'dashboard');

  const certificate = await open('Asha, Class 7B', '/certificates/view');
  await certificate
    .getByRole('heading', { name: 'Certificate of Achievement' })
    .first()
    .evaluate((title) => title.scrollIntoView({ block: 'start' }));
  await takeScreenshot(certificate, 'certificate');

  await takeScreenshot(await open('sample-admin', '/admin/users'), 'admin-people');
}

async function openSignedIn(
  browser: Browser,
  baseURL: string,
  signIns: SeedResult['signIns'],
  who: string,
  path: string,
): Promise<Page> {
  const found = signIns.find((one) => one.who.startsWith(who) || one.username === who);
  if (!found) throw new Error(`the sample school has no ${who}`);
  const context = await browser.newContext({ viewport: VIEWPORT, baseURL });
  const data = { identifier: found.username, password: found.password };
  const reply = await context.request.post('/api/v1/auth/sign-in', { data });
  const { token } = (await reply.json()) as { token: string };
  const page = await context.newPage();
  await page.addInitScript((stored) => sessionStorage.setItem('token', stored), token);
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  return page;
}
