// Says in the interface language when a class opens a realm; the server's own sentence is English.
import type { PlayLock } from '@lanternwise/shared/access/playAccess';
import { t } from '@lingui/core/macro';
import { formatDate } from '../../i18n/format.ts';

/** Call it during rendering. */
export function lockSentence({ opensAt }: PlayLock): string {
  if (opensAt === null) return t`Your teacher has locked this realm for now.`;
  const time = formatDate(opensAt, 'mediumTime');
  return t`Your teacher opens this realm on ${time}.`;
}
