// Database queries of a class for live lessons: its learners and teachers, sessions of open streams, learners' progress.
import { GROUP_MEMBERS_MAX } from '@lanternwise/shared/constants/groups';
import type { AvatarId, Role } from '@lanternwise/shared/constants/users';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, preparePerConnection, type Tables } from '../../db/db.ts';
import { type Caller, callerColumns } from '../users/service.ts';

export interface RosterEntry {
  id: string;
  /** The name that the teacher entered, else the user name. */
  name: string;
  avatar: AvatarId;
}

const placeholder = sql.placeholder;

/** Active accounts; not those of children whose parent said no. */
const isShown = ({ users }: Tables) => and(eq(users.status, 'active'), isNull(users.consentRefusedAt));

const rosterQuery = preparePerConnection((db, tables) => {
  const { classAccounts, groupMembers, groups, users } = tables;
  return db
    .select({
      id: users.id,
      name: sql<string>`coalesce(${classAccounts.name}, ${users.username})`,
      avatar: users.avatar,
    })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.id, groupMembers.groupId), isNull(groups.archivedAt)))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(
      classAccounts,
      and(eq(classAccounts.userId, groupMembers.userId), eq(classAccounts.groupId, groupMembers.groupId)),
    )
    .where(and(eq(groupMembers.groupId, placeholder('groupId')), isShown(tables)))
    .limit(GROUP_MEMBERS_MAX)
    .prepare();
});

/** The learners of an active class whose data may be shown; none of an archived class. */
export const rosterOf = (db: Db, groupId: string): Promise<RosterEntry[]> => rosterQuery(db).execute({ groupId });

/** As `rosterOf`, of an archived class too: its reports can still be read. */
export async function summaryRoster(db: Db, groupId: string): Promise<Array<Pick<RosterEntry, 'id' | 'name'>>> {
  const { classAccounts, groupMembers, users } = db.tables;
  const name = sql<string>`coalesce(${classAccounts.name}, ${users.username})`;
  return db
    .select({ id: users.id, name })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(
      classAccounts,
      and(eq(classAccounts.userId, groupMembers.userId), eq(classAccounts.groupId, groupMembers.groupId)),
    )
    .where(and(eq(groupMembers.groupId, groupId), isShown(db.tables)))
    .orderBy(sql`lower(${name})`, users.usernameKey)
    .limit(GROUP_MEMBERS_MAX);
}

/** The accounts of a class, for what their plans let them open. */
export async function learnerAccounts(db: Db, groupId: string): Promise<Caller[]> {
  const { groupMembers, users } = db.tables;
  return db
    .select(callerColumns(users))
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), eq(users.status, 'active')))
    .limit(GROUP_MEMBERS_MAX);
}

const membershipQuery = preparePerConnection((db, tables) => {
  const { groupMembers, groups, users } = tables;
  return db
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.id, groupMembers.groupId), isNull(groups.archivedAt)))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.userId, placeholder('userId')), isShown(tables)))
    .limit(1)
    .prepare();
});

/** Whether a learner is in any active class. */
export const isInClass = async (db: Db, userId: string): Promise<boolean> =>
  (await membershipQuery(db).execute({ userId })).length > 0;

const teachersQuery = preparePerConnection((db, { groupTeachers, groups }) =>
  db
    .select({ userId: groupTeachers.userId })
    .from(groupTeachers)
    .innerJoin(groups, and(eq(groups.id, groupTeachers.groupId), isNull(groups.archivedAt)))
    .where(eq(groupTeachers.groupId, placeholder('groupId')))
    .limit(GROUP_MEMBERS_MAX)
    .prepare(),
);
/** Who teaches an active class; undefined for an archived or unknown one, because an active class has an owner. */
export async function teachersOfActive(db: Db, groupId: string): Promise<ReadonlySet<string> | undefined> {
  const rows = await teachersQuery(db).execute({ groupId });
  return rows.length === 0 ? undefined : new Set(rows.map(({ userId }) => userId));
}

/** Sessions that are looked up in one query; what is missing is filled with what no session has. */
export const SESSIONS_PER_QUERY = 100;
const SLOTS = Array.from({ length: SESSIONS_PER_QUERY }, (_, slot) => `s${slot}`);
const sessionsQuery = preparePerConnection((db, { sessions, users }) =>
  db
    .select({ tokenHash: sessions.tokenHash, expiresAt: sessions.expiresAt, role: users.role, status: users.status })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      inArray(
        sessions.tokenHash,
        SLOTS.map((slot) => placeholder(slot)),
      ),
    )
    .limit(SESSIONS_PER_QUERY)
    .prepare(),
);

/**
 * The roles of those sessions that are valid now, by the hash of the token.
 * @param tokenHashes at most SESSIONS_PER_QUERY
 */
export async function validSessions(
  db: Db,
  tokenHashes: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Role>> {
  const values = Object.fromEntries(SLOTS.map((slot, index) => [slot, tokenHashes[index] ?? '']));
  const rows = await sessionsQuery(db).execute(values);
  return new Map(
    rows.flatMap(({ tokenHash, expiresAt, role, status }) =>
      expiresAt > now && status === 'active' ? [[tokenHash, role]] : [],
    ),
  );
}
