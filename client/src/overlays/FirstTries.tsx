// Says beside a score how many first tries were right; nothing where none was counted.
import type { TryCount } from '@lanternwise/shared/quests/firstTries';
import { useLingui } from '@lingui/react/macro';

export function FirstTries({ right, of, className }: TryCount & { className?: string | undefined }) {
  const { t } = useLingui();
  return of > 0 ? <p data-first-tries={right} className={className}>{t`First try: ${right} of ${of}`}</p> : null;
}
