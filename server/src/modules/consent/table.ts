// Defines the tables of parental consents and of what else happened around them.
import { LANGUAGES } from '@lanternwise/shared/constants/languages';
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

/** `lifted`: a no that an Admin took back. `replaced`, as `asked`: written by releases that kept one open request. */
export const CONSENT_STATES = ['asked', 'given', 'declined', 'withdrawn', 'replaced', 'lifted'] as const;
export const CONSENT_METHODS = ['mailed-link', 'school'] as const;
/** What is no answer of a parent; a child's tries end in `-refused`. */
export const CONSENT_EVENTS = [
  'asked-again',
  'other-address-refused',
  'own-address-refused',
  'parents-address-refused',
  'older-refused',
  'older',
  'younger',
  'lifted',
  'backpack-asked',
  'backpack-allowed',
  'backpack-withdrawn',
] as const;
export const EVENT_ACTORS = ['child', 'parent', 'admin'] as const;

/** One row for each address that was asked, and one more for each answer that was changed: nobody's answer is overwritten by another's. */
export function consentTables(k: ColumnBuilders, users: ReferencedTable) {
  const child = () => k.belongsTo('user_id', () => users.id);
  const consents = k.table(
    'consents',
    {
      id: k.text('id').primaryKey(),
      userId: child(),
      /** Version of the text that was shown. */
      textVersion: k.text('text_version').notNull(),
      method: k.textEnum('method', CONSENT_METHODS).notNull(),
      /** The parent's address; null if the school gave consent for a class account. */
      parentEmail: k.text('parent_email'),
      locale: k.textEnum('locale', LANGUAGES).notNull(),
      state: k.textEnum('state', CONSENT_STATES).notNull(),
      askedAt: k.timestamp('asked_at').notNull(),
      answeredAt: k.timestamp('answered_at'),
      withdrawnAt: k.timestamp('withdrawn_at'),
    },
    (t) => [k.index('consents_user').on(t.userId, t.askedAt)],
  );
  const consentEvents = k.table(
    'consent_events',
    {
      id: k.text('id').primaryKey(),
      userId: child(),
      at: k.timestamp('at').notNull(),
      kind: k.textEnum('kind', CONSENT_EVENTS).notNull(),
      actor: k.textEnum('actor', EVENT_ACTORS).notNull(),
      /** The consent that it concerns, or by which a parent acted. */
      consentId: k.text('consent_id'),
    },
    (t) => [k.index('consent_events_user').on(t.userId, t.at)],
  );
  /** What a parent said last about a child's backpack; without a row nobody said anything. */
  const backpackPermissions = k.table('backpack_permissions', {
    userId: child().primaryKey(),
    /** The consent of the parent who said it. */
    consentId: k.text('consent_id').notNull(),
    /** Version of the question that was shown. */
    textVersion: k.text('text_version').notNull(),
    isAllowed: k.bool('is_allowed').notNull(),
    decidedAt: k.timestamp('decided_at').notNull(),
  });
  return { consents, consentEvents, backpackPermissions };
}
