// Creates and revokes invitations: a link, a code, a QR code, and a poster for students who already have accounts.
import { INVITATION_DAYS } from '@lanternwise/shared/constants/groups';
import type { GroupRow } from '@lanternwise/shared/contracts/groups';
import type { Invitation } from '@lanternwise/shared/contracts/invitations';
import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import {
  useCreateInvitationMutation,
  useInvitationsQuery,
  useRevokeInvitationMutation,
} from '../../features/groups/groupsApi.ts';
import { copyText } from '../../lib/copyText.ts';
import { showToast } from '../../lib/showToast.ts';
import { toSiteUrl } from '../../lib/siteUrl.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Select } from '../../ui/Select.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { formatDay } from './formatGroup.ts';
import { JoinCode } from './JoinCode.tsx';

const formatUseCount = (count: number): string =>
  count === 0
    ? 'No one has used it yet.'
    : count === 1
      ? '1 student joined with it.'
      : `${count} students joined with it.`;

export function InviteTab({ group }: { group: GroupRow }) {
  const invitationsQuery = useInvitationsQuery({ groupId: group.id });
  /** Long links by invitation id: the server returns each only once, when it is created. */
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({});
  return (
    <QueryResult query={invitationsQuery}>
      {({ invitations }) => {
        const [newest, ...others] = invitations.filter(({ state }) => state === 'open');
        const old = invitations.filter(({ state }) => state !== 'open');
        return (
          <div className="grid gap-6">
            {newest && (
              <ActiveInvitation group={group} invitation={newest} link={toSiteUrl(links[newest.id] ?? newest.url)} />
            )}
            {group.archivedAt === null && (
              <CreateInvitationForm
                groupId={group.id}
                isFirst={!newest}
                onCreated={(id, link) => setLinks((before) => ({ ...before, [id]: link }))}
              />
            )}
            {others.length + old.length > 0 && (
              <section aria-labelledby="other-invitations" className="grid gap-3">
                <h2 id="other-invitations" className="text-xl text-link">
                  Other invitations
                </h2>
                <ul className="grid gap-2">
                  {[...others, ...old].map((invitation) => (
                    <InvitationRow key={invitation.id} groupId={group.id} invitation={invitation} />
                  ))}
                </ul>
              </section>
            )}
          </div>
        );
      }}
    </QueryResult>
  );
}

function ActiveInvitation({ group, invitation, link }: { group: GroupRow; invitation: Invitation; link: string }) {
  const { code, expiresAt, useCount } = invitation;
  const url = toSiteUrl(invitation.url);
  return (
    <Panel aria-label="Invitation" className="grid items-center gap-6 md:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-4">
        <div>
          <p className="text-muted">Code for the board</p>
          <JoinCode code={code} />
        </div>
        <div className="min-w-0">
          <p className="text-muted">Link to share</p>
          <p className="font-code break-all">{link}</p>
        </div>
        <p>
          Valid until {formatDay(expiresAt)}. {formatUseCount(useCount)}
        </p>
        <div className="flex flex-wrap gap-4">
          <Button icon={<Copy aria-hidden="true" size={20} />} onClick={() => void copyText(link, 'Link copied.')}>
            Copy link
          </Button>
          <Button variant="quiet" onClick={() => void copyText(code, 'Code copied.')}>
            Copy code
          </Button>
          <Link
            to={`/teacher/groups/${group.id}/poster?invitation=${invitation.id}`}
            className={buttonClass({ variant: 'quiet' })}
          >
            <Printer aria-hidden="true" size={20} /> Print poster
          </Link>
          <RevokeButton groupId={group.id} invitation={invitation} />
        </div>
      </div>
      <QrCode text={url} label={`QR code to join ${group.name}`} size={220} />
    </Panel>
  );
}

interface CreateInvitationFormProps {
  groupId: string;
  isFirst: boolean;
  onCreated(id: string, link: string): void;
}

function CreateInvitationForm({ groupId, isFirst, onCreated }: CreateInvitationFormProps) {
  const [create, { isLoading }] = useCreateInvitationMutation();
  const [days, setDays] = useState(String(INVITATION_DAYS[0]));
  const handleCreate = async () => {
    try {
      const { invitation, link } = await create({ groupId, days: Number(days) }).unwrap();
      onCreated(invitation.id, link);
    } catch (failure) {
      showToast('error', errorMessage(failure));
    }
  };
  return (
    <Card className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
      {isFirst && (
        <p className="sm:col-span-2">
          Students who have an account can join with a link, a code or a QR code. You choose how long it is valid.
        </p>
      )}
      <Field label="Valid for">
        {(control) => (
          <Select
            {...control}
            value={days}
            options={INVITATION_DAYS.map((count) => ({
              value: String(count),
              label: count === 1 ? '1 day' : `${count} days`,
            }))}
            onChange={setDays}
          />
        )}
      </Field>
      <Button variant={isFirst ? 'primary' : 'secondary'} busy={isLoading} onClick={() => void handleCreate()}>
        {isFirst ? 'Create invitation' : 'Create another invitation'}
      </Button>
    </Card>
  );
}

function InvitationRow({ groupId, invitation }: { groupId: string; invitation: Invitation }) {
  const { code, state, expiresAt, useCount } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md border-2 border-line/40 bg-panel px-4 py-2">
      <span className="font-code font-bold">{code}</span>
      <Badge colour={state === 'open' ? 'ok' : 'plain'}>
        {{ open: 'Open', expired: 'Expired', revoked: 'Withdrawn' }[state]}
      </Badge>
      <span className="mr-auto text-muted">
        {state === 'open' ? `until ${formatDay(expiresAt)}` : ''} {formatUseCount(useCount)}
      </span>
      {state === 'open' && <RevokeButton groupId={groupId} invitation={invitation} />}
    </li>
  );
}

function RevokeButton({ groupId, invitation }: { groupId: string; invitation: Invitation }) {
  const [revoke, { isLoading }] = useRevokeInvitationMutation();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const handleRevoke = async () => {
    try {
      await revoke({ groupId, invitationId: invitation.id }).unwrap();
      showToast('success', `Invitation ${invitation.code} is withdrawn.`);
    } catch (failure) {
      showToast('error', errorMessage(failure));
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirmOpen(true)}>
        Withdraw<span className="lw-hidden">: {invitation.code}</span>
      </Button>
      <Dialog open={isConfirmOpen} title="Withdraw this invitation?" size="small" onClose={() => setConfirmOpen(false)}>
        <div className="grid gap-4">
          <p>Its link, code and posters stop working. Students who have joined stay in the group.</p>
          <div className="flex flex-wrap gap-4">
            <Button onClick={() => setConfirmOpen(false)}>Cancel</Button>
            <Button variant="danger" busy={isLoading} onClick={() => void handleRevoke()}>
              Withdraw
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
