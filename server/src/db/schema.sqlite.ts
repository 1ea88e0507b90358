// The schema on SQLite, only for drizzle-kit, which generates migrations from it. Everybody else imports tables.ts.
import { kit } from './kit.ts';
import { makeSchema } from './schema.ts';

export const {
  users,
  sessions,
  signInFailures,
  questEvents,
  realmStates,
  activityAnswers,
  mapProgress,
  feedback,
  contentRevisions,
  mailOutbox,
  auditLog,
} = makeSchema(kit);
