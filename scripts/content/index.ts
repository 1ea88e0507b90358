// `npm run content`: checks all lesson content and writes the bundles; `--check` only checks.
import { join } from 'node:path';
import { showIssue } from './issue.ts';
import { requireRealmList } from './realm-list.mjs';

const root = join(import.meta.dirname, '../..');
requireRealmList(root);
// Only now: the schemas know the realms by that list.
const { compileContent, writeContent } = await import('./compile.ts');
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
