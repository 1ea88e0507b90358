// Ownership of tables: a module names the tables of its own table.ts; every use of another one's stands here with its reason.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { foreignUses, tableOwners, usesIn } from './testing/tableUses.ts';
import { testTables } from './testing/testStore.ts';

interface Exception {
  module: string;
  tables: readonly string[];
  because: string;
}

/** Who is in a class, and under which name: a list of learners joins them instead of asking for each of its rows. */
const CLASS_TABLES = ['classAccounts', 'groupMembers', 'groupTeachers', 'groups'] as const;

/** Everybody may join accounts to show names and to ask whether one is limited: the columns come from users/service.ts. */
const JOINED_BY_ALL = ['users'];

const READS: readonly Exception[] = [
  { module: 'accounts', tables: ['feedback'], because: 'the purge of an account, in one transaction' },
  {
    module: 'admin',
    tables: ['consents', 'groupTeachers', 'licenceCodes', 'schoolConfirmations'],
    because: 'the list of teachers is filtered and sorted by what their confirmation rests on',
  },
  { module: 'assignments', tables: CLASS_TABLES, because: 'assignments are for the learners of a class' },
  { module: 'audit', tables: ['groups'], because: 'names of the subjects of a page' },
  {
    module: 'backup',
    tables: ['accountTokens', 'mailOutbox', 'sessions'],
    because: 'a restored backup ends sessions, links and mails of its time',
  },
  {
    module: 'clock',
    tables: ['auditLog', 'realmStates', 'sessions'],
    because: 'the newest row of any kind, in a database from before the clock was recorded',
  },
  {
    module: 'consent',
    tables: ['classAccounts', 'groupTeachers', 'groups'],
    because: 'a school answers for the class accounts that its teachers made or teach',
  },
  {
    module: 'groups',
    tables: ['assignmentLearners', 'assignments', 'classPrograms'],
    because: 'who leaves a class takes back what was shown to it, in one transaction',
  },
  {
    module: 'live',
    tables: [...CLASS_TABLES, 'sessions'],
    because: 'who may watch and steer a lesson, asked at every tick',
  },
  {
    module: 'reports',
    tables: [...CLASS_TABLES, 'groupInvitations', 'groupRealmRules', 'parentLinks'],
    because: "a teacher's home and a parent's page are one query for each list, however many learners there are",
  },
  {
    module: 'reports',
    tables: ['activityAnswers', 'helpSigns', 'programRuns', 'questEvents', 'realmStates'],
    because: 'the evidence of a class is read by its members; ownWords.ts hides what others may not read',
  },
  {
    module: 'subscriptions',
    tables: ['auditLog', 'groupTeachers', 'groups'],
    because: 'the upgrade of licences from before confirmations had grounds',
  },
  {
    module: 'teacher-texts',
    tables: ['assignments', 'groupMembers', 'groupTeachers', 'groups'],
    because: 'whether a child saw a text, and who answers for it',
  },
  {
    module: 'users',
    tables: [
      ...CLASS_TABLES,
      'assignmentLearners',
      'assignments',
      'auditLog',
      'certificateShares',
      'certificates',
      'contactMessages',
      'digests',
      'licenceCodes',
      'licenceUses',
      'newsletterSubscribers',
      'parentLinks',
      'teacherInvitations',
      'teacherNotes',
    ],
    because: "'Download my data' reads all rows of a person",
  },
  { module: 'workshop', tables: ['classAccounts', 'groupMembers', 'groups'], because: 'programs are shown to a class' },
];

const WRITES: readonly Exception[] = [
  { module: 'accounts', tables: ['feedback', 'users'], because: 'the purge of an account, in one transaction' },
  {
    module: 'backup',
    tables: ['accountTokens', 'mailOutbox', 'sessions'],
    because: 'a restored backup ends sessions, links and mails of its time',
  },
  { module: 'consent', tables: ['users'], because: 'settleConsent alone sets whether a parent agreed' },
  {
    module: 'groups',
    tables: ['assignmentLearners', 'classPrograms'],
    because: 'who leaves a class takes back what was shown to it, in one transaction',
  },
  { module: 'pictures', tables: ['users'], because: 'the upgrade of addresses of pictures' },
  { module: 'progress', tables: ['users'], because: 'the upgrade of summaries of progress' },
  { module: 'subscriptions', tables: ['users'], because: 'confirmations.ts alone sets the date of confirmation' },
];

const pairs = (uses: readonly Exception[]) =>
  uses.flatMap(({ module, tables }) => tables.map((table) => `${module} ${table}`)).sort();

describe('every table', () => {
  it('belongs to one module', () => {
    expect([...tableOwners().keys()].sort()).toEqual(Object.keys(testTables).sort());
  });

  it.each([
    ['read', false, READS],
    ['written', true, WRITES],
  ] as const)('is %s by its own module, or for a reason; no reason is left over', (_what, writes, exceptions) => {
    const found = foreignUses().filter(
      (use) => use.writes === writes && (writes || !JOINED_BY_ALL.includes(use.table)),
    );
    const named = found.map(({ module, table }) => `${module} ${table}`).sort();
    expect(named, 'ask the owner for an exported query, or give the reason').toEqual(pairs(exceptions));
  });
});

describe('the use of a table is found in', () => {
  it.each([
    ['const { users } = db.tables;', 'users', false],
    ['const { users: all } = this.#store.db.tables; tx.delete(all)', 'users', true],
    ['db.select().from(db.tables.users)', 'users', false],
    ['const f = ({ users }: Tables) => users.id', 'users', false],
    ['const q = preparePerConnection((db, { users }) => db.select().from(users))', 'users', false],
    ['tx.insert(tx.tables.users)', 'users', true],
    ["const remove = deleteBy('users', 'id')", 'users', true],
    ["const find = findBy('users', 'id')", 'users', false],
    ['sql`(select count(*) from users as child)`', 'users', false],
    ['sql`exists (select 1 from quest_events where x)`', 'questEvents', false],
  ])('%s', (source, table, writes) => {
    const tree = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true);
    expect(usesIn(tree)).toContainEqual({ table, writes });
  });
});
