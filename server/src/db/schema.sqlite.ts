// The schema on SQLite: what the server runs on and drizzle-kit generates migrations from.
import { kit } from './kit.ts';
import { makeSchema } from './schema.ts';

export const schema = makeSchema(kit);
export const {
  users,
  sessions,
  signInFailures,
  questEvents,
  realmStates,
  activityAnswers,
  programRuns,
  mapProgress,
  feedback,
  contentRevisions,
} = schema;
