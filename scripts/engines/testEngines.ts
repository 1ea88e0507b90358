// Plays the site in Debian's Firefox ESR and WebKitGTK: `npm run test:long -- engines`, or alone with a part of a journey's name.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startMeasuredServer } from '../bench/serverProcess.ts';
import { ROOT, run } from '../lib/processes.mjs';
import { WebKitPage } from './WebKitPage.ts';
import { WEBKIT_JOURNEYS } from './webkitJourneys.ts';

const DISPLAY = ':88';
const SCREENSHOT = join(ROOT, '.cache/reports/webkit.png');
const NEEDED = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

export interface EngineResult {
  passed: number;
  failed: number;
  problems: string[];
}

/** The packages that are missing; the engines are tested where they are installed. */
export const missingEngines = (): string[] => NEEDED.filter((file) => !existsSync(file));

async function withDisplay<T>(work: () => Promise<T>): Promise<T> {
  const screen = ['-screen', '0', '1400x900x24', '+extension', 'GLX'];
  const server = spawn('Xvfb', [DISPLAY, ...screen], { stdio: 'ignore' });
  try {
    await pause(1000);
    return await work();
  } finally {
    server.kill();
  }
}

/** The journeys of client/playwright.firefox.config.ts. */
async function testFirefox(): Promise<EngineResult> {
  const config = ['-c', 'client/playwright.firefox.config.ts', '--reporter=line'];
  const { code, output } = await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...config], {
    env: { DISPLAY },
  });
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(output)?.[1] ?? 0);
  const failed = count('failed');
  return {
    passed: count('passed'),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    problems: code === 0 ? [] : [output],
  };
}

/** Each journey in a browser of its own. */
async function testWebKit(log: (line: string) => void, only = ''): Promise<EngineResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanternwise-engines-'));
  process.env.E2E_DATA_DIR = dataDir;
  const server = await startMeasuredServer(join(ROOT, 'server/src/server.ts'), {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
  });
  const site = `http://localhost:${server.port}`;
  const result: EngineResult = { passed: 0, failed: 0, problems: [] };
  try {
    for (const [name, play] of Object.entries(WEBKIT_JOURNEYS)) {
      if (!name.includes(only)) continue;
      log(`      WebKit: ${name} …`);
      const page = await WebKitPage.open(await freePort(), DISPLAY, site);
      try {
        await play({ page, dataDir });
        result.passed += 1;
      } catch (error) {
        result.failed += 1;
        result.problems.push(`WebKit, ${name}: ${error instanceof Error ? error.message : String(error)}`);
        const picture = await page.screenshot().catch(() => undefined);
        if (picture) writeFileSync(SCREENSHOT, Buffer.from(picture, 'base64'));
      } finally {
        await page.close();
      }
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return result;
}

export const testEngines = (log: (line: string) => void): Promise<EngineResult> =>
  withDisplay(async () => {
    const results = [await testFirefox(), await testWebKit(log)];
    return {
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
      problems: results.flatMap(({ problems }) => problems),
    };
  });

if (process.argv[1] === import.meta.filename) {
  const log = (line: string) => process.stdout.write(`${line}\n`);
  const { passed, failed, problems } = await withDisplay(() => testWebKit(log, process.argv[2]));
  log([...problems, `${passed} passed, ${failed} failed`].join('\n'));
  process.exitCode = failed === 0 ? 0 : 1;
}
