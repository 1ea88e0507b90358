// Shows one account to an Admin: profile, actions, sessions, groups, family, and history.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import type { UserDetail } from '@lanternwise/shared/contracts/admin-users';
import { completedRealms } from '@lanternwise/shared/quests/progress';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useAdminUserQuery } from '../../../features/admin/adminApi.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AuditList } from '../AuditList.tsx';
import { formatDateTime, formatDay } from '../formatAdmin.ts';
import { UserActions } from './UserActions.tsx';
import { AGE_LABELS, formatPlan, STATE_COLOURS, STATE_LABELS } from './userLabels.ts';

export function UserPage() {
  const { id = '' } = useParams();
  const userQuery = useAdminUserQuery({ id });
  return (
    <AdminPage title={userQuery.data?.user.username ?? 'Account'}>
      <p>
        <Link to="/admin/users" className="inline-flex min-h-9 items-center gap-2 text-link underline">
          <ArrowLeft aria-hidden="true" size={20} /> All users
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
      <section className="grid gap-3 lg:col-span-2">
        <h2 className="text-xl text-link">History of this account</h2>
        {user.audit.length === 0 ? (
          <p className="text-muted">Nothing yet.</p>
        ) : (
          <AuditList entries={user.audit} about={user.id} />
        )}
      </section>
    </div>
  );
}

/** For class accounts the school confirms the consent, not a parent. */
function formatConsent({ parentalConsent, isClassAccount }: UserDetail): string {
  if (!parentalConsent) return 'Waiting for parental consent';
  return isClassAccount ? 'School consent given' : 'Parental consent given';
}

function ProfileSummary({ user }: { user: UserDetail }) {
  const facts: [string, ReactNode][] = [
    ['E-mail', user.email ? `${user.email} (${user.emailVerified ? 'verified' : 'not verified'})` : 'none'],
    ['Age', AGE_LABELS[user.ageBand]],
    [
      'Plan',
      user.subscriptionEndDate ? `${formatPlan(user)}, until ${formatDay(user.subscriptionEndDate)}` : formatPlan(user),
    ],
    ['Realms completed', `${completedRealms(user.completedMaps).length} of ${PLAY_ORDER.length}`],
    ['Member since', formatDay(user.createdAt)],
    ['School', user.school],
    [
      'School consent',
      user.role !== 'Teacher'
        ? null
        : user.schoolConfirmedAt === null
          ? 'Does not count yet: the school is not confirmed'
          : `Counts since ${formatDay(user.schoolConfirmedAt)}`,
    ],
    ['Grade', user.grade],
    ['Date of birth', user.dateOfBirth],
    ['Guardian', [user.guardianName, user.guardianPhone].filter(Boolean).join(', ') || null],
    ['Erased on', user.deletionDueAt && formatDay(user.deletionDueAt)],
  ];
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Portrait character={user.avatar} name="" size={64} />
        <Badge colour="violet">{user.role}</Badge>
        <Badge colour={STATE_COLOURS[user.status]}>{STATE_LABELS[user.status]}</Badge>
        {user.isClassAccount && <Badge>Class account</Badge>}
        {user.ageBand !== '18+' && <Badge colour={user.parentalConsent ? 'ok' : 'amber'}>{formatConsent(user)}</Badge>}
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

function Sessions({ user }: { user: UserDetail }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl text-link">Signed-in devices</h2>
      {user.sessions.length === 0 && <p className="text-muted">Not signed in anywhere.</p>}
      <ul className="grid gap-2">
        {user.sessions.map((session) => (
          <li key={`${session.createdAt}-${session.expiresAt}`}>
            {session.device ?? 'A browser or program'}
            <span className="text-muted">
              , since {formatDateTime(session.createdAt)}
              {session.remembered && ', remembered'}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Relations({ user }: { user: UserDetail }) {
  const { groups, children, parents } = user;
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
    <Card className="grid gap-3">
      <h2 className="text-xl text-link">Groups and family</h2>
      {groups.length + children.length + parents.length === 0 && <p className="text-muted">None.</p>}
      {groups.length > 0 && (
        <ul className="grid gap-1">
          {groups.map(({ id, name, as }) => (
            <li key={`${id}-${as}`}>
              {name} <span className="text-muted">({as === 'teacher' ? 'teacher' : 'student'})</span>
            </li>
          ))}
        </ul>
      )}
      {renderUsers('Children', children)}
      {renderUsers('Parents', parents)}
    </Card>
  );
}
