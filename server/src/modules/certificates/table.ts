// Defines the tables of certificates (one per course and user) and of their shares by mail.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function certificateTables(k: ColumnBuilders, users: ReferencedTable) {
  const certificates = k.table(
    'certificates',
    {
      id: k.text('id').primaryKey(),
      userId: k.belongsTo('user_id', () => users.id),
      /** Slug of the course. */
      course: k.text('course').notNull(),
      /** The owner's name as entered. */
      name: k.text('name').notNull(),
      /** 120 random bits, encoded for typing. */
      verificationId: k.text('verification_id').notNull(),
      /** Percentage of the course. */
      completion: k.int('completion').notNull(),
      /** 0–100: mean of the realms' scores at generation. */
      score: k.int('score').notNull(),
      /** Account data that is shown publicly; the only values that can change. */
      showUsername: k.bool('show_username').notNull().default(false),
      showEmail: k.bool('show_email').notNull().default(false),
      generatedAt: k.timestamp('generated_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('certificates_owner').on(t.userId, t.course),
      k.uniqueIndex('certificates_verification').on(t.verificationId),
    ],
  );
  const certificateShares = k.table(
    'certificate_shares',
    {
      id: k.text('id').primaryKey(),
      certificateId: k.belongsTo('certificate_id', () => certificates.id),
      sharedAt: k.timestamp('shared_at').notNull(),
    },
    (t) => [k.index('certificate_shares_when').on(t.certificateId, t.sharedAt)],
  );
  return { certificates, certificateShares };
}
