// The texts of courses in any language, for the server; pages load them with the area 'courses'.
import { WORDS_BY_LANGUAGE } from '../../generated/words/all.ts';
import { DEFAULT_LANGUAGE, type Language } from '../constants/languages.ts';

/** English where there is no translation. */
export const courseText = (english: string, language: Language): string =>
  (language === DEFAULT_LANGUAGE ? undefined : WORDS_BY_LANGUAGE[language].courses[english]) ?? english;
