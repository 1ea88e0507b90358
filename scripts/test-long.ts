// `npm run test:long [-- worlds|server]`: what takes too long for `npm test`: maps through the real Tiled, maps saved while a realm runs, a walk to everything in every realm, a realm from the scaffold, the eight cake shops with all their mistakes, fifty kills of the server, power cuts, 500 slow clients, every story of the API on PGlite and on a real PostgreSQL, far more nonsense at every route.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from './lib/postgres.ts';
import { ROOT, run } from './lib/processes.mjs';
import { tryLiveReload } from './maps/tiled/liveReload.ts';
import { roundTripMaps } from './maps/tiled/roundTrip.ts';
import { walkEverywhere } from './maps/walkEverywhere.ts';
import { tryEleventhRealm } from './new/eleventhRealm.ts';

const CRASHES = 50;
const FUZZ_RUNS = 1000;
const REPORT = join(ROOT, '.cache', 'reports', 'long.json');

const results = { passed: 0, failed: 0 };
const began = Date.now();
const say = (line: string) => process.stdout.write(`${line}\n`);

function count(name: string, passed: number, failed: number, from: number, output: string): void {
  results.passed += passed;
  results.failed += failed;
  const took = `${Math.round((Date.now() - from) / 1000)} s`;
  say(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(44)} ${passed} passed, ${failed} failed  (${took})`);
  if (failed > 0) say(output.trimEnd());
}

async function crashes(): Promise<void> {
  say(`      killing the server ${CRASHES} times while events are written …`);
  const from = Date.now();
  const { code, output } = await run(process.execPath, ['--import', 'tsx', 'server/long/crash.ts', String(CRASHES)]);
  say(`      ${output.trim().split('\n').at(-1)}`);
  count(`nothing lost or doubled in ${CRASHES} crashes`, code === 0 ? 1 : 0, code === 0 ? 0 : 1, from, output);
}

/** A script of server/long that ends with 0 where all is well, and says figures in its last line. */
async function script(name: string, file: string, ...args: string[]): Promise<void> {
  say(`      ${name} …`);
  const from = Date.now();
  const { code, output } = await run(process.execPath, ['--import', 'tsx', `server/long/${file}`, ...args]);
  say(`      ${output.trim().split('\n').at(-1)}`);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, from, output);
}

const ON_POSTGRES = ['modules', 'access.test.ts', 'ownership.test.ts', 'safety.test.ts', 'fuzz.test.ts'].map(
  (story) => `server/src/${story}`,
);

/** Needs PostgreSQL's own programs (Debian: postgresql); a fresh cluster in a temporary folder. */
async function postgres(): Promise<void> {
  if (!postgresPrograms()) {
    say('      PostgreSQL is not installed: skipped (Debian: apt-get install postgresql)');
    return;
  }
  const server = await startPostgres();
  const env = { DATABASE_URL: server.url };
  try {
    say('      the API on a real PostgreSQL …');
    let from = Date.now();
    const vitest = await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...ON_POSTGRES], { env });
    count('the API on a real PostgreSQL', vitest.code === 0 ? 1 : 0, vitest.code === 0 ? 0 : 1, from, vitest.output);
    say('      two processes on one PostgreSQL, one of them killed …');
    from = Date.now();
    const { code, output } = await run(process.execPath, ['--import', 'tsx', 'server/long/postgres.ts'], { env });
    count('two processes lose and double nothing', code === 0 ? 1 : 0, code === 0 ? 0 : 1, from, output);
  } finally {
    await server.stop();
  }
}

/** Every story of the API once more on the other engine, which runs inside the test process. */
async function pglite(): Promise<void> {
  say('      the API on PostgreSQL in the process (PGlite) …');
  const from = Date.now();
  // One connection and one thread: a sixth of the usual nonsense.
  const env = { DATABASE_URL: 'postgres://pglite', FUZZ_RUNS: '50' };
  const { code, output } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...ON_POSTGRES], {
    env,
  });
  count('the API on PGlite', code === 0 ? 1 : 0, code === 0 ? 0 : 1, from, output);
}

async function fuzz(): Promise<void> {
  say(`      ${FUZZ_RUNS} nonsense requests at every route …`);
  const from = Date.now();
  mkdirSync(join(REPORT, '..'), { recursive: true });
  const { code, output } = await run(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'server/src/fuzz.test.ts',
      '--testTimeout=1200000',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ],
    { env: { FUZZ: 'fresh', FUZZ_RUNS: String(FUZZ_RUNS) }, show: true },
  );
  const { numPassedTests, numFailedTests } = report();
  const broken = code !== 0 && numFailedTests === 0;
  count('nonsense never breaks the server', numPassedTests, broken ? 1 : numFailedTests, from, output);
}

async function tiled(): Promise<void> {
  say('      every map through the real Tiled and back …');
  const from = Date.now();
  const { passed, failed, skipped } = await roundTripMaps();
  if (!skipped) count('maps survive the real Tiled', passed, failed, from, '');
}

async function live(): Promise<void> {
  say('      saving maps while a realm runs in the browser …');
  const from = Date.now();
  const { passed, failed } = await tryLiveReload();
  count('saved maps go live', passed, failed, from, '');
}

async function walks(): Promise<void> {
  say('      walking to everything in every realm …');
  const from = Date.now();
  const { passed, failed, problems } = await walkEverywhere(undefined, say);
  count('everything can be reached and used', passed, failed, from, problems.join('\n'));
}

async function eleventh(): Promise<void> {
  say('      building and playing a realm that the scaffold made …');
  const from = Date.now();
  const { passed, failed, problems } = await tryEleventhRealm(say);
  count('a realm needs no TypeScript', passed, failed, from, problems.join('\n'));
}

async function shops(): Promise<void> {
  say('      playing the eight cake shops with all their mistakes …');
  const from = Date.now();
  const { code, output } = await run(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'client/playwright.long.config.ts',
  ]);
  const found = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(output)?.[1] ?? 0);
  const failed = found('failed');
  count('the eight shops can be learned', found('passed'), code !== 0 && failed === 0 ? 1 : failed, from, output);
}

/** No report means that the runner itself broke; its exit code tells. */
function report(): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}

const only = process.argv[2];
const wants = (group: 'worlds' | 'server') => only === undefined || only === group;

if (wants('worlds')) {
  await tiled();
  await live();
  await walks();
  await eleventh();
  await shops();
}
if (wants('server')) {
  await crashes();
  if (process.platform === 'linux')
    await script('nothing acknowledged is lost in 10 power cuts', 'power-cut/index.ts', '10', '2000');
  await script('500 slow clients hold up nobody', 'slow-clients.ts');
  await pglite();
  await postgres();
  await fuzz();
}
say(`\nall long checks in ${((Date.now() - began) / 60000).toFixed(1)} min`);
say(`${results.passed} passed, ${results.failed} failed`);
process.exitCode = results.failed === 0 ? 0 : 1;
