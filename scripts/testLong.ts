// `npm run test:long [-- worlds|server|engines]`: the checks that take too long for `npm test` (docs/commands.md lists them).
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES_ADVICE, installEngines, missingEngines } from './engines/packages.ts';
import { testEngines } from './engines/testEngines.ts';
import { findPostgresBinaries, startPostgres } from './lib/postgres.ts';
import { buildClient } from './lib/prepare.mjs';
import { ROOT, run } from './lib/processes.mjs';
import { testLiveInBrowsers } from './live/liveInBrowsers.ts';
import { measureLight } from './maps/measureLight.ts';
import { testLiveReload } from './maps/tiled/liveReload.ts';
import { roundTripMaps } from './maps/tiled/roundTrip.ts';
import { visitRealmObjects } from './maps/visitRealmObjects.ts';
import { testPseudoLanguage } from './new/pseudoLanguage.ts';
import { testScaffoldedRealm } from './new/scaffoldedRealm.ts';

const CRASHES = 50;
const FUZZ_RUNS = 1000;
const REPORT = join(ROOT, '.cache', 'reports', 'long.json');

const results = { passed: 0, failed: 0 };
const startedAt = Date.now();
const log = (line: string) => process.stdout.write(`${line}\n`);

function recordResult(name: string, passed: number, failed: number, from: number, output: string): void {
  results.passed += passed;
  results.failed += failed;
  const took = `${Math.round((Date.now() - from) / 1000)} s`;
  log(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(44)} ${passed} passed, ${failed} failed  (${took})`);
  if (failed > 0) log(output.trimEnd());
}

/** A script of server/long that ends with 0 where all is well, and says figures in its last line. */
async function runLongScript(name: string, [file, ...args]: string[], env: Record<string, string> = {}): Promise<void> {
  log(`      ${name} …`);
  const from = Date.now();
  const { code, output } = await run(process.execPath, ['--import', 'tsx', `server/long/${file}`, ...args], { env });
  log(`      ${output.trim().split('\n').at(-1)}`);
  recordResult(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, from, output);
}

const ON_POSTGRES = ['modules', 'access.test.ts', 'ownership.test.ts', 'safety.test.ts', 'fuzz.test.ts'].map(
  (story) => `server/src/${story}`,
);

/** Needs PostgreSQL's own programs (Debian: postgresql); a fresh cluster in a temporary folder. */
async function testPostgres(): Promise<void> {
  if (!findPostgresBinaries()) {
    log('      PostgreSQL is not installed: skipped (Debian: apt-get install postgresql)');
    return;
  }
  const server = await startPostgres();
  const env = { DATABASE_URL: server.url };
  try {
    log('      the API on a real PostgreSQL …');
    const from = Date.now();
    const vitest = await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...ON_POSTGRES], { env });
    recordResult(
      'the API on a real PostgreSQL',
      vitest.code === 0 ? 1 : 0,
      vitest.code === 0 ? 0 : 1,
      from,
      vitest.output,
    );
    await runLongScript('two processes lose and double nothing, one of them killed', ['postgres.ts'], env);
  } finally {
    await server.stop();
  }
  await testPostgresFaults();
}

/** Each with a cluster of its own. */
async function testPostgresFaults(): Promise<void> {
  const server = await startPostgres();
  try {
    await runLongScript(`${CRASHES} kills lose and double nothing on PostgreSQL`, ['crash.ts', String(CRASHES)], {
      DATABASE_URL: server.url,
    });
  } finally {
    await server.stop();
  }
  await runLongScript('PostgreSQL gone for a minute: nothing lost', ['outage.ts', '60']);
  await runLongScript('one process cut off from PostgreSQL: nothing lost', ['partition.ts', '40']);
  await runLongScript('a live lesson over two processes misses nothing, one of them killed', ['livePostgres.ts']);
  log('      the same in browsers, both processes killed in turn …');
  const from = Date.now();
  const { passed, failed, problems } = await testLiveInBrowsers(log);
  recordResult('browsers go on by themselves in a live lesson', passed, failed, from, problems.join('\n'));
}

/** Every story of the API once more on the other engine, which runs inside the test process. */
async function testPglite(): Promise<void> {
  log('      the API on PostgreSQL in the process (PGlite) …');
  const from = Date.now();
  // One connection and one thread: a sixth of the usual nonsense.
  const env = { DATABASE_URL: 'postgres://pglite', FUZZ_RUNS: '50' };
  const { code, output } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...ON_POSTGRES], {
    env,
  });
  recordResult('the API on PGlite', code === 0 ? 1 : 0, code === 0 ? 0 : 1, from, output);
}

async function testFuzz(): Promise<void> {
  log(`      ${FUZZ_RUNS} nonsense requests at every route …`);
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
  recordResult('nonsense never breaks the server', numPassedTests, broken ? 1 : numFailedTests, from, output);
}

async function testTiled(): Promise<void> {
  log('      every map through the real Tiled and back …');
  const from = Date.now();
  const { passed, failed, skipped } = await roundTripMaps();
  if (!skipped) recordResult('maps survive the real Tiled', passed, failed, from, '');
}

async function testLiveReloading(): Promise<void> {
  log('      saving maps while a realm runs in the browser …');
  const from = Date.now();
  const { passed, failed } = await testLiveReload();
  recordResult('saved maps go live', passed, failed, from, '');
}

async function testWalks(): Promise<void> {
  log('      walking to everything in every realm …');
  const from = Date.now();
  const { passed, failed, problems } = await visitRealmObjects(undefined, log);
  recordResult('everything can be reached and used', passed, failed, from, problems.join('\n'));
}

async function testLight(): Promise<void> {
  log('      looking at every realm at each stage of its lanterns …');
  const from = Date.now();
  const { passed, failed, problems } = await measureLight(undefined, log);
  recordResult('every realm can be read at dusk', passed, failed, from, problems.join('\n'));
}

async function testRealmScaffold(): Promise<void> {
  log('      building and playing a realm that the scaffold made …');
  const from = Date.now();
  const { passed, failed, problems } = await testScaffoldedRealm(log);
  recordResult('a realm needs no TypeScript', passed, failed, from, problems.join('\n'));
}

async function testLanguage(): Promise<void> {
  log('      building and playing the demo in a language that the scaffold made …');
  const from = Date.now();
  const { passed, failed, problems } = await testPseudoLanguage(log);
  recordResult('a language is a row and its files', passed, failed, from, problems.join('\n'));
}

/** Unit tests of which `npm test` runs a choice: all of their cases. */
async function testWhole(): Promise<void> {
  log('      compiling what the scaffolds made, upgrading from every release …');
  const from = Date.now();
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    'scripts/new/scaffolds.test.ts',
    'server/src/db/upgrade.test.ts',
  ];
  const { code, output } = await run(process.execPath, args, { env: { SCAFFOLDS: 'whole', UPGRADES: 'whole' } });
  recordResult('scaffolds compile, upgrades keep all', code === 0 ? 1 : 0, code === 0 ? 0 : 1, from, output);
}

async function testShops(): Promise<void> {
  log('      playing the eight cake shops with all their mistakes, and every window at every stage and size …');
  await playJourneys('shops can be learned, everything can be reached', []);
}

/** Journeys of client/e2e/long: those whose files are named, else all. */
async function playJourneys(name: string, files: readonly string[]): Promise<void> {
  const from = Date.now();
  const { code, output } = await run(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'client/playwright.long.config.ts',
    ...files,
  ]);
  const found = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(output)?.[1] ?? 0);
  const failed = found('failed');
  recordResult(name, found('passed'), code !== 0 && failed === 0 ? 1 : failed, from, output);
}

/** Among all long tests the journeys of the worlds have it with them. */
async function testLabEscapes(): Promise<void> {
  log('      hostile programs, and a child who types such as look for a way out into the Lab …');
  await playJourneys('no program leaves the Lab or breaks it', ['labEscapes', 'pythonRuntime']);
}

/** Where the browsers are missing, they are installed or it fails; among all long tests they are passed over. */
async function testOtherEngines(): Promise<void> {
  const from = Date.now();
  const missing = missingEngines();
  if (missing.length > 0 && only !== 'engines') {
    log(`      ${missing.join(', ')} not found: Firefox and WebKit are skipped. ${ENGINES_ADVICE}`);
    return;
  }
  const problem = missing.length > 0 && (await installEngines(log));
  if (problem)
    return recordResult(
      'Firefox and WebKit play the site',
      0,
      1,
      from,
      `      ${missing.join(', ')} not found. ${problem}`,
    );
  log('      playing in Firefox and WebKit …');
  const { passed, failed, problems } = await testEngines(log);
  recordResult('Firefox and WebKit play the site', passed, failed, from, problems.join('\n'));
}

/** Without a report the runner itself failed: its exit code decides. */
function report(): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}

const only = process.argv[2];
const isSelected = (group: 'worlds' | 'server' | 'engines') => only === undefined || only === group;

await buildClient((what) => log(`      ${what} …`));
if (isSelected('worlds')) {
  await testTiled();
  await testLiveReloading();
  await testWalks();
  await testLight();
  await testRealmScaffold();
  await testLanguage();
  await testWhole();
  await testShops();
}
if (isSelected('server')) {
  await runLongScript(`${CRASHES} kills lose and double nothing on SQLite`, ['crash.ts', String(CRASHES)]);
  if (process.platform === 'linux')
    await runLongScript('nothing acknowledged is lost in 10 power cuts', ['power-cut/index.ts', '10', '2000']);
  await runLongScript('500 slow clients delay no other request', ['slow-clients.ts']);
  if (process.platform !== 'win32')
    await runLongScript('1,100 half-open sockets leave the site answering', ['half-open.ts']);
  await runLongScript('50 hostile learners beside 200 good ones', ['soak.ts', process.env.SOAK_MINUTES ?? '30']);
  await runLongScript('one hostile day: eight attacks get nothing, honest learners notice nothing', ['hostile-day.ts']);
  await runLongScript('six large exports delay no other request', ['exports.ts']);
  await runLongScript('20 live lessons of 60 learners are seen at once', ['live.ts']);
  if (!isSelected('worlds')) await testLabEscapes();
  await testPglite();
  await testPostgres();
  await testFuzz();
}
if (isSelected('engines')) await testOtherEngines();
log(`\nall long checks in ${((Date.now() - startedAt) / 60000).toFixed(1)} min`);
log(`${results.passed} passed, ${results.failed} failed`);
process.exitCode = results.failed === 0 ? 0 : 1;
