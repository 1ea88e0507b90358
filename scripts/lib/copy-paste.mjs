// Finds copied code with jscpd: no two places of the product may share twelve equal lines.
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { ROOT } from './processes.mjs';

const MIN_LINES = 12;
const FOLDERS = ['client/src', 'server/src', 'shared/src', 'scripts', 'assets/studio'];
/** Tests repeat themselves on purpose; generated files are not written by hand. */
const IGNORED = ['**/*.test.*', '**/testing/**', '**/generated/**', '**/node_modules/**', '**/RESULTS.md'];

process.chdir(ROOT);
// Its ES module build does not load in Node 20 (`import 'colors/safe'`), the CommonJS build does.
const { detectClones } = createRequire(import.meta.url)(process.env.JSCPD ?? 'jscpd');
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

const place = ({ sourceId, start, end }) => `${relative(ROOT, sourceId)}:${start.line}-${end.line}`;
for (const { duplicationA, duplicationB } of clones) {
  const lines = duplicationA.end.line - duplicationA.start.line;
  process.stdout.write(`${lines} lines: ${place(duplicationA)} and ${place(duplicationB)}\n`);
}
process.stdout.write(`${clones.length} pairs of at least ${MIN_LINES} equal lines\n`);
process.exitCode = clones.length === 0 ? 0 : 1;
