// Executes a scaffold's plan, wholly or not at all: new files, lines in existing ones, translations, then commands.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AreaName } from '../../client/src/i18n/areas.ts';
import type { TranslatedLanguage } from '../../shared/src/constants/languages.ts';
import { requireFolderLists } from '../content/folderLists.mjs';
import { type Edit, insertInto } from './insert.ts';
import { FollowUpError, ROOT, ScaffoldError } from './names.ts';

interface ScaffoldMessages {
  area: AreaName;
  /** By language, then by its English. */
  messages: Partial<Record<TranslatedLanguage, Record<string, string>>>;
}

/** Fills the empty entries of catalogues that `npm run i18n` has just written; answers their paths. */
function addTranslations({ area, messages }: ScaffoldMessages): string[] {
  const entry = (english: string, words: string) => `msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(words)}`;
  return Object.entries(messages).map(([language, words]) => {
    const path = `client/src/i18n/locales/${language}/${area}.po`;
    const text = Object.entries(words).reduce(
      (po, [english, translated]) => po.replace(entry(english, ''), () => entry(english, translated)),
      readFileSync(join(ROOT, path), 'utf8'),
    );
    writeFileSync(join(ROOT, path), text);
    return path;
  });
}

export interface ScaffoldPlan {
  /** New files by path from the project's root; objects become JSON. */
  files: Record<string, string | object>;
  /** Folders that must not be there yet, besides the files themselves. */
  newFolders?: readonly string[];
  edits?: readonly Edit[];
  /** Translations of the English that the new files say, in the catalogues of their area. */
  words?: ScaffoldMessages;
  /** Node scripts to run at the end, with their arguments. */
  scripts?: readonly (readonly string[])[];
  /** What the author does next. */
  nextSteps: string;
}

const pathOf = (file: string) => join(ROOT, file);

function assertNothingExists({ files, newFolders: fresh = [] }: ScaffoldPlan): void {
  const there = [...fresh, ...Object.keys(files)].filter((path) => existsSync(pathOf(path)));
  if (there.length > 0) throw new ScaffoldError(`${there.join(', ')} exists already; nothing was written.`);
}

/** The files that get new lines, as they will be. */
function applyEdits(edits: readonly Edit[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const edit of edits)
    texts.set(edit.file, insertInto(texts.get(edit.file) ?? readFileSync(pathOf(edit.file), 'utf8'), edit));
  return texts;
}

function runNode(args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0)
    throw new FollowUpError(
      `The files are written and stay. Mend what node ${args.join(' ')} says:\n${stdout}${stderr}`,
    );
}

/** Formats and sorts imports, as the repository's check wants it. */
function formatFiles(files: readonly string[]): void {
  runNode(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files]);
}

/** Writes the new files and the lines in others, as they come. */
export function writePlan(plan: ScaffoldPlan): void {
  assertNothingExists(plan);
  const { files, edits = [] } = plan;
  const changed = applyEdits(edits);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(pathOf(path)), { recursive: true });
    writeFileSync(pathOf(path), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
  for (const [path, text] of changed) writeFileSync(pathOf(path), text);
  requireFolderLists(ROOT);
}

/** An entry of a JSON file says little in its first line. */
const describeEdit = ({ file, insert, position }: Edit): string =>
  `  added to ${file}${position.kind === 'json' ? '' : `: ${insert.trim().split('\n')[0]}`}`;

/** Writes everything; answers what was done, a line each. */
export function executePlan(plan: ScaffoldPlan): string {
  const { files, edits = [], words, scripts: run = [] } = plan;
  writePlan(plan);
  formatFiles([...new Set([...Object.keys(files), ...edits.map(({ file }) => file)])]);
  // A process of its own: it reads the areas as they are now. It may well report words of others that are not translated yet.
  if (words) spawnSync(process.execPath, ['--import', 'tsx', 'scripts/i18n/index.ts'], { cwd: ROOT });
  const translated = words ? addTranslations(words) : [];
  for (const args of run) runNode(args);
  return [
    ...Object.keys(files).map((path) => `  wrote ${path}`),
    ...new Set(edits.map(describeEdit)),
    ...translated.map((path) => `  added sentences to ${path}`),
    ...run.map((args) => `  ran ${args.filter((arg) => !arg.startsWith('-') && arg !== 'tsx').join(' ')}`),
    `Next: ${plan.nextSteps}`,
  ].join('\n');
}
