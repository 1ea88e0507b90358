// Lists a teacher's learners; searching, filtering, sorting and paging are done by the database.
import type { Student, StudentSort, StudentsQuery, TeacherStudentsReply } from '@lanternwise/shared/contracts/reports';
import { currentSession } from '@lanternwise/shared/quests/progress';
import { and, asc, count, countDistinct, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { containsText } from '../../db/containsText.ts';
import type { Db, Row, Tables } from '../../db/db.ts';
import { isoTime } from '../../http/isoTime.ts';
import { addressColumn } from '../users/service.ts';
import { groupsTaughtBy, type Viewer } from './access.ts';
import { titleOf } from './contentTitles.ts';
import { learnerName } from './learnerName.ts';
import type { PlaceLookup } from './placeContent.ts';

const helpSignCount = ({ helpSigns, users }: Tables) =>
  sql<number>`(select count(distinct ${helpSigns.ref}) from ${helpSigns} where ${helpSigns.userId} = ${users.id})`;
const hasHelpSign = ({ helpSigns, users }: Tables) =>
  sql`exists (select 1 from ${helpSigns} where ${helpSigns.userId} = ${users.id})`;

export const studentColumns = (tables: Tables, viewer: Viewer) => {
  const { id, username, currentMap, completedMaps, overallProgress, lastActiveAt } = tables.users;
  return {
    id,
    name: learnerName(tables, viewer),
    username,
    email: addressColumn(tables, viewer),
    currentMap,
    completedMaps,
    overallProgress,
    lastActiveAt,
    needsHelp: helpSignCount(tables),
  };
};
type StudentRow = Pick<
  Row<'users'>,
  'id' | 'username' | 'email' | 'currentMap' | 'completedMaps' | 'overallProgress' | 'lastActiveAt'
> & { name: string; needsHelp: number };

function studentOrder(tables: Tables, viewer: Viewer, sort: StudentSort): SQL[] {
  const { users } = tables;
  const byName = [asc(sql`lower(${learnerName(tables, viewer)})`), asc(users.id)];
  const orders: Record<StudentSort, SQL[]> = {
    help: [desc(helpSignCount(tables)), ...byName],
    name: byName,
    progress: [desc(users.overallProgress), ...byName],
    'last-active': [desc(sql`coalesce(${users.lastActiveAt}, 0)`), ...byName],
  };
  return orders[sort];
}

/** One page of the learners of all groups that the viewer teaches. */
export async function listStudents(
  db: Db,
  viewer: Viewer,
  query: StudentsQuery,
  contents: PlaceLookup,
): Promise<Omit<TeacherStudentsReply, 'success'>> {
  const { users, classAccounts } = db.tables;
  // A class that is asked for may be archived.
  const groups = await groupsTaughtBy(db, viewer.id, ({ id, isArchived }) => !isArchived || id === query.group);
  const selectedGroups = query.group === '' ? groups : groups.filter(({ id }) => id === query.group);
  const emptyPage = { students: [], total: 0, page: query.page, totalPages: 0 };
  if (selectedGroups.length === 0) return emptyPage;
  const { ids, total } = await studentIdsPage(db, viewer, selectedGroups, query);
  const found = await db
    .select(studentColumns(db.tables, viewer))
    .from(users)
    .leftJoin(classAccounts, eq(classAccounts.userId, users.id))
    .where(inArray(users.id, ids));
  const rows = ids.flatMap((id) => found.find((row) => row.id === id) ?? []);
  const [names, signs] = await Promise.all([groupNames(db, groups, rows), signsOf(db, ids)]);
  const reasons = (id: string) =>
    helpReasons(
      signs.filter(({ userId }) => userId === id),
      contents,
    );
  return {
    students: rows.map((row) => toStudent(row, names.get(row.id) ?? '', reasons(row.id))),
    total,
    page: query.page,
    totalPages: Math.ceil(total / query.limit),
  };
}

/** Sorts ids only: sorting whole rows of ten thousand learners takes more than the budget of 60 ms per page. */
async function studentIdsPage(db: Db, viewer: Viewer, groups: readonly { id: string }[], query: StudentsQuery) {
  const { users, classAccounts, groupMembers } = db.tables;
  const where = and(
    isMemberOf(db, groups),
    matchesSearch(db.tables, viewer, query.search),
    query.help ? hasHelpSign(db.tables) : undefined,
  );
  const sorted = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(classAccounts, eq(classAccounts.userId, users.id))
    .where(where)
    .orderBy(...studentOrder(db.tables, viewer, query.sort))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const isUnfiltered = query.search.trim() === '' && !query.help;
  const [counted] = isUnfiltered
    ? await db
        .select({ total: countDistinct(groupMembers.userId) })
        .from(groupMembers)
        .where(inGroups(groupMembers, groups))
    : await db
        .select({ total: count() })
        .from(users)
        .leftJoin(classAccounts, eq(classAccounts.userId, users.id))
        .where(where);
  return { ids: sorted.map(({ id }) => id), total: Number(counted?.total ?? 0) };
}

const inGroups = (groupMembers: Tables['groupMembers'], groups: readonly { id: string }[]): SQL =>
  inArray(
    groupMembers.groupId,
    groups.map(({ id }) => id),
  );

function isMemberOf(db: Db, groups: readonly { id: string }[]): SQL {
  const { users, groupMembers } = db.tables;
  const memberIds = db.select({ id: groupMembers.userId }).from(groupMembers).where(inGroups(groupMembers, groups));
  return inArray(users.id, memberIds);
}

/** Searches in names and in the addresses that the viewer sees. */
function matchesSearch(tables: Tables, viewer: Viewer, search: string): SQL | undefined {
  const term = search.trim();
  if (term === '') return undefined;
  const columns = [learnerName(tables, viewer), tables.users.usernameKey, addressColumn(tables, viewer)];
  return or(...columns.map((column) => containsText(column, term)));
}

/** The names of each learner's groups, joined by commas, limited to the given groups. */
export async function groupNames(
  db: Db,
  groups: readonly { id: string; name: string }[],
  rows: readonly { id: string }[],
): Promise<Map<string, string>> {
  const { groupMembers } = db.tables;
  const found = new Map<string, string>();
  if (rows.length === 0 || groups.length === 0) return found;
  const memberships = await db
    .select({ userId: groupMembers.userId, groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(
      inArray(
        groupMembers.userId,
        rows.map(({ id }) => id),
      ),
    );
  for (const { id, name } of groups) {
    for (const { userId, groupId } of memberships) {
      if (groupId === id) found.set(userId, found.has(userId) ? `${found.get(userId)}, ${name}` : name);
    }
  }
  return found;
}

/** The help signs of the learners on one page. */
async function signsOf(db: Db, ids: readonly string[]): Promise<Row<'helpSigns'>[]> {
  const { helpSigns } = db.tables;
  if (ids.length === 0) return [];
  return db.select().from(helpSigns).where(inArray(helpSigns.userId, ids));
}

type Sign = Pick<Row<'helpSigns'>, 'realm' | 'ref' | 'kind' | 'count' | 'since'>;

/** Oldest first: who has waited longest. */
export const helpReasons = (signs: readonly Sign[], contents: PlaceLookup): Student['reasons'] =>
  [...signs]
    .sort((a, b) => a.since - b.since)
    .map(({ realm, ref, kind, count }) => ({ title: titleOf(contents(realm), ref), kind, count }));

export function toStudent(row: StudentRow, groupName: string, reasons: Student['reasons']): Student {
  return {
    id: row.id,
    name: row.name,
    username: row.username,
    email: row.email,
    groupName,
    overallProgress: row.overallProgress,
    currentSession: currentSession(row.currentMap, row.completedMaps),
    lastActive: row.lastActiveAt === null ? null : isoTime(row.lastActiveAt),
    needsHelp: Number(row.needsHelp),
    reasons,
  };
}
