// Shows the last seven days, lit on days with play; missed days cost nothing.
import { lastSevenDays } from '@lanternwise/shared/courses/progress';
import { Trans } from '@lingui/react/macro';
import Flame from 'lucide-react/icons/flame';
import Moon from 'lucide-react/icons/moon';
import { formatDate } from '../../i18n/format.ts';
import { Card } from '../../ui/Card.tsx';

const DAY_MS = 86_400_000;
const formatWeekday = (day: number, style: 'weekdayShort' | 'weekday') => formatDate(day * DAY_MS, style, 'UTC');

export function WeekLanterns({ days, today }: { days: readonly number[]; today: number }) {
  const week = lastSevenDays(days, today);
  const litCount = week.filter(({ played }) => played).length;
  return (
    <Card title={<Trans>Your week</Trans>} className="grid gap-4">
      <ul className="flex justify-between gap-1">
        {week.map(({ day, played }) => (
          <li key={day} className="grid justify-items-center gap-1">
            {played ? (
              <Flame size={30} aria-hidden="true" className="text-link" fill="currentColor" />
            ) : (
              <Moon size={30} aria-hidden="true" className="text-muted" />
            )}
            <span className="text-sm" aria-hidden="true">
              {formatWeekday(day, 'weekdayShort')}
            </span>
            <span className="lw-hidden">
              {formatWeekday(day, 'weekday')}: {played ? <Trans>played</Trans> : <Trans>rested</Trans>}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {litCount === 0 ? (
          <Trans>You have not played in the last seven days. Play on any day to light it up.</Trans>
        ) : (
          <Trans>You played on {litCount} of the last seven days. Rest days are fine too.</Trans>
        )}
      </p>
    </Card>
  );
}
