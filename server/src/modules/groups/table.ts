// Defines the tables of groups, members, teachers, invitations, realm rules, class accounts and parents' answers to a class.

import { CLASS_CONSENT_STATES } from '@lanternwise/shared/constants/groups';
import { LANGUAGES } from '@lanternwise/shared/constants/languages';
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';
import type { AdmittedText } from '../teacher-texts/text.ts';

export const JOINED_BY = ['link', 'code', 'class-account'] as const;
export type JoinedBy = (typeof JOINED_BY)[number];

export function groupTables(k: ColumnBuilders, users: ReferencedTable) {
  const person = () => k.belongsTo('user_id', () => users.id);
  const groups = k.table('groups', {
    id: k.text('id').primaryKey(),
    name: k.text('name').$type<AdmittedText>().notNull(),
    createdAt: k.timestamp('created_at').notNull(),
    /** Null for active groups. */
    archivedAt: k.timestamp('archived_at'),
    /** The licence code that opens the realms for the class. */
    licenceId: k.text('licence_id'),
  });
  const group = () => k.belongsTo('group_id', () => groups.id);
  const groupMembers = k.table(
    'group_members',
    {
      groupId: group(),
      userId: person(),
      joinedAt: k.timestamp('joined_at').notNull(),
      joinedBy: k.textEnum('joined_by', JOINED_BY).notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.groupId, t.userId] }), k.index('group_members_user').on(t.userId)],
  );
  const groupTeachers = k.table(
    'group_teachers',
    {
      groupId: group(),
      userId: person(),
      part: k.textEnum('part', ['owner', 'co-teacher']).notNull(),
      addedAt: k.timestamp('added_at').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.groupId, t.userId] }), k.index('group_teachers_user').on(t.userId)],
  );
  /** Invitations to co-teach, and offers of a group. A table of its own, so that no query over teachers counts one who has not accepted. */
  const teacherInvitations = k.table(
    'teacher_invitations',
    {
      groupId: group(),
      userId: person(),
      invitedBy: k.text('invited_by').references(() => users.id, { onDelete: 'set null' }),
      invitedAt: k.timestamp('invited_at').notNull(),
      /** `owner`: the group itself is offered, also to a co-teacher. */
      part: k.textEnum('part', ['co-teacher', 'owner']).notNull().default('co-teacher'),
    },
    (t) => [
      k.primaryKey({ columns: [t.groupId, t.userId] }),
      k.index('teacher_invitations_user').on(t.userId),
      k.index('teacher_invitations_inviter').on(t.invitedBy),
    ],
  );
  const groupInvitations = k.table(
    'group_invitations',
    {
      id: k.text('id').primaryKey(),
      groupId: group(),
      /** sha256 of the secret in the link. */
      tokenHash: k.text('token_hash').notNull(),
      /** The short code; stored as plain text, because teachers display it repeatedly. */
      code: k.text('code').notNull(),
      createdBy: k.text('created_by').references(() => users.id, { onDelete: 'set null' }),
      createdAt: k.timestamp('created_at').notNull(),
      expiresAt: k.timestamp('expires_at').notNull(),
      revokedAt: k.timestamp('revoked_at'),
      useCount: k.int('use_count').notNull().default(0),
    },
    (t) => [
      k.uniqueIndex('group_invitations_token').on(t.tokenHash),
      k.uniqueIndex('group_invitations_code').on(t.code),
      k.index('group_invitations_group').on(t.groupId, t.createdAt),
      k.index('group_invitations_creator').on(t.createdBy),
    ],
  );
  const groupRealmRules = k.table(
    'group_realm_rules',
    {
      groupId: group(),
      realm: k.text('realm').notNull(),
      state: k.textEnum('state', ['locked', 'scheduled', 'weekly']).notNull(),
      /** Opening time of a scheduled realm, or of the first one of a weekly opening; and the teacher's time zone. */
      opensAt: k.timestamp('opens_at'),
      timeZone: k.text('time_zone'),
      /** Weeks after the first realm of a weekly opening: the opening itself is computed. */
      week: k.int('week'),
      updatedAt: k.timestamp('updated_at').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.groupId, t.realm] })],
  );
  const classAccounts = k.table(
    'class_accounts',
    {
      userId: person().primaryKey(),
      groupId: group(),
      /** The child's name from the teacher; visible only to the group's teachers. */
      name: k.text('name').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
    },
    (t) => [k.index('class_accounts_group').on(t.groupId)],
  );
  /** What parents said about a limited child's joining one class of a teacher whom nobody confirmed. */
  const classConsents = k.table(
    'class_consents',
    {
      id: k.text('id').primaryKey(),
      groupId: group(),
      userId: person(),
      state: k.textEnum('state', CLASS_CONSENT_STATES).notNull(),
      /** Ids of the teachers named to the parent: the yes is valid for a class with these. */
      teachers: k.json<string[]>('teachers').notNull(),
      joinedBy: k.textEnum('joined_by', JOINED_BY).notNull(),
      /** Language of the letter: the one in which the child asked. */
      locale: k.textEnum('locale', LANGUAGES).notNull(),
      askedAt: k.timestamp('asked_at').notNull(),
      answeredAt: k.timestamp('answered_at'),
      /** The parent who answered, by mailbox or account: only this one takes a no back. */
      answeredBy: k.text('answered_by'),
    },
    (t) => [
      k.uniqueIndex('class_consents_user_group').on(t.userId, t.groupId),
      k.index('class_consents_group').on(t.groupId),
    ],
  );
  return {
    groups,
    classConsents,
    groupMembers,
    groupTeachers,
    teacherInvitations,
    groupInvitations,
    groupRealmRules,
    classAccounts,
  };
}
