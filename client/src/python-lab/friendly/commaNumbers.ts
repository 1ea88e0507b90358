// Numbers that were written with a comma, which makes several numbers of them: 12,5 and 1,00,000.
import { t } from '@lingui/core/macro';

export interface CommaNumber {
  kind: 'number.decimal-comma' | 'number.thousands-comma';
  /** As it is written, and as Python writes it. */
  written: string;
  number: string;
}

/** The number that a line stores or reckons with; undefined where there is none. */
export function commaNumber(line: string): CommaNumber | undefined {
  const thousands = /=\s*(\d{1,3}(?:,\d{2,3}){2,}|\d{1,3},\d{3})\s*$/.exec(line)?.[1];
  if (thousands !== undefined)
    return { kind: 'number.thousands-comma', written: thousands, number: thousands.replaceAll(',', '') };
  const decimal = /=\s*(-?\d+,\d{1,2})\s*$/.exec(line)?.[1];
  const counted = /(?<![\d,[\w.])(\d+,\d+)(?=\s*[*/])|[*/]\s*(\d+,\d{1,2})(?![\d,])/.exec(line);
  const used = /\brange\b|\[/.test(line) ? undefined : (counted?.[1] ?? counted?.[2]);
  if (used !== undefined) return { kind: 'number.decimal-comma', written: used, number: used.replace(',', '.') };
  return decimal === undefined
    ? undefined
    : { kind: 'number.decimal-comma', written: decimal, number: decimal.replace(',', '.') };
}

export const commaAdvice = ({ kind, written, number }: CommaNumber) => ({
  title: t`Did you mean the number ${number}?`,
  help:
    kind === 'number.thousands-comma'
      ? t`With commas ${written} is several numbers. Write it without: ${number}`
      : t`A comma makes two numbers of it. Python writes a dot: ${number}`,
});
