// Lists the classes of a learner, with joining by code and leaving.

import type { Role } from '@lanternwise/shared/constants/users';
import type { WaitingGroup } from '@lanternwise/shared/contracts/invitations';
import { Trans, useLingui } from '@lingui/react/macro';
import { attempt } from '../../features/attempt.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { ownGroupsApi } from '../../features/groups/ownGroupsApi.ts';
import { useForm } from '../../features/useForm.ts';
import { TellAdultButton } from '../../help/TellAdultButton.tsx';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CodeField } from '../../ui/TextField.tsx';
import { ConfirmButton } from '../layout/ConfirmDialog.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';

export function ClassesCard({ role }: { role: Role }) {
  const { t } = useLingui();
  const { data } = ownGroupsApi.useOwnGroupsQuery();
  const groups = data?.groups ?? [];
  const ended = data?.ended ?? [];
  const waiting = data?.waiting ?? [];
  // Adults join no class; who did so before may leave it.
  if ((role === 'Parent' || role === 'Teacher') && groups.length + ended.length === 0) return null;
  return (
    <Card title={<Trans>My classes</Trans>} id="classes" className="grid scroll-mt-24 gap-4">
      {groups.length > 0 && (
        <ul className="grid gap-3">
          {groups.map((group) => (
            <li key={group.id} className="flex flex-wrap items-center gap-3">
              <span className="mr-auto">
                <ClassLine name={group.name} teachers={group.teachers.join(', ')} />
              </span>
              <TellAdultButton field="class-name" text={group.name} />
              {group.mayLeave && <LeaveClassButton id={group.id} name={group.name} />}
            </li>
          ))}
        </ul>
      )}
      {ended.length > 0 && <EndedClasses names={ended} />}
      {waiting.length > 0 && (
        <ul className="grid gap-3" aria-label={t`Classes that wait for your parent`}>
          {waiting.map((group) => (
            <WaitingClass key={group.id} group={group} />
          ))}
        </ul>
      )}
      <JoinClassForm />
      {groups.length > 0 && (
        <p className="text-muted">
          <Trans>Your teachers in these classes can see which lessons you did and how they went.</Trans>
        </p>
      )}
    </Card>
  );
}

function ClassLine({ name, teachers }: { name: string; teachers: string }) {
  return (
    <Trans>
      <strong>{name}</strong>
      <span className="text-muted"> with {teachers}</span>
    </Trans>
  );
}

/** A class ends when its teacher archives it, or deletes the account and nobody else teaches it. */
function EndedClasses({ names }: { names: readonly string[] }) {
  const list = names.map((name) => `“${name}”`).join(', ');
  return (
    <p className="break-words text-muted">
      <Trans>Ended: {list}. What you learned and made there stays in your account.</Trans>
    </p>
  );
}

/** A class of which the child is no member yet, because a parent has to say yes to it. */
function WaitingClass({ group: { id, name, teachers, state } }: { group: WaitingGroup }) {
  const { t } = useLingui();
  const [leave, { isLoading }] = groupsApi.useLeaveGroupMutation();
  const handleTakeBack = () => attempt(leave({ groupId: id }), t`You do not wait for ${name} any more.`);
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="mr-auto grid min-w-0">
        <span className="break-words">
          <ClassLine name={name} teachers={teachers.join(', ')} />
        </span>
        <span className="text-muted">
          {state === 'asked' ? (
            <Trans>
              This class waits for your parent, who will get a letter from us. Until they agree you are not in it.
            </Trans>
          ) : (
            <Trans>Your parent said no to this class. Only your parent can change that.</Trans>
          )}
        </span>
      </span>
      {state === 'asked' && (
        <Button variant="quiet" size="small" busy={isLoading} onClick={() => void handleTakeBack()}>
          <Trans>
            Do not wait<span className="lw-hidden"> for {name}</span>
          </Trans>
        </Button>
      )}
    </li>
  );
}

function JoinClassForm() {
  const { t } = useLingui();
  const [join] = groupsApi.useJoinByCodeMutation();
  const form = useForm({
    initial: { code: '' },
    schema: () => import('@lanternwise/shared/contracts/invitations').then((contracts) => contracts.joinByCode.body),
    async send(body, { change }) {
      const { groupName, state } = await join(body).unwrap();
      change({ code: '' });
      if (state === 'joined') showToast('success', t`You joined ${groupName}`);
    },
    failureAt: 'code',
  });
  return (
    <FormColumn form={form} submit={<Trans>Join</Trans>} variant="secondary" className="grid gap-3">
      <CodeField
        label={t`Join a class`}
        hint={t`Enter the code that your teacher shows, for example CDFG-HJKM.`}
        className="uppercase"
        {...form.field('code')}
      />
    </FormColumn>
  );
}

function LeaveClassButton({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const [leave] = groupsApi.useLeaveGroupMutation();
  return (
    <ConfirmButton
      button={{
        size: 'small',
        children: (
          <Trans>
            Leave<span className="lw-hidden"> {name}</span>
          </Trans>
        ),
      }}
      title={t`Leave this class?`}
      confirmLabel={t`Leave ${name}`}
      cancelLabel={t`Stay`}
      onConfirm={() => leave({ groupId: id }).unwrap()}
      done={t`You left ${name}.`}
    >
      <p>
        <Trans>
          Your teacher will no longer see your progress. Your work stays yours, and you can rejoin with an invitation.
        </Trans>
      </p>
    </ConfirmButton>
  );
}
