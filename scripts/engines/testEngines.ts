// Plays the site in Debian's Firefox ESR and WebKitGTK (`npm run test:long -- engines`); arguments choose engines and journeys.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort, startMeasuredServer } from '../bench/serverProcess.ts';
import { ROOT, run } from '../lib/processes.mjs';
import { WebKitPage } from './WebKitPage.ts';
import { WEBKIT_JOURNEYS } from './webkitJourneys.ts';

const SCREEN = ['-screen', '0', '1400x1000x24', '+extension', 'GLX'];

/** `work` gets the display's name, such as ":99". */
async function withDisplay<T>(work: (display: string) => Promise<T>): Promise<T> {
  const server = spawn('Xvfb', ['-displayfd', '3', ...SCREEN], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  try {
    return await work(`:${await readNumber(server.stdio[3] as Readable)}`);
  } finally {
    server.kill();
  }
}

/** Written by Xvfb once it takes connections. */
async function readNumber(from: Readable): Promise<number> {
  let text = '';
  for await (const chunk of from) {
    text += String(chunk);
    if (text.endsWith('\n')) return Number(text);
  }
  throw new Error('Xvfb did not start');
}

const REPORTS = join(ROOT, '.cache/reports');

export interface EngineResult {
  passed: number;
  failed: number;
  problems: string[];
}

/** The journeys of client/playwright.firefox.config.ts. */
async function testFirefox(display: string, only: string): Promise<EngineResult> {
  const options = ['-c', 'client/playwright.firefox.config.ts', '--reporter=line', '--pass-with-no-tests', '-g', only];
  const { code, output } = await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...options], {
    env: { DISPLAY: display },
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
async function testWebKit(display: string, only: string, log: (line: string) => void): Promise<EngineResult> {
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
      const page = await WebKitPage.open(await freePort(), display, site);
      try {
        await play({ page, site, dataDir });
        result.passed += 1;
      } catch (error) {
        result.failed += 1;
        result.problems.push(`WebKit, ${name}: ${error instanceof Error ? error.message : String(error)}`);
        const picture = await page.screenshot().catch(() => undefined);
        mkdirSync(REPORTS, { recursive: true });
        if (picture) writeFileSync(join(REPORTS, `webkit-${result.failed}.png`), Buffer.from(picture, 'base64'));
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

/** `engine` and a part of the journeys' names limit what is played. */
export const testEngines = (log: (line: string) => void, engine?: string, only = ''): Promise<EngineResult> =>
  withDisplay(async (display) => {
    const results: EngineResult[] = [];
    if (engine !== 'webkit') results.push(await testFirefox(display, only));
    if (engine !== 'firefox') results.push(await testWebKit(display, only, log));
    return {
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
      problems: results.flatMap(({ problems }) => problems),
    };
  });

if (process.argv[1] === import.meta.filename) {
  const log = (line: string) => process.stdout.write(`${line}\n`);
  const { passed, failed, problems } = await testEngines(log, process.argv[2], process.argv[3]);
  log([...problems, `${passed} passed, ${failed} failed`].join('\n'));
  process.exitCode = failed === 0 ? 0 : 1;
}
