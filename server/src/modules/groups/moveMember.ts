// Moves a student between two classes of one teacher, with the class account and the seat.
import { GROUP_MEMBERS_MAX } from '@lanternwise/shared/constants/groups';
import { nameKey } from '@lanternwise/shared/groups/roster';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Caller, UsersService } from '../users/service.ts';
import { requireActiveOwnedGroup } from './access.ts';
import { classAccountNames, classAccountsOf, moveClassAccount } from './classAccountsRepository.ts';
import { classTeachers } from './classConsentsRepository.ts';
import { seatNewMembers, unseatMembers } from './classSeats.ts';
import { type Admission, admitOwnAccount, enter, entryInto } from './entry.ts';
import { countMembers, deleteMember, type Group, isMember, memberOf } from './repository.ts';

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
  const admission = await admissionTo(tx, users, to, move);
  await deleteMember(tx, groupId, userId);
  await enter(tx, admission, member.joinedBy);
  await moveClassAccount(tx, userId, groupId, { groupId: toGroupId });
  // First the seat that is left: with one licence for both classes it is the one that is taken again.
  await unseatMembers(tx, users, groupId, [userId]);
  await seatNewMembers(tx, users, toGroupId, [userId]);
  const detail = { userId, to: toGroupId };
  await recordAudit(tx, caller.id, 'group-member-moved', ['group', groupId], detail);
}

/**
 * Nobody moves a limited child to teachers whom neither a parent nor a school knows. A class account, which has no parent here, follows its
 * own teachers: they made it.
 */
async function admissionTo(tx: Db, users: UsersService, to: Group, { groupId, userId }: Move): Promise<Admission> {
  const entry = await entryInto(tx, users, to.id, { id: userId });
  if (entry.kind === 'open') return entry.admission;
  const [account] = await classAccountsOf(tx, groupId, [userId]);
  const known = (await classTeachers(tx, groupId)).map(({ id }) => id);
  const follows = entry.kind === 'needs-parent' && account && entry.strangers.every(({ id }) => known.includes(id));
  if (follows) return admitOwnAccount(to.id, userId);
  const message = `A parent has to agree to "${to.name}" first. Give the student the code of that class: then the parent gets a letter.`;
  throw new HttpError(409, 'parent-first', message, undefined, { group: to.name });
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
