// Checks all lesson content and writes the bundles; `--check` only checks. Run by index.ts, once the list of realms is written.
// `--without-maps` leaves out the comparison with maps: a start or a build needs the bundles only.
// For translators: `--translate <language> [realm]` writes what is
// left to translate beside the realm's files, `--apply <language> <file> [realm]` puts a mapping of English to that
// language into them.
import { join, relative } from 'node:path';
import {
  forEachLanguage,
  rowOf,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../shared/src/constants/languages.ts';
import { compileHelp, writeHelp } from '../help/compile.ts';
import { compileContent, loadRealms, realmsIn, writeContent } from './compile.ts';
import { formatErrors, formatIssue, formatWarnings, type Issue, isWarning } from './issue.ts';
import { mapReferenceIssuesOnDisk } from './mapReferences.ts';
import { compileResources } from './resources/compileResources.ts';
import { writeResources } from './resources/writeResources.ts';
import { writeEditorSchemas } from './schemas/editorSchemas.ts';
import { townsfolkIssues } from './townsfolkReferences.ts';
import { applyTranslationMap, readTranslationMap, writeTodoFile } from './translate.ts';
import type { TranslationCoverage } from './translationCheck.ts';
import { wordCounts } from './wordCounts.ts';

const root = join(import.meta.dirname, '../..');

const log = (line: string) => process.stdout.write(`${line}\n`);

function printIssues(report: string): void {
  process.stderr.write(`${report}\n`);
  process.exitCode = 1;
}

/** What is stale one by one, then the counts of every realm. */
function printCoverage(states: readonly TranslationCoverage[]): void {
  for (const issue of states.flatMap(({ stale }) => stale)) log(`STALE ${formatIssue(issue)}`);
  for (const language of TRANSLATED_LANGUAGES) {
    const counts = states
      .filter((state) => state.language === language)
      .map(({ realm, texts, missing, stale }) => {
        const current = texts - missing.length - stale.length;
        return `${realm} ${current}/${texts}${stale.length > 0 ? ` (${stale.length} stale)` : ''}`;
      });
    log(`In ${rowOf(language).english}: ${counts.join(', ')}.`);
  }
}

/** Names that fit no map do not hold up the rest: people and places are often drawn before their words are written. */
const formatMisfits = (issues: readonly Issue[]): string =>
  `${issues.map(formatIssue).join('\n')}\n${issues.length} name(s) differ between content and maps, and are a dead end for children.`;

function compile(checkOnly: boolean, withMaps: boolean): void {
  // Also where the content is broken: they help to mend it.
  if (!checkOnly) writeEditorSchemas(root);
  const { realms, issues: found, coverage, translations } = compileContent(root);
  const realmsByLanguage = forEachLanguage((language) => realmsIn(language, { realms, translations }));
  const help = compileHelp(root, realmsByLanguage);
  const resources = compileResources(root, realmsByLanguage);
  const { loaded } = loadRealms(root);
  const isBroken = found.some((issue) => !isWarning(issue));
  const others = isBroken ? [] : [...loaded.flatMap(townsfolkIssues), ...help.issues, ...resources.issues];
  const issues = [...found, ...others];
  const errors = issues.filter((issue) => !isWarning(issue));
  if (errors.length > 0) {
    printIssues(formatErrors(errors));
    return;
  }
  for (const line of formatWarnings(issues.filter(isWarning))) log(line);
  const misfits = withMaps ? loaded.flatMap((realm) => mapReferenceIssuesOnDisk(root, realm)) : [];
  if (misfits.length > 0) printIssues(formatMisfits(misfits));
  printCoverage(coverage);
  for (const line of wordCounts(realms)) log(line);
  if (resources.english.length > 0) log(`Guides in English only: ${resources.english.join(', ')}.`);
  if (checkOnly) {
    if (misfits.length === 0) log(`Content of ${realms.length} realm(s) is sound.`);
    return;
  }
  const { version } = writeContent(root, realms, translations);
  writeHelp(root, help);
  writeResources(root, resources);
  log(`Content of ${realms.length} realm(s) written to shared/generated, version ${version}.`);
}

/** The realm of this name, or all where there is no name. */
function realmsNamed(name: string | undefined) {
  const { loaded, issues } = loadRealms(root);
  if (issues.length > 0) {
    printIssues(formatErrors(issues));
    return [];
  }
  const found = loaded.filter(({ content }) => name === undefined || content.realm.id === name);
  if (found.length > 0) return found;
  process.stderr.write(`There is no realm "${name}": ${loaded.map(({ content }) => content.realm.id).join(', ')}\n`);
  process.exitCode = 1;
  return [];
}

function writeTodo(language: TranslatedLanguage, realm: string | undefined): void {
  for (const loaded of realmsNamed(realm)) {
    const { file, open } = writeTodoFile(root, loaded, language);
    log(
      `${relative(root, file)}: ${open} text(s) to translate. Fill in "${language}", then: npm run content -- --apply ${language} <file>`,
    );
  }
}

function applyTranslations(language: TranslatedLanguage, file: string, realm: string | undefined): void {
  const mapping = readTranslationMap(file, language);
  for (const loaded of realmsNamed(realm)) {
    const done = applyTranslationMap(root, loaded, language, mapping);
    if (done.applied > 0)
      log(`${done.realm}: ${done.applied} text(s) in ${rowOf(language).english} from ${file}, ${done.open} left.`);
  }
}

const [option, code, first, second] = process.argv.slice(2);
const language = TRANSLATED_LANGUAGES.find((each) => each === code);
if (option === '--translate' && language) writeTodo(language, first);
else if (option === '--apply' && language && first) applyTranslations(language, first, second);
else compile(option === '--check', option !== '--without-maps');
