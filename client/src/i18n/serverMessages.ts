// What the server and the schemas say, in the chosen language: in English their own sentence, else ours for it or for its code.
import type { ErrorValues } from '@lanternwise/shared/contracts/error-codes';
import { formatDate, formatDuration } from './format.ts';
import { i18n } from './runtime.tsx';

/** A refusal as the server sends it. */
export interface ServerError {
  message: string;
  code: string;
  values?: ErrorValues;
}

const hasMessage = (id: string) => i18n.messages[id] !== undefined;

/** The words for a schema's sentence; the sentence itself where the language has none. */
export const translateSentence = (sentence: string): string => (hasMessage(sentence) ? i18n._(sentence) : sentence);

/** What a refusal's placeholders show: a wait and a date are written in the language of the words around them. */
function formatValues({ seconds, date, ...values }: ErrorValues): ErrorValues {
  return {
    ...values,
    ...(typeof seconds === 'number' && { wait: formatDuration(seconds) }),
    ...(date !== undefined && { date: formatDate(date, 'long') }),
  };
}

/** Whether the words need a value that the server did not send. */
function hasMissingValue(id: string, values: ErrorValues): boolean {
  const tokens = i18n.messages[id];
  if (!Array.isArray(tokens)) return false;
  return tokens.some((token) => Array.isArray(token) && !(String(token[0]) in values));
}

/** A refusal in words that may be shown to a child. */
export function translateServerError({ message, code, values = {} }: ServerError): string {
  if (i18n.locale === 'en') return message;
  if (hasMessage(message)) return translateSentence(message);
  const id = `refusal.${code}`;
  const shown = formatValues(values);
  return hasMessage(id) && !hasMissingValue(id, shown) ? i18n._(id, shown) : message;
}
