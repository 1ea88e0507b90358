// Defines the tables of checkouts, subscriptions, payment events, licence codes, their uses, and what schools' confirmations rest on.
import {
  CHECKOUT_STATES,
  CONFIRMATION_BASES,
  CONFIRMATION_STATES,
  LICENCE_KINDS,
  LICENCE_PARTS,
  PAID_SUBSCRIPTION_STATES,
  PAYMENT_PROVIDERS,
  PLAN_IDS,
} from '@lanternwise/shared/constants/plans';
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function subscriptionTables(k: ColumnBuilders, users: ReferencedTable) {
  const owner = () => k.belongsTo('user_id', () => users.id);
  const checkouts = k.table(
    'checkouts',
    {
      id: k.text('id').primaryKey(),
      userId: owner(),
      plan: k.textEnum('plan', PLAN_IDS).notNull(),
      provider: k.textEnum('provider', PAYMENT_PROVIDERS).notNull(),
      state: k.textEnum('state', CHECKOUT_STATES).notNull(),
      /** In the smallest unit of the currency. */
      amount: k.int('amount').notNull(),
      /** What the plan costs each term; null where it is the amount. */
      price: k.int('price'),
      currency: k.text('currency').notNull(),
      /** The subscription whose plan this checkout exchanges; null for a new one. */
      changes: k.text('changes'),
      /** The provider's id and address of the payment page, once it is known. */
      session: k.text('session'),
      url: k.text('url'),
      createdAt: k.timestamp('created_at').notNull(),
      settledAt: k.timestamp('settled_at'),
    },
    (t) => [k.index('checkouts_user').on(t.userId, t.createdAt)],
  );
  const subscriptions = k.table(
    'subscriptions',
    {
      id: k.text('id').primaryKey(),
      userId: owner(),
      checkoutId: k.belongsTo('checkout_id', () => checkouts.id),
      plan: k.textEnum('plan', PLAN_IDS).notNull(),
      provider: k.textEnum('provider', PAYMENT_PROVIDERS).notNull(),
      /** The provider's ids of the subscription and the customer. */
      reference: k.text('reference'),
      customer: k.text('customer'),
      status: k.textEnum('status', PAID_SUBSCRIPTION_STATES).notNull(),
      /** End of the paid period. */
      endsAt: k.timestamp('ends_at').notNull(),
      /** Time of the newest applied event; older ones are ignored. */
      lastEventAt: k.timestamp('last_event_at').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('subscriptions_checkout').on(t.checkoutId),
      k.index('subscriptions_user').on(t.userId, t.createdAt),
      k.index('subscriptions_reference').on(t.reference),
      k.index('subscriptions_customer').on(t.customer),
      k.index('subscriptions_ends').on(t.status, t.endsAt),
    ],
  );
  const paymentEvents = k.table(
    'payment_events',
    {
      /** The provider's event id, against duplicates. */
      id: k.text('id').primaryKey(),
      provider: k.textEnum('provider', PAYMENT_PROVIDERS).notNull(),
      kind: k.text('kind').notNull(),
      subscriptionId: k.text('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
      receivedAt: k.timestamp('received_at').notNull(),
    },
    (t) => [k.index('payment_events_subscription').on(t.subscriptionId)],
  );
  const licenceCodes = k.table(
    'licence_codes',
    {
      id: k.text('id').primaryKey(),
      /** Upper case, without dashes. */
      code: k.text('code').notNull(),
      /** The second code of a school licence, for its teachers; null for other kinds, and until the start after an upgrade. */
      staffCode: k.text('staff_code'),
      /** An Admin issued this school licence, or a real payment brought it: its staff code confirms. */
      provesSchool: k.bool('proves_school').notNull().default(false),
      kind: k.textEnum('kind', LICENCE_KINDS).notNull(),
      /** The code's subscription; null for codes of an Admin or of deleted buyers. */
      subscriptionId: k.text('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
      createdBy: k.text('created_by').references(() => users.id, { onDelete: 'set null' }),
      places: k.int('places').notNull(),
      note: k.text('note'),
      expiresAt: k.timestamp('expires_at').notNull(),
      revokedAt: k.timestamp('revoked_at'),
      createdAt: k.timestamp('created_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('licence_codes_code').on(t.code),
      k.uniqueIndex('licence_codes_staff_code').on(t.staffCode),
      k.index('licence_codes_subscription').on(t.subscriptionId),
      k.index('licence_codes_creator').on(t.createdBy),
      k.index('licence_codes_expires').on(t.expiresAt),
    ],
  );
  const licenceUses = k.table(
    'licence_uses',
    {
      codeId: k.belongsTo('code_id', () => licenceCodes.id),
      userId: owner(),
      /** What the code gave: the role Pilot, its plan, or nothing if an Admin had made the person a Pilot without a code. */
      gave: k.textEnum('gave', ['role', 'plan', 'nothing']).notNull(),
      /** Pupils take the places that were bought; the staff of a school takes none of them, up to one for ten. */
      part: k.textEnum('part', LICENCE_PARTS).notNull().default('pupil'),
      usedAt: k.timestamp('used_at').notNull(),
      /** When the use was revoked. */
      endedAt: k.timestamp('ended_at'),
      /** The class that took the seat for its student; null for those who entered the code. */
      groupId: k.text('group_id'),
    },
    (t) => [
      k.primaryKey({ columns: [t.codeId, t.userId] }),
      k.index('licence_uses_user').on(t.userId),
      k.index('licence_uses_group').on(t.groupId),
    ],
  );
  /** Why a teacher's school is confirmed, or waits for it: one row for each ground. `users.schoolConfirmedAt` follows from these rows. */
  const schoolConfirmations = k.table(
    'school_confirmations',
    {
      id: k.text('id').primaryKey(),
      teacherId: k.belongsTo('teacher_id', () => users.id),
      basis: k.textEnum('basis', CONFIRMATION_BASES).notNull(),
      /** The school licence that it rests on; null for an act of an Admin. */
      licenceId: k.text('licence_id').references(() => licenceCodes.id, { onDelete: 'cascade' }),
      state: k.textEnum('state', CONFIRMATION_STATES).notNull(),
      askedAt: k.timestamp('asked_at').notNull(),
      decidedAt: k.timestamp('decided_at'),
      /** The Admin or colleague who decided; null if nobody had to. */
      decidedBy: k.text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    },
    (t) => [
      k.uniqueIndex('school_confirmations_teacher').on(t.teacherId, t.licenceId),
      k.index('school_confirmations_licence').on(t.licenceId),
      k.index('school_confirmations_state').on(t.state, t.askedAt),
      k.index('school_confirmations_decider').on(t.decidedBy),
    ],
  );
  return { checkouts, subscriptions, paymentEvents, licenceCodes, licenceUses, schoolConfirmations };
}
