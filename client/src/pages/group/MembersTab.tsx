// Lists the members of a group: search, sort, remove, print, and export as CSV.

import { type GroupMember, type GroupRow, MEMBER_SORTS } from '@lanternwise/shared/contracts/groups';
import { PAGE_SIZE_MAX } from '@lanternwise/shared/contracts/paging';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { attempt } from '../../features/attempt.ts';
import { allMembers } from '../../features/groups/allMembers.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { formatDate } from '../../i18n/format.ts';
import { downloadFile, toCsv, toFileName } from '../../lib/csv/csv.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { isFocusLost } from '../../ui/layers/layerStack.ts';
import { TableHead } from '../../ui/TableHead.tsx';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { ListPages, ListSearch, ListSelect } from '../layout/ListControls.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { useListParams } from '../layout/useListParams.ts';
import { MoveMemberForm, useOwnsAnotherClass } from './MoveMemberForm.tsx';

const JOINED_BY_LABELS = {
  link: msg`by link`,
  code: msg`by code`,
  'class-account': msg`class account`,
} as const;

const SORT_LABELS: Record<(typeof MEMBER_SORTS)[number], MessageDescriptor> = {
  name: msg`Name`,
  newest: msg`Newest first`,
};

export function MembersTab({ group }: { group: GroupRow }) {
  const { t } = useLingui();
  const listParams = useListParams();
  const list = groupsApi.useMembersQuery({
    groupId: group.id,
    size: PAGE_SIZE_MAX,
    ...listParams.pick('search', 'sort'),
  });
  const [memberToRemove, setMemberToRemove] = useState<GroupMember>();
  const [memberToMove, setMemberToMove] = useState<GroupMember>();
  const stopMoving = () => setMemberToMove(undefined);
  const archived = group.archivedAt !== null;
  const mayMove = useOwnsAnotherClass(group) && !archived;
  return (
    <QueryResult query={list}>
      {(found) =>
        found.total === 0 && listParams.get('search') === '' ? (
          <NoMembers groupId={group.id} archived={archived} />
        ) : (
          <div className="grid gap-4" aria-busy={list.isFetching}>
            <MembersToolbar group={group} />
            {found.items.length === 0 ? (
              <Card className="py-10 text-center text-lg text-muted">
                <Trans>No member matches your search.</Trans>
              </Card>
            ) : (
              <MembersTable
                members={found.items}
                name={group.name}
                groupId={group.id}
                onRemove={archived ? undefined : setMemberToRemove}
                onMove={mayMove ? setMemberToMove : undefined}
              />
            )}
            <ListPages label={t`members`} list={found} />
            {memberToMove && (
              <Dialog title={memberToMove.name} size="small" onClose={stopMoving}>
                <MoveMemberForm group={group} member={memberToMove} onMoved={stopMoving} />
              </Dialog>
            )}
            {memberToRemove && (
              <RemoveDialog groupId={group.id} member={memberToRemove} onClose={() => setMemberToRemove(undefined)} />
            )}
          </div>
        )
      }
    </QueryResult>
  );
}

function NoMembers({ groupId, archived }: { groupId: string; archived: boolean }) {
  return (
    <Card className="grid justify-items-center gap-4 py-10 text-center">
      <p className="text-lg">
        <Trans>No one is in this group yet.</Trans>
      </p>
      {!archived && (
        <div className="flex flex-wrap justify-center gap-4">
          <Link to={`/teacher/groups/${groupId}?tab=accounts`} className={buttonClass({})}>
            <Trans>Create class accounts</Trans>
          </Link>
          <Link to={`/teacher/groups/${groupId}?tab=invite`} className={buttonClass({ variant: 'quiet' })}>
            <Trans>Invite by link or code</Trans>
          </Link>
        </div>
      )}
    </Card>
  );
}

function MembersToolbar({ group }: { group: GroupRow }) {
  const { t } = useLingui();
  const exportAll = useCsvExport(group);
  return (
    <div className="lw-no-print grid items-end gap-4 sm:grid-cols-[2fr_1fr_auto]">
      <ListSearch label={t`Search members`} />
      <ListSelect
        name="sort"
        label={t`Sort by`}
        values={MEMBER_SORTS}
        usual="name"
        labelOf={(value) => t(SORT_LABELS[value])}
      />
      <ExportButtons onCsv={() => void attempt(exportAll())} />
    </div>
  );
}

/** Exports all members, regardless of the current search. */
function useCsvExport(group: GroupRow): () => Promise<void> {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  return async () => {
    const all = await allMembers(dispatch, group.id);
    const rows = all.map(({ name, username, joinedAt, joinedBy }) => [
      name,
      username,
      new Date(joinedAt).toISOString().slice(0, 10),
      t(JOINED_BY_LABELS[joinedBy]),
    ]);
    downloadFile(toFileName(group.name, 'csv'), toCsv([[t`Name`, t`User name`, t`Joined on`, t`Joined`], ...rows]));
  };
}

const CELL = 'border-b border-line/45 px-3 py-2.5 text-start wrap-anywhere';
const HEAD = `${CELL} text-[0.875rem] text-muted print:text-[#000000]`;

interface MembersTableProps {
  members: readonly GroupMember[];
  name: string;
  groupId: string;
  /** Undefined for an archived class. */
  onRemove: ((member: GroupMember) => void) | undefined;
  /** Undefined for an archived class, and a teacher without another one. */
  onMove: ((member: GroupMember) => void) | undefined;
}

function MembersTable({ members, name, groupId, onRemove, onMove }: MembersTableProps) {
  const { t } = useLingui();
  const hasActions = onRemove !== undefined || onMove !== undefined;
  const tableRef = useRef<HTMLTableElement>(null);
  const previousCount = useRef(members.length);
  // The focused button disappears with its row when a member is removed; the table takes the focus.
  useEffect(() => {
    if (members.length < previousCount.current && isFocusLost()) {
      tableRef.current?.focus({ preventScroll: true });
    }
    previousCount.current = members.length;
  }, [members.length]);
  return (
    <Card className="overflow-x-auto p-2 sm:p-4">
      <table ref={tableRef} tabIndex={-1} className="w-full border-collapse outline-none print:text-[#000000]">
        <caption className="lw-hidden">
          <Trans>Members of {name}</Trans>
        </caption>
        <TableHead
          cell={HEAD}
          columns={[
            t`Name`,
            t`User name`,
            [t`Joined`, 'max-sm:hidden'],
            ...(hasActions ? [[t`Actions`, 'lw-no-print'] as const] : []),
          ]}
        />
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row" className={CELL}>
                <Link to={`/admin/progress/${member.id}?group=${groupId}&sort=name`} className="lw-link">
                  {member.name}
                </Link>
              </th>
              <td className={CELL}>{member.username}</td>
              <td className={cx(CELL, 'text-muted max-sm:hidden')}>
                {formatDate(member.joinedAt, 'medium')}, {t(JOINED_BY_LABELS[member.joinedBy])}
              </td>
              {hasActions && (
                <td className={cx(CELL, 'lw-no-print space-x-2')}>
                  {onMove && <MoveButton name={member.name} onClick={() => onMove(member)} />}
                  {onRemove && (
                    <Button variant="quiet" size="small" onClick={() => onRemove(member)}>
                      <Trans>Remove</Trans>
                      <span className="lw-hidden"> {member.name}</span>
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const MoveButton = ({ name, onClick }: { name: string; onClick(): void }) => (
  <Button variant="quiet" size="small" onClick={onClick}>
    <Trans>
      Move<span className="lw-hidden"> {name}</span>
    </Trans>
  </Button>
);

interface RemoveDialogProps {
  groupId: string;
  member: GroupMember;
  onClose(): void;
}

function RemoveDialog({ groupId, member, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const { name } = member;
  const [remove] = groupsApi.useRemoveMemberMutation();
  return (
    <ConfirmDialog
      title={t`Remove ${name}?`}
      confirmLabel={t`Remove`}
      onConfirm={() => remove({ groupId, userId: member.id }).unwrap()}
      done={t`${name} is removed from the group.`}
      onClose={onClose}
    >
      <p>
        <Trans>You will no longer see this student's progress.</Trans>{' '}
        {member.classAccount ? (
          <Trans>The account stays, but you can no longer reset its pass phrase.</Trans>
        ) : (
          <Trans>The student keeps the account and all progress.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
