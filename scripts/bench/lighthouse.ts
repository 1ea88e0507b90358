// Runs Lighthouse (mobile profile) over the public pages of the built site with the sample school's content; median of five runs.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';
import { ROOT, run } from '../lib/processes.mjs';
import { freePort } from './serverProcess.ts';
import { median, roundTo } from './statistics.ts';

const PACKAGE = join(import.meta.dirname, 'lighthouse');
/** Not beside its package: what walks through scripts would walk through its modules. */
const INSTALLED = join(ROOT, '.cache/lighthouse');
const LOCK = 'package-lock.json';
const COMMAND = join(INSTALLED, 'node_modules/lighthouse/cli/index.js');
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

const LIGHTHOUSE_PAGES = [
  '/',
  '/courses',
  '/courses/ai-adventure',
  '/pricing',
  '/about-us',
  '/teacher/resources',
  '/blogs',
] as const;

/** What is read of its report. */
interface Result {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

export interface PageScores {
  path: string;
  /** 0 to 100. */
  scores: Record<Category, number>;
  lcpMs: number;
  cls: number;
  blockedMs: number;
  /** Audits of the last run that cost points, by id. */
  failed: string[];
}
export interface LighthouseMetrics {
  pages: PageScores[];
  /** Lighthouse's measure of the machine; its mobile profile is made for 1,000 and more. */
  benchmarkIndex: number;
  runs: number;
}

/** `paths` and `runs` narrow the measurement while something is mended. */
export async function measureLighthouse(
  log: (what: string) => void,
  paths?: readonly string[],
  runs = RUNS,
): Promise<LighthouseMetrics> {
  installLighthouse(log);
  const data = mkdtempSync(join(tmpdir(), 'lanternwise-lighthouse-'));
  const report = join(data, 'report.json');
  const [port, debuggingPort] = [await freePort(), await freePort()];
  const site = `http://localhost:${port}`;
  const environment = { ...process.env, PORT: String(port), DATA_DIR: data, PUBLIC_URL: site, NODE_ENV: 'production' };
  log('lighthouse: a school to look round in');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/seed-sample/index.ts'], {
    cwd: ROOT,
    env: environment,
    stdio: 'ignore',
  });
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/server.ts'], {
    cwd: ROOT,
    env: environment,
    stdio: 'ignore',
  });
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    await waitUntilReady(site);
    const pages: PageScores[] = [];
    const indices: number[] = [];
    for (const path of paths ?? [...LIGHTHOUSE_PAGES, ...(await newestPost(site))]) {
      log(`lighthouse: ${path}, ${runs} runs`);
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(site + path, debuggingPort, report));
      indices.push(...results.map(({ environment: { benchmarkIndex } }) => benchmarkIndex));
      pages.push(summarize(path, results));
    }
    return { pages, benchmarkIndex: Math.round(median(indices)), runs };
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

/** Once for each version that the lock names. */
function installLighthouse(log: (what: string) => void): void {
  const lockIn = (folder: string) => readFileSync(join(folder, LOCK), 'utf8');
  if (existsSync(COMMAND) && lockIn(INSTALLED) === lockIn(PACKAGE)) return;
  log('lighthouse: installing it');
  cpSync(PACKAGE, INSTALLED, { recursive: true });
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: INSTALLED, stdio: 'ignore' });
}

/** The path of one post of the sample school. */
async function newestPost(site: string): Promise<string[]> {
  const reply = await fetch(`${site}/api/v1/blogs?page=1&limit=8`);
  const { blogs } = (await reply.json()) as { blogs: { id: string }[] };
  return blogs.slice(0, 1).map(({ id }) => `/blogs/${id}`);
}

/** A busy machine sometimes loses the trace of a run; such a run says nothing and is repeated. */
async function runLighthouse(url: string, port: number, report: string, triesLeft = 6): Promise<Result> {
  const options = [
    ...[`--port=${port}`, `--output-path=${report}`, '--output=json', '--quiet'],
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  const { code, output } = await run(process.execPath, [COMMAND, url, ...options]);
  const found = code === 0 ? (JSON.parse(readFileSync(report, 'utf8')) as Result) : undefined;
  const problem = found ? found.runtimeError?.message : output;
  if (found && problem === undefined) return found;
  if (triesLeft === 0) throw new Error(`Lighthouse on ${url}: ${problem}`);
  return runLighthouse(url, port, report, triesLeft - 1);
}

function summarize(path: string, results: readonly Result[]): PageScores {
  const medianOf = (read: (result: Result) => number | null | undefined) =>
    median(results.map((result) => read(result) ?? 0));
  const scoreOf = (category: Category) => Math.round(100 * medianOf(({ categories }) => categories[category]?.score));
  return {
    path,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcpMs: Math.round(medianOf(({ audits }) => audits['largest-contentful-paint']?.numericValue)),
    cls: roundTo(
      medianOf(({ audits }) => audits['cumulative-layout-shift']?.numericValue),
      3,
    ),
    blockedMs: Math.round(medianOf(({ audits }) => audits['total-blocking-time']?.numericValue)),
    failed: failedAudits(results.at(-1)),
  };
}

function failedAudits(result: Result | undefined): string[] {
  if (!result) return [];
  const counted = (['accessibility', 'best-practices', 'seo'] as const).flatMap(
    (category) => result.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  );
  return counted.map(({ id }) => id).filter((id) => (result.audits[id]?.score ?? 1) < 1);
}

async function waitUntilReady(site: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const isUp = await fetch(`${site}/api/v1/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start');
}

// Alone: `node --import tsx scripts/bench/lighthouse.ts 1 / /pricing`.
if (process.argv[1]?.endsWith('lighthouse.ts')) {
  const [runs, ...paths] = process.argv.slice(2);
  const found = await measureLighthouse(() => {}, paths.length > 0 ? paths : undefined, Number(runs) || undefined);
  process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
}
