// Defines the table of feedback.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function feedbackTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    'feedback',
    {
      id: k.text('id').primaryKey(),
      userId: k.text('user_id').references(() => users.id, { onDelete: 'set null' }),
      map: k.text('map').notNull(),
      contentRating: k.int('content_rating').notNull(),
      gameplayRating: k.int('gameplay_rating').notNull(),
      recommendationRating: k.int('recommendation_rating').notNull(),
      note: k.text('note'),
      /** Time by the learner's clock. */
      sentAt: k.timestamp('sent_at').notNull(),
      receivedAt: k.timestamp('received_at').notNull(),
    },
    (t) => [k.index('feedback_map').on(t.map, t.receivedAt), k.index('feedback_user').on(t.userId)],
  );
}
