// Database queries of invitations.
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Db, preparePerConnection, type Row, type Tables } from '../../db/db.ts';
import { insertInto, listBy } from '../../db/rows.ts';

export type InvitationRow = Row<'groupInvitations'>;

const invitationColumns = ({ groupInvitations, groups }: Pick<Tables, 'groupInvitations' | 'groups'>) => ({
  id: groupInvitations.id,
  code: groupInvitations.code,
  expiresAt: groupInvitations.expiresAt,
  revokedAt: groupInvitations.revokedAt,
  groupId: groups.id,
  groupName: groups.name,
  archivedAt: groups.archivedAt,
});

const byToken = preparePerConnection((db, { groupInvitations, groups }) =>
  db
    .select(invitationColumns({ groupInvitations, groups }))
    .from(groupInvitations)
    .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
    .where(eq(groupInvitations.tokenHash, sql.placeholder('key')))
    .prepare(),
);
const byCode = preparePerConnection((db, { groupInvitations, groups }) =>
  db
    .select(invitationColumns({ groupInvitations, groups }))
    .from(groupInvitations)
    .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
    .where(eq(groupInvitations.code, sql.placeholder('key')))
    .prepare(),
);

export async function findInvitationByTokenHash(db: Db, key: string) {
  const [row] = await byToken(db).execute({ key });
  return row;
}

export async function findInvitationByCode(db: Db, key: string) {
  const [row] = await byCode(db).execute({ key });
  return row;
}

export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitationByCode>>>;

export const invitationsOf = listBy('groupInvitations', ['groupId'], ['-createdAt'], 50);

export async function countOpenInvitations(db: Db, groupId: string, now: number): Promise<number> {
  const { groupInvitations } = db.tables;
  return db.$count(
    groupInvitations,
    and(eq(groupInvitations.groupId, groupId), isNull(groupInvitations.revokedAt), gt(groupInvitations.expiresAt, now)),
  );
}

export const insertInvitation = insertInto('groupInvitations');

export async function incrementUseCount(tx: Db, id: string): Promise<void> {
  const { groupInvitations } = tx.tables;
  await tx
    .update(groupInvitations)
    .set({ useCount: sql`${groupInvitations.useCount} + 1` })
    .where(eq(groupInvitations.id, id));
}

/** Returns false if the group has no such invitation. */
export async function revokeInvitation(tx: Db, groupId: string, id: string, now: number): Promise<boolean> {
  const { groupInvitations } = tx.tables;
  const rows = await tx
    .update(groupInvitations)
    .set({ revokedAt: sql`coalesce(${groupInvitations.revokedAt}, ${now})` })
    .where(and(eq(groupInvitations.groupId, groupId), eq(groupInvitations.id, id)))
    .returning({ id: groupInvitations.id });
  return rows.length > 0;
}
