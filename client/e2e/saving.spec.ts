// Saved progress survives a killed server, a guest's registration, and two tabs.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { PASSWORD, uniqueName } from './support/accounts.ts';
import { KILLED_PORT } from './support/devServer.ts';
import { keyboardDriver } from './support/inputDriver.ts';

import { chooseAvatar, learnProjectCycle, navigateByPlaces, readConversation, readWelcome } from './support/park.ts';
import { test } from './support/test.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const PORT = KILLED_PORT;
const SITE = `http://localhost:${PORT}`;
const DATA_DIR = `${ROOT}.cache/e2e-kill-data`;
const DEMO = `${SITE}/demo/ai-adventure-park-demo`;

let server: ChildProcess;

async function startServer(): Promise<void> {
  server = spawn(process.execPath, ['--import', 'tsx', 'server/src/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT), DATA_DIR, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`${SITE}/api/v1/ready`).then(
          (reply) => reply.ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
}

test.beforeAll(async () => {
  rmSync(DATA_DIR, { recursive: true, force: true });
  await startServer();
});
test.afterAll(() => void server.kill('SIGTERM'));

async function registerAndRemember(page: Page): Promise<void> {
  await page.goto(`${SITE}/register`);
  await page.getByLabel('User name').fill(uniqueName('keep'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByText('18 or older').click();
  await page.getByText('Remember me on this computer').click();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).not.toHaveURL(/register/);
}

async function startPark(page: Page): Promise<void> {
  await page.goto(DEMO);
  await chooseAvatar(keyboardDriver(page), 'Jax');
  await readWelcome(keyboardDriver(page));
}

/** The completed steps that the server stores for the signed-in learner of this page. */
const stepsOnServer = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? sessionStorage.getItem('token');
    const reply = await fetch('/api/v1/user/realm-states', { headers: { authorization: `Bearer ${token}` } });
    const { states } = (await reply.json()) as { states: Record<string, { done: string[] }> };
    return states['ai-adventure-park']?.done ?? [];
  });

test('a killed server loses nothing it acknowledged, and later progress is synced afterwards', async ({ page }) => {
  const driver = keyboardDriver(page);
  await registerAndRemember(page);
  await startPark(page);
  await navigateByPlaces(driver, 'wizard');
  await readConversation(driver);
  await learnProjectCycle(driver, { stopAfter: 2 });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  server.kill('SIGKILL');
  await learnProjectCycle(driver, { from: 2, stopAfter: 3 });
  await expect(page.getByText('Offline, will sync')).toBeVisible();
  await startServer();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 90_000 });
  expect(await stepsOnServer(page)).toEqual(['cycle-acquisition', 'cycle-exploration', 'cycle-scoping']);
});

test('a guest plays the demo, reloads, creates an account and keeps the progress', async ({ page }) => {
  const driver = keyboardDriver(page);
  await startPark(page);
  await navigateByPlaces(driver, 'wizard');
  await readConversation(driver);
  await learnProjectCycle(driver, { stopAfter: 1 });
  await page.reload();
  // Awaited while registering, because a toast shows for three seconds.
  const toast = expect(page.getByText('Your guest progress was added to your account.')).toBeVisible({
    timeout: 60_000,
  });
  await registerAndRemember(page);
  await toast;
  await expect.poll(() => stepsOnServer(page)).toEqual(['cycle-scoping']);
});

test('two tabs of one learner merge their progress', async ({ page, context }) => {
  await registerAndRemember(page);
  await startPark(page);
  const second = await context.newPage();
  await second.goto(DEMO);
  await navigateByPlaces(keyboardDriver(page), 'wizard');
  await readConversation(keyboardDriver(page));
  await learnProjectCycle(keyboardDriver(page), { stopAfter: 1 });
  await readWelcome(keyboardDriver(second));
  await navigateByPlaces(keyboardDriver(second), 'wizard');
  await readConversation(keyboardDriver(second));
  await learnProjectCycle(keyboardDriver(second), { from: 1, stopAfter: 2 });
  await expect.poll(() => stepsOnServer(page)).toEqual(['cycle-acquisition', 'cycle-scoping']);
});
