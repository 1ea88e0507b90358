// The settings of a group: its name, its teachers, and archiving it.
import type { GroupRow, GroupTeacher } from '@lanternwise/shared/contracts/groups';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import {
  useAddTeacherMutation,
  useRemoveTeacherMutation,
  useUpdateGroupMutation,
} from '../../features/groups/groupsApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../lib/showToast.ts';
import { Badge, type BadgeColour } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

interface SettingsTabProps {
  group: GroupRow;
  teachers: readonly GroupTeacher[];
}

export function SettingsTab({ group, teachers }: SettingsTabProps) {
  const isOwner = group.part === 'owner';
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {isOwner && <RenameForm key={group.name} group={group} />}
      <TeacherList group={group} teachers={teachers} />
      {isOwner && <ArchiveCard group={group} />}
      {!isOwner && <p className="text-muted">Only the owner can rename or archive this group.</p>}
    </div>
  );
}

function RenameForm({ group }: { group: GroupRow }) {
  const [update, { isLoading }] = useUpdateGroupMutation();
  const [name, setName] = useState(group.name);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setError(undefined);
    try {
      await update({ groupId: group.id, name }).unwrap();
      showToast('success', 'The name is saved.');
    } catch (failure) {
      setError(errorMessage(failure));
    }
  };
  return (
    <Card>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <h2 className="text-xl text-link">Name</h2>
        <Field label="Group name" error={error}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={isLoading}>
            Save name
          </Button>
        </div>
      </form>
    </Card>
  );
}

const PART_BADGES: Record<GroupTeacher['part'], { label: MessageDescriptor; colour: BadgeColour }> = {
  owner: { label: msg`Owner`, colour: 'amber' },
  'co-teacher': { label: msg`Co-teacher`, colour: 'violet' },
  invited: { label: msg`Invited, has not answered`, colour: 'plain' },
};

function removeLabel({ id, part }: GroupTeacher, ownId: string | undefined): string {
  if (part === 'invited') return translate`Withdraw invitation`;
  return id === ownId ? translate`Leave this group` : translate`Remove`;
}

function TeacherList({ group, teachers }: SettingsTabProps) {
  const { user } = useSession();
  const [remove, { isLoading }] = useRemoveTeacherMutation();
  const navigate = useNavigate();
  const isOwner = group.part === 'owner';
  const { t } = useLingui();
  const handleRemove = async (teacher: GroupTeacher) => {
    const { username } = teacher;
    try {
      await remove({ groupId: group.id, userId: teacher.id }).unwrap();
      const isInvited = teacher.part === 'invited';
      showToast('success', isInvited ? t`The invitation is withdrawn.` : t`${username} no longer teaches this group.`);
      if (teacher.id === user?.id) await navigate('/teacher/groups');
    } catch (failure) {
      showToast('error', errorMessage(failure));
    }
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl text-link">Teachers</h2>
      <ul className="grid gap-2">
        {teachers.map((teacher) => (
          <li key={teacher.id} className="flex flex-wrap items-center gap-3">
            <span className="font-bold">{teacher.username}</span>
            <span className="mr-auto">
              <Badge colour={PART_BADGES[teacher.part].colour}>{t(PART_BADGES[teacher.part].label)}</Badge>
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
      {isOwner && <AddTeacherForm groupId={group.id} />}
    </Card>
  );
}

function AddTeacherForm({ groupId }: { groupId: string }) {
  const { t } = useLingui();
  const [add, { isLoading }] = useAddTeacherMutation();
  const [username, setUsername] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setError(undefined);
    try {
      await add({ groupId, username }).unwrap();
      const name = username.trim();
      showToast('success', t`${name} is invited. Once accepted, the group appears on both your pages.`);
      setUsername('');
    } catch (failure) {
      setError(errorMessage(failure));
    }
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t`Invite a co-teacher`}
        hint={t`The user name of another teacher. After accepting, co-teachers can see the students, invite others and reset pass phrases.`}
        error={error}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="secondary" busy={isLoading}>
          <Trans>Send invitation</Trans>
        </Button>
      </div>
    </form>
  );
}

function ArchiveCard({ group }: { group: GroupRow }) {
  const [update, { isLoading }] = useUpdateGroupMutation();
  const archived = group.archivedAt !== null;
  const toggleArchived = async () => {
    try {
      await update({ groupId: group.id, archived: !archived }).unwrap();
      showToast('success', archived ? 'The group is restored.' : 'The group is archived.');
    } catch (failure) {
      showToast('error', errorMessage(failure));
    }
  };
  return (
    <Card className="grid justify-items-start gap-4">
      <h2 className="text-xl text-link">{archived ? 'Restore this group' : 'Archive this group'}</h2>
      <p>
        {archived
          ? 'Members, class accounts and realm locks come back exactly as they were.'
          : 'When the school year ends, you can archive the group. It keeps its members and their progress, but no one can join it and its realm locks are off. You can restore it at any time.'}
      </p>
      <Button variant={archived ? 'secondary' : 'danger'} busy={isLoading} onClick={() => void toggleArchived()}>
        {archived ? 'Restore group' : 'Archive group'}
      </Button>
    </Card>
  );
}
