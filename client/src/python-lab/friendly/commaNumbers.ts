// Numbers that were written with a comma, which makes several numbers of them: 12,5 and 1,00,000.
import { t } from '@lingui/core/macro';

export interface CommaNumber {
  kind: 'number.decimal-comma' | 'number.thousands-comma';
  /** As it is written, and as Python writes it. */
  written: string;
  number: string;
}

/** The number that a line stores; undefined where it stores something else. */
export function commaNumber(line: string): CommaNumber | undefined {
  const thousands = /=\s*(\d{1,3}(?:,\d{2,3}){2,}|\d{1,3},\d{3})\s*$/.exec(line)?.[1];
  if (thousands !== undefined)
    return { kind: 'number.thousands-comma', written: thousands, number: thousands.replaceAll(',', '') };
  const decimal = /=\s*(-?\d+,\d{1,2})\s*$/.exec(line)?.[1];
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
