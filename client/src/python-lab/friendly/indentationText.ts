// Says what is wrong with the spaces of a line, in the words of the requirements (lessons.txt 5.1) and in Hindi.
import { t } from '@lingui/core/macro';
import type { CheckResult } from '../protocol.ts';

type WrongIndentation = NonNullable<CheckResult['indentation']>;

export function indentationText({ line, message, found, expected }: WrongIndentation): string {
  if (found !== undefined && expected !== undefined) {
    return t`Indentation Error (line ${line}): Found ${found} spaces, expected ${expected} spaces.`;
  }
  return message.endsWith('Unexpected indentation')
    ? t`Indentation Error (line ${line}): Unexpected indentation`
    : message;
}
