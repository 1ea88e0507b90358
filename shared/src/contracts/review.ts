// Contracts of the review: what is due today, and the answers to it.
import { z } from 'zod';
import { MAP_IDS } from '../constants/realms.ts';
import { defineContract, okReply, plainText } from './contract.ts';

/** UTC offset of the learner's time zone, in minutes: days begin at the learner's midnight. */
const offset = z.coerce.number().int().min(-840).max(840).default(0);

const planSchema = okReply({
  /** Items to ask today, with the number of earlier answers, which decides the wording. */
  due: z.array(z.object({ item: z.string(), seen: z.number() })),
  /** Due items beyond today's. */
  waiting: z.number(),
  today: z.number(),
  /** Day number of the next review; null before a realm is finished. */
  nextDay: z.number().nullable(),
  /** What was remembered at the last time, for each finished realm. */
  realms: z.array(z.object({ realm: z.enum(MAP_IDS), asked: z.number(), remembered: z.number() })),
});

export const todaysReview = defineContract('review.todaysReview', 'GET /user/review', {
  access: 'signed-in',
  query: z.object({ offset }),
  reply: planSchema,
});
export type ReviewReply = z.infer<typeof todaysReview.reply>;

export const answerReview = defineContract('review.answerReview', 'POST /user/review/answers', {
  access: 'signed-in',
  body: z.strictObject({
    /** Chosen by the client; an answer that arrives twice counts once. */
    id: z.uuid('The answer needs an id.'),
    item: plainText(80, 'Which question?'),
    seen: z.int().min(0).max(10_000),
    option: plainText(20, 'Which answer?'),
    offset,
  }),
  bodyLimit: 1024,
  reply: okReply({ correct: z.boolean() }),
});
