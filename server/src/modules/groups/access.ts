// Who may do what with a group. Whoever does not teach it learns not even that it exists.
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { Caller } from '../users/service.ts';
import { findGroup, type Group, type GroupRole, groupRoleOf, teachesLearner } from './repository.ts';

export { teachesLearner };

export interface TaughtGroup {
  group: Group;
  part: GroupRole;
}

const unknownGroupError = () => new HttpError(404, 'no-group', 'There is no such group.');

/** The group as one of its teachers; an Admin stands in for the owner of any. */
export async function requireTaughtGroup(db: Db, groupId: string, caller: Caller): Promise<TaughtGroup> {
  const group = await findGroup(db, groupId);
  const part = group && (await groupRoleOf(db, groupId, caller.id));
  const adminRole = caller.role === 'Admin' ? ('owner' as const) : undefined;
  if (!group || !(part ?? adminRole)) throw unknownGroupError();
  return { group, part: adminRole ?? part ?? 'co-teacher' };
}

/** As `taught`, for what only the owner decides. */
export async function requireOwnedGroup(db: Db, groupId: string, caller: Caller, action: string): Promise<TaughtGroup> {
  const found = await requireTaughtGroup(db, groupId, caller);
  if (found.part !== 'owner') throw new HttpError(403, 'owner-only', `Only the group's owner can ${action}.`);
  return found;
}

/** As `taught`, for what makes no sense any more once a group is archived. */
export async function requireActiveGroup(db: Db, groupId: string, caller: Caller): Promise<TaughtGroup> {
  const found = await requireTaughtGroup(db, groupId, caller);
  if (found.group.archivedAt !== null) {
    throw new HttpError(409, 'archived', `"${found.group.name}" is archived. Bring it back first.`, undefined, {
      group: found.group.name,
    });
  }
  return found;
}
