// Checks a realm's translations against its content: addresses, changed originals, markup, lengths, words a page, and how much is translated.
import {
  type Language,
  rowOf,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../shared/src/constants/languages.ts';
import type { MapId } from '../../shared/src/constants/realms.ts';
import { realmContentSchema } from '../../shared/src/content/bundle.ts';
import { MAX_PAGE_WORDS, pageWords } from '../../shared/src/content/lesson.ts';
import type { TextKind } from '../../shared/src/content/text.ts';
import {
  markupDifference,
  type TranslationState,
  type Translations,
  translatableTexts,
  translateContent,
  translationAt,
  translationState,
} from '../../shared/src/content/translations.ts';
import { demandedOf, type Issue, issueAt, type Source } from './issue.ts';
import { type LoadedRealm, translationFile } from './loadRealm.ts';

export interface TranslationCoverage {
  realm: MapId;
  language: TranslatedLanguage;
  texts: number;
  missing: readonly string[];
  /** What is shown in English because it changed after it was translated; with file and line. */
  stale: readonly Issue[];
}

interface TextTranslation {
  address: string;
  kind: TextKind;
  english: string;
  translated: string | undefined;
  state: TranslationState;
}

/** A realm and one of its translations. */
interface Translated {
  content: LoadedRealm['content'];
  language: TranslatedLanguage;
  value: Translations;
  source: Source;
}

const textTranslations = ({ content, translations }: LoadedRealm, language: TranslatedLanguage): TextTranslation[] =>
  translatableTexts(content).map(({ address, kind, text }) => {
    const entry = translationAt(translations[language]?.value ?? {}, address);
    return { address, kind, english: text, translated: entry?.[language], state: translationState(text, entry, kind) };
  });

const coverageIn = (loaded: LoadedRealm, language: TranslatedLanguage): TranslationCoverage => {
  const found = textTranslations(loaded, language);
  const source = loaded.translations[language]?.source;
  return {
    realm: loaded.content.realm.id,
    language,
    texts: found.length,
    missing: found.filter(({ state }) => state === 'missing').map(({ address }) => address),
    stale: found
      .filter(({ state }) => state === 'stale')
      .flatMap(({ address, english }) =>
        source ? [issueAt(source, [address], `translates an older text; the English is now "${english}"`)] : [],
      ),
  };
};

export const translationCoverage = (loaded: LoadedRealm): TranslationCoverage[] =>
  TRANSLATED_LANGUAGES.map((language) => coverageIn(loaded, language));

/**
 * What is wrong with the translations of a realm. In the languages of `whole` every text must have a current one and every page be short;
 * a realm outside the course is only told so, and not even that before its translation has begun.
 */
export const translationIssues = (loaded: LoadedRealm, whole: readonly Language[]): Issue[] =>
  TRANSLATED_LANGUAGES.flatMap((language) => {
    const found = loaded.translations[language];
    const { realm } = loaded.content;
    if (!found) return whole.includes(language) && realm.order !== null ? [notBegunIssue(loaded, language)] : [];
    const translated = { content: loaded.content, language, ...found };
    const texts = textTranslations(loaded, language);
    return [
      ...entryIssues(translated, texts),
      ...lengthIssues(translated),
      ...(whole.includes(language)
        ? demandedOf(realm, [...missingIssues(loaded, translated), ...pageIssues(translated)])
        : []),
    ];
  });

function notBegunIssue({ content, sources }: LoadedRealm, language: TranslatedLanguage): Issue {
  const howTo = `npm run content -- --translate ${language} ${content.realm.id}`;
  const message = `expected ${rowOf(language).english} for a realm of the course: there is no ${translationFile(language)} (begin with ${howTo}, or set "order" to null)`;
  return issueAt(sources.realm, ['order'], message);
}

function entryIssues({ language, value, source }: Translated, texts: readonly TextTranslation[]): Issue[] {
  const known = new Set(texts.map(({ address }) => address));
  const unknown = Object.keys(value)
    .filter((address) => !known.has(address))
    .map((address) => issueAt(source, [address], 'expected the address of a text of this realm'));
  const markup = texts.flatMap(({ address, kind, english, translated, state }) => {
    const isCurrent = translated !== undefined && state === 'translated';
    const difference = isCurrent ? markupDifference(english, translated, kind) : undefined;
    return difference === undefined ? [] : [issueAt(source, [address, language], difference)];
  });
  return [...unknown, ...markup];
}

/** The schemas know how long a text may be, in any language. */
function lengthIssues({ content, language, value, source }: Translated): Issue[] {
  const translated = translateContent(content, language, { [language]: value });
  const issues = realmContentSchema.safeParse(translated).error?.issues ?? [];
  const addresses = new Map(translatableTexts(content).map(({ path, address }) => [path, address]));
  return issues.map(({ path, message }) => {
    const address = addresses.get(path.map(String).join('.'));
    return issueAt(source, address === undefined ? [] : [address, language], message);
  });
}

function missingIssues(loaded: LoadedRealm, { language, source }: Translated): Issue[] {
  const { missing, stale } = coverageIn(loaded, language);
  const { english } = rowOf(language);
  const howTo = ` (all of them: npm run content -- --translate ${language} ${loaded.content.realm.id})`;
  const lost = missing.map((address, at) => ({
    file: source.file,
    line: 1,
    path: '$',
    message: `expected ${english} for "${address}"${at === 0 ? howTo : ''}`,
  }));
  return [...lost, ...stale];
}

/** A page has as few words as in English: postpositions stand apart and count, so a translation is shortened rather than the limit raised. */
function pageIssues({ content, language, value, source }: Translated): Issue[] {
  const { lessons } = translateContent(content, language, { [language]: value });
  const long = Object.entries(lessons).flatMap(([lesson, written]) =>
    pageWords(written).flatMap(({ page, words }) => (words > MAX_PAGE_WORDS ? [{ lesson, page, words }] : [])),
  );
  return long.map(({ lesson, page, words }) => {
    const at = Object.keys(value).find((address) => isOnPage(address, lesson, page));
    const message = `expected at most ${MAX_PAGE_WORDS} words in ${rowOf(language).english} on page "${page}" of lesson "${lesson}", found ${words}`;
    return issueAt(source, at === undefined ? [] : [at, language], message);
  });
}

/** Pages inside a page are named "outer/inner"; the address says in between what kind they are. */
const isOnPage = (address: string, lesson: string, page: string): boolean =>
  address.startsWith(`lessons/${lesson}/`) && page.split('/').every((part) => address.split('/').includes(part));
