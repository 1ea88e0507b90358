// Shows one account to an Admin: profile, actions, sessions, groups, family, and history.

import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import type { UserDetail } from '@lanternwise/shared/contracts/admin-users';
import { completedRealms } from '@lanternwise/shared/quests/progress';
import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { adminApi } from '../../../features/admin/adminApi.ts';
import { withAreaMessages } from '../../../i18n/catalogues.ts';
import { formatDate } from '../../../i18n/format.ts';
import { AGE_LABELS } from '../../../ui/ageLabels.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AuditList } from '../audit/AuditList.tsx';
import { UserActions } from './UserActions.tsx';
import { formatPlan, ROLE_LABELS, STATE_COLOURS, STATE_LABELS } from './userLabels.ts';

const ConsentHistory = lazyPart(
  withAreaMessages('family', async () => (await import('../../family/ConsentHistory.tsx')).ConsentHistory),
);

export function UserPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const userQuery = adminApi.useAdminUserQuery({ id });
  return (
    <AdminPage title={userQuery.data?.user.username ?? t`Account`}>
      <p>
        <Link to="/admin/users" className="inline-flex min-h-9 items-center gap-2 text-link underline">
          <ArrowLeft aria-hidden="true" size={20} /> <Trans>All users</Trans>
        </Link>
      </p>
      <QueryResult query={userQuery}>{({ user }) => <UserOverview key={user.id} user={user} />}</QueryResult>
    </AdminPage>
  );
}

function UserOverview({ user }: { user: UserDetail }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ProfileSummary user={user} />
      <UserActions user={user} />
      <Sessions user={user} />
      <Relations user={user} />
      {user.consent.history.length > 0 && <Consent user={user} />}
      <section className="grid gap-3 lg:col-span-2">
        <h2 className="text-xl text-link">
          <Trans>History of this account</Trans>
        </h2>
        {user.audit.length === 0 ? (
          <p className="text-muted">
            <Trans>Nothing yet.</Trans>
          </p>
        ) : (
          <AuditList entries={user.audit} about={user.id} />
        )}
      </section>
    </div>
  );
}

/** For class accounts the school confirms the consent, not a parent. */
function formatConsent({ parentalConsent, isClassAccount, consent }: UserDetail): string {
  if (consent.standing === 'refused') return translate`A parent said no`;
  if (!parentalConsent) return translate`Waiting for parental consent`;
  return isClassAccount ? translate`School consent given` : translate`Parental consent given`;
}

function ProfileSummary({ user }: { user: UserDetail }) {
  const { t } = useLingui();
  const { email, subscriptionEndDate: endsAt, schoolConfirmedAt, lockedUntil } = user;
  const [plan, planEnd] = [formatPlan(user), endsAt === null ? '' : formatDate(endsAt, 'medium')];
  const [done, all] = [completedRealms(user.completedMaps).length, PLAY_ORDER.length];
  const confirmedOn = schoolConfirmedAt === null ? '' : formatDate(schoolConfirmedAt, 'medium');
  const facts: [string, ReactNode][] = [
    [
      t`E-mail`,
      email === null
        ? t({ context: 'e-mail', message: 'none' })
        : user.emailVerified
          ? t`${email} (verified)`
          : t`${email} (not verified)`,
    ],
    [t`Age`, t(AGE_LABELS[user.ageBand])],
    [t`Plan`, endsAt === null ? plan : t`${plan}, until ${planEnd}`],
    [t`Realms completed`, t`${done} of ${all}`],
    [t`Member since`, formatDate(user.createdAt, 'medium')],
    [t`Locked until`, lockedUntil && formatDate(lockedUntil, 'mediumTime')],
    [t`School`, user.school],
    [
      t`School consent`,
      user.role !== 'Teacher'
        ? null
        : schoolConfirmedAt === null
          ? t`Does not count yet: the school is not confirmed`
          : t`Counts since ${confirmedOn}`,
    ],
    [t`Grade`, user.grade],
    [t`Date of birth`, user.dateOfBirth],
    [t`Guardian`, [user.guardianName, user.guardianPhone].filter(Boolean).join(', ') || null],
    [t`Erased on`, user.deletionDueAt && formatDate(user.deletionDueAt, 'medium')],
  ];
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Portrait character={user.avatar} name="" size={64} />
        <Badge colour="violet">{t(ROLE_LABELS[user.role])}</Badge>
        <Badge colour={STATE_COLOURS[user.status]}>{t(STATE_LABELS[user.status])}</Badge>
        {user.isClassAccount && <Badge>{t`Class account`}</Badge>}
        {lockedUntil !== null && <Badge colour="error">{t`Locked`}</Badge>}
        {(user.ageBand !== '18+' || user.consent.standing === 'refused') && (
          <Badge colour={user.parentalConsent ? 'ok' : 'amber'}>{formatConsent(user)}</Badge>
        )}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

/** What the parents see, with their addresses. */
function Consent({ user: { username, consent } }: { user: UserDetail }) {
  return (
    <Card className="grid gap-3" title={<Trans>Consent of parents</Trans>}>
      <Suspense>
        <ConsentHistory child={username} history={consent.history} />
      </Suspense>
    </Card>
  );
}

function Sessions({ user }: { user: UserDetail }) {
  const { t } = useLingui();
  return (
    <Card className="grid gap-3" title={<Trans>Signed-in devices</Trans>}>
      {user.sessions.length === 0 && <p className="text-muted">{t`Not signed in anywhere.`}</p>}
      <ul className="grid gap-2">
        {user.sessions.map(({ createdAt, expiresAt, device, remembered }) => {
          const since = formatDate(createdAt, 'mediumTime');
          return (
            <li key={`${createdAt}-${expiresAt}`}>
              {device ?? t`A browser or program`}
              <span className="text-muted">, {remembered ? t`since ${since}, remembered` : t`since ${since}`}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Relations({ user }: { user: UserDetail }) {
  const { t } = useLingui();
  const { groups, children, parents } = user;
  /** Of those who learn; opening it is recorded unless the Admin teaches them. */
  const hasReport = user.role === 'User' || user.role === 'Pilot';
  const renderUsers = (title: string, list: UserDetail['children']) =>
    list.length > 0 && (
      <p>
        <span className="text-muted">{title}: </span>
        {list.map(({ id, username }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={`/admin/users/${id}`} className="text-link underline">
              {username}
            </Link>
          </span>
        ))}
      </p>
    );
  return (
    <Card className="grid gap-3" title={<Trans>Learning, groups and family</Trans>}>
      {hasReport && (
        <p>
          <Link to={`/admin/progress/${user.id}`} className="text-link underline">
            <Trans>Learning report</Trans>
          </Link>{' '}
          <span className="text-muted">
            <Trans>(opening it is recorded in the audit log)</Trans>
          </span>
        </p>
      )}
      {groups.length + children.length + parents.length === 0 && (
        <p className="text-muted">
          <Trans>No groups, parents or children.</Trans>
        </p>
      )}
      {groups.length > 0 && (
        <ul className="grid gap-1">
          {groups.map(({ id, name, as }) => (
            <li key={`${id}-${as}`}>
              <Link to={`/teacher/groups/${id}`} className="text-link underline">
                {name}
              </Link>{' '}
              <span className="text-muted">{as === 'teacher' ? t`(teacher)` : t`(student)`}</span>
            </li>
          ))}
        </ul>
      )}
      {renderUsers(t`Children`, children)}
      {renderUsers(t`Parents`, parents)}
    </Card>
  );
}
