// Proves that a realm needs no TypeScript: builds one from the scaffold in a copy of the project and plays it in a browser.
// By itself: `LOOK=/tmp/look node --import tsx scripts/new/scaffoldedRealm.ts` keeps pictures in LOOK.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { closeAll, enterRealm, visitEverything } from '../../assets/studio/screenshots/walkRealm.ts';
import { mouseDriver } from '../../client/e2e/support/inputDriver.ts';
import { leaveThroughExit, navigateByPlaces } from '../../client/e2e/support/park.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';
import { buildPython } from '../lib/prepare.mjs';
import { ROOT, SERVER_ARGS } from '../lib/processes.mjs';
import { createProjectCopy, type ProjectCopy } from './testing/projectCopy.ts';

const REALM = 'moon-garden';
const PORT = 4593;
const SITE = `http://localhost:${PORT}`;
const TSX = ['--import', 'tsx'];

type Log = (line: string) => void;

/** Collects what is wrong; the first word of a line of walkRealm.ts says so. */
class TestReport {
  readonly problems: string[] = [];
  passed = 0;
  constructor(private readonly out: Log) {}

  readonly log: Log = (line) => {
    this.out(line);
    if (/^\s*BAD/.test(line)) this.problems.push(line.trim());
    else if (/^\s*ok /.test(line)) this.passed += 1;
  };
  expect(holds: boolean, what: string): void {
    this.log(`  ${holds ? 'ok ' : 'BAD'} ${what}`);
  }
}

/** A new realm in the copy, and the site built with it. */
async function buildWithRealm(copy: ProjectCopy, findings: TestReport): Promise<void> {
  await buildPython(() => undefined);
  mkdirSync(join(copy.root, '.cache'));
  cpSync(join(ROOT, '.cache/python'), join(copy.root, '.cache/python'), { recursive: true });
  for (const [what, args] of [
    ['the content compiles', [...TSX, 'scripts/content/index.ts']],
    [`npm run new realm ${REALM}`, [...TSX, 'scripts/new/index.ts', 'realm', REALM]],
    ['the site builds', ['node_modules/vite/bin/vite.js', 'build', 'client']],
  ] as const) {
    const { code, output } = await copy.node(...args);
    findings.expect(code === 0, code === 0 ? what : `${what}: ${output.slice(-2000)}`);
  }
  const { changed } = copy.changes();
  findings.expect(changed.length === 0, `no file that was there changed ${changed.join(', ')}`);
}

async function startServer(copy: ProjectCopy): Promise<() => Promise<void>> {
  const env = {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: join(copy.root, 'data'),
    ACCESS: 'open',
    NODE_ENV: 'production',
  };
  const server = spawn(process.execPath, SERVER_ARGS, { cwd: copy.root, env, stdio: 'ignore' });
  for (let tries = 0; tries < 120; tries++) {
    if (
      await fetch(`${SITE}/api/v1/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return () =>
    new Promise((resolve) => {
      server.on('exit', () => resolve());
      server.kill('SIGTERM');
    });
}

async function register(page: Page): Promise<void> {
  await page.goto('/register', { timeout: 120_000 });
  await page.getByLabel('User name').fill('moonwalker');
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns glow');
  await page.getByRole('radio', { name: '18' }).first().click();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page
    .getByRole('button', { name: /moonwalker/ })
    .first()
    .waitFor();
}

/** The card: after python-world, with its words and a picture that really loaded. */
async function checkRealmCard(page: Page, findings: TestReport, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto('/Grassroot/learning-adventures');
  const card = page.getByRole('article', { name: 'Moon Garden' });
  await card.scrollIntoViewIfNeeded();
  const picture = card.locator('img');
  await picture.waitFor();
  await page.waitForTimeout(1500);
  const width = await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  findings.expect(width > 0, `the card has its picture, ${width} wide`);
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts();
  findings.expect(names.indexOf('Moon Garden') === names.indexOf('Python World') + 1, `the cards: ${names.join(', ')}`);
  const words = await page.locator('main').innerText();
  findings.expect(/0 of 8 realms completed/.test(words), 'the course still counts eight realms');
  await take('picker');
}

/** Everything done opens the arrow; behind it waits the picker. */
async function checkExit(page: Page, findings: TestReport): Promise<void> {
  // The recap opens by itself once nothing else is open.
  await page.waitForTimeout(1500);
  await closeAll(page);
  const problem = await leaveThroughExit(mouseDriver(page), navigateByPlaces, '/Grassroot/learning-adventures').then(
    () => undefined,
    (error: unknown) => String(error).split('\n')[0],
  );
  findings.expect(problem === undefined, `the exit leads to the picker ${problem ?? ''}`);
}

async function playRealm(browser: Browser, findings: TestReport): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, baseURL: SITE });
  page.on('pageerror', (error) => findings.log(`  BAD page: ${error.message}`));
  page.on('console', (line) => {
    // Without a voice provider the server answers 503 and the browser's own voice speaks.
    if (line.type() === 'error' && !line.location().url.endsWith('/speech'))
      findings.log(`  BAD console: ${line.text()} ${line.location().url}`);
  });
  page.on('response', (reply) => {
    if (reply.status() === 404) findings.log(`  BAD not found: ${reply.url()}`);
  });
  const { LOOK } = process.env;
  const take = async (name: string) => {
    if (LOOK) await page.screenshot({ path: join(LOOK, `eleventh-${name}.png`) });
  };
  await register(page);
  await checkRealmCard(page, findings, take);
  await enterRealm(page, `/Grassroot/${REALM}`, 'Start Your Adventure');
  await take('start');
  await visitEverything(page, findings.log, take);
  await take('done');
  await checkExit(page, findings);
  await take('after');
}

export async function testScaffoldedRealm(log: Log): Promise<{ passed: number; failed: number; problems: string[] }> {
  const findings = new TestReport(log);
  const copy = createProjectCopy();
  let stop = async (): Promise<void> => {};
  let browser: Browser | undefined;
  try {
    await buildWithRealm(copy, findings);
    stop = await startServer(copy);
    browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
    await playRealm(browser, findings);
  } catch (error) {
    findings.log(`  BAD ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    await browser?.close();
    await stop();
    await copy.remove();
  }
  const { passed, problems } = findings;
  return { passed, failed: problems.length, problems };
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await testScaffoldedRealm((line) => process.stdout.write(`${line}\n`));
  process.exitCode = failed === 0 ? 0 : 1;
}
