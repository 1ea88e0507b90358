// Lists what a student needs help with, in whole sentences.
import type { HelpSignal } from '@lanternwise/shared/contracts/lessonEvidence';
import { Trans } from '@lingui/react/macro';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { formatDate } from '../../i18n/format.ts';
import { Card } from '../../ui/Card.tsx';
import { describeSignal } from './evidenceWords.ts';

export function HelpSignals({ signs }: { signs: readonly HelpSignal[] }) {
  if (signs.length === 0) return null;
  return (
    <Card role="region" aria-labelledby="signs" className="grid gap-3 border-button">
      <h2 id="signs" className="flex items-center gap-2 text-xl">
        <LifeBuoy aria-hidden="true" size={24} /> <Trans>Needs help</Trans>
      </h2>
      <ul className="grid gap-3">
        {signs.map((sign) => {
          const since = formatDate(sign.since, 'shortTime');
          return (
            <li key={`${sign.realm} ${sign.ref} ${sign.kind}`}>
              <strong>{sign.title}</strong>
              <p>{describeSignal(sign)}</p>
              <p className="text-muted">
                <Trans>Since {since}</Trans>
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
