// Tells an Admin which limits of mails were half used in the last 24 hours, and what follows.
import type { MailWarningItem } from '@lanternwise/shared/contracts/admin-mail';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { Card } from '../../../ui/Card.tsx';

export function LimitWarnings({ warnings }: { warnings: readonly MailWarningItem[] }) {
  if (warnings.length === 0) return null;
  return (
    <Card className="grid gap-2 border-amber" title={<Trans>Half of a limit is used</Trans>}>
      <p>
        <Trans>
          Many families may be registering today, or a stranger asks for e-mails to addresses of others. E-mails over a
          limit are held and sent in turn; the first e-mails of other families do not wait behind them.
        </Trans>
      </p>
      <ul className="grid list-disc gap-1 pl-6">
        {warnings.map((warning) => (
          <li key={warning.id} className="wrap-anywhere">
            {limitText(warning)} <span className="text-sm text-muted">({formatDate(warning.at, 'mediumTime')})</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function limitText({ scope, domain, max }: MailWarningItem): ReactNode {
  const limit = formatNumber(max);
  switch (scope) {
    case 'network':
      return <Trans>{limit} e-mails a day caused from one network</Trans>;
    case 'new-addresses':
      return <Trans>{limit} new addresses a day from one network</Trans>;
    case 'domain':
      return (
        <Trans>
          {limit} e-mails a day to {domain}
        </Trans>
      );
    case 'site':
      return <Trans>{limit} e-mails a day from this site</Trans>;
    case 'queue':
      return <Trans>{limit} held e-mails</Trans>;
  }
}
