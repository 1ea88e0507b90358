// Hands a group over to another teacher, who has to accept.
import type { GroupRow, GroupTeacher } from '@lanternwise/shared/contracts/groups';
import { Trans, useLingui } from '@lingui/react/macro';
import { attempt } from '../../features/attempt.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TeacherNameForm } from './TeacherNameForm.tsx';

export function HandOverCard({ group, teachers }: { group: GroupRow; teachers: readonly GroupTeacher[] }) {
  const offered = teachers.find(({ isOfferedTheGroup }) => isOfferedTheGroup);
  return (
    <Card title={<Trans>Hand over this group</Trans>} className="grid gap-4">
      {offered ? <OpenOffer group={group} username={offered.username} /> : <OfferForm group={group} />}
    </Card>
  );
}

function OpenOffer({ group, username }: { group: GroupRow; username: string }) {
  const { t } = useLingui();
  const [keep, { isLoading }] = groupsApi.useKeepGroupMutation();
  const handleKeep = () => attempt(keep({ groupId: group.id }), t`The offer is withdrawn. The group stays yours.`);
  return (
    <>
      <p>
        <Trans>
          This group is offered to <strong>{username}</strong>. You stay its owner until the offer is accepted.
        </Trans>
      </p>
      <div>
        <Button variant="secondary" busy={isLoading} onClick={() => void handleKeep()}>
          <Trans>Withdraw offer</Trans>
        </Button>
      </div>
    </>
  );
}

function OfferForm({ group }: { group: GroupRow }) {
  const { t } = useLingui();
  const [handOver] = groupsApi.useHandOverGroupMutation();
  const submit = async (name: string) => {
    await handOver({ groupId: group.id, username: name }).unwrap();
    return t`The group is offered to ${name}.`;
  };
  return (
    <TeacherNameForm
      label={t`User name of the new owner`}
      hint={t`A teacher. After accepting, that teacher owns the group with its students, and you stay as a co-teacher.`}
      submit={submit}
    >
      <Trans>Offer the group</Trans>
    </TeacherNameForm>
  );
}
