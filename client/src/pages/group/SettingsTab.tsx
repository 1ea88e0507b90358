// The settings of a group: its name, its teachers, handing it over, and the end of the school year.
import type { GroupRow, GroupTeacher } from '@lanternwise/shared/contracts/groups';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { attempt } from '../../features/attempt.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { Badge, type BadgeColour } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { GroupNameField } from '../groups/GroupNameField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';
import { HandOverCard } from './HandOverCard.tsx';
import { TeacherNameForm } from './TeacherNameForm.tsx';
import { YearEndCard } from './YearEndCard.tsx';

interface SettingsTabProps {
  group: GroupRow;
  teachers: readonly GroupTeacher[];
}

export function SettingsTab({ group, teachers }: SettingsTabProps) {
  const isOwner = group.part === 'owner';
  const isOffered = teachers.some(({ isOfferedTheGroup }) => isOfferedTheGroup);
  const archived = group.archivedAt !== null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {isOwner && !archived && <RenameForm key={group.name} group={group} />}
      <TeacherList group={group} teachers={teachers} />
      {isOwner && (!archived || isOffered) && <HandOverCard group={group} teachers={teachers} />}
      {isOwner && <YearEndCard group={group} />}
      {!isOwner && (
        <p className="text-muted">
          <Trans>Only the owner can rename, hand over or archive this group.</Trans>
        </p>
      )}
    </div>
  );
}

function RenameForm({ group }: { group: GroupRow }) {
  const { t } = useLingui();
  const [update] = groupsApi.useUpdateGroupMutation();
  const form = useForm({
    initial: { name: group.name },
    schema: () => import('@lanternwise/shared/contracts/groups').then((contracts) => contracts.updateGroup.body),
    async send(body) {
      await update({ groupId: group.id, ...body }).unwrap();
      showToast('success', t`The name is saved.`);
    },
    failureAt: 'name',
  });
  return (
    <Card title={<Trans>Name</Trans>} className="grid gap-4">
      <FormColumn form={form} submit={<Trans>Save name</Trans>}>
        <GroupNameField label={t`Group name`} kept={group.name} {...form.field('name')} />
      </FormColumn>
    </Card>
  );
}

const PART_BADGES: Record<GroupTeacher['part'], { label: MessageDescriptor; colour: BadgeColour }> = {
  owner: { label: msg`Owner`, colour: 'amber' },
  'co-teacher': { label: msg`Co-teacher`, colour: 'violet' },
  invited: { label: msg`Invited, has not answered`, colour: 'plain' },
};

const OFFERED = msg`Offered this group, has not answered`;

function removeLabel({ id, part }: GroupTeacher, ownId: string | undefined): string {
  if (part === 'invited') return translate`Withdraw invitation`;
  return id === ownId ? translate`Leave this group` : translate`Remove`;
}

function TeacherList({ group, teachers }: SettingsTabProps) {
  const { user } = useSession();
  const [remove, { isLoading }] = groupsApi.useRemoveTeacherMutation();
  const navigate = useNavigate();
  const isOwner = group.part === 'owner';
  const { t } = useLingui();
  const handleRemove = async (teacher: GroupTeacher) => {
    const { username, part, id } = teacher;
    const done = part === 'invited' ? t`The invitation is withdrawn.` : t`${username} no longer teaches this group.`;
    const isRemoved = await attempt(remove({ groupId: group.id, userId: id }), done);
    if (isRemoved && id === user?.id) await navigate('/teacher/groups');
  };
  return (
    <Card title={<Trans>Teachers</Trans>} className="grid gap-4">
      <ul className="grid gap-2">
        {teachers.map((teacher) => (
          <li key={teacher.id} className="flex flex-wrap items-center gap-3">
            <span className="font-bold">{teacher.username}</span>
            <span className="mr-auto">
              <Badge colour={PART_BADGES[teacher.part].colour}>
                {t(teacher.part === 'invited' && teacher.isOfferedTheGroup ? OFFERED : PART_BADGES[teacher.part].label)}
              </Badge>
            </span>
            {teacher.part !== 'owner' && (isOwner || teacher.id === user?.id) && (
              <Button variant="quiet" size="small" busy={isLoading} onClick={() => void handleRemove(teacher)}>
                {removeLabel(teacher, user?.id)}
                <span className="lw-hidden"> {teacher.username}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOwner && group.archivedAt === null && <AddTeacherForm groupId={group.id} />}
    </Card>
  );
}

function AddTeacherForm({ groupId }: { groupId: string }) {
  const { t } = useLingui();
  const [add] = groupsApi.useAddTeacherMutation();
  const submit = async (name: string) => {
    await add({ groupId, username: name }).unwrap();
    return t`${name} is invited. Once accepted, the group appears on both your pages.`;
  };
  return (
    <TeacherNameForm
      label={t`Invite a co-teacher`}
      hint={t`The user name of another teacher. After accepting, co-teachers can see the students, invite others and reset pass phrases.`}
      submit={submit}
    >
      <Trans>Send invitation</Trans>
    </TeacherNameForm>
  );
}
