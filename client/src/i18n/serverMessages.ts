// Translates server errors and schema messages by their text or error code.
import type { ErrorValues } from '@lanternwise/shared/contracts/error-codes';
import { formatDate, formatDuration } from './format.ts';
import { i18n } from './runtime.tsx';

/** An error as sent by the server. */
export interface ServerError {
  message: string;
  code: string;
  values?: ErrorValues;
}

const hasMessage = (id: string) => i18n.messages[id] !== undefined;

/** Translates a schema message; returns it unchanged if there is no translation. */
export const translateSentence = (sentence: string): string => (hasMessage(sentence) ? i18n._(sentence) : sentence);

/** Formats the placeholder values, with durations and dates in the interface language. */
function formatValues({ seconds, date, ...values }: ErrorValues): ErrorValues {
  return {
    ...values,
    ...(typeof seconds === 'number' && { wait: formatDuration(seconds) }),
    ...(date !== undefined && { date: formatDate(date, 'long') }),
  };
}

/** Whether the message needs a value that the server did not send. */
function hasMissingValue(id: string, values: ErrorValues): boolean {
  const tokens = i18n.messages[id];
  if (!Array.isArray(tokens)) return false;
  return tokens.some((token) => Array.isArray(token) && !(String(token[0]) in values));
}

/** The message to show for a server error. */
export function translateServerError({ message, code, values = {} }: ServerError): string {
  if (i18n.locale === 'en') return message;
  if (hasMessage(message)) return translateSentence(message);
  const id = `refusal.${code}`;
  const formatted = formatValues(values);
  return hasMessage(id) && !hasMissingValue(id, formatted) ? i18n._(id, formatted) : message;
}
