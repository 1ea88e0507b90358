// Lists teachers by whether their school is confirmed, confirms a school, and invites a teacher.
import { type AdminTeachersReply, TEACHER_STATES } from '@lanternwise/shared/contracts/admin-overview';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfirmTeacherMutation } from '../../../features/admin/adminApi.ts';
import { useAdminTeachersQuery } from '../../../features/admin/overviewApi.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Select } from '../../../ui/Select.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminList } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { formatDay } from '../formatAdmin.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { InviteTeacherDialog } from './InviteTeacherDialog.tsx';

type Teacher = AdminTeachersReply['items'][number];

const STATE_LABELS = { waiting: msg`School not confirmed`, confirmed: msg`School confirmed` } as const;

export function TeachersPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const state = TEACHER_STATES.find((known) => known === listParams.get('state')) ?? 'waiting';
  const teachers = useAdminTeachersQuery({ ...listParams.pick('search'), state });
  const [isInviting, setInviting] = useState(false);
  const [toConfirm, setToConfirm] = useState<Teacher>();
  return (
    <AdminPage
      title={t`Teachers and schools`}
      intro={t`Anybody can register as a teacher. The consent that a teacher declares for class accounts counts only once you have confirmed the school: check the address, the school's website, or call.`}
    >
      <Card className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_auto]">
        <SearchBox
          label={t`Name, e-mail or school`}
          value={listParams.get('search')}
          onSearch={(search) => listParams.set({ search }, true)}
        />
        <Field label={t`State`}>
          {(control) => (
            <Select
              {...control}
              value={state}
              options={TEACHER_STATES.map((value) => ({ value, label: t(STATE_LABELS[value]) }))}
              onChange={(value) => listParams.set({ state: value === 'waiting' ? '' : value })}
            />
          )}
        </Field>
        <Button icon={<UserRoundPlus aria-hidden="true" size={20} />} onClick={() => setInviting(true)}>
          <Trans>Invite a teacher</Trans>
        </Button>
      </Card>
      <QueryResult query={{ ...teachers, data: teachers.currentData ?? teachers.data }}>
        {(list) => (
          <AdminList
            label={t({ context: 'list', message: 'teachers' })}
            list={list}
            empty={state === 'waiting' ? t`No teacher waits.` : t`No teachers here.`}
            onPageChange={listParams.setPage}
          >
            {(items) => (
              <ul className="grid gap-3">
                {items.map((teacher) => (
                  <li key={teacher.id}>
                    <TeacherCard teacher={teacher} onConfirm={() => setToConfirm(teacher)} />
                  </li>
                ))}
              </ul>
            )}
          </AdminList>
        )}
      </QueryResult>
      {toConfirm && <ConfirmDialog teacher={toConfirm} onClose={() => setToConfirm(undefined)} />}
      {isInviting && <InviteTeacherDialog onClose={() => setInviting(false)} />}
    </AdminPage>
  );
}

function TeacherCard({ teacher, onConfirm }: { teacher: Teacher; onConfirm(): void }) {
  const { t } = useLingui();
  const { id, username, email, emailVerified, school, groups, children, childrenWaiting, createdAt } = teacher;
  const since = formatDay(createdAt);
  const confirmedOn = teacher.schoolConfirmedAt === null ? '' : formatDay(teacher.schoolConfirmedAt);
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
      </div>
      {teacher.schoolConfirmedAt === null && (
        <Button variant="secondary" onClick={onConfirm}>
          <Trans>
            Confirm school<span className="lw-hidden"> of {username}</span>
          </Trans>
        </Button>
      )}
    </Card>
  );
}

function ConfirmDialog({ teacher, onClose }: { teacher: Teacher; onClose(): void }) {
  const { t } = useLingui();
  const [confirmTeacher] = useConfirmTeacherMutation();
  const { username } = teacher;
  return (
    <ReasonDialog
      title={t`Confirm this school?`}
      text={t`${username}: You vouch that this teacher works for a school. The consent that the school declares for its class accounts then counts, also for accounts made earlier.`}
      confirmLabel={t`Confirm school`}
      onConfirm={async (reason) => {
        await confirmTeacher({ id: teacher.id, reason }).unwrap();
        showToast('success', t`The school is confirmed.`);
      }}
      onClose={onClose}
    />
  );
}
