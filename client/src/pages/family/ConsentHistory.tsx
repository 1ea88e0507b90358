// The list of what was asked, answered and tried around a consent, newest first.
import type { HistoryEntry } from '@lanternwise/shared/contracts/consent';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../i18n/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { describeEntry, isTry } from './historyText.ts';

export interface ConsentHistoryProps {
  child: string;
  history: readonly HistoryEntry[];
}

export function ConsentHistory({ child, history }: ConsentHistoryProps) {
  const { t } = useLingui();
  if (history.length === 0) {
    return (
      <p className="text-muted">
        <Trans>Nobody has been asked yet.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-2" aria-label={t`What was asked, answered and tried`}>
      {history.map((entry) => (
        <li key={`${entry.at}-${entry.kind}-${entry.who}`} className="flex flex-wrap items-baseline gap-x-3">
          <time dateTime={entry.at} className="text-muted">
            {formatDate(entry.at, 'medium')}
          </time>
          <span className="min-w-0 break-words">{describeEntry(entry, child)}</span>
          {isTry(entry) && <Badge colour="amber">{t`A try of the child`}</Badge>}
        </li>
      ))}
    </ul>
  );
}
