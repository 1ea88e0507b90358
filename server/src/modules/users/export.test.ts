// Tests 'Download my data': nothing of a person is left out, however much it is, and few rows are in memory at once.
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteTables } from '../../db/schema.sqlite.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { EXPORT_CHUNK_ROWS, exportText } from './export.ts';

type TableName = keyof typeof sqliteTables;
const TABLE_NAMES = Object.keys(sqliteTables) as TableName[];

/** References to a person, directly or through another table, that the export leaves out. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'users.createdBy': 'the accounts that a teacher made belong to the children',
  'parentLinks.parentId': 'shown as the names of the linked children',
  'parentLinks.childId': 'shown as the names of the linked parents',
  'accountTokens.userId': 'hashes of links that end by themselves; their effects are in the account and the consents',
  'auditLog.actorId': 'what an Admin did to accounts of others; what was done to the own account is in `acts`',
  'assignments.groupId': 'belongs to the group and its teachers',
  'groupRealmRules.groupId': 'belongs to the group and its teachers',
  'groupInvitations.groupId': 'shown to who made them, by createdBy',
  'paymentEvents.subscriptionId': 'ids of messages of the payment provider; their effects are in the subscriptions',
  'licenceCodes.createdBy': 'codes that an Admin made for schools',
  'licenceCodes.subscriptionId': 'a secret that is shown with the plan; its uses are in `licenceUses`',
  'schoolConfirmations.decidedBy': "stands in the teacher's export, as `schoolConfirmations`",
  'publishingPasses.userId': 'a hash that opens the publishing gate for some minutes',
};

/** Not in a column of its own: by address, by subject, or by name. */
const WITHOUT_REFERENCE = ['contactMessages', 'newsletterSubscribers', 'auditLog'] as const;

let server: TestServer;
let asha: TestClient;
let ravi: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  asha = await server.register('Asha', { email: 'asha@example.org', ageBand: '18+' });
  ravi = await server.register('Ravi');
});
afterAll(() => server.close());

const nameOf = (table: SQLiteTable): TableName => {
  const found = TABLE_NAMES.find((name) => getTableConfig(sqliteTables[name]).name === getTableConfig(table).name);
  if (!found) throw new Error('no such table');
  return found;
};

interface Reference {
  column: string;
  to: TableName;
}

const propertyOf = (table: TableName, column: SQLiteColumn): string =>
  Object.entries(getTableColumns(sqliteTables[table])).find(([, one]) => one.name === column.name)?.[0] ?? '';

const referencesOf = (table: TableName): Reference[] =>
  getTableConfig(sqliteTables[table]).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return columns.map((column) => ({
      column: propertyOf(table, column as SQLiteColumn),
      to: nameOf(foreignTable as SQLiteTable),
    }));
  });

/** Tables that reach the accounts through references. */
function isPersonal(table: TableName): boolean {
  return table !== 'users' && referencesOf(table).some(({ to }) => to === 'users' || isPersonal(to));
}

let planted = 0;
/** A value that nothing else in the database has. */
function plantedValue(column: SQLiteColumn): unknown {
  planted += 1;
  if (column.enumValues) return column.enumValues[0];
  if (column.dataType === 'number') return 1_000_000 + planted;
  if (column.dataType === 'boolean') return true;
  if (column.dataType === 'json') return { planted: `json-${planted}` };
  return `planted-${planted}`;
}

/** Inserts a row, and the rows that it needs, in which `column` is the person; other references to people are somebody else. */
async function plantRow(table: TableName, column: string, value: string): Promise<Record<string, unknown>> {
  const columns = getTableColumns(sqliteTables[table]) as Record<string, SQLiteColumn>;
  const row = Object.fromEntries(Object.entries(columns).map(([name, one]) => [name, plantedValue(one)]));
  for (const reference of referencesOf(table)) {
    if (reference.column === column) row[column] = value;
    else if (reference.to === 'users') row[reference.column] = ravi.user.id;
    else {
      const parent = await plantParent(reference.to, value);
      row[reference.column] = parent.id ?? parent.number;
    }
  }
  await server.store.write(async (tx) => {
    await tx.insert(testTables[table] as SQLiteTable).values(row);
  });
  return row;
}

/** A row of a table that is referenced; it belongs to the person if it belongs to anybody. */
async function plantParent(table: TableName, person: string): Promise<Record<string, unknown>> {
  const [toPerson] = referencesOf(table).filter(({ to }) => to === 'users');
  return plantRow(table, toPerson?.column ?? '', person);
}

async function exportOf(person: TestClient): Promise<string> {
  let text = '';
  for await (const chunk of exportText(server.store.db, person.user.id, { site: 'Lanternwise' })) text += chunk;
  return text;
}

const cases = TABLE_NAMES.flatMap((table) =>
  referencesOf(table)
    .filter(({ to }) => to === 'users' || isPersonal(to) || (to === 'groups' && table !== 'groups'))
    .map(({ column, to }) => [table, column, to] as const),
);

describe('the export', () => {
  it.each(cases.filter(([table, column, to]) => to === 'users' && !(`${table}.${column}` in LEFT_OUT)))(
    'has the rows of %s that belong to the person by %s',
    async (table, column) => {
      const row = await plantRow(table, column, asha.user.id);
      const columns = getTableColumns(sqliteTables[table]) as Record<string, SQLiteColumn>;
      const markers = Object.entries(row).flatMap(([name, value]) => {
        const isMark = !columns[name]?.enumValues && !referencesOf(table).some((one) => one.column === name);
        return isMark && typeof value !== 'boolean' ? [JSON.stringify(value)] : [];
      });
      const [mine, theirs] = [await exportOf(asha), await exportOf(ravi)];
      expect(markers.filter((marker) => mine.includes(marker))).not.toEqual([]);
      // A row between two people is a part of both exports.
      if (!['adultReports', 'assignments', 'teacherNotes', 'teacherInvitations'].includes(table))
        expect(markers.filter((marker) => theirs.includes(marker))).toEqual([]);
    },
  );

  it('has what belongs to the person through another table, or says why not', async () => {
    const indirect = cases.filter(([table, column, to]) => to !== 'users' && !(`${table}.${column}` in LEFT_OUT));
    // Rows of these tables show the row that they reference, or are shown with it.
    expect(indirect.map(([table, column]) => `${table}.${column}`).sort()).toEqual([
      'assignmentLearners.assignmentId',
      'certificateShares.certificateId',
      'classAccounts.groupId',
      'classConsents.groupId',
      'classPrograms.groupId',
      'digests.linkId',
      'groupMembers.groupId',
      'groupTeachers.groupId',
      'licenceUses.codeId',
      'liveCommands.lessonId',
      'liveFinished.lessonId',
      'liveLessons.groupId',
      'liveWork.lessonId',
      'schoolConfirmations.licenceId',
      'subscriptions.checkoutId',
      'teacherInvitations.groupId',
    ]);
    const share = await plantRow('certificateShares', '', asha.user.id);
    const digest = await plantRow('digests', '', asha.user.id);
    const text = await exportOf(asha);
    for (const time of [share.sharedAt, digest.sentAt]) expect(text).toContain(String(time));
  });

  it('has what belongs to the person by address or as the subject', async () => {
    expect(WITHOUT_REFERENCE.filter((table) => !(table in sqliteTables))).toEqual([]);
    await server.store.write(async (tx) => {
      await tx.update(testTables.users).set({ emailVerifiedAt: 1 });
      const by = { id: 'by-address', emailKey: 'asha@example.org', email: 'asha@example.org', locale: 'en' as const };
      await tx.insert(testTables.newsletterSubscribers).values({ ...by, unsubscribeToken: 'x', confirmedAt: 77_001 });
      const message = { subject: 's', message: 'my-own-message', role: 'parent' as const, receivedAt: 1 };
      await tx.insert(testTables.contactMessages).values({ ...by, ...message, name: 'Asha' });
      const act = { id: 'act', at: 1, action: 'role-changed', subjectKind: 'user', subjectId: asha.user.id };
      await tx.insert(testTables.auditLog).values({ ...act, reason: 'the-reason-why', detail: {} });
    });
    const text = await exportOf(asha);
    for (const mark of ['77001', 'my-own-message', 'the-reason-why']) expect(text).toContain(mark);
    expect(await exportOf(ravi)).not.toMatch(/77001|my-own-message|the-reason-why/);
  });

  it('names no table as left out that does not exist', () => {
    const known = cases.map(([table, column]) => `${table}.${column}`);
    expect(Object.keys(LEFT_OUT).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('of a large account is valid JSON, has every row once, and holds few rows in memory', async () => {
    const large = await server.register('Kabir');
    const count = 10 * EXPORT_CHUNK_ROWS + 3;
    const code = '#'.repeat(20_000);
    await server.store.write(async (tx) => {
      for (let at = 0; at < count; at += 1) {
        const run = {
          realm: 'ai-adventure-park',
          ref: `task-${at}`,
          code,
          status: 'passed' as const,
          ms: 1,
          ranAt: at,
        };
        await tx.insert(testTables.programRuns).values({ userId: large.user.id, eventId: `run-${at}`, ...run });
      }
    });
    const chunks: string[] = [];
    for await (const chunk of exportText(server.store.db, large.user.id, { site: 'x' })) chunks.push(chunk);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan((EXPORT_CHUNK_ROWS + 1) * (code.length + 300));
    const { programs } = JSON.parse(chunks.join(''));
    expect(new Set(programs.map(({ ref }: { ref: string }) => ref)).size).toBe(count);
    expect(programs).toHaveLength(count);
  });

  it('is sent ten times an hour', async () => {
    const often = await server.register('Meena');
    for (let time = 0; time < 10; time += 1)
      expect((await often.call('GET', '/api/v1/user/export')).json().account.username).toBe('Meena');
    const reply = await often.call('GET', '/api/v1/user/export');
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too-many-requests']);
  });
});
