// Database queries that read the audit log with the names of actors and subjects.
import { and, asc, desc, eq, gte, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { Db, Tables } from '../../db/db.ts';

type AuditTable = Tables['auditLog'];

export interface AuditQuery {
  action?: string | undefined;
  /** Kind of subject. */
  kind?: string | undefined;
  /** Id of the actor or the subject. */
  personId?: string | undefined;
  subject?: { kind: string; id: string } | undefined;
  from?: number | undefined;
  until?: number | undefined;
  page: number;
  size: number;
}

function where(auditLog: AuditTable, { action, kind, personId, subject, from, until }: AuditQuery): SQL | undefined {
  return and(
    action === undefined ? undefined : eq(auditLog.action, action),
    kind === undefined ? undefined : eq(auditLog.subjectKind, kind),
    personId === undefined ? undefined : involves(auditLog, personId),
    subject && eq(auditLog.subjectKind, subject.kind),
    subject && eq(auditLog.subjectId, subject.id),
    from === undefined ? undefined : gte(auditLog.at, from),
    until === undefined ? undefined : lte(auditLog.at, until),
  );
}

const involves = (auditLog: AuditTable, personId: string) =>
  or(eq(auditLog.actorId, personId), and(eq(auditLog.subjectKind, 'user'), eq(auditLog.subjectId, personId)));

export async function findUserId(db: Db, username: string): Promise<string | undefined> {
  const { users } = db.tables;
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.usernameKey, username.toLowerCase()));
  return row?.id;
}

export async function auditPage(db: Db, query: AuditQuery) {
  const { auditLog } = db.tables;
  const condition = where(auditLog, query);
  const rows = await db
    .select()
    .from(auditLog)
    .where(condition)
    .orderBy(desc(auditLog.at), asc(auditLog.id))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  const names = await usernamesById(
    db,
    rows.flatMap(({ actorId, subjectKind, subjectId, detail }) => [
      ...(actorId === null ? [] : [actorId]),
      ...(subjectKind === 'user' ? [subjectId] : []),
      ...asStrings(personIn(detail)),
    ]),
  );
  const groupNames = await groupNamesById(
    db,
    rows.flatMap(({ subjectKind, subjectId, detail }) => [
      ...(subjectKind === 'group' ? [subjectId] : []),
      ...asStrings(detail.groupId),
    ]),
  );
  const namedPerson = (id: unknown) => {
    const username = typeof id === 'string' ? names.get(id) : undefined;
    return typeof id === 'string' && username !== undefined ? { id, username } : null;
  };
  const items = rows.map(({ actorId, detail: { about, userId, groupId, ...detail }, ...row }) => {
    const group = typeof groupId === 'string' ? groupNames.get(groupId) : undefined;
    return {
      ...row,
      detail,
      actor: namedPerson(actorId),
      about: namedPerson(about ?? userId),
      group: typeof groupId === 'string' && group !== undefined ? { id: groupId, name: group } : null,
      subjectName: (row.subjectKind === 'user' ? names : groupNames).get(row.subjectId) ?? null,
    };
  });
  return { items, total: await db.$count(auditLog, condition) };
}

/** User names of who acted on these subjects, by the subject's id. */
export async function actorsOn(db: Db, kind: string, subjectIds: readonly string[]): Promise<Map<string, string>> {
  const { auditLog, users } = db.tables;
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .select({ id: auditLog.subjectId, username: users.username })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectKind, kind), inArray(auditLog.subjectId, subjectIds)));
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Entries name the other account in two ways. */
const personIn = ({ about, userId }: Record<string, unknown>): unknown => about ?? userId;

const asStrings = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

async function usernamesById(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { users } = db.tables;
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, username }) => [id, username]));
}

async function groupNamesById(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { groups } = db.tables;
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(inArray(groups.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** More than there are kinds of actions, also of older versions. */
const MAX_ACTIONS = 200;

/** All actions that occur, for the filter. */
export async function auditActions(db: Db): Promise<string[]> {
  const { auditLog } = db.tables;
  const rows = await db
    .selectDistinct({ action: auditLog.action })
    .from(auditLog)
    .orderBy(asc(auditLog.action))
    .limit(MAX_ACTIONS);
  return rows.map(({ action }) => action);
}
