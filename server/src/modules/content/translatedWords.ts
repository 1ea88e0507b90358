// The words of realms and courses in each language, which `npm run content` wrote; what is missing is in English.
import { existsSync, readFileSync } from 'node:fs';
import { DEFAULT_LANGUAGE, forEachLanguage, type Language } from '@lanternwise/shared/constants/languages';

const FOLDER = new URL('../../../../shared/generated/words/', import.meta.url);

const wordsOf = (what: 'realms' | 'courses') =>
  forEachLanguage((language): Readonly<Record<string, string>> => {
    const file = new URL(`${what}.${language}.json`, FOLDER);
    return language !== DEFAULT_LANGUAGE && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  });

/** By the message ids of `realmCard`. */
export const REALM_WORDS_IN = wordsOf('realms');
const COURSE_WORDS_IN = wordsOf('courses');

/** A text of a course or of Unit 2. */
export const courseText = (english: string, language: Language): string =>
  COURSE_WORDS_IN[language][english] ?? english;
