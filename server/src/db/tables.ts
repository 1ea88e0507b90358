// The tables as this process uses them: of the engine that DATABASE_URL names. Typed once, as on SQLite.

import { pgColumns } from './columnBuilders.pg.ts';
import { sqliteColumns } from './columnBuilders.ts';
import { makeSchema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** A process speaks to one data base for its whole life, so the engine is settled when modules load. */
export const ENGINE: Engine = /^postgres(ql)?:/.test(process.env.DATABASE_URL ?? '') ? 'postgres' : 'sqlite';

export const schema = makeSchema(ENGINE === 'postgres' ? pgColumns : sqliteColumns);
export const {
  users,
  purgedAccounts,
  consents,
  parentLinks,
  teacherNotes,
  digests,
  userPictures,
  sessions,
  signInFailures,
  accountTokens,
  questEvents,
  realmStates,
  activityAnswers,
  programRuns,
  mapProgress,
  helpSigns,
  feedback,
  contentRevisions,
  siteSettings,
  mailOutbox,
  auditLog,
  groups,
  groupMembers,
  groupTeachers,
  groupInvitations,
  groupRealmRules,
  classAccounts,
  certificates,
  certificateShares,
  checkouts,
  subscriptions,
  paymentEvents,
  licenceCodes,
  licenceUses,
  courseChecks,
} = schema;
