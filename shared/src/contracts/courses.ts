// Contracts of the learning path (dashboard and journey) and of course checklists.
import { z } from 'zod';
import { MAP_IDS } from '../constants/realms.ts';
import { defineContract, okReply, plainText } from './contract.ts';

const realmProgressSchema = z.object({
  realm: z.enum(MAP_IDS),
  entered: z.boolean(),
  completed: z.boolean(),
  percent: z.number(),
  stars: z.number(),
  score: z.number(),
  tasks: z.array(z.object({ id: z.string(), done: z.boolean() })),
  /** Great lanterns lit by hand. */
  lanterns: z.object({ lit: z.number(), total: z.number() }),
});

/** Data of the dashboard and the journey. */
export const learningPath = defineContract('courses.learningPath', 'GET /user/learning-path', {
  access: 'signed-in',
  /** UTC offset of the learner's time zone, in minutes. */
  query: z.object({ offset: z.coerce.number().int().min(-840).max(840).default(0) }),
  reply: okReply({
    /** Most recently played first. */
    realms: z.array(realmProgressSchema),
    checks: z.record(z.string(), z.array(z.string())),
    /** 0–100, of the units that are scored outside the realms, by unit. */
    scores: z.record(z.string(), z.number()),
    /** Days of the last four weeks with activity, as day numbers since 1970-01-01. */
    days: z.array(z.number()),
    today: z.number(),
  }),
});
export type LearningPathReply = z.infer<typeof learningPath.reply>;

const checksReply = okReply({ checks: z.array(z.string()) });

export const courseChecks = defineContract('courses.courseChecks', 'GET /courses/:slug/checks', {
  access: 'signed-in',
  reply: checksReply,
});

export const setCourseCheck = defineContract('courses.setCourseCheck', 'PUT /courses/:slug/checks', {
  access: 'signed-in',
  body: z.strictObject({ item: plainText(60, 'Which point of the list?'), checked: z.boolean('Ticked or not?') }),
  bodyLimit: 1024,
  reply: checksReply,
});
