// What a learner has reached, for the dashboard and the journey, and the checklists of courses.
import { z } from 'zod';
import { MAP_IDS } from '../constants/realms.ts';
import { defineContract, plainText } from './contract.ts';
import { coursesRoutes } from './routes/courses.ts';

const realmProgressSchema = z.object({
  realm: z.enum(MAP_IDS),
  entered: z.boolean(),
  completed: z.boolean(),
  percent: z.number(),
  stars: z.number(),
  score: z.number(),
  tasks: z.array(z.object({ id: z.string(), done: z.boolean() })),
});

/** Everything that the dashboard and the journey are derived from. */
export const learningPath = defineContract({
  ...coursesRoutes.learningPath,
  access: 'signed-in',
  /** Minutes by which the learner's clock is ahead of UTC. */
  query: z.object({ offset: z.coerce.number().int().min(-840).max(840).default(0) }),
  reply: z.object({
    success: z.literal(true),
    /** The realm that was played last comes first. */
    realms: z.array(realmProgressSchema),
    checks: z.record(z.string(), z.array(z.string())),
    /** Days since 1970 on which something was played, of the last four weeks. */
    days: z.array(z.number()),
    today: z.number(),
  }),
});
export type LearningPathReply = z.infer<typeof learningPath.reply>;

const slug = z.object({ slug: z.string().max(60) });
const checksReply = z.object({ success: z.literal(true), checks: z.array(z.string()) });

export const courseChecks = defineContract({
  ...coursesRoutes.courseChecks,
  access: 'signed-in',
  params: slug,
  reply: checksReply,
});

export const setCourseCheck = defineContract({
  ...coursesRoutes.setCourseCheck,
  access: 'signed-in',
  params: slug,
  body: z.strictObject({ item: plainText(60, 'Which point of the list?'), checked: z.boolean('Ticked or not?') }),
  bodyLimit: 1024,
  reply: checksReply,
});
