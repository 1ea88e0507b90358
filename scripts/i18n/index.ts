// `npm run i18n`: writes what the source says into the catalogues and reports what is not translated yet; with --check it only checks.
import { readCatalogues } from './catalogues.ts';
import { problemsIn } from './check.ts';

const log = (text: string) => process.stdout.write(`${text}\n`);

/** What the rest of the arguments ask for: `--check`, and areas whose missing words are listed. */
async function main(args: readonly string[]): Promise<void> {
  const catalogues = await readCatalogues({ write: !args.includes('--check') });
  for (const { area, language, entries } of catalogues) {
    const missing = entries.filter(({ translated }) => translated === '');
    log(`${area.padEnd(12)} ${language}  ${entries.length - missing.length} of ${entries.length} translated`);
    if (args.includes(area)) for (const { english } of missing) log(`    ${english}`);
  }
  const problems = problemsIn(catalogues);
  for (const problem of problems) log(`  ${problem}`);
  log(problems.length === 0 ? 'ok: translations' : `${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
