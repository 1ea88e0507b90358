// Contract of the form 'Share Your Experience': three ratings and a note.
import { z } from 'zod';
import { defineContract, okReply, plainText } from './contract.ts';
import { LATEST_TIME } from './storable.ts';

export const FEEDBACK_INCOMPLETE_MESSAGE = 'Please fill in all fields before submitting';
export const FEEDBACK_NOTE_MAX = 2000;

const rating = z
  .int(FEEDBACK_INCOMPLETE_MESSAGE)
  .min(1, FEEDBACK_INCOMPLETE_MESSAGE)
  .max(5, 'A rating is a number from 1 to 5.');
const TIMESTAMP_MESSAGE = 'The timestamp is an ISO date or milliseconds.';
const timestamp = z.union(
  [
    z.iso.datetime({ offset: true, error: TIMESTAMP_MESSAGE }).max(40, TIMESTAMP_MESSAGE),
    z.int(TIMESTAMP_MESSAGE).min(0, TIMESTAMP_MESSAGE).max(LATEST_TIME, TIMESTAMP_MESSAGE),
  ],
  TIMESTAMP_MESSAGE,
);

export const feedbackBodySchema = z.strictObject({
  contentRating: rating,
  gameplayRating: rating,
  recommendationRating: rating,
  feedbackNote: plainText(FEEDBACK_NOTE_MAX, `A note has at most ${FEEDBACK_NOTE_MAX} characters.`).refine(
    (note) => note.trim() !== '',
    FEEDBACK_INCOMPLETE_MESSAGE,
  ),
  timestamp,
  currentMap: plainText(100, 'The name of the map is missing.'),
});
export type FeedbackBody = z.infer<typeof feedbackBodySchema>;

export const feedback = defineContract('feedback.feedback', 'POST /misc/feedback', {
  access: 'public',
  body: feedbackBodySchema,
  bodyLimit: 16 * 1024,
  reply: okReply({
    /** False if only the ratings were stored, because consent is missing. */
    noteStored: z.boolean(),
  }),
});
