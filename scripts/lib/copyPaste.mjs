// Finds copied code with jscpd: no two places of the product may share twelve equal lines.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { ROOT } from './processes.mjs';

const MIN_LINES = 12;
const FOLDERS = ['client/src', 'server/src', 'shared/src', 'scripts', 'assets/studio'];
/** Tests repeat themselves on purpose; generated files are not written by hand. */
const IGNORED = ['**/*.test.*', '**/testing/**', '**/testing.*', '**/generated/**', '**/node_modules/**'];

/** Stands for each line of an import. */
const IMPORT = '\u0000';

process.chdir(ROOT);
// Its ES module build does not load in Node 20 (`import 'colors/safe'`), the CommonJS build does.
const require = createRequire(import.meta.url);
const { detectClones } = require('jscpd');
const clones = await detectClones({
  path: FOLDERS,
  ignore: IGNORED,
  format: ['typescript', 'tsx', 'javascript', 'css', 'python'],
  minLines: MIN_LINES,
  // Lines decide; the number of tokens only keeps out lists of short lines.
  minTokens: 50,
  maxLines: 5000,
  maxSize: '1mb',
  mode: 'mild',
  absolute: true,
  gitignore: true,
  silent: true,
  noTips: true,
  reporters: [],
});

/** The lines of a place without imports: two files that need the same modules are no copies. */
function linesOf({ sourceId, start, end }) {
  const text = readFileSync(sourceId, 'utf8').replaceAll(/^import\b[\s\S]*?;$/gm, (all) =>
    all.replaceAll(/^.*$/gm, IMPORT),
  );
  return text
    .split('\n')
    .slice(start.line - 1, end.line)
    .map((line) => line.trim())
    .filter((line) => line !== IMPORT);
}

/**
 * The longest run of equal lines in both places. In .tsx jscpd compares markup and code apart, so that a pair it finds may have other
 * lines in between.
 */
function equalLines(first, second) {
  let longest = 0;
  let before = [];
  for (const line of first) {
    const runs = second.map((other, index) => (line === other ? (before[index - 1] ?? 0) + 1 : 0));
    longest = Math.max(longest, ...runs);
    before = runs;
  }
  return longest;
}

const place = ({ sourceId, start, end }) => `${relative(ROOT, sourceId)}:${start.line}-${end.line}`;
const pairs = clones
  .map(({ duplicationA: a, duplicationB: b }) => ({ a, b, lines: equalLines(linesOf(a), linesOf(b)) }))
  .filter(({ lines }) => lines >= MIN_LINES)
  .sort((one, other) => other.lines - one.lines);
for (const { a, b, lines } of pairs) process.stdout.write(`${lines} lines: ${place(a)} and ${place(b)}\n`);
process.stdout.write(`${pairs.length} pairs of at least ${MIN_LINES} equal lines\n`);
process.exitCode = pairs.length === 0 ? 0 : 1;
