// Defines the tables of accounts (identity, profile, plan, progress summary) and of purged accounts.
import {
  ACCOUNT_STATES,
  AGE_BANDS,
  type AgeBand,
  AVATARS,
  ROLES,
  SUBSCRIPTION_STATES,
} from '@lanternwise/shared/constants/users';
import type { UserSettings } from '@lanternwise/shared/contracts/user';
import type { RealmScore } from '@lanternwise/shared/quests/score';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ColumnBuilders } from '../../db/columnBuilders.ts';
import type { Stated } from './age.ts';

export function usersTable(k: ColumnBuilders) {
  const users = k.table(
    'users',
    {
      id: k.text('id').primaryKey(),
      username: k.text('username').notNull(),
      /** Lower-case user name; unique, so that names are case-insensitive. */
      usernameKey: k.text('username_key').notNull(),
      email: k.text('email'),
      /** Lower-case address for sign-in; null if another account claimed it first. */
      emailKey: k.text('email_key'),
      /** When the address was verified by a mailed link. */
      emailVerifiedAt: k.timestamp('email_verified_at'),
      passwordHash: k.text('password_hash').notNull(),
      status: k.textEnum('status', ACCOUNT_STATES).notNull().default('active'),
      /** When a deleted account will be purged. */
      deletionDueAt: k.timestamp('deletion_due_at'),
      /** Created by a teacher for a class, without e-mail address. */
      isClassAccount: k.bool('is_class_account').notNull().default(false),
      /** Id of the teacher who created a class account. */
      createdBy: k.text('created_by').references((): AnySQLiteColumn => users.id, { onDelete: 'set null' }),
      /** Requested role that requires a verified address first. */
      roleWish: k.textEnum('role_wish', ROLES),
      role: k.textEnum('role', ROLES).notNull().default('User'),
      /** As stated; the younger of this and the date of birth counts (`age.ts`). */
      ageBand: k.textEnum('age_band', AGE_BANDS).$type<Stated<AgeBand>>().notNull(),
      avatar: k.textEnum('avatar', AVATARS).notNull().default('milo'),
      settings: k.json<UserSettings>('settings').notNull(),
      currentMap: k.text('current_map').notNull().default(''),
      completedMaps: k.json<string[]>('completed_maps').notNull(),
      gameScores: k.json<Record<string, RealmScore>>('game_scores').notNull(),
      subscriptionStatus: k.textEnum('subscription_status', SUBSCRIPTION_STATES).notNull().default('none'),
      subscriptionPlan: k.text('subscription_plan'),
      subscriptionEndDate: k.timestamp('subscription_end_date'),
      paymentProvider: k.text('payment_provider'),
      paymentId: k.text('payment_id'),
      /** Ids of uploaded pictures. */
      profilePicture: k.text('profile_picture'),
      coverPhoto: k.text('cover_photo'),
      bio: k.text('bio'),
      dateOfBirth: k.text('date_of_birth').$type<Stated<string>>(),
      school: k.text('school'),
      grade: k.text('grade'),
      guardianName: k.text('guardian_name'),
      guardianPhone: k.text('guardian_phone'),
      /** Whether a parent's or a school's consent counts now; computed by `settleConsent` only. */
      parentalConsent: k.bool('parental_consent').notNull().default(false),
      /** When a parent said no; limits the account at any age until this parent or an Admin lifts it. */
      consentRefusedAt: k.timestamp('consent_refused_at'),
      /** Percentage of the eight realms, updated with the realm states. */
      overallProgress: k.int('overall_progress').notNull().default(0),
      /** When the last quest event was received. */
      lastActiveAt: k.timestamp('last_active_at'),
      /** Quest events stored so far, and their bytes; what was deleted since still counts. */
      evidenceEvents: k.int('evidence_events').notNull().default(0),
      evidenceBytes: k.int('evidence_bytes').notNull().default(0),
      /** The last day (UTC, days since 1970) on which events were stored, and how many. */
      evidenceDay: k.int('evidence_day').notNull().default(0),
      evidenceDayEvents: k.int('evidence_day_events').notNull().default(0),
      evidenceDayBytes: k.int('evidence_day_bytes').notNull().default(0),
      /** When a teacher's school was confirmed; from then on the school's consent counts. */
      schoolConfirmedAt: k.timestamp('school_confirmed_at'),
      createdAt: k.timestamp('created_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('users_username_key').on(t.usernameKey),
      k.uniqueIndex('users_email_key').on(t.emailKey),
      k.index('users_deletion_due').on(t.deletionDueAt),
      k.index('users_created_by').on(t.createdBy),
      // Covering index for searching, filtering, sorting and counting in the Admin's list.
      k.index('users_directory').on(t.usernameKey, t.emailKey, t.role, t.status, t.subscriptionPlan, t.createdAt),
      k.index('users_role').on(t.role, t.usernameKey, t.status),
    ],
  );
  return users;
}
