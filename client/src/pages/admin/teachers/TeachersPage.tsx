// Lists teachers by whether their school is confirmed, confirms a school, and invites a teacher.

import { type AdminTeachersReply, TEACHER_STATES } from '@lanternwise/shared/contracts/admin-overview';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { overviewApi } from '../../../features/admin/overviewApi.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ListSearch, ListSelect } from '../../layout/ListControls.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminQueryList } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { type SimpleAction, SimpleActionDialog } from '../users/SimpleActionDialog.tsx';
import { InviteTeacherDialog } from './InviteTeacherDialog.tsx';

type Teacher = AdminTeachersReply['items'][number];

const STATE_LABELS = {
  waiting: msg`Waiting for confirmation`,
  confirmed: msg`School confirmed`,
  ended: msg`Declined or ended`,
} as const;

interface Decision {
  user: Teacher;
  action: SimpleAction;
}

export function TeachersPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const state = TEACHER_STATES.find((known) => known === listParams.get('state')) ?? 'waiting';
  const teachers = overviewApi.useAdminTeachersQuery({ ...listParams.pick('search'), state });
  const [isInviting, setInviting] = useState(false);
  const [decision, setDecision] = useState<Decision>();
  return (
    <AdminPage
      title={t`Teachers and schools`}
      intro={t`Anybody can register as a teacher. The consent that a teacher declares for class accounts counts only once you have confirmed the school: check the address, the school's website, or call.`}
    >
      <Card className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_auto]">
        <ListSearch label={t`Name, e-mail or school`} />
        <ListSelect
          name="state"
          label={t`State`}
          values={TEACHER_STATES}
          usual="waiting"
          labelOf={(value) => t(STATE_LABELS[value])}
        />
        <Button icon={<UserRoundPlus aria-hidden="true" size={20} />} onClick={() => setInviting(true)}>
          <Trans>Invite a teacher</Trans>
        </Button>
      </Card>
      <AdminQueryList
        query={{ ...teachers, data: teachers.currentData ?? teachers.data }}
        label={t({ context: 'list', message: 'teachers' })}
        empty={state === 'waiting' ? t`No teacher waits.` : t`No teachers here.`}
      >
        {(items) => (
          <ul className="grid gap-3">
            {items.map((teacher) => (
              <li key={teacher.id}>
                <TeacherCard teacher={teacher} onDecide={(action) => setDecision({ user: teacher, action })} />
              </li>
            ))}
          </ul>
        )}
      </AdminQueryList>
      {decision && <SimpleActionDialog {...decision} onClose={() => setDecision(undefined)} />}
      {isInviting && <InviteTeacherDialog onClose={() => setInviting(false)} />}
    </AdminPage>
  );
}

function TeacherCard({ teacher, onDecide }: { teacher: Teacher; onDecide(action: SimpleAction): void }) {
  const { t } = useLingui();
  const { id, username, email, emailVerified, school, groups, children, childrenWaiting, createdAt } = teacher;
  const since = formatDate(createdAt, 'medium');
  const isWaiting = teacher.askedAt !== null || (teacher.schoolConfirmedAt === null && teacher.grounds.length === 0);
  const confirmedOn = teacher.schoolConfirmedAt === null ? '' : formatDate(teacher.schoolConfirmedAt, 'medium');
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="grid min-w-0 flex-1 gap-1 max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link to={`/admin/users/${id}`} className="lw-link py-1 font-bold">
            {username}
          </Link>
          <strong>{school ?? t`No school given`}</strong>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 break-all">
          {email ?? t`No e-mail address`}
          {email && (
            <Badge colour={emailVerified ? 'ok' : 'amber'}>{emailVerified ? t`verified` : t`not verified`}</Badge>
          )}
        </p>
        <p className="text-muted">
          <Plural value={groups} one="# group" other="# groups" />
          {', '}
          <Plural value={children} one="# class account" other="# class accounts" />
          {childrenWaiting > 0 && (
            <>
              {', '}
              <Plural
                value={childrenWaiting}
                one="# waits for the school's consent"
                other="# wait for the school's consent"
              />
            </>
          )}
          {'. '}
          {confirmedOn === '' ? <Trans>Here since {since}.</Trans> : <Trans>Confirmed on {confirmedOn}.</Trans>}
        </p>
        <Grounds teacher={teacher} />
      </div>
      <div className="flex flex-wrap gap-3">
        {(isWaiting || teacher.schoolConfirmedAt === null) && (
          <Button variant="secondary" onClick={() => onDecide('confirm-teacher')}>
            <Trans>
              Confirm school<span className="lw-hidden"> of {username}</span>
            </Trans>
          </Button>
        )}
        {isWaiting ? (
          <Button variant="quiet" onClick={() => onDecide('decline-request')}>
            <Trans>
              Decline<span className="lw-hidden"> {username}</span>
            </Trans>
          </Button>
        ) : (
          teacher.schoolConfirmedAt !== null && (
            <Button variant="quiet" onClick={() => onDecide('decline-request')}>
              <Trans>
                Withdraw confirmation<span className="lw-hidden"> of {username}</span>
              </Trans>
            </Button>
          )
        )}
      </div>
    </Card>
  );
}

/** What the confirmation rests on, or waits for, one line each. */
function Grounds({ teacher: { grounds, askedAt } }: { teacher: Teacher }) {
  const asked = askedAt === null ? '' : formatDate(askedAt, 'medium');
  return (
    <>
      {grounds.map(({ basis, state, licence }) => (
        <p key={`${basis} ${licence}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <GroundState state={state} />
          <GroundText basis={basis} licence={licence ?? ''} />
        </p>
      ))}
      {asked !== '' && (
        <p className="font-bold">
          <Trans>Waits since {asked}.</Trans>
        </p>
      )}
    </>
  );
}

function GroundState({ state }: { state: Teacher['grounds'][number]['state'] }) {
  const { t } = useLingui();
  if (state === 'waiting') return <Badge colour="amber">{t({ context: 'school', message: 'waiting' })}</Badge>;
  return state === 'confirmed' ? (
    <Badge colour="ok">{t`confirmed`}</Badge>
  ) : (
    <Badge colour="error">{t({ context: 'school', message: 'declined' })}</Badge>
  );
}

function GroundText({ basis, licence }: { basis: Teacher['grounds'][number]['basis']; licence: string }) {
  switch (basis) {
    case 'admin':
      return <Trans>Confirmation by an Admin</Trans>;
    case 'purchase':
      return <Trans>Bought the licence {licence}</Trans>;
    case 'staff-code':
      return <Trans>Staff code of the licence {licence}</Trans>;
    case 'old-code':
      return <Trans>Entered the only code that the licence {licence} had then, which students have too</Trans>;
  }
}
