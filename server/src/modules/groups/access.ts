// Checks access to groups; unknown and forbidden groups return the same 404.
import { GROUPS_PER_TEACHER } from '@lanternwise/shared/constants/groups';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { Caller } from '../users/service.ts';
import { countOwnedGroups, findGroup, type Group, type GroupRole, groupRoleOf, teachingOf } from './repository.ts';

export { groupRoleOf, teachingOf };

/** Whether the teacher teaches the learner, also in an archived class: its evidence stays readable. */
export const teachesLearner = async (db: Db, teacherId: string, learnerId: string): Promise<boolean> =>
  (await teachingOf(db, teacherId, learnerId)) !== undefined;

export interface TaughtGroup {
  group: Group;
  part: GroupRole;
}

const unknownGroupError = () => new HttpError(404, 'no-group', 'There is no such group.');

/** Requires that the caller teaches the group; Admins count as owners. */
export async function requireTaughtGroup(db: Db, groupId: string, caller: Caller): Promise<TaughtGroup> {
  const group = await findGroup(db, groupId);
  const part = group && (await groupRoleOf(db, groupId, caller.id));
  const adminRole = caller.role === 'Admin' ? ('owner' as const) : undefined;
  if (!group || !(part ?? adminRole)) throw unknownGroupError();
  return { group, part: adminRole ?? part ?? 'co-teacher' };
}

/** Like `requireTaughtGroup`, but without the Admins' way in: for what only the class's own teachers may see. */
export async function requireOwnClass(db: Db, groupId: string, caller: Caller): Promise<TaughtGroup> {
  const found = await requireTaughtGroup(db, groupId, caller);
  if (!(await groupRoleOf(db, groupId, caller.id))) throw unknownGroupError();
  return found;
}

/** Like `requireOwnClass`, but rejects archived groups. */
export async function requireActiveOwnClass(db: Db, groupId: string, caller: Caller): Promise<TaughtGroup> {
  return assertActive(await requireOwnClass(db, groupId, caller));
}

/** Like `requireTaughtGroup`, but requires the owner. */
export async function requireOwnedGroup(db: Db, groupId: string, caller: Caller, action: string): Promise<TaughtGroup> {
  const found = await requireTaughtGroup(db, groupId, caller);
  if (found.part !== 'owner') throw new HttpError(403, 'owner-only', `Only the group's owner can ${action}.`);
  return found;
}

/** Also for a group that another teacher hands over. */
export async function assertMayOwnMore(db: Db, teacherId: string): Promise<void> {
  if ((await countOwnedGroups(db, teacherId)) < GROUPS_PER_TEACHER) return;
  const message = `A teacher can have at most ${GROUPS_PER_TEACHER} groups.`;
  throw new HttpError(409, 'too-many-groups', message, undefined, { most: GROUPS_PER_TEACHER });
}

/**
 * Like `requireTaughtGroup`, but rejects archived groups. All changes ask for it, except those that restore an archived class or
 * take something back from others: seats, invitations, co-teachers.
 */
export async function requireActiveGroup(db: Db, groupId: string, caller: Caller): Promise<TaughtGroup> {
  return assertActive(await requireTaughtGroup(db, groupId, caller));
}

/** Like `requireOwnedGroup`, but rejects archived groups. */
export async function requireActiveOwnedGroup(
  db: Db,
  groupId: string,
  caller: Caller,
  action: string,
): Promise<TaughtGroup> {
  return assertActive(await requireOwnedGroup(db, groupId, caller, action));
}

function assertActive(found: TaughtGroup): TaughtGroup {
  if (found.group.archivedAt !== null) throw archivedGroupError(found.group.name);
  return found;
}

export const archivedGroupError = (group: string) =>
  new HttpError(409, 'archived', `"${group}" is archived. Restore it first.`, undefined, { group });
