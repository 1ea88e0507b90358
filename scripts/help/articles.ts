// Reads the help articles of shared/content/help: `<id>.md` in English and `<id>.hi.md` beside it; everything wrong is reported with its line.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Passage } from '../../client/src/help/search/passage.ts';
import type { Issue } from '../content/issue.ts';
import { type PlaceCheck, REALM_PLACE } from './places.ts';

const FOLDER = 'shared/content/help';
/** Of an English body; Hindi needs some more. */
const WORDS = { min: 35, max: 120 };
const HINDI_WORDS_MAX = 150;

const words = z.string().min(1, 'expected words');
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);
const englishHead = z.strictObject({
  title: words.max(60),
  audience: z.enum(['child', 'parent', 'teacher', 'admin', 'visitor']),
  keywords: words,
  place: z.string().startsWith('/').or(z.literal(REALM_PLACE)),
  related: list,
});
const hindiHead = z.strictObject({ title: words.max(80), keywords: words });

interface Article<Head> {
  file: string;
  head: Head;
  body: string;
}

/** `key: value` lines between two lines of `---`, then the body. */
function readArticle<Head>(root: string, file: string, schema: z.ZodType<Head>, issues: Issue[]): Article<Head> | null {
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined || body === undefined) {
    issues.push({ file, line: 1, path: '$', message: 'expected a head between two lines of ---, then the text' });
    return null;
  }
  const lines = front.split('\n');
  const entries = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  const parsed = schema.safeParse(Object.fromEntries(entries));
  if (parsed.success) return { file, head: parsed.data, body: body.trim() };
  for (const { path, message } of parsed.error.issues) {
    const key = String(path[0] ?? '');
    const line = entries.findIndex(([name]) => name === key) + 2;
    issues.push({ file, line: Math.max(line, 1), path: `$.${key}`, message });
  }
  return null;
}

const wordCount = (text: string): number => text.split(/\s+/).length;

function checkLength({ file, body }: Article<unknown>, max: number, issues: Issue[]): void {
  const count = wordCount(body);
  if (count < WORDS.min || count > max)
    issues.push({ file, line: 1, path: '$', message: `expected ${WORDS.min} to ${max} words, found ${count}` });
}

function passageOf(
  id: string,
  head: z.infer<typeof englishHead>,
  words: { head: { title: string; keywords: string }; body: string },
): Passage {
  return {
    id: `help/${id}`,
    source: `help/${id}`,
    title: words.head.title,
    heading: '',
    keywords: words.head.keywords,
    text: words.body,
    place: head.place,
    realm: id.startsWith('realm-') ? id.slice('realm-'.length) : '',
    audience: head.audience,
    related: head.related.map((name) => `help/${name}`),
  };
}

export interface Articles {
  en: Passage[];
  hi: Passage[];
  issues: Issue[];
}

export function readArticles(root: string, checkPlace: PlaceCheck): Articles {
  const issues: Issue[] = [];
  const folder = join(root, FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const ids = files.filter((name) => name.endsWith('.md') && !name.endsWith('.hi.md')).map((name) => name.slice(0, -3));
  const known = new Set(ids);
  const passages: Articles = { en: [], hi: [], issues };
  for (const id of ids) {
    const file = `${FOLDER}/${id}.md`;
    const english = readArticle(root, file, englishHead, issues);
    if (!english) continue;
    checkLength(english, WORDS.max, issues);
    for (const name of english.head.related)
      if (!known.has(name) || name === id)
        issues.push({ file, line: 1, path: '$.related', message: `expected another article, found "${name}"` });
    const wrong = checkPlace(english.head.place);
    if (wrong) issues.push({ file, line: 1, path: '$.place', message: wrong });
    passages.en.push(passageOf(id, english.head, english));
    const hindiFile = `${FOLDER}/${id}.hi.md`;
    if (!existsSync(join(root, hindiFile))) {
      issues.push({ file: hindiFile, line: 1, path: '$', message: 'expected the article in Hindi' });
      continue;
    }
    const hindi = readArticle(root, hindiFile, hindiHead, issues);
    if (!hindi) continue;
    checkLength(hindi, HINDI_WORDS_MAX, issues);
    // English words are typed in Hindi questions too.
    const keywords = `${hindi.head.keywords}, ${english.head.keywords}`;
    passages.hi.push(passageOf(id, english.head, { head: { ...hindi.head, keywords }, body: hindi.body }));
  }
  for (const name of files) {
    const id = name.replace(/(\.hi)?\.md$/, '');
    if (!known.has(id))
      issues.push({ file: `${FOLDER}/${name}`, line: 1, path: '$', message: `expected ${id}.md in English beside it` });
  }
  return passages;
}
