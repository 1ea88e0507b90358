// The Admin's home at /admin.

import type { AdminOverviewReply } from '@lanternwise/shared/contracts/admin-overview';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { overviewApi } from '../../../features/admin/overviewApi.ts';
import { formatDate, formatNumber, formatRelative } from '../../../i18n/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ClockWarning } from '../site/ClockWarning.tsx';
import { SetUpChecklist } from './SetUpChecklist.tsx';

export function AdminHomePage() {
  const { t } = useLingui();
  return (
    <AdminPage title={t`Overview`}>
      <AdminHome />
    </AdminPage>
  );
}

const POLL_INTERVAL_MS = 60_000;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

function AdminHome() {
  const overview = overviewApi.useAdminOverviewQuery(
    { utcOffset: -new Date().getTimezoneOffset() },
    { pollingInterval: POLL_INTERVAL_MS },
  );
  return <QueryResult query={overview}>{(now) => <Overview now={now} />}</QueryResult>;
}

function Overview({ now }: { now: AdminOverviewReply }) {
  return (
    <div className="grid gap-6">
      {now.clock && <ClockWarning doubt={now.clock} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SignUps signUps={now.signUps} />
        <Mails mails={now.mails} />
        <Backup backup={now.backup} />
        <Faults faults={now.faults} />
      </ul>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <SetUpChecklist now={now} />
        <ToDo now={now} />
      </div>
    </div>
  );
}

interface TileProps {
  title: string;
  to: string;
  figure: string;
  /** Needs attention; the text says so, too. */
  alert?: boolean;
  children: ReactNode;
}

function Tile({ title, to, figure, alert = false, children }: TileProps) {
  return (
    <li>
      <Card className={`grid h-full content-start gap-1 ${alert ? 'border-error' : ''}`}>
        <h2 className="text-lg">
          <Link to={to} className="lw-link">
            {title}
          </Link>
        </h2>
        <p className="text-3xl font-bold">{figure}</p>
        <p className="text-muted">{children}</p>
      </Card>
    </li>
  );
}

function SignUps({ signUps }: Pick<AdminOverviewReply, 'signUps'>) {
  const { t } = useLingui();
  const [week, before, all] = [signUps.week, signUps.weekBefore, signUps.all].map((count) => formatNumber(count));
  return (
    <Tile title={t`New accounts today`} to="/admin/users?sort=newest" figure={formatNumber(signUps.today)}>
      <Trans>
        {week} in the last seven days, {before} in the seven before. {all} in all.
      </Trans>
    </Tile>
  );
}

function Mails({ mails }: Pick<AdminOverviewReply, 'mails'>) {
  const { t } = useLingui();
  const [failed, held] = [formatNumber(mails.failed), formatNumber(mails.held)];
  const isAlert = mails.failed > 0 || mails.limitsHalfUsed > 0;
  return (
    <Tile
      title={t`E-mails waiting`}
      to={
        mails.failed > 0
          ? '/admin/mails?state=failed'
          : isAlert
            ? '/admin/mails?state=held'
            : '/admin/mails?state=waiting'
      }
      figure={formatNumber(mails.waiting)}
      alert={isAlert}
    >
      {mails.failed > 0 ? (
        <Trans>{failed} could not be sent: open one to send it again.</Trans>
      ) : mails.limitsHalfUsed > 0 ? (
        <Trans>Half of a day's limit is used; {held} are held. Look at the limits.</Trans>
      ) : (
        <Trans>None has failed.</Trans>
      )}
    </Tile>
  );
}

function Backup({ backup: { latestAt, hint } }: Pick<AdminOverviewReply, 'backup'>) {
  const { t } = useLingui();
  const isOld = hint === null && (latestAt === null || Date.now() - latestAt > 2 * DAY_MS);
  const at = latestAt === null ? '' : formatDate(latestAt, 'mediumTime');
  return (
    <Tile
      title={t`Last backup`}
      to="/admin/health"
      figure={latestAt === null ? (hint === null ? t`none` : t`elsewhere`) : formatAge(latestAt)}
      alert={isOld}
    >
      {hint !== null ? (
        <Trans>Backups of this database are made outside of Lanternwise.</Trans>
      ) : latestAt === null ? (
        <Trans>There is no backup yet.</Trans>
      ) : isOld ? (
        <Trans>{at}. It is older than two days.</Trans>
      ) : (
        at
      )}
    </Tile>
  );
}

/** "3 hours ago". */
function formatAge(time: number): string {
  const age = Math.max(0, Date.now() - time);
  return age < DAY_MS
    ? formatRelative(-Math.floor(age / HOUR_MS), 'hour')
    : formatRelative(-Math.floor(age / DAY_MS), 'day');
}

function Faults({ faults: { count, since, latest } }: Pick<AdminOverviewReply, 'faults'>) {
  const { t } = useLingui();
  const from = formatDate(since, 'mediumTime');
  const [last] = latest;
  const [lastRoute, lastAt] = last ? [last.route, formatDate(last.at, 'mediumTime')] : ['', ''];
  return (
    <Tile title={t`Errors of the server`} to="/admin/health" figure={formatNumber(count)} alert={count > 0}>
      {last ? (
        <Trans>
          Since {from}. The last at {lastAt}: {lastRoute}. The server's log has the details.
        </Trans>
      ) : (
        <Trans>Since {from}.</Trans>
      )}
    </Tile>
  );
}

/** What other people wait for. */
function ToDo({ now: { reportsOpen, teachersWaiting, contactOpen } }: { now: AdminOverviewReply }) {
  const { t } = useLingui();
  const rows = [
    { to: '/admin/reports', label: t`Children who told an adult of a text`, count: reportsOpen },
    { to: '/admin/teachers', label: t`Teachers whose school is not confirmed`, count: teachersWaiting },
    { to: '/admin/contact?state=open', label: t`Contact messages to answer`, count: contactOpen },
  ];
  return (
    <Card className="grid gap-3" title={<Trans>People who wait for you</Trans>}>
      <ul className="grid gap-2">
        {rows.map(({ to, label, count }) => (
          <li key={to} className="flex items-baseline gap-3">
            <Link to={to} className="lw-link mr-auto py-1">
              {label}
            </Link>
            <strong>{formatNumber(count)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
