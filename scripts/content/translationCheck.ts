// Checks a realm's Hindi against its content: addresses, changed originals, markup, lengths, words a page, and how much is translated.
import type { MapId } from '../../shared/src/constants/realms.ts';
import { realmContentSchema } from '../../shared/src/content/bundle.ts';
import { MAX_PAGE_WORDS, pageWords } from '../../shared/src/content/lesson.ts';
import type { TextKind } from '../../shared/src/content/text.ts';
import {
  markupDifference,
  type TranslationState,
  translatableTexts,
  translateContent,
  translationAt,
  translationState,
} from '../../shared/src/content/translations.ts';
import { type Issue, issueAt } from './issue.ts';
import { HINDI_FILE, type LoadedRealm } from './loadRealm.ts';

/** Realms that are wholly in Hindi: a text of theirs without current Hindi is an error. */
export const FULLY_TRANSLATED_REALMS: readonly MapId[] = [
  'ai-adventure-park',
  'demo',
  'fun-factory-realm',
  'robo-realm',
  'safety-star-city',
  'think-tank-park',
  'voice-valley-park',
  'wonder-vision-valley',
  'imagination-island',
  'python-world',
];

export interface TranslationCoverage {
  realm: MapId;
  texts: number;
  missing: readonly string[];
  /** What is shown in English because it changed after it was translated; with file and line. */
  stale: readonly Issue[];
}

interface TextTranslation {
  address: string;
  kind: TextKind;
  english: string;
  hindi: string | undefined;
  state: TranslationState;
}

const textTranslations = ({ content, hindi }: LoadedRealm): TextTranslation[] =>
  translatableTexts(content).map(({ address, kind, text }) => {
    const entry = hindi && translationAt(hindi.value, address);
    return { address, kind, english: text, hindi: entry?.hi, state: translationState(text, entry, kind) };
  });

export function translationCoverage(loaded: LoadedRealm): TranslationCoverage {
  const found = textTranslations(loaded);
  const source = loaded.hindi?.source;
  return {
    realm: loaded.content.realm.id,
    texts: found.length,
    missing: found.filter(({ state }) => state === 'missing').map(({ address }) => address),
    stale: found
      .filter(({ state }) => state === 'stale')
      .flatMap(({ address, english }) =>
        source ? [issueAt(source, [address], `translates an older text; the English is now "${english}"`)] : [],
      ),
  };
}

/** What is wrong with the Hindi of a realm; empty where all is well. In the realms of `whole` every text must have current Hindi and every page be short. */
export function translationIssues(loaded: LoadedRealm, whole: readonly MapId[]): Issue[] {
  const isWhole = whole.includes(loaded.content.realm.id);
  return [...entryIssues(loaded), ...(isWhole ? [...missingIssues(loaded), ...pageIssues(loaded)] : [])];
}

function entryIssues(loaded: LoadedRealm): Issue[] {
  if (!loaded.hindi) return [];
  const { value, source } = loaded.hindi;
  const found = textTranslations(loaded);
  const known = new Set(found.map(({ address }) => address));
  const unknown = Object.keys(value)
    .filter((address) => !known.has(address))
    .map((address) => issueAt(source, [address], 'expected the address of a text of this realm'));
  const markup = found.flatMap(({ address, kind, english, hindi, state }) => {
    const isCurrent = hindi !== undefined && state === 'translated';
    const difference = isCurrent ? markupDifference(english, hindi, kind) : undefined;
    return difference === undefined ? [] : [issueAt(source, [address, 'hi'], difference)];
  });
  return [...unknown, ...markup, ...lengthIssues(loaded)];
}

/** The schemas know how long a text may be, in Hindi too. */
function lengthIssues({ content, hindi }: LoadedRealm): Issue[] {
  if (!hindi) return [];
  const translated = translateContent(content, hindi.value);
  const issues = realmContentSchema.safeParse(translated).error?.issues ?? [];
  const addresses = new Map(translatableTexts(content).map(({ path, address }) => [path, address]));
  return issues.map(({ path, message }) => {
    const address = addresses.get(path.map(String).join('.'));
    return issueAt(hindi.source, address === undefined ? [] : [address, 'hi'], message);
  });
}

function missingIssues(loaded: LoadedRealm): Issue[] {
  const { realm, missing, stale } = translationCoverage(loaded);
  const file = loaded.hindi?.source.file ?? `shared/content/realms/${realm}/${HINDI_FILE}`;
  const lost = missing.map((address) => ({ file, line: 1, path: '$', message: `expected Hindi for "${address}"` }));
  return [...lost, ...stale];
}

/** A page in Hindi has as few words as in English: postpositions stand apart and count, so a translation is shortened rather than the limit raised. */
function pageIssues({ content, hindi }: LoadedRealm): Issue[] {
  if (!hindi) return [];
  const { lessons } = translateContent(content, hindi.value);
  const long = Object.entries(lessons).flatMap(([lesson, written]) =>
    pageWords(written).flatMap(({ page, words }) => (words > MAX_PAGE_WORDS ? [{ lesson, page, words }] : [])),
  );
  return long.map(({ lesson, page, words }) => {
    const at = Object.keys(hindi.value).find((address) => isOnPage(address, lesson, page));
    const message = `expected at most ${MAX_PAGE_WORDS} words in Hindi on page "${page}" of lesson "${lesson}", found ${words}`;
    return issueAt(hindi.source, at === undefined ? [] : [at, 'hi'], message);
  });
}

/** Pages inside a page are named "outer/inner"; the address says in between what kind they are. */
const isOnPage = (address: string, lesson: string, page: string): boolean =>
  address.startsWith(`lessons/${lesson}/`) && page.split('/').every((part) => address.split('/').includes(part));
