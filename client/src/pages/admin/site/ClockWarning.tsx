// Warns that the server's clock is far ahead of everything the database has seen, and says what to do.
import type { AdminHealthReply } from '@lanternwise/shared/contracts/admin-site';
import { Trans } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { formatDate } from '../../../i18n/format.ts';
import { Card } from '../../../ui/Card.tsx';

export function ClockWarning({ doubt }: { doubt: NonNullable<AdminHealthReply['clock']> }) {
  const [now, seen] = [formatDate(doubt.now, 'medium'), formatDate(doubt.seenAt, 'medium')];
  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-error">
      <TriangleAlert aria-hidden="true" size={28} className="text-error" />
      <div role="alert" className="grid gap-2">
        <h2 className="text-xl">
          <Trans>The server's clock may be wrong</Trans>
        </h2>
        <p>
          <Trans>
            It says {now}, but this site was last used on {seen}. Until that is cleared up, nothing is deleted or ended
            because of the time, and no weekly e-mail is sent.
          </Trans>
        </p>
        <p>
          <Trans>
            If the clock is wrong, set it right. If it is right, run <code>npm run confirm-clock</code> on the server.
          </Trans>
        </p>
      </div>
    </Card>
  );
}
