// Bars of a child's practice: minutes of the last seven days, and the last four weeks.
import type { ChildReport } from '@lanternwise/shared/contracts/parent';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '../../i18n/format.ts';

/** A quiet week must not look like a busy one: bars are full from this many minutes on. */
const FULL_DAY_MINUTES = 20;
const FULL_WEEK_MINUTES = 60;
const BAR_HEIGHT = 72;
const LOWEST_BAR = 4;

export function DailyMinutes({ days }: Pick<ChildReport, 'days'>) {
  const full = Math.max(FULL_DAY_MINUTES, ...days.map(({ minutes }) => minutes));
  return (
    <figure className="grid gap-2">
      <figcaption>
        <Trans>Minutes of practice in the last seven days</Trans>
      </figcaption>
      <ul className="grid grid-cols-[repeat(7,1fr)] items-end gap-2 text-center">
        {days.map(({ day, minutes }) => (
          <Bar key={day} share={minutes / full} top={formatNumber(minutes)}>
            {formatDate(day, 'weekdayShort', 'UTC')}
          </Bar>
        ))}
      </ul>
    </figure>
  );
}

export function FourWeeks({ weeks }: Pick<ChildReport, 'weeks'>) {
  const full = Math.max(FULL_WEEK_MINUTES, ...weeks.map(({ minutes }) => minutes));
  return (
    <figure className="grid gap-2">
      <figcaption>
        <Trans>The last four weeks</Trans>
      </figcaption>
      <ul className="grid grid-cols-4 items-end gap-2 text-center">
        {weeks.map(({ from, minutes, passed }, at) => (
          <Bar key={from} share={minutes / full} top={<Plural value={minutes} one="# minute" other="# minutes" />}>
            {at === weeks.length - 1 ? <Trans>this week</Trans> : <WeekFrom day={from} />}
            <span className="block text-sm">
              <Plural value={passed} one="# task" other="# tasks" />
            </span>
          </Bar>
        ))}
      </ul>
    </figure>
  );
}

function WeekFrom({ day }: { day: string }) {
  const date = formatDate(day, 'dayMonth', 'UTC');
  return <Trans>from {date}</Trans>;
}

function Bar({ share, top, children }: { share: number; top: ReactNode; children: ReactNode }) {
  return (
    <li className="grid justify-items-center gap-1">
      <span className="text-[0.875rem]">{top}</span>
      <span
        className="lw-fill w-full max-w-[34px] rounded-[8px_8px_3px_3px] bg-[linear-gradient(to_top,var(--gold-low),var(--gold-top))]"
        style={{ blockSize: `${share * BAR_HEIGHT + LOWEST_BAR}px` }}
      />
      <span className="text-muted">{children}</span>
    </li>
  );
}
