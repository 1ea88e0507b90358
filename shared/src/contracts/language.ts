// How contracts accept a language: of a mail or a person, of what is asked for, and of the narration.
import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../constants/languages.ts';

const known = LANGUAGES.map((language) => `"${language}"`).join(' or ');
const narrationMessage = `The narration language is ${known}.`;

export const languageCode = z.enum(LANGUAGES, `The language is ${known}.`);
/** Texts without a current translation are in English. */
export const languageAsked = languageCode.default(DEFAULT_LANGUAGE);
export const narrationLanguage = z.enum(LANGUAGES, narrationMessage);
/** auto: the language of the interface. */
export const narrationSetting = z.enum(['auto', ...LANGUAGES], narrationMessage);
