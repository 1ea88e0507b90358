// Reads the help articles of shared/content/help: `<id>.md` in English and `<id>.<language>.md` beside it; everything wrong is reported with its line.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Passage } from '../../client/src/help/search/passage.ts';
import { forEachLanguage, type Language, rowOf, TRANSLATED_LANGUAGES } from '../../shared/src/constants/languages.ts';
import type { Issue } from '../content/issue.ts';
import { type PlaceCheck, REALM_PLACE } from './places.ts';

const FOLDER = 'shared/content/help';
/** Of an English body; translations need some more. */
const WORDS = { min: 35, max: 120 };
const TRANSLATED_WORDS_MAX = 150;

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
const translatedHead = z.strictObject({ title: words.max(80), keywords: words });

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
  passages: Readonly<Record<Language, Passage[]>>;
  issues: Issue[];
}

/** An article in another language; the English one where there is none, which is a fault in a language that is whole. */
function translatedPassage(
  root: string,
  { id, language, english }: { id: string; language: Language; english: Article<z.infer<typeof englishHead>> },
  issues: Issue[],
): Passage | undefined {
  const file = `${FOLDER}/${id}.${language}.md`;
  const row = rowOf(language);
  if (!existsSync(join(root, file))) {
    if (!row.isWhole) return passageOf(id, english.head, english);
    issues.push({ file, line: 1, path: '$', message: `expected the article in ${row.english}` });
    return undefined;
  }
  const { head, body } = readArticle(root, file, translatedHead, issues) ?? {};
  if (!head || body === undefined) return undefined;
  checkLength({ file, head, body }, TRANSLATED_WORDS_MAX, issues);
  // English words are typed in questions of other languages too.
  const keywords = `${head.keywords}, ${english.head.keywords}`;
  return passageOf(id, english.head, { head: { ...head, keywords }, body });
}

export function readArticles(root: string, checkPlace: PlaceCheck): Articles {
  const issues: Issue[] = [];
  const folder = join(root, FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const ids = files.flatMap((name) => /^([^.]+)\.md$/.exec(name)?.[1] ?? []);
  const known = new Set(ids);
  const passages = forEachLanguage((): Passage[] => []);
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
    for (const language of TRANSLATED_LANGUAGES) {
      const translated = translatedPassage(root, { id, language, english }, issues);
      if (translated) passages[language].push(translated);
    }
  }
  for (const name of files) {
    const id = name.split('.')[0] ?? '';
    if (!known.has(id))
      issues.push({ file: `${FOLDER}/${name}`, line: 1, path: '$', message: `expected ${id}.md in English beside it` });
  }
  return { passages, issues };
}
