// Database queries of the Admin's list of teachers, with what helps to decide whether a school is real.
import type { adminTeachers } from '@lanternwise/shared/contracts/admin-overview';
import { and, asc, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tables } from '../../db/db.ts';
import { containsText } from './containsText.ts';

type TeachersQuery = z.output<typeof adminTeachers.query>;

const groupsTaught = ({ groupTeachers, users }: Tables) =>
  sql<number>`(select count(*) from ${groupTeachers} where ${groupTeachers.userId} = ${users.id})`;

/** Class accounts that a teacher made; `waiting` counts those whose school consent does not count yet. */
const childrenMadeBy = ({ users, consents }: Tables, waiting: boolean) => {
  const own = sql`child.created_by = ${users.id}`;
  const asked = sql`exists (
    select 1 from ${consents}
    where ${consents.userId} = child.id and ${consents.method} = 'school' and ${consents.state} = 'asked'
  )`;
  return sql<number>`(select count(*) from users as child where ${waiting ? sql`${own} and ${asked}` : own})`;
};

export async function teachersPage(db: Db, { page, size, search, state }: TeachersQuery) {
  const { users } = db.tables;
  const where = and(
    eq(users.role, 'Teacher'),
    eq(users.status, 'active'),
    state === 'waiting' ? isNull(users.schoolConfirmedAt) : isNotNull(users.schoolConfirmedAt),
    search === ''
      ? undefined
      : or(
          containsText(users.usernameKey, search),
          containsText(users.emailKey, search),
          containsText(users.school, search),
        ),
  );
  const { id, username, email, emailVerifiedAt, school, createdAt, schoolConfirmedAt } = users;
  const rows = await db
    .select({
      id,
      username,
      email,
      emailVerifiedAt,
      school,
      createdAt,
      schoolConfirmedAt,
      groups: groupsTaught(db.tables),
      children: childrenMadeBy(db.tables, false),
      childrenWaiting: childrenMadeBy(db.tables, true),
    })
    .from(users)
    .where(where)
    .orderBy(desc(state === 'waiting' ? createdAt : schoolConfirmedAt), asc(id))
    .limit(size)
    .offset((page - 1) * size);
  const [found] = await db.select({ total: count() }).from(users).where(where);
  const items = rows.map(({ emailVerifiedAt: verifiedAt, ...row }) => ({
    ...row,
    emailVerified: verifiedAt !== null,
    groups: Number(row.groups),
    children: Number(row.children),
    childrenWaiting: Number(row.childrenWaiting),
  }));
  return { items, total: Number(found?.total ?? 0) };
}
