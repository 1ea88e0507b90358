// Registers accounts by a request or through the form, signs them in, and grants roles and plans.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { InputDriver } from './inputDriver.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
/** Where the tests' server keeps its data. */
export const dataDir = (): string => process.env.E2E_DATA_DIR ?? `${ROOT}.cache/e2e-data`;

export const PASSWORD = 'seven lanterns glow';

let nameCounter = 0;
/** A user name that is not taken yet. */
export const uniqueName = (stem: string): string => `${stem}${Date.now().toString(36)}${nameCounter++}`.slice(0, 20);

/** Leaves the page signed in, on an address without content; what is asked of the form itself uses `registerByForm`. */
export async function register({ page }: Pick<InputDriver, 'page'>, name: string): Promise<void> {
  const account = { username: name, password: PASSWORD, ageBand: '18+' };
  const reply = await page.request.post('/api/v1/auth/register', { data: account });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { token } = (await reply.json()) as { token: string };
  await page.goto('/api/v1/ready');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
}

/** `site` is another server than the tests' own. */
export async function registerByForm(driver: InputDriver, name: string, site = ''): Promise<void> {
  const {
    page,
    language: { translate },
  } = driver;
  await page.goto(`${site}/register`);
  await driver.fill(page.getByLabel(translate('User name')), name);
  await driver.fill(page.getByLabel(translate('Password'), { exact: true }), PASSWORD);
  await driver.press(page.getByRole('radio', { name: '18', exact: false }).first());
  await driver.press(page.getByRole('button', { name: translate('Create my account') }));
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .waitFor();
}

export async function signIn(driver: InputDriver, name: string, { remember = false } = {}): Promise<void> {
  const {
    page,
    language: { translate },
  } = driver;
  await page.goto('/sign-in');
  await driver.fill(page.getByLabel(translate('User name or e-mail')), name);
  await driver.fill(page.getByLabel(translate('Password'), { exact: true }), PASSWORD);
  if (remember) await driver.press(page.getByRole('checkbox', { name: translate('Remember me on this computer') }));
  await driver.press(page.getByRole('button', { name: translate('Sign in'), exact: true }).last());
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .waitFor();
}

/** Runs `npm run grant -- <name> <what>` against the test server's data. */
export async function grant(name: string, what: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/grant.ts', name, what], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir() },
  });
}
