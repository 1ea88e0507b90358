// `npm run i18n`: writes what the source says into the catalogues and reports what is not translated yet; with --check it only checks.
import { readCatalogues } from './catalogues.ts';
import { problemsIn } from './check.ts';
import { missingTerms, readTerms } from './glossary.ts';
import { catalogueTexts, realmTexts, reviewTexts } from './hindiTexts.ts';

const log = (text: string) => process.stdout.write(`${text}\n`);

/** What the rest of the arguments ask for: `--check`, areas whose missing words are listed, `glossary` for all texts without a term's word. */
async function main(args: readonly string[]): Promise<void> {
  const catalogues = await readCatalogues({ write: !args.includes('--check') });
  for (const { area, language, entries } of catalogues) {
    const missing = entries.filter(({ translated }) => translated === '');
    log(`${area.padEnd(12)} ${language}  ${entries.length - missing.length} of ${entries.length} translated`);
    if (args.includes(area)) for (const { english } of missing) log(`    ${english}`);
  }
  for (const { term, places } of missingTerms(
    [...catalogueTexts(catalogues), ...realmTexts(), ...reviewTexts()],
    readTerms(),
  )) {
    log(`glossary     "${term.english[0]}" without ${term.hindi.join(' or ')} in ${places.length} texts`);
    if (args.includes('glossary')) for (const place of places) log(`    ${place}`);
  }
  const problems = problemsIn(catalogues);
  for (const problem of problems) log(`  ${problem}`);
  log(problems.length === 0 ? 'ok: translations' : `${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
