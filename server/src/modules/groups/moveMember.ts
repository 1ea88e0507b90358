// Moves a student between two classes of one teacher, with the class account and the seat.
import { GROUP_MEMBERS_MAX } from '@lanternwise/shared/constants/groups';
import { nameKey } from '@lanternwise/shared/groups/roster';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Caller, UsersService } from '../users/service.ts';
import { requireActiveOwnedGroup } from './access.ts';
import { classAccountNames, classAccountsOf, moveClassAccount } from './classAccountsRepository.ts';
import { seatNewMembers, unseatMembers } from './classSeats.ts';
import { countMembers, deleteMember, type Group, insertMember, isMember, memberOf } from './repository.ts';

export interface Move {
  groupId: string;
  toGroupId: string;
  userId: string;
}

export async function moveMember(tx: Db, users: UsersService, caller: Caller, move: Move): Promise<void> {
  const { groupId, toGroupId, userId } = move;
  await requireActiveOwnedGroup(tx, groupId, caller, 'move its students');
  const { group: to } = await requireActiveOwnedGroup(tx, toGroupId, caller, 'take students from another class');
  const member = await memberOf(tx, groupId, userId);
  if (!member) throw new HttpError(404, 'no-member', 'That child is not in this group.');
  if (groupId === toGroupId) {
    throw new HttpError(409, 'same-class', 'The student is in this class already. Choose another one.');
  }
  await assertMayEnter(tx, users, to, move);
  await deleteMember(tx, groupId, userId);
  await insertMember(tx, { groupId: toGroupId, userId, joinedAt: Date.now(), joinedBy: member.joinedBy });
  await moveClassAccount(tx, userId, { from: groupId, to: toGroupId });
  // First the seat that is left: with one licence for both classes it is the one that is taken again.
  await unseatMembers(tx, users, groupId, [userId]);
  await seatNewMembers(tx, users, toGroupId, [userId]);
  const detail = { userId, to: toGroupId };
  await recordAudit(tx, {
    actorId: caller.id,
    action: 'group-member-moved',
    subject: { kind: 'group', id: groupId },
    detail,
  });
}

async function assertMayEnter(tx: Db, users: UsersService, to: Group, { groupId, userId }: Move): Promise<void> {
  const [account] = await classAccountsOf(tx, groupId, [userId]);
  const name = account?.name ?? (await users.find(tx, userId))?.username ?? '';
  const isDouble =
    (await isMember(tx, to.id, userId)) ||
    (account && (await classAccountNames(tx, to.id)).map(nameKey).includes(nameKey(account.name)));
  if (isDouble) {
    const message = `"${name}" is in "${to.name}" already.`;
    throw new HttpError(409, 'already-in-class', message, undefined, { name, group: to.name });
  }
  if ((await countMembers(tx, to.id)) >= GROUP_MEMBERS_MAX) {
    throw new HttpError(409, 'group-full', 'This group is full.');
  }
}
