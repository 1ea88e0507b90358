// The words for lines of a class list that need attention.
import { CHILD_NAME_MAX, CLASS_ACCOUNTS_MAX } from '@lanternwise/shared/constants/groups';
import type { RosterReason } from '@lanternwise/shared/groups/roster';
import { t } from '@lingui/core/macro';

export interface LineProblem {
  line: number;
  text: string;
  reason: RosterReason;
  sameAs: number | null;
}

export function describeLineProblem({ text, reason, ...where }: LineProblem): string {
  const sameAs = where.sameAs ?? 0;
  const suggestion = `${text.trim()} B`;
  switch (reason) {
    case 'no-letter':
      return t`There is no letter in this line. Is it a name?`;
    case 'too-long':
      return t`A name has at most ${CHILD_NAME_MAX} characters. Please shorten it.`;
    case 'e-mail':
      return t`This looks like an e-mail address. Please write the name of the student.`;
    case 'same-name':
      return t`The same name is in line ${sameAs}. Two students? Add a letter, for example “${suggestion}”.`;
    case 'too-many':
      return t`${CLASS_ACCOUNTS_MAX} accounts are created at once. This line waits here for the next round.`;
    case 'taken':
      return t`This class has an account of this name already. Two students? Add a letter, for example “${suggestion}”.`;
  }
}
