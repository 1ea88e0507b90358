// Accounts in journeys: registering through the screen, and the command that grants a role.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Hands } from './hands.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const dataDir = (): string => process.env.E2E_DATA_DIR ?? `${ROOT}.cache/e2e-data`;

export const PASSWORD = 'seven lanterns glow';

let made = 0;
/** A user name nobody has yet. */
export const newName = (stem: string): string => `${stem}${Date.now().toString(36)}${made++}`.slice(0, 20);

export async function register(hands: Hands, name: string): Promise<void> {
  const {
    page,
    language: { words },
  } = hands;
  await page.goto('/register');
  await hands.fill(page.getByLabel(words('User name')), name);
  await hands.fill(page.getByLabel(words('Password'), { exact: true }), PASSWORD);
  await hands.press(page.getByRole('radio', { name: '18', exact: false }).first());
  await hands.press(page.getByRole('button', { name: words('Make my account') }));
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .waitFor();
}

export async function signIn(hands: Hands, name: string, { remember = false } = {}): Promise<void> {
  const {
    page,
    language: { words },
  } = hands;
  await page.goto('/sign-in');
  await hands.fill(page.getByLabel(words('User name or e-mail')), name);
  await hands.fill(page.getByLabel(words('Password'), { exact: true }), PASSWORD);
  if (remember) await hands.press(page.getByRole('checkbox', { name: words('Remember me on this computer') }));
  await hands.press(page.getByRole('button', { name: words('Sign in'), exact: true }).last());
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .waitFor();
}

/** `npm run grant -- <name> <what>` against the journeys' server. */
export async function grant(name: string, what: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/grant.ts', name, what], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir() },
  });
}
