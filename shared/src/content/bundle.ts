// Schema of a realm's content bundle: written by `npm run content`, served by the server, loaded by the client.
import { z } from 'zod';
import { activitySchema } from '../activities/registry.ts';
import { lessonSchema } from './lesson.ts';
import { questSchema } from './quest.ts';
import { dialogSchema, realmSchema } from './realm.ts';

export const realmContentSchema = z.strictObject({
  realm: realmSchema,
  quest: questSchema,
  dialogs: z.record(z.string(), dialogSchema),
  lessons: z.record(z.string(), lessonSchema),
  activities: z.record(z.string(), activitySchema),
});
export type RealmContent = z.infer<typeof realmContentSchema>;
