// Finds copied code: no two places of the product may share twelve equal lines.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.mjs';

const MIN_LINES = 12;
/** Fewer are a list of short lines. */
const MIN_TOKENS = 50;
const FOLDERS = ['client/src', 'server/src', 'shared/src', 'scripts', 'assets/studio'];
const CODE = /\.(?:tsx?|m?js|css|py)$/;
/** Tests repeat themselves on purpose; generated files are not written by hand. */
const IGNORED = /\.test\.|\/testing[/.]|\/generated\/|\/node_modules\//;
/** Two files that need the same modules are no copies. */
const IMPORT = /^import\b[\s\S]*?;$/gm;
/** Stands for each line of an import. */
const NO_LINE = '\0';

/** Trimmed. */
function linesOf(file) {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(IMPORT, (all) => all.replaceAll(/^.*$/gm, NO_LINE));
  return text.split('\n').map((line) => line.trim());
}

/** By its text, where each run of lines was seen first. */
const seen = new Map();
const copies = [];

/** Compares each run of lines of a file with all that came before; runs that follow on each other are one copy. */
function compare(file) {
  const lines = linesOf(file);
  let open;
  for (let at = 0; at + MIN_LINES <= lines.length; at += 1) {
    const run = lines.slice(at, at + MIN_LINES);
    const text = run.join('\n');
    const isCode = !run.includes(NO_LINE) && (text.match(/\w+|[^\s\w]/g)?.length ?? 0) >= MIN_TOKENS;
    const first = isCode ? seen.get(text) : undefined;
    if (isCode && !first) seen.set(text, { file, at });
    const isNext = first && open?.from === first.file && first.at - open.fromAt === at - open.at;
    if (isNext) open.lines = MIN_LINES + at - open.at;
    else open = first && { from: first.file, fromAt: first.at, file, at, lines: MIN_LINES };
    if (open && !isNext) copies.push(open);
  }
}

for (const folder of FOLDERS)
  for (const name of readdirSync(join(ROOT, folder), { recursive: true }).sort()) {
    const file = join(folder, name);
    if (CODE.test(file) && !IGNORED.test(file)) compare(file);
  }

const place = (file, at, lines) => `${file}:${at + 1}-${at + lines}`;
for (const { from, fromAt, file, at, lines } of copies.sort((one, other) => other.lines - one.lines))
  process.stdout.write(`${lines} lines: ${place(from, fromAt, lines)} and ${place(file, at, lines)}\n`);
process.stdout.write(`${copies.length} pairs of at least ${MIN_LINES} equal lines\n`);
process.exitCode = copies.length === 0 ? 0 : 1;
