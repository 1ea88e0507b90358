// Database queries of the Admin's list of all groups.
import type { adminGroups } from '@lanternwise/shared/contracts/admin-overview';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containsText } from '../../db/containsText.ts';
import type { Db } from '../../db/db.ts';
import { memberCount } from '../groups/access.ts';

type GroupsQuery = z.output<typeof adminGroups.query>;

export async function groupsPage(db: Db, { page, size, search, state, sort }: GroupsQuery) {
  const { groups } = db.tables;
  const students = memberCount(db.tables);
  const where = and(
    search === '' ? undefined : containsText(groups.name, search),
    state === undefined ? undefined : state === 'archived' ? isNotNull(groups.archivedAt) : isNull(groups.archivedAt),
  );
  const byName = asc(sql`lower(${groups.name})`);
  const order = { newest: [desc(groups.createdAt)], name: [byName], students: [desc(students), byName] }[sort];
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      createdAt: groups.createdAt,
      archivedAt: groups.archivedAt,
      students,
    })
    .from(groups)
    .where(where)
    .orderBy(...order, asc(groups.id))
    .limit(size)
    .offset((page - 1) * size);
  const ids = rows.map(({ id }) => id);
  const owners = await ownersOf(db, ids);
  const items = rows.map((row) => ({ ...row, students: Number(row.students), owner: owners.get(row.id) ?? null }));
  return { items, total: await db.$count(groups, where) };
}

async function ownersOf(db: Db, groupIds: readonly string[]) {
  const { groupTeachers, users } = db.tables;
  if (groupIds.length === 0) return new Map<string, { id: string; username: string }>();
  const rows = await db
    .select({ groupId: groupTeachers.groupId, id: users.id, username: users.username })
    .from(groupTeachers)
    .innerJoin(users, eq(users.id, groupTeachers.userId))
    .where(and(inArray(groupTeachers.groupId, [...groupIds]), eq(groupTeachers.part, 'owner')))
    .limit(groupIds.length);
  return new Map(rows.map(({ groupId, ...owner }) => [groupId, owner]));
}
