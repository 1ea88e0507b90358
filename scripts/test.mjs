// `npm test`: everything that must hold before a change lands, each check counted, ending with "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient, checkNode, compileContent, installDependencies } from './lib/prepare.mjs';
import { ROOT, run } from './lib/processes.mjs';

const results = { passed: 0, failed: 0 };
const startedAt = Date.now();
const formatMinutes = (from) => `${((Date.now() - from) / 60000).toFixed(1)} min`;

function recordResult(name, passed, failed, from, output) {
  results.passed += passed;
  results.failed += failed;
  const verdict = failed === 0 ? 'ok  ' : 'FAIL';
  process.stdout.write(`${verdict}  ${name.padEnd(34)} ${passed} passed, ${failed} failed  (${formatMinutes(from)})\n`);
  if (failed > 0) process.stdout.write(`${output.trimEnd()}\n\n`);
}

/** A check that is one test: it passes when the command ends with 0. */
async function check(name, args, options) {
  const from = Date.now();
  const { code, output } = await run(process.execPath, args, options);
  recordResult(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, from, output);
  return code === 0;
}

/** Runs checks that use one core each, two at a time. */
async function checksInPairs(checks) {
  const waiting = [...checks];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(...next);
  };
  await Promise.all([runNext(), runNext()]);
}

/** A runner with many tests; `read` finds the counts in its report. A run without tests is a failure. */
async function suite(name, args, env, read) {
  const from = Date.now();
  const { code, output } = await run(process.execPath, args, { env });
  let counts = { passed: 0, failed: 1 };
  try {
    counts = read();
  } catch {
    // No report: the runner itself broke, its output says why.
  }
  if (counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0)) counts.failed = 1;
  recordResult(name, counts.passed, counts.failed, from, counts.failures || output);
}

/** Unit and API tests of these folders; all of them where none is named. */
function unitTests(name, file, folders, env) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(REPORTS, file)}`];
  return suite(name, ['node_modules/vitest/vitest.mjs', 'run', ...folders, ...reporters], env, () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = report(file);
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) };
  });
}

/** Title and errors of each failed journey in Playwright's report; a log that is cut off must still name what failed. */
function failedJourneys(suites) {
  return suites
    .flatMap((each) => [
      failedJourneys(each.suites ?? []),
      ...(each.specs ?? [])
        .filter((spec) => !spec.ok)
        .map((spec) => {
          const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors));
          const messages = [...new Set(errors.map((error) => error.message))];
          return `${spec.file}:${spec.line} › ${spec.title}\n${messages.join('\n')}`;
        }),
    ])
    .filter(Boolean)
    .join('\n\n');
}

/** Browser tests of one configuration. */
const journeys = (name, config, file) =>
  suite(
    name,
    [join('node_modules', '@playwright/test/cli.js'), 'test', '-c', config],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(REPORTS, file) },
    () => {
      const { stats, suites } = report(file);
      if (stats.flaky > 0) log(`${stats.flaky} passed only at a later try: see .cache/reports/${file}`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures: failedJourneys(suites) };
    },
  );

const REPORTS = join(ROOT, '.cache', 'reports');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const report = (name) => JSON.parse(readFileSync(join(REPORTS, name), 'utf8'));
const only = process.argv[2];
const isSelected = (group) => !only || only === group;

checkNode();
const log = (what) => process.stdout.write(`      ${what} …\n`);
const { built } = await installDependencies(log);
await compileContent(log);

const bin = (path) => join('node_modules', path);
/** Its own threads check what they share once each: on two cores they cost more than they save. */
const tscArgs = (project) => [bin('typescript-native/bin/tsc'), '-p', project, '--singleThreaded'];
if (isSelected('static')) {
  const tsx = ['--import', 'tsx'];
  await checksInPairs([
    ['types: client', tscArgs('client')],
    ['maps', [...tsx, 'scripts/maps/index.ts', '--check']],
    ['format and lint (biome)', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']],
    ...['shared', 'server', 'scripts', 'assets/studio'].map((project) => [`types: ${project}`, tscArgs(project)]),
    ['style sheets', ['scripts/lib/styleSheets.mjs']],
    ['digits of every script', ['scripts/lib/typedDigits.mjs']],
    ['import rules', ['scripts/lib/importRules.mjs']],
    ['unused files and exports (knip)', [bin('knip/bin/knip.js')]],
    ['copied code', ['scripts/lib/copyPaste.mjs']],
    ['content', [...tsx, 'scripts/content/index.ts', '--check']],
    ['translations', [...tsx, 'scripts/i18n/index.ts', '--check']],
    ['third-party licences', [...tsx, 'scripts/licences/index.ts', '--check']],
  ]);
}
await built;
if (isSelected('unit')) {
  await unitTests('unit and API (vitest)', 'unit.json', [], {});
  // One story on the other engine, which runs inside the test process; all of them in the long test.
  await unitTests('a story on PostgreSQL (PGlite)', 'pglite.json', ['server/src/modules/courses/courses.test.ts'], {
    DATABASE_URL: 'postgres://pglite',
  });
}
if (isSelected('browser')) {
  await buildClient(log);
  await journeys('browser journeys (playwright)', 'client/playwright.config.ts', 'browser.json');
}

process.stdout.write(
  `\nall checks in ${formatMinutes(startedAt)}\n${results.passed} passed, ${results.failed} failed\n`,
);
process.exitCode = results.failed === 0 ? 0 : 1;
