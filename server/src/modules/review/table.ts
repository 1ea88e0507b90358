// Defines the table of answers in reviews.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function reviewTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    'review_answers',
    {
      userId: k.belongsTo('user_id', () => users.id),
      id: k.text('id').notNull(),
      /** `<realm>/<id>` of shared/src/review. */
      item: k.text('item').notNull(),
      option: k.text('option').notNull(),
      correct: k.bool('correct').notNull(),
      /** Day number since 1970-01-01 in the learner's time zone. */
      day: k.int('day').notNull(),
      answeredAt: k.timestamp('answered_at').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.userId, t.id] }), k.index('review_answers_time').on(t.userId, t.answeredAt)],
  );
}
