// How a mail is written in each language, with its dates and its quotes.
import { type ByLanguage, inLanguage, LANGUAGE_TABLE, type Language } from '@lanternwise/shared/constants/languages';
import type { MailKind } from './kinds.ts';
import type { MailMessage } from './outbox.ts';

export type MailTexts = Omit<MailMessage, 'kind'>;

export const mailTemplate =
  <T extends unknown[]>(kind: MailKind, texts: ByLanguage<(...facts: T) => MailTexts>) =>
  (language: Language, ...facts: T): MailMessage => ({ kind, ...inLanguage(texts, language)(...facts) });

/** Formats a date, e.g. 5 December 2026. */
export const formatDate = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_TABLE[language].dates, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
