// Database queries of the Admin's list of teachers, with what helps to decide whether a school is real.
import type { adminTeachers, TEACHER_STATES } from '@lanternwise/shared/contracts/admin-overview';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containsText } from '../../db/containsText.ts';
import type { Db, Tables } from '../../db/db.ts';

type TeachersQuery = z.output<typeof adminTeachers.query>;

const groupsTaught = ({ groupTeachers, users }: Tables) =>
  sql<number>`(select count(*) from ${groupTeachers} where ${groupTeachers.userId} = ${users.id})`;

/** Class accounts that a teacher made; `waiting` counts those whose school consent does not count yet. */
const childrenMadeBy = ({ consents }: Tables, waiting: boolean) => {
  const own = sql`child.created_by = users.id`;
  const asked = sql`exists (
    select 1 from ${consents}
    where ${consents.userId} = child.id and ${consents.method} = 'school' and ${consents.state} = 'asked'
  )`;
  return sql<number>`(select count(*) from users as child where ${waiting ? sql`${own} and ${asked}` : own})`;
};

/** `waiting` includes a confirmed teacher who awaits approval by a further licence; `ended` need no decision. */
export function inState(
  { users, schoolConfirmations }: Tables,
  state: (typeof TEACHER_STATES)[number],
): SQL | undefined {
  const ground = (isWaiting: boolean) => sql`exists (
    select 1 from ${schoolConfirmations}
    where ${schoolConfirmations.teacherId} = ${users.id}
    ${isWaiting ? sql`and ${schoolConfirmations.state} = 'waiting'` : sql``}
  )`;
  const isTeacher = and(eq(users.role, 'Teacher'), eq(users.status, 'active'));
  const isUnconfirmed = isNull(users.schoolConfirmedAt);
  if (state === 'confirmed') return and(isTeacher, isNotNull(users.schoolConfirmedAt));
  if (state === 'ended') return and(isTeacher, isUnconfirmed, ground(false), not(ground(true)));
  return and(isTeacher, or(ground(true), and(isUnconfirmed, not(ground(false)))));
}

/** Since when somebody has to decide. The id is named with its table: this one has an id too. */
const askedAt = ({ schoolConfirmations }: Tables) => sql<number | null>`(
  select min(${schoolConfirmations.askedAt}) from ${schoolConfirmations}
  where ${schoolConfirmations.teacherId} = users.id and ${schoolConfirmations.state} = 'waiting'
)`;

export async function teachersPage(db: Db, { page, size, search, state }: TeachersQuery) {
  const { users } = db.tables;
  const where = and(
    inState(db.tables, state),
    search === ''
      ? undefined
      : or(
          containsText(users.usernameKey, search),
          containsText(users.emailKey, search),
          containsText(users.school, search),
        ),
  );
  const { id, username, email, emailVerifiedAt, school, createdAt, schoolConfirmedAt } = users;
  const asked = askedAt(db.tables);
  const rows = await db
    .select({
      ...{ id, username, email, emailVerifiedAt, school, createdAt, schoolConfirmedAt },
      askedAt: asked,
      groups: groupsTaught(db.tables),
      children: childrenMadeBy(db.tables, false),
      childrenWaiting: childrenMadeBy(db.tables, true),
    })
    .from(users)
    .where(where)
    // The one who has waited longest comes first.
    .orderBy(state === 'waiting' ? asc(sql`coalesce(${asked}, ${createdAt})`) : desc(schoolConfirmedAt), asc(id))
    .limit(size)
    .offset((page - 1) * size);
  const grounds = await groundsOfAll(
    db,
    rows.map((row) => row.id),
  );
  const items = rows.map(({ emailVerifiedAt: verifiedAt, ...row }) => ({
    ...row,
    emailVerified: verifiedAt !== null,
    askedAt: row.askedAt === null ? null : Number(row.askedAt),
    grounds: grounds
      .filter(({ teacherId }) => teacherId === row.id)
      .map(({ basis, state, licence }) => ({ basis, state, licence })),
    groups: Number(row.groups),
    children: Number(row.children),
    childrenWaiting: Number(row.childrenWaiting),
  }));
  return { items, total: await db.$count(users, where) };
}

/** What the confirmations of these teachers rest on, or wait for; a licence by its note, else by the end of its code. */
async function groundsOfAll(db: Db, teacherIds: readonly string[]) {
  const { licenceCodes, schoolConfirmations } = db.tables;
  if (teacherIds.length === 0) return [];
  const { teacherId, basis, state, licenceId } = schoolConfirmations;
  const rows = await db
    .select({
      teacherId,
      basis,
      state,
      note: licenceCodes.note,
      code: licenceCodes.code,
      proves: licenceCodes.provesSchool,
    })
    .from(schoolConfirmations)
    .leftJoin(licenceCodes, eq(licenceCodes.id, licenceId))
    .where(inArray(teacherId, teacherIds))
    .orderBy(asc(schoolConfirmations.askedAt));
  return rows.map(({ note, code, proves, ...row }) => {
    const name = code === null ? null : (note ?? `…${code.slice(-4)}`);
    return { ...row, licence: name !== null && !proves ? `${name} (sandbox)` : name };
  });
}

/** Teachers who have asked since then (epoch ms), for the Admins' mail. */
export async function countAskedSince(db: Db, since: number): Promise<number> {
  const { schoolConfirmations, users } = db.tables;
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${users.id})` })
    .from(schoolConfirmations)
    .innerJoin(users, and(eq(users.id, schoolConfirmations.teacherId), eq(users.status, 'active')))
    .where(and(eq(schoolConfirmations.state, 'waiting'), gt(schoolConfirmations.askedAt, since)));
  return Number(row?.total ?? 0);
}

/** Active Admins who can get mail. */
export async function adminsWithAddress(db: Db) {
  const { users } = db.tables;
  const { id, username, email, settings } = users;
  const rows = await db
    .select({ id, username, email, settings })
    .from(users)
    .where(and(eq(users.role, 'Admin'), eq(users.status, 'active'), isNotNull(users.emailVerifiedAt)));
  return rows.flatMap(({ email: to, ...admin }) => (to === null ? [] : [{ ...admin, to }]));
}
