// Database queries of the Admin's user management; list queries use a covering index and are prepared once per shape.
import type { AccountState, Role } from '@lanternwise/shared/constants/users';
import type { UserSort } from '@lanternwise/shared/contracts/admin-users';
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Db, type Engine, preparePerConnection, type Tables } from '../../db/db.ts';
import { limitColumns } from '../users/service.ts';

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

type UsersTable = Tables['users'];
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
const contains = (engine: Engine, column: UsersTable['usernameKey'] | UsersTable['emailKey']) =>
  engine === 'postgres'
    ? sql`strpos(${column}, ${placeholder('text')}) > 0`
    : sql`instr(${column}, ${placeholder('text')}) > 0`;

function where({ engine, tables: { users } }: Db, shape: FilterShape): SQL | undefined {
  return and(
    shape.search ? or(contains(engine, users.usernameKey), contains(engine, users.emailKey)) : undefined,
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

const ORDER_BY: Record<UserSort, (users: UsersTable) => SQL[]> = {
  name: (users) => [asc(users.usernameKey)],
  newest: (users) => [desc(users.createdAt), asc(users.usernameKey)],
  oldest: (users) => [asc(users.createdAt), asc(users.usernameKey)],
  role: (users) => [asc(users.role), asc(users.usernameKey)],
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
    .select({ key: db.tables.users.usernameKey })
    .from(db.tables.users)
    .where(where(db, shape))
    .orderBy(...ORDER_BY[sort](db.tables.users))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare(),
);
const usersCount = prepareByShape((db, shape) =>
  db.select({ total: count() }).from(db.tables.users).where(where(db, shape)).prepare(),
);

const listedColumns = (users: UsersTable) => ({
  key: users.usernameKey,
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  status: users.status,
  avatar: users.avatar,
  ...limitColumns(users),
  isClassAccount: users.isClassAccount,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionPlan: users.subscriptionPlan,
  subscriptionEndDate: users.subscriptionEndDate,
  createdAt: users.createdAt,
});

export async function usersPage(db: Db, query: UsersQuery) {
  const { users } = db.tables;
  const shape = shapeOf(query);
  const values = placeholderValues(query);
  const offset = (query.page - 1) * query.size;
  const names = await usernamePage(db, shape, query.sort).execute({ ...values, limit: query.size, offset });
  // A page that is not full is the last one, so the total is known without counting.
  const isLast = names.length < query.size && (names.length > 0 || offset === 0);
  const total = isLast ? offset + names.length : await countUsers(db, shape, values);
  const keys = names.map(({ key }) => key);
  const rows =
    keys.length === 0 ? [] : await db.select(listedColumns(users)).from(users).where(inArray(users.usernameKey, keys));
  const position = new Map(keys.map((key, index) => [key, index]));
  rows.sort((a, b) => (position.get(a.key) ?? 0) - (position.get(b.key) ?? 0));
  return { rows, total };
}

async function countUsers(db: Db, shape: FilterShape, values: ReturnType<typeof placeholderValues>): Promise<number> {
  const [sum] = await usersCount(db, shape).execute(values);
  return Number(sum?.total ?? 0);
}
