// Checks all lesson content and writes the bundles; `--check` only checks. Run by index.ts, once the list of realms is written.
import { join } from 'node:path';
import { compileContent, writeContent } from './compile.ts';
import { showIssue } from './issue.ts';

const root = join(import.meta.dirname, '../..');
const { realms, issues } = compileContent(root);
if (issues.length > 0) {
  process.stderr.write(
    `${issues.map(showIssue).join('\n')}\n${issues.length} thing(s) wrong in the content; nothing was written.\n`,
  );
  process.exitCode = 1;
} else if (process.argv.includes('--check')) {
  process.stdout.write(`Content of ${realms.length} realm(s) is sound.\n`);
} else {
  const { version } = writeContent(root, realms);
  process.stdout.write(`Content of ${realms.length} realm(s) written to shared/generated, version ${version}.\n`);
}
