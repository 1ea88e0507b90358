// Lists the teacher's open invitations to co-teach, each with Accept and Decline.
import type { TeacherInvitation } from '@lanternwise/shared/contracts/groups';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { attempt } from '../../features/attempt.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { focusHeading } from '../../ui/layers/layerStack.ts';

export function TeacherInvitations() {
  const { data } = groupsApi.useTeacherInvitationsQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const invitations = data?.invitations ?? [];
  if (invitations.length === 0) return null;
  const handleAnswered = () => (invitations.length > 1 ? heading.current?.focus() : focusHeading());
  return (
    <Card role="region" aria-labelledby="teacher-invitations" className="grid gap-4 border-button">
      <h2 id="teacher-invitations" ref={heading} tabIndex={-1} className="text-xl text-link">
        <Trans>Invitations from other teachers</Trans>
      </h2>
      <ul className="grid gap-4">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.groupId} invitation={invitation} onAnswered={handleAnswered} />
        ))}
      </ul>
    </Card>
  );
}

function OfferText({ groupName, invitedBy }: Pick<TeacherInvitation, 'groupName' | 'invitedBy'>) {
  return invitedBy === null ? (
    <Trans>
      <b>{groupName}</b> is offered to you: by accepting you become its owner.
    </Trans>
  ) : (
    <Trans>
      {invitedBy} hands <b>{groupName}</b> over to you: by accepting you become its owner.
    </Trans>
  );
}

function InvitationRow({ invitation, onAnswered }: { invitation: TeacherInvitation; onAnswered(): void }) {
  const { t } = useLingui();
  const [answer, { isLoading }] = groupsApi.useAnswerTeacherInvitationMutation();
  const { groupId, groupName, invitedBy, part } = invitation;
  const isOffer = part === 'owner';
  const accepted = isOffer ? t`${groupName} is yours now.` : t`You now co-teach ${groupName}.`;
  const handleAnswer = async (accept: boolean) => {
    const isDone = await attempt(answer({ groupId, accept }), accept ? accepted : t`The invitation is declined.`);
    if (isDone) onAnswered();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="min-w-0 flex-1 basis-64 break-words">
        {isOffer ? (
          <OfferText groupName={groupName} invitedBy={invitedBy} />
        ) : invitedBy === null ? (
          <Trans>
            You are invited to co-teach <b>{groupName}</b>.
          </Trans>
        ) : (
          <Trans>
            {invitedBy} invites you to co-teach <b>{groupName}</b>.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          busy={isLoading}
          aria-label={t`Accept: ${groupName}`}
          onClick={() => void handleAnswer(true)}
        >
          <Trans>Accept</Trans>
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={isLoading}
          aria-label={t`Decline: ${groupName}`}
          onClick={() => void handleAnswer(false)}
        >
          <Trans>Decline</Trans>
        </Button>
      </div>
    </li>
  );
}
