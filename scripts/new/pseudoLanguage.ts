// Proves that a language is a row and its files: builds accented English from the scaffold and plays the demo in it.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PSEUDO_LETTERS } from '../i18n/pseudo.ts';
import { buildPython } from '../lib/prepare.mjs';
import { ROOT } from '../lib/processes.mjs';
import { createProjectCopy } from './testing/projectCopy.ts';

const PSEUDO = 'en-XA';
const TABLE = 'shared/src/constants/languages.ts';
const TSX = ['--import', 'tsx'];

export async function testPseudoLanguage(log: (line: string) => void) {
  const problems: string[] = [];
  const copy = createProjectCopy();
  const steps = [
    ['the content compiles', [...TSX, 'scripts/content/index.ts']],
    [`npm run new language ${PSEUDO}`, [...TSX, 'scripts/new/index.ts', 'language', PSEUDO]],
    ['accented English', [...TSX, 'scripts/i18n/pseudo.ts', copy.root, PSEUDO]],
    ['the content in it compiles', [...TSX, 'scripts/content/index.ts']],
    // Wrong answers first: their explanations are read too, and no figures are kept.
    ['the demo is played', [...TSX, 'scripts/play/index.ts', 'demo', '--language', PSEUDO, '--wrong-first']],
  ] as const;
  try {
    await buildPython(() => undefined);
    cpSync(join(ROOT, '.cache/python'), join(copy.root, '.cache/python'), { recursive: true });
    for (const [what, args] of steps) {
      const { code, output } = await copy.node(...args);
      const isWell = code === 0 && (what !== 'the demo is played' || output.includes('to the arrow'));
      log(`  ${isWell ? 'ok ' : 'BAD'} ${what}`);
      if (!isWell) {
        problems.push(`${what}: ${output.slice(-2000)}`);
        break;
      }
      if (args.includes('language')) {
        const table = join(copy.root, TABLE);
        const row = readFileSync(table, 'utf8').replace(
          'isWhole: false,',
          `isWhole: false,\n    script: ${PSEUDO_LETTERS},`,
        );
        writeFileSync(table, row);
      }
    }
  } finally {
    await copy.remove();
  }
  return { passed: steps.length - problems.length, failed: problems.length, problems };
}

if (process.argv[1] === import.meta.filename) {
  const { problems } = await testPseudoLanguage((line) => process.stdout.write(`${line}\n`));
  process.stdout.write(problems.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
