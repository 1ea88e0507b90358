// Checks all lesson content and writes the bundles; `--check` only checks. Run by index.ts, once the list of realms is written.
// For translators: `--translate <realm>` writes what is
// left to translate beside the realm's files, `--apply <file> [realm]` puts a mapping of English to Hindi into them.
import { join, relative } from 'node:path';
import { translateContent } from '../../shared/src/content/translations.ts';
import { compileHelp, writeHelp } from '../help/compile.ts';
import { type CompileResult, compileContent, loadRealms, writeContent } from './compile.ts';
import { formatIssue, type Issue } from './issue.ts';
import { lanternIssuesOnDisk } from './lanternReferences.ts';
import { compileResources } from './resources/compileResources.ts';
import { writeResources } from './resources/writeResources.ts';
import { townsfolkIssues } from './townsfolkReferences.ts';
import { applyTranslationMap, readTranslationMap, writeTodoFile } from './translate.ts';
import type { TranslationCoverage } from './translationCheck.ts';

const root = join(import.meta.dirname, '../..');

const log = (line: string) => process.stdout.write(`${line}\n`);

function printIssues(issues: readonly Issue[]): void {
  process.stderr.write(
    `${issues.map(formatIssue).join('\n')}\n${issues.length} thing(s) wrong in the content; nothing was written.\n`,
  );
  process.exitCode = 1;
}

/** What is stale one by one, then the counts of every realm. */
function printCoverage(states: readonly TranslationCoverage[]): void {
  for (const issue of states.flatMap(({ stale }) => stale)) log(`STALE ${formatIssue(issue)}`);
  const counts = states.map(({ realm, texts, missing, stale }) => {
    const current = texts - missing.length - stale.length;
    return `${realm} ${current}/${texts}${stale.length > 0 ? ` (${stale.length} stale)` : ''}`;
  });
  log(`In Hindi: ${counts.join(', ')}.`);
}

/** The teachers' guides; they name activities in both languages. */
const resourcesOf = ({ realms, translations }: Pick<CompileResult, 'realms' | 'translations'>) =>
  compileResources(root, {
    en: realms,
    hi: realms.map((realm) => translateContent(realm, translations.get(realm.realm.id) ?? {})),
  });

function compile(checkOnly: boolean): void {
  const { realms, issues: broken, hindi, translations } = compileContent(root);
  const help = compileHelp(root, realms, translations);
  const resources = resourcesOf({ realms, translations });
  const issues = broken.length > 0 ? broken : [...worldIssues(), ...help.issues, ...resources.issues];
  if (issues.length > 0) {
    printIssues(issues);
    return;
  }
  printCoverage(hindi);
  if (resources.english.length > 0) log(`Guides in English only: ${resources.english.join(', ')}.`);
  if (checkOnly) {
    log(`Content of ${realms.length} realm(s) is sound.`);
    return;
  }
  const { version } = writeContent(root, realms, translations);
  writeHelp(root, help);
  writeResources(root, resources);
  log(`Content of ${realms.length} realm(s) written to shared/generated, version ${version}.`);
}

/** Where quests and maps do not fit together, and realms whose townsfolk have too little to say. */
const worldIssues = (): readonly Issue[] =>
  loadRealms(root).loaded.flatMap((realm) => [...lanternIssuesOnDisk(root, realm), ...townsfolkIssues(realm)]);

/** The realm of this name, or all where there is no name. */
function realmsNamed(name: string | undefined) {
  const { loaded, issues } = loadRealms(root);
  if (issues.length > 0) {
    printIssues(issues);
    return [];
  }
  const found = loaded.filter(({ content }) => name === undefined || content.realm.id === name);
  if (found.length > 0) return found;
  process.stderr.write(`There is no realm "${name}": ${loaded.map(({ content }) => content.realm.id).join(', ')}\n`);
  process.exitCode = 1;
  return [];
}

function writeTodo(realm: string | undefined): void {
  for (const loaded of realmsNamed(realm)) {
    const { file, open } = writeTodoFile(root, loaded);
    log(`${relative(root, file)}: ${open} text(s) to translate. Fill in "hi", then: npm run content -- --apply <file>`);
  }
}

function applyTranslations(file: string, realm: string | undefined): void {
  const mapping = readTranslationMap(file);
  for (const loaded of realmsNamed(realm)) {
    const done = applyTranslationMap(root, loaded, mapping);
    if (done.applied > 0) log(`${done.realm}: ${done.applied} text(s) in Hindi from ${file}, ${done.open} left.`);
  }
}

const [option, first, second] = process.argv.slice(2);
if (option === '--translate') writeTodo(first);
else if (option === '--apply' && first) applyTranslations(first, second);
else compile(option === '--check');
