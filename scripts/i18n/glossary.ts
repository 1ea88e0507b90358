// Holds the Hindi of interface and content to the glossary: a rejected word is a problem, a term without its word is a hint.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CONTENT = path.join(ROOT, 'shared/content');
const GLOSSARY = path.join(CONTENT, 'glossary.hi.md');

export interface Term {
  /** English words of which one makes a text speak of this term; empty for a rule of spelling alone. */
  english: readonly string[];
  /** Hindi words of which a text should have one, as they begin. */
  hindi: readonly string[];
  rejected: readonly string[];
}

/** One Hindi text, with its English where that is known. */
export interface GlossaryText {
  /** Where it stands, for the reader of a problem. */
  place: string;
  english?: string;
  hindi: string;
}

const listOf = (cell: string | undefined) =>
  (cell ?? '')
    .split(',')
    .map((word) => word.trim().normalize('NFC'))
    .filter((word) => word !== '');

/** The table under "## Rejected words": English | Hindi | never. */
export function termsOf(markdown: string): Term[] {
  const section = /^## Rejected words$(.*?)(?=^## |$(?![\s\S]))/ms.exec(markdown)?.[1] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| English '))
    .map((line) => {
      const [, english, hindi, rejected] = line.split('|');
      return { english: listOf(english), hindi: listOf(hindi), rejected: listOf(rejected) };
    });
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words only. In Devanagari a vowel sign belongs to its letter, which \b does not know. */
const wholeWord = (words: readonly string[], flags = 'u') =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{M}])`, flags);

/** One sentence for each rejected word in a text. */
export function rejectedWords(texts: readonly GlossaryText[], terms: readonly Term[]): string[] {
  const rules = terms
    .filter(({ rejected }) => rejected.length > 0)
    .map((term) => ({ term, pattern: wholeWord(term.rejected) }));
  return texts.flatMap(({ place, hindi }) => {
    const text = hindi.normalize('NFC');
    return rules.flatMap(({ term, pattern }) => {
      const word = pattern.exec(text)?.[0];
      const instead = term.hindi.length > 0 ? ` Say ${term.hindi.join(' or ')}.` : '';
      return word === undefined
        ? []
        : [`${place}: the glossary rejects "${word}" in "${around(text, pattern)}".${instead}`];
    });
  });
}

/** The rejected word with a little of what stands on both sides. */
function around(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return text.slice(Math.max(0, at - 30), at + 50).replaceAll('\n', ' ');
}

export interface MissingTerm {
  term: Term;
  places: readonly string[];
}

/** Where the English names a term whose Hindi words the translation has none of; often right, so only to be read. */
export function missingTerms(texts: readonly GlossaryText[], terms: readonly Term[]): MissingTerm[] {
  return terms
    .filter(({ english, hindi }) => english.length > 0 && hindi.length > 0)
    .map((term) => {
      const named = wholeWord(term.english, 'iu');
      const places = texts
        .filter(({ english, hindi }) => {
          const text = hindi.normalize('NFC');
          return english !== undefined && named.test(english) && !term.hindi.some((word) => text.includes(word));
        })
        .map(({ place }) => place);
      return { term, places };
    })
    .filter(({ places }) => places.length > 0);
}

/** Every text of a translation file, at any depth, with its address. `en` is the hash of an original. */
function stringsIn(value: unknown, address: readonly string[]): { address: string; text: string }[] {
  if (typeof value === 'string') return [{ address: address.join(' '), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === 'en' ? [] : stringsIn(child, [...address, key])));
}

/** All Hindi of `shared/content`: translation files, help and guides. The key words of a help article are what people type, in any spelling. */
export function contentTexts(root = CONTENT): GlossaryText[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(root, name))
    .filter((file) => /\.hi\.(json|md)$/.test(file) && file !== GLOSSARY)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const name = path.relative(ROOT, file);
      return file.endsWith('.json')
        ? stringsIn(JSON.parse(text), []).map((found) => ({ place: `${name} ${found.address}`, hindi: found.text }))
        : text
            .split('\n')
            .map((line, index) => ({ place: `${name}:${index + 1}`, hindi: line }))
            .filter(({ hindi }) => !hindi.startsWith('keywords:'));
    });
}

const isWrittenSource = (name: string) => name.endsWith('.ts') && !/\.test\.ts$|testing\//.test(name);

/** Hindi that stands in the source: mails, the public pages, titles and the words for parents, line by line. */
export function mailTexts(root = ROOT): GlossaryText[] {
  return ['server/src/modules', 'shared/src/parents', 'shared/src/constants'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isWrittenSource)
      .flatMap((name) =>
        readFileSync(path.join(root, folder, name), 'utf8')
          .split('\n')
          .map((line, index) => ({ place: `${folder}/${name}:${index + 1}`, hindi: line }))
          .filter(({ hindi }) => /[\u0900-\u097f]/.test(hindi)),
      ),
  );
}

export const readTerms = (): Term[] => termsOf(readFileSync(GLOSSARY, 'utf8'));
