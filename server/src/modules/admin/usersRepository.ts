// Database queries of the Admin's user management; list queries use a covering index and are prepared once per shape.
import type { AccountState, Role } from '@lanternwise/shared/constants/users';
import type { UserSort } from '@lanternwise/shared/contracts/admin-users';
import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Db, preparePerConnection } from '../../db/db.ts';
import { ENGINE, groupMembers, groups, groupTeachers, parentLinks, sessions, users } from '../../db/tables.ts';

export interface UsersFilter {
  search: string;
  role: Role | undefined;
  plan: string | undefined;
  status: AccountState | undefined;
}

export interface UsersQuery extends UsersFilter {
  sort: UserSort;
  page: number;
  size: number;
}

const placeholder = sql.placeholder;

/** Which filters are used; the SQL depends on this, not on their values. */
interface FilterShape {
  search: boolean;
  role: boolean;
  plan: 'any' | 'none' | 'some';
  status: boolean;
}

const shapeOf = ({ search, role, plan, status }: UsersFilter): FilterShape => ({
  search: search !== '',
  role: role !== undefined,
  plan: plan === undefined ? 'any' : plan === 'none' ? 'none' : 'some',
  status: status !== undefined,
});

/** Substring search in the lower-case ASCII keys, with the fastest function of each engine. */
const contains = (column: typeof users.usernameKey | typeof users.emailKey) =>
  ENGINE === 'postgres'
    ? sql`strpos(${column}, ${placeholder('text')}) > 0`
    : sql`instr(${column}, ${placeholder('text')}) > 0`;

function where(shape: FilterShape): SQL | undefined {
  return and(
    shape.search ? or(contains(users.usernameKey), contains(users.emailKey)) : undefined,
    shape.role ? eq(users.role, placeholder('role')) : undefined,
    shape.plan === 'none' ? isNull(users.subscriptionPlan) : undefined,
    shape.plan === 'some'
      ? or(
          eq(users.subscriptionPlan, placeholder('plan')),
          sql`${users.subscriptionPlan} like ${placeholder('planPattern')}`,
        )
      : undefined,
    shape.status ? eq(users.status, placeholder('status')) : undefined,
  );
}

const ORDER_BY: Record<UserSort, SQL[]> = {
  name: [asc(users.usernameKey)],
  newest: [desc(users.createdAt), asc(users.usernameKey)],
  oldest: [asc(users.createdAt), asc(users.usernameKey)],
  role: [asc(users.role), asc(users.usernameKey)],
};

const placeholderValues = ({ search, role, plan, status }: UsersFilter) => ({
  text: search.toLowerCase(),
  role,
  plan,
  planPattern: `${plan}-%`,
  status,
});

function prepareByShape<Q extends object>(build: (db: Db, shape: FilterShape, sort: UserSort) => Q) {
  const cache = new Map<string, (db: Db) => Q>();
  return (db: Db, shape: FilterShape, sort: UserSort = 'name'): Q => {
    const key = `${shape.search}|${shape.role}|${shape.plan}|${shape.status}|${sort}`;
    let prepare = cache.get(key);
    if (!prepare) {
      prepare = preparePerConnection((on) => build(on, shape, sort));
      cache.set(key, prepare);
    }
    return prepare(db);
  };
}

/** Selects only keys, so that the index is sufficient; the full rows of the page are read afterwards. */
const usernamePage = prepareByShape((db, shape, sort) =>
  db
    .select({ key: users.usernameKey })
    .from(users)
    .where(where(shape))
    .orderBy(...ORDER_BY[sort])
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare(),
);
const usersCount = prepareByShape((db, shape) =>
  db.select({ total: count() }).from(users).where(where(shape)).prepare(),
);

const listedColumns = {
  key: users.usernameKey,
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  status: users.status,
  avatar: users.avatar,
  ageBand: users.ageBand,
  isClassAccount: users.isClassAccount,
  parentalConsent: users.parentalConsent,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionPlan: users.subscriptionPlan,
  subscriptionEndDate: users.subscriptionEndDate,
  createdAt: users.createdAt,
};

export async function usersPage(db: Db, query: UsersQuery) {
  const shape = shapeOf(query);
  const values = placeholderValues(query);
  const offset = (query.page - 1) * query.size;
  const names = await usernamePage(db, shape, query.sort).execute({ ...values, limit: query.size, offset });
  // A page that is not full is the last one, so the total is known without counting.
  const isLast = names.length < query.size && (names.length > 0 || offset === 0);
  const total = isLast ? offset + names.length : await countUsers(db, shape, values);
  const keys = names.map(({ key }) => key);
  const rows =
    keys.length === 0 ? [] : await db.select(listedColumns).from(users).where(inArray(users.usernameKey, keys));
  const position = new Map(keys.map((key, index) => [key, index]));
  rows.sort((a, b) => (position.get(a.key) ?? 0) - (position.get(b.key) ?? 0));
  return { rows, total };
}

async function countUsers(db: Db, shape: FilterShape, values: ReturnType<typeof placeholderValues>): Promise<number> {
  const [sum] = await usersCount(db, shape).execute(values);
  return Number(sum?.total ?? 0);
}

/** Number of other active Admins. */
export async function countOtherAdmins(db: Db, id: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.role, 'Admin'), eq(users.status, 'active'), ne(users.id, id)));
  return Number(row?.total ?? 0);
}

export async function sessionsOf(db: Db, userId: string, now: number) {
  const rows = await db
    .select({
      device: sessions.device,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      remembered: sessions.remembered,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(50);
  return rows.filter(({ expiresAt }) => expiresAt > now);
}

export async function groupsOf(db: Db, userId: string) {
  const learns = await db
    .select({ id: groups.id, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.userId, userId))
    .limit(50);
  const teaches = await db
    .select({ id: groups.id, name: groups.name })
    .from(groupTeachers)
    .innerJoin(groups, eq(groups.id, groupTeachers.groupId))
    .where(eq(groupTeachers.userId, userId))
    .limit(50);
  return [
    ...learns.map((group) => ({ ...group, as: 'learner' as const })),
    ...teaches.map((group) => ({ ...group, as: 'teacher' as const })),
  ];
}

export async function parentLinksOf(db: Db, userId: string) {
  const named = { id: users.id, username: users.username };
  const children = await db
    .select(named)
    .from(parentLinks)
    .innerJoin(users, eq(users.id, parentLinks.childId))
    .where(eq(parentLinks.parentId, userId));
  const parents = await db
    .select(named)
    .from(parentLinks)
    .innerJoin(users, eq(users.id, parentLinks.parentId))
    .where(eq(parentLinks.childId, userId));
  return { children, parents };
}
