// Database queries of accounts: profiles, credentials and progress summaries.
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Db, type NewRow, preparePerConnection, type Row, type Tables } from '../../db/db.ts';
import { limitColumns } from './age.ts';

type UsersTable = Tables['users'];

/** All columns except secrets. */
export function userColumns(users: UsersTable) {
  const { passwordHash: _secret, usernameKey: _name, emailKey: _email, ...visibleColumns } = getTableColumns(users);
  return visibleColumns;
}
export type UserRow = Omit<Row<'users'>, 'passwordHash' | 'usernameKey' | 'emailKey'>;
/** What rules ask about a caller, read with every session; the whole account is read where it is shown. */
export const callerColumns = (users: UsersTable) => ({
  id: users.id,
  role: users.role,
  status: users.status,
  isClassAccount: users.isClassAccount,
  ...limitColumns(users),
  subscriptionStatus: users.subscriptionStatus,
  subscriptionEndDate: users.subscriptionEndDate,
});
export type Caller = Pick<UserRow, keyof ReturnType<typeof callerColumns>>;
/** Without the date of a school's confirmation, which follows from its grounds (`subscriptions/confirmations.ts`). */
export type NewUser = Omit<NewRow<'users'>, 'schoolConfirmedAt'> & { schoolConfirmedAt?: never };

const credentialColumns = ({ id, passwordHash, isClassAccount, emailVerifiedAt }: UsersTable) => ({
  id,
  passwordHash,
  isClassAccount,
  emailVerifiedAt,
});

const byId = preparePerConnection((db, { users }) =>
  db
    .select(userColumns(users))
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(),
);
const byUsernameKey = preparePerConnection((db, { users }) =>
  db
    .select(credentialColumns(users))
    .from(users)
    .where(eq(users.usernameKey, sql.placeholder('key')))
    .prepare(),
);
const byEmailKey = preparePerConnection((db, { users }) =>
  db
    .select(credentialColumns(users))
    .from(users)
    .where(eq(users.emailKey, sql.placeholder('key')))
    .prepare(),
);
const updateCurrentMap = preparePerConnection((db, { users }) =>
  db
    .update(users)
    .set({ currentMap: sql`${sql.placeholder('currentMap')}` })
    .where(eq(users.id, sql.placeholder('id')))
    .returning(userColumns(users))
    .prepare(),
);

const updateProgressQuery = preparePerConnection((db, { users }) =>
  db
    .update(users)
    .set({
      gameScores: sql`${sql.placeholder('gameScores')}`,
      completedMaps: sql`${sql.placeholder('completedMaps')}`,
      overallProgress: sql`${sql.placeholder('overallProgress')}`,
      lastActiveAt: sql`${sql.placeholder('lastActiveAt')}`,
      evidenceEvents: sql`${sql.placeholder('evidenceEvents')}`,
      evidenceBytes: sql`${sql.placeholder('evidenceBytes')}`,
      evidenceDay: sql`${sql.placeholder('evidenceDay')}`,
      evidenceDayEvents: sql`${sql.placeholder('evidenceDayEvents')}`,
      evidenceDayBytes: sql`${sql.placeholder('evidenceDayBytes')}`,
    })
    .where(eq(users.id, sql.placeholder('id')))
    .returning(userColumns(users))
    .prepare(),
);

export interface Credentials {
  id: string;
  passwordHash: string;
  isClassAccount: boolean;
  emailVerifiedAt: number | null;
}

export async function findCredentialsById(db: Db, id: string): Promise<Credentials | undefined> {
  const { users } = db.tables;
  const [row] = await db.select(credentialColumns(users)).from(users).where(eq(users.id, id));
  return row;
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await byId(db).execute({ id });
  return row;
}

/** Credentials of the account with this user name or e-mail address. */
export async function findCredentials(db: Db, identifier: string): Promise<Credentials | undefined> {
  const key = identifier.toLowerCase();
  const [row] = await (key.includes('@') ? byEmailKey(db) : byUsernameKey(db)).execute({ key });
  return row;
}

export async function insertUser(tx: Db, user: NewUser): Promise<UserRow> {
  const { users } = tx.tables;
  const [row] = await tx.insert(users).values(user).returning(userColumns(users));
  if (!row) throw new Error('an inserted account was not returned');
  return row;
}

export async function setCurrentMap(tx: Db, id: string, currentMap: string): Promise<UserRow | undefined> {
  const [row] = await updateCurrentMap(tx).execute({ id, currentMap });
  return row;
}

/** How much evidence an account has stored, in all and on one day. */
export type EvidenceUse = Pick<
  UserRow,
  'evidenceEvents' | 'evidenceBytes' | 'evidenceDay' | 'evidenceDayEvents' | 'evidenceDayBytes'
>;

/** Denormalized progress of an account, so that lists need not read realm states. */
export type ProgressSummary = Pick<UserRow, 'gameScores' | 'completedMaps' | 'overallProgress' | 'lastActiveAt'> &
  EvidenceUse;

export async function setProgressSummary(tx: Db, id: string, summary: ProgressSummary) {
  const [row] = await updateProgressQuery(tx).execute({
    ...summary,
    id,
    gameScores: JSON.stringify(summary.gameScores),
    completedMaps: JSON.stringify(summary.completedMaps),
  });
  return row;
}

export async function updateUser(tx: Db, id: string, change: Partial<NewUser>): Promise<UserRow | undefined> {
  const { users } = tx.tables;
  if (Object.keys(change).length === 0) return findUser(tx, id);
  const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning(userColumns(users));
  return row;
}

/** Number of active Admins. */
export async function countAdmins(db: Db): Promise<number> {
  const { users } = db.tables;
  return db.$count(users, and(eq(users.role, 'Admin'), eq(users.status, 'active')));
}
