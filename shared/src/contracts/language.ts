// How contracts accept a language: of a mail or a person, of what is asked for, and of the narration.
import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../constants/languages.ts';

const UNKNOWN = 'There is no such language.';

export const languageCode = z.enum(LANGUAGES, UNKNOWN);
/** Texts without a current translation are in English. */
export const languageAsked = languageCode.default(DEFAULT_LANGUAGE);
/** auto: the language of the interface. */
export const narrationSetting = z.enum(['auto', ...LANGUAGES], UNKNOWN);
