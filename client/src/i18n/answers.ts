// What the server and the schemas say, in the chosen language: in English their own sentence, else ours for it or for its code.
import type { RefusalValues } from '@lanternwise/shared/contracts/refusals';
import { formatDate, formatWait } from './format.ts';
import { i18n } from './runtime.tsx';

/** A refusal as the server sends it. */
export interface Refusal {
  message: string;
  code: string;
  values?: RefusalValues;
}

const knows = (id: string) => i18n.messages[id] !== undefined;

/** The words for a schema's sentence; the sentence itself where the language has none. */
export const sentenceWords = (sentence: string): string => (knows(sentence) ? i18n._(sentence) : sentence);

/** What a refusal's placeholders show: a wait and a date are written in the language of the words around them. */
function shownValues({ seconds, date, ...values }: RefusalValues): RefusalValues {
  return {
    ...values,
    ...(typeof seconds === 'number' && { wait: formatWait(seconds) }),
    ...(date !== undefined && { date: formatDate(date, 'long') }),
  };
}

/** Whether the words need a value that the server did not send. */
function lacksValue(id: string, values: RefusalValues): boolean {
  const tokens = i18n.messages[id];
  if (!Array.isArray(tokens)) return false;
  return tokens.some((token) => Array.isArray(token) && !(String(token[0]) in values));
}

/** A refusal in words that may be shown to a child. */
export function refusalWords({ message, code, values = {} }: Refusal): string {
  if (i18n.locale === 'en') return message;
  if (knows(message)) return sentenceWords(message);
  const id = `refusal.${code}`;
  const shown = shownValues(values);
  return knows(id) && !lacksValue(id, shown) ? i18n._(id, shown) : message;
}
