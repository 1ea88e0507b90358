// Creates and revokes invitations: a link, a code, a QR code, and a poster for students who already have accounts.

import { INVITATION_DAYS } from '@lanternwise/shared/constants/groups';
import type { GroupRow } from '@lanternwise/shared/contracts/groups';
import type { Invitation } from '@lanternwise/shared/contracts/invitations';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { attempt } from '../../features/attempt.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { formatDate } from '../../i18n/format.ts';
import { copyText } from '../../lib/copyText.ts';
import { toSiteUrl } from '../../lib/siteUrl.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Section } from '../../ui/Section.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { ConfirmButton } from '../layout/ConfirmDialog.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { JoinCode } from './JoinCode.tsx';
import { LocalAddressWarning } from './LocalAddressWarning.tsx';

const UseCount = ({ count }: { count: number }) => (
  <Plural
    value={count}
    _0="No one has used it yet."
    one="# student joined with it."
    other="# students joined with it."
  />
);

export function InviteTab({ group }: { group: GroupRow }) {
  const invitationsQuery = groupsApi.useInvitationsQuery({ groupId: group.id });
  /** Long links by invitation id: the server returns each only once, when it is created. */
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({});
  return (
    <QueryResult query={invitationsQuery}>
      {({ invitations }) => {
        const [newest, ...others] = invitations.filter(({ state }) => state === 'open');
        const old = invitations.filter(({ state }) => state !== 'open');
        return (
          <div className="grid gap-6">
            {newest && <LocalAddressWarning url={toSiteUrl(newest.url)} />}
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
              <Section title={<Trans>Other invitations</Trans>} look="text-xl text-link" className="grid gap-3">
                <ul className="grid gap-2">
                  {[...others, ...old].map((invitation) => (
                    <InvitationRow key={invitation.id} groupId={group.id} invitation={invitation} />
                  ))}
                </ul>
              </Section>
            )}
          </div>
        );
      }}
    </QueryResult>
  );
}

function ActiveInvitation({ group, invitation, link }: { group: GroupRow; invitation: Invitation; link: string }) {
  const { t } = useLingui();
  const { code, useCount } = invitation;
  const { name } = group;
  const until = formatDate(invitation.expiresAt, 'medium');
  const url = toSiteUrl(invitation.url);
  return (
    <Panel aria-label={t`Invitation`} className="grid items-center gap-6 md:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-4">
        <div>
          <p className="text-muted">
            <Trans>Code for the board</Trans>
          </p>
          <JoinCode code={code} />
        </div>
        <div className="min-w-0">
          <p className="text-muted">
            <Trans>Link to share</Trans>
          </p>
          <p className="font-code break-all">{link}</p>
        </div>
        <p>
          <Trans>Valid until {until}.</Trans> <UseCount count={useCount} />
        </p>
        <div className="flex flex-wrap gap-4">
          <Button icon={<Copy aria-hidden="true" size={20} />} onClick={() => void copyText(link, t`Link copied.`)}>
            <Trans>Copy link</Trans>
          </Button>
          <Button variant="quiet" onClick={() => void copyText(code, t`Code copied.`)}>
            <Trans>Copy code</Trans>
          </Button>
          <Link
            to={`/teacher/groups/${group.id}/poster?invitation=${invitation.id}`}
            className={buttonClass({ variant: 'quiet' })}
          >
            <Printer aria-hidden="true" size={20} /> <Trans>Print poster</Trans>
          </Link>
          <RevokeButton groupId={group.id} invitation={invitation} />
        </div>
      </div>
      <QrCode text={url} label={t`QR code to join ${name}`} size={220} />
    </Panel>
  );
}

interface CreateInvitationFormProps {
  groupId: string;
  isFirst: boolean;
  onCreated(id: string, link: string): void;
}

function CreateInvitationForm({ groupId, isFirst, onCreated }: CreateInvitationFormProps) {
  const { t } = useLingui();
  const [create, { isLoading }] = groupsApi.useCreateInvitationMutation();
  const [days, setDays] = useState(String(INVITATION_DAYS[0]));
  const handleCreate = async () => {
    const { invitation, link } = await create({ groupId, days: Number(days) }).unwrap();
    onCreated(invitation.id, link);
  };
  return (
    <Card className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
      {isFirst && (
        <p className="sm:col-span-2">
          <Trans>
            Students who have an account can join with a link, a code or a QR code. You choose how long it is valid.
          </Trans>
        </p>
      )}
      <SelectField
        label={t`Valid for`}
        value={days}
        options={INVITATION_DAYS.map((count) => ({
          value: String(count),
          label: plural(count, { one: '# day', other: '# days' }),
        }))}
        onChange={setDays}
      />
      <Button variant={isFirst ? 'primary' : 'secondary'} busy={isLoading} onClick={() => void attempt(handleCreate())}>
        {isFirst ? <Trans>Create invitation</Trans> : <Trans>Create another invitation</Trans>}
      </Button>
    </Card>
  );
}

const STATE_LABELS: Record<Invitation['state'], MessageDescriptor> = {
  open: msg({ context: 'state', message: 'Open' }),
  expired: msg`Expired`,
  revoked: msg`Withdrawn`,
};

function InvitationRow({ groupId, invitation }: { groupId: string; invitation: Invitation }) {
  const { t } = useLingui();
  const { code, state, useCount } = invitation;
  const until = formatDate(invitation.expiresAt, 'medium');
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md border-2 border-line/40 bg-panel px-4 py-2">
      <span className="font-code font-bold">{code}</span>
      <Badge colour={state === 'open' ? 'ok' : 'plain'}>{t(STATE_LABELS[state])}</Badge>
      <span className="mr-auto text-muted">
        {state === 'open' && <Trans>until {until}.</Trans>} <UseCount count={useCount} />
      </span>
      {state === 'open' && <RevokeButton groupId={groupId} invitation={invitation} />}
    </li>
  );
}

function RevokeButton({ groupId, invitation }: { groupId: string; invitation: Invitation }) {
  const { t } = useLingui();
  const { code } = invitation;
  const [revoke] = groupsApi.useRevokeInvitationMutation();
  return (
    <ConfirmButton
      button={{
        children: (
          <Trans>
            Withdraw<span className="lw-hidden">: {code}</span>
          </Trans>
        ),
      }}
      title={t`Withdraw this invitation?`}
      confirmLabel={t`Withdraw`}
      onConfirm={() => revoke({ groupId, invitationId: invitation.id }).unwrap()}
      done={t`Invitation ${code} is withdrawn.`}
    >
      <p>
        <Trans>Its link, code and posters stop working. Students who have joined stay in the group.</Trans>
      </p>
    </ConfirmButton>
  );
}
