// The interface texts and content that tests look for: English from the source, other languages from the catalogues.
import { readdirSync, readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';

const ROOT = new URL('../../../', import.meta.url).pathname;
const CATALOGUES = `${ROOT}client/src/i18n/locales/`;

export interface Language {
  /** The interface text for an English message such as 'Play as {name}', with its placeholders filled in. */
  translate(english: string, values?: Readonly<Record<string, string>>, context?: string): string;
  /** The content of ai-adventure-park. */
  readonly park: RealmContent;
}

const readContent = (file: string): RealmContent =>
  JSON.parse(readFileSync(`${ROOT}shared/generated/content/${file}`, 'utf8')) as RealmContent;

/** Fills in placeholders and removes element marks such as <0>. */
const interpolate = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/<\/?\d+\/?>/g, '').replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export const english: Language = {
  translate: (message, values = {}) => interpolate(message, values),
  park: readContent('ai-adventure-park.json'),
};

/** One field of a .po entry, whose text may span several quoted lines. */
function readPoField(entry: string, name: 'msgctxt' | 'msgid' | 'msgstr'): string {
  const lines = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1]?.trim().split('\n') ?? [];
  return lines.map((line) => JSON.parse(line) as string).join('');
}

const messageKey = (message: string, context = ''): string => `${context}\n${message}`;

function readCatalogues(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder)
    .filter((file) => file.endsWith('.po'))
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n\n'))
    .map(
      (entry) =>
        [messageKey(readPoField(entry, 'msgid'), readPoField(entry, 'msgctxt')), readPoField(entry, 'msgstr')] as const,
    );
  return new Map(entries.filter(([, translated]) => translated !== ''));
}

export function loadLanguage(code: string): Language {
  if (code === 'en') return english;
  const folder = `${CATALOGUES}${code}`;
  const messages = readCatalogues(folder);
  return {
    translate(message, values = {}, context = '') {
      const found = messages.get(messageKey(message, context));
      if (found === undefined) throw new Error(`no translation of '${message}' in ${folder}`);
      return interpolate(found, values);
    },
    park: readContent(`ai-adventure-park.${code}.json`),
  };
}
