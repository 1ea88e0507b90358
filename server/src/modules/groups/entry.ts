// The only way to become a member of a class: decides whether a person may enter, and writes the member's row.
import type { Db } from '../../db/db.ts';
import { type Caller, requireRow, type UsersService } from '../users/service.ts';
import { type ClassTeacher, classConsentOf, classTeachers } from './classConsentsRepository.ts';
import type { JoinedBy } from './table.ts';

/** Proves that somebody asked whether this person may enter this class; only this file makes one. */
class Admission {
  constructor(
    readonly groupId: string,
    readonly userId: string,
  ) {}
}

export type { Admission };

export type Entry =
  | { kind: 'open'; admission: Admission }
  /** A limited child, and teachers whom nobody confirmed and no parent has agreed to. */
  | { kind: 'needs-parent'; strangers: readonly ClassTeacher[] }
  /** A parent's no to this class binds, whatever has changed since. */
  | { kind: 'refused-by-parent' };

export async function entryInto(
  db: Db,
  users: UsersService,
  groupId: string,
  person: Pick<Caller, 'id'>,
): Promise<Entry> {
  const answer = await classConsentOf(db, groupId, person.id);
  if (answer?.state === 'declined' || answer?.state === 'withdrawn') return { kind: 'refused-by-parent' };
  const open = { kind: 'open', admission: new Admission(groupId, person.id) } as const;
  if (!users.isLimited(requireRow(await users.find(db, person.id)))) return open;
  const agreedTo = answer?.state === 'given' ? answer.teachers : [];
  const teachers = await classTeachers(db, groupId);
  const strangers = teachers.filter(({ id, isConfirmed }) => !isConfirmed && !agreedTo.includes(id));
  // Nobody answers for a class that has no teacher.
  return strangers.length === 0 && teachers.length > 0 ? open : { kind: 'needs-parent', strangers };
}

/** For a class account that the class's own teachers make, or take along to another class of theirs. */
export const admitOwnAccount = (groupId: string, userId: string): Admission => new Admission(groupId, userId);

export async function enter(
  tx: Db,
  { groupId, userId }: Admission,
  joinedBy: JoinedBy,
  now = Date.now(),
): Promise<void> {
  const { groupMembers } = tx.tables;
  await tx.insert(groupMembers).values({ groupId, userId, joinedAt: now, joinedBy });
}
