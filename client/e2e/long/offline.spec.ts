// The demo is taken along, the server stops and the browser is closed: from the title to a program in the Lab without either, and sent once later.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/lib/chromium.mjs';
import { PASSWORD, uniqueName } from '../support/accounts.ts';
import { solve } from '../support/activitySolver.ts';
import { expectAccessible } from '../support/axe.ts';
import { storeCookieChoice } from '../support/cookieChoice.ts';
import {
  allDemoSteps,
  collectStars,
  demo,
  demoStepsOnServer,
  makeSignSpeak,
  meet,
  readDemoWelcome,
  SLOW,
} from '../support/demo.ts';
import { KILLED_PORT } from '../support/devServer.ts';
import { mouseDriver } from '../support/inputDriver.ts';
import { chooseAvatar } from '../support/park.ts';
import { test } from '../support/test.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const SITE = `http://localhost:${KILLED_PORT}`;
const folder = mkdtempSync(join(tmpdir(), 'lanternwise-offline-'));
const NAME = uniqueName('away');

let server: ChildProcess | undefined;
let context: BrowserContext | undefined;

async function startServer(env: Record<string, string> = {}): Promise<void> {
  server = spawn(process.execPath, ['--import', 'tsx', 'server/src/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(KILLED_PORT), DATA_DIR: join(folder, 'data'), NODE_ENV: 'production', ...env },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`${SITE}/api/v1/ready`).then(
      (reply) => reply.ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
}

async function stopServer(): Promise<void> {
  const running = server;
  server = undefined;
  if (!running) return;
  const exited = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGKILL');
  await exited;
}

/** The same profile each time, as after a restart of the computer. */
async function openBrowser(): Promise<Page> {
  context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: await chromiumPath(),
    args: CHROMIUM_FLAGS,
    viewport: { width: 1024, height: 640 },
    serviceWorkers: 'allow',
  });
  await storeCookieChoice(context);
  return context.pages()[0] ?? context.newPage();
}

async function closeBrowser(): Promise<void> {
  await context?.close();
  context = undefined;
}

test.afterAll(async () => {
  await closeBrowser();
  await stopServer();
  rmSync(folder, { recursive: true, force: true });
});

async function registerRemembered(page: Page): Promise<void> {
  await page.goto(`${SITE}/register`);
  await page.getByLabel('User name').fill(NAME);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByText('18 or older').click();
  await page.getByText('Remember me on this computer').click();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).not.toHaveURL(/register/);
}

const demoCard = (page: Page) => page.getByRole('article', { name: 'Demo' });

test('a realm that was taken along is played without server and after a restart, and sent exactly once', async () => {
  test.setTimeout(600_000);
  await startServer();

  await test.step('it is taken along from its card', async () => {
    const page = await openBrowser();
    await registerRemembered(page);
    await page.goto(`${SITE}/Grassroot/learning-adventures`);
    await demoCard(page)
      .getByRole('button', { name: /^Take it along/ })
      .click();
    await expect(demoCard(page).getByText('On this device, also without internet')).toBeVisible(SLOW);
    await page.goto(`${SITE}/account/data`);
    await expect(page.getByRole('button', { name: /^Remove.*Demo/ })).toBeVisible();
    await expectAccessible(page, 'realms to take along');
    await closeBrowser();
  });

  await stopServer();
  const page = await openBrowser();
  const driver = mouseDriver(page);

  await test.step('from the title to the realm without a server', async () => {
    await page.goto(SITE);
    await page.getByRole('link', { name: 'Adventures', exact: true }).first().click();
    await page.getByRole('button', { name: 'Offline' }).click();
    const news = page.getByRole('dialog', { name: 'Without internet' });
    await expect(news.getByText('On this device: Demo.')).toBeVisible();
    await expect(news.getByText('Nothing waits to be sent.')).toBeVisible();
    await expect(news.getByText('That counts for 30 days.')).toBeVisible();
    await expectAccessible(page, 'what is kept without internet');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: new RegExp(NAME) })).toBeVisible();
    await demoCard(page).getByRole('link', { name: /^Play/ }).click();
    await chooseAvatar(driver, 'Aria');
    await readDemoWelcome(driver);
  });

  await test.step('every task, with a program in the Lab', async () => {
    await collectStars(driver);
    await meet(driver, 'owl');
    await meet(driver, 'gatekeeper');
    await solve(driver, 'drawing-gate', { wrongFirst: true, content: demo });
    // Also in the middle, from what is kept.
    await page.reload();
    await page.locator('[data-world="ready"]').waitFor(SLOW);
    await makeSignSpeak(driver);
    await expect(page.getByText('Offline, will sync')).toBeVisible();
  });

  await test.step('the server is back: all of it is sent, each step once', async () => {
    const sent: string[] = [];
    page.on('requestfinished', async (request) => {
      if (!request.url().endsWith('/quest-events') || (await request.response())?.ok() !== true) return;
      sent.push(...(request.postDataJSON() as { events: { id: string }[] }).events.map(({ id }) => id));
    });
    await startServer();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 120_000 });
    await expect.poll(async () => (await demoStepsOnServer(page)).sort()).toEqual(allDemoSteps);
    expect(sent.length).toBeGreaterThan(allDemoSteps.length);
    expect(new Set(sent).size).toBe(sent.length);
    await expect(page.getByRole('button', { name: 'What is kept here' })).toBeHidden({ timeout: 60_000 });
    const before = sent.length;
    await page.reload();
    await page.locator('[data-world="ready"]').waitFor(SLOW);
    expect(sent.slice(before).filter((id) => sent.indexOf(id) < before)).toEqual([]);
  });

  await test.step('signing out leaves nothing of the person', async () => {
    await page.goto(`${SITE}/account`);
    const person = await page.evaluate(() => localStorage.getItem('lanternwise:person') ?? '');
    expect(person).not.toBe('guest');
    await page.getByRole('button', { name: new RegExp(NAME) }).click();
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    const question = page.getByRole('dialog', { name: 'Some of your work is only here' });
    await expect(question.getByText('drawings, texts or programs that you began')).toBeVisible();
    await expectAccessible(page, 'what becomes of work that is only here');
    await question.getByRole('button', { name: 'Sign out and delete it' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    const left = await page.evaluate(async (id) => {
      const entries = Object.entries(localStorage);
      return {
        answers: await caches.has('lanternwise-answers'),
        keys: entries.filter(([key, text]) => key.includes(id) || text.includes(id)).map(([key]) => key),
        families: entries.map(([key]) => key).filter((key) => /^token$|:(?:avatar|map-progress)/.test(key)),
      };
    }, person);
    expect(left).toEqual({ answers: false, keys: [], families: [] });
  });

  await test.step('without a server nobody who is unknown is told to pay', async () => {
    await stopServer();
    await page.goto(`${SITE}/Grassroot/robo-realm`);
    await expect(page.getByRole('heading', { name: 'This realm cannot open without internet' })).toBeVisible();
    await expectAccessible(page, 'a realm that cannot open');
  });
  await closeBrowser();
  await stopServer();
});

/** Another build of the same site: its entry has another name, and a page that only the older build has is gone. */
function makeNextBuild(): string {
  const next = join(folder, 'next');
  cpSync(join(ROOT, 'client/dist'), next, { recursive: true });
  const assets = readdirSync(join(next, 'assets'));
  const main = assets.find((name) => /^main-[\w-]+\.js$/.test(name)) ?? '';
  const nextMain = 'main-NextBuild.js';
  for (const name of ['', '.br', '.gz']) {
    const file = join(next, 'assets', main + name);
    if (existsSync(file)) renameSync(file, join(next, 'assets', nextMain + name));
  }
  for (const name of ['index.html', 'offline.html', 'offline.json', 'sw.js']) {
    const file = join(next, name);
    const text = readFileSync(file, 'utf8').replaceAll(main, nextMain);
    // Workbox tells pages without a hash in their name apart by this.
    writeFileSync(file, text.replaceAll(/"revision":"\w{4}/g, '"revision":"next'));
    for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true });
  }
  for (const name of assets) if (name.startsWith('ContactPage-')) rmSync(join(next, 'assets', name));
  return next;
}

/** The entries of the builds whose shells are kept. */
const keptEntries = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('lanternwise-shell')).keys();
    const names = requests.map(({ url }) => /\/(main-[\w-]+\.js)/.exec(url)?.[1] ?? '');
    return names.filter((name) => name !== '');
  });
const runningEntry = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module][src*="/main-"]')?.src ?? '');

test('an update waits for the next start, and no page is made of two builds', async () => {
  test.setTimeout(240_000);
  await startServer();
  const page = await openBrowser();
  await page.goto(SITE);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  const [older = ''] = await keptEntries(page);
  const other = await page.context().newPage();
  await other.goto(SITE);
  // Until its scripts run, it has no part of the older build.
  await expect.poll(() => runningEntry(other)).toContain(older);
  await expect(other.getByRole('link', { name: 'Adventures', exact: true }).first()).toBeVisible();
  await stopServer();
  await startServer({ CLIENT_DIR: makeNextBuild() });

  await test.step('a page of the older build says what has become of its missing part', async () => {
    await page.getByRole('link', { name: 'Contact us' }).first().click();
    await expect(page.getByRole('heading', { name: 'Lanternwise has been updated' })).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.goto(SITE);
    await expect.poll(() => runningEntry(page)).toContain('main-NextBuild.js');
  });

  await test.step('while another page of it is open, its files stay', async () => {
    await expect.poll(() => keptEntries(page), { timeout: 60_000 }).toHaveLength(2);
    await expect.poll(() => runningEntry(other)).toContain(older);
    await other.getByRole('link', { name: 'Adventures', exact: true }).first().click();
    await expect(other.getByRole('heading', { name: 'Choose your adventure' })).toBeVisible();
    expect(await keptEntries(page)).toContain(older);
    await other.close();
  });

  await test.step('the next start is of the new build alone, also without the server', async () => {
    await page.reload();
    await expect.poll(() => keptEntries(page), { timeout: 60_000 }).toEqual(['main-NextBuild.js']);
    await stopServer();
    await page.goto(`${SITE}/Grassroot/learning-adventures`);
    await expect(page.getByRole('heading', { name: 'Choose your adventure' })).toBeVisible();
    await expect.poll(() => runningEntry(page)).toContain('main-NextBuild.js');
  });
  await closeBrowser();
});
