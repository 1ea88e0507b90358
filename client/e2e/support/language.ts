// The words and texts a journey looks for on the screen, in either language: English as the source says it, Hindi from the catalogues.
import { readdirSync, readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';

const ROOT = new URL('../../../', import.meta.url).pathname;
const CATALOGUES = `${ROOT}client/src/i18n/locales/hi/`;

export interface Language {
  /** What the interface says for an English message such as 'Play as {name}', its placeholders filled in. */
  words(english: string, values?: Readonly<Record<string, string>>, context?: string): string;
  /** The content of ai-adventure-park. */
  readonly park: RealmContent;
}

const contentOf = (file: string): RealmContent =>
  JSON.parse(readFileSync(`${ROOT}shared/generated/content/${file}`, 'utf8')) as RealmContent;

/** Placeholders filled in; the marks of elements, such as <0>, are not on the screen. */
const fill = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/<\/?\d+\/?>/g, '').replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export const english: Language = {
  words: (message, values = {}) => fill(message, values),
  park: contentOf('ai-adventure-park.json'),
};

/** One field of a .po entry, whose text may stand on several quoted lines. */
function field(entry: string, name: 'msgctxt' | 'msgid' | 'msgstr'): string {
  const lines = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1]?.trim().split('\n') ?? [];
  return lines.map((line) => JSON.parse(line) as string).join('');
}

const keyOf = (message: string, context = ''): string => `${context}\n${message}`;

function readCatalogues(): ReadonlyMap<string, string> {
  const entries = readdirSync(CATALOGUES)
    .flatMap((file) => readFileSync(`${CATALOGUES}${file}`, 'utf8').split('\n\n'))
    .map((entry) => [keyOf(field(entry, 'msgid'), field(entry, 'msgctxt')), field(entry, 'msgstr')] as const);
  return new Map(entries.filter(([, hindi]) => hindi !== ''));
}

export function hindi(): Language {
  const messages = readCatalogues();
  return {
    words(message, values = {}, context = '') {
      const found = messages.get(keyOf(message, context));
      if (found === undefined) throw new Error(`no Hindi for '${message}' in ${CATALOGUES}`);
      return fill(found, values);
    },
    park: contentOf('ai-adventure-park.hi.json'),
  };
}
