// Says why a live lesson ended, where no teacher ended it.
import type { LiveEndReason } from '@lanternwise/shared/constants/live';
import { t } from '@lingui/core/macro';

/** Undefined if a teacher ended it. Call it during rendering. */
export function endReasonWords(reason: LiveEndReason): string | undefined {
  switch (reason) {
    case 'teacher':
      return undefined;
    case 'too-long':
      return t`It ended by itself after four hours.`;
    case 'no-teacher':
      return t`It ended by itself, because no teacher had the page open.`;
    case 'archived':
      return t`It ended because the group was archived.`;
  }
}
