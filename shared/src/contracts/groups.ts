// Contracts of groups for teachers: list, details, members, teachers and realm rules.
import { z } from 'zod';
import { GROUP_NAME_MAX } from '../constants/groups.ts';
import { MAP_IDS } from '../constants/realms.ts';
import { defineContract, idText, okReplySchema, plainText } from './contract.ts';
import { optionalEnum, pageReply, pagingQuery, searchText } from './paging.ts';
import { groupsRoutes } from './routes/groups.ts';
import { LATEST_TIME } from './storable.ts';

const TEACHERS = ['Teacher', 'Admin'] as const;
const GROUP_NAME_MESSAGE = `A group has a name of 1 to ${GROUP_NAME_MAX} characters.`;

const id = idText().min(1);
export const groupParams = z.object({ groupId: id });
export const groupMemberParams = z.object({ groupId: id, userId: id });
const groupName = plainText(GROUP_NAME_MAX * 2, GROUP_NAME_MESSAGE)
  .transform((name) => name.replaceAll(/\s+/g, ' ').trim())
  .refine((name) => name.length >= 1 && name.length <= GROUP_NAME_MAX, GROUP_NAME_MESSAGE);

/** The caller's active groups, for the screen 'Student Progress' (site.txt section 7). */
export const teacherGroups = defineContract({
  ...groupsRoutes.teacherGroups,
  access: TEACHERS,
  reply: z.object({
    success: z.literal(true),
    groups: z.array(z.object({ id: z.string(), name: z.string(), studentCount: z.number() })),
  }),
});

const groupRow = z.object({
  id: z.string(),
  name: z.string(),
  studentCount: z.number(),
  /** The caller's part; an Admin outside the group counts as owner. */
  part: z.enum(['owner', 'co-teacher']),
  createdAt: z.number(),
  archivedAt: z.number().nullable(),
});
export type GroupRow = z.infer<typeof groupRow>;

export const GROUP_SORTS = ['name', 'newest', 'students'] as const;

export const listGroups = defineContract({
  ...groupsRoutes.listGroups,
  access: TEACHERS,
  query: z.object({
    ...pagingQuery,
    search: searchText,
    sort: optionalEnum(GROUP_SORTS),
    /** `archived` lists archived groups instead of active ones. */
    show: optionalEnum(['archived']),
  }),
  reply: pageReply(groupRow),
});

const groupReply = z.object({ success: z.literal(true), group: groupRow });
export type GroupReply = z.infer<typeof groupReply>;

export const createGroup = defineContract({
  ...groupsRoutes.createGroup,
  access: TEACHERS,
  body: z.strictObject({ name: groupName }),
  reply: groupReply,
});

const teacher = z.object({
  id: z.string(),
  username: z.string(),
  /** `invited`: was invited as a co-teacher and has not answered; sees nothing of the group. */
  part: z.enum(['owner', 'co-teacher', 'invited']),
});
export type GroupTeacher = z.infer<typeof teacher>;

export const groupDetail = defineContract({
  ...groupsRoutes.groupDetail,
  access: TEACHERS,
  params: groupParams,
  reply: z.object({ success: z.literal(true), group: groupRow, teachers: z.array(teacher) }),
});
export type GroupDetailReply = z.infer<typeof groupDetail.reply>;

/** Renames, archives or restores a group. */
export const updateGroup = defineContract({
  ...groupsRoutes.updateGroup,
  access: TEACHERS,
  params: groupParams,
  body: z.strictObject({ name: groupName.optional(), archived: z.boolean().optional() }),
  reply: groupReply,
});

const member = z.object({
  id: z.string(),
  /** The name that the teacher entered, else the user name. */
  name: z.string(),
  username: z.string(),
  joinedAt: z.number(),
  joinedBy: z.enum(['link', 'code', 'class-account']),
  /** Whether this group's teachers may reset the password. */
  classAccount: z.boolean(),
  /** When a deleted class account will be purged; null for active accounts. */
  deletionDueAt: z.number().nullable(),
});
export type GroupMember = z.infer<typeof member>;

export const MEMBER_SORTS = ['name', 'newest'] as const;

export const groupMembers = defineContract({
  ...groupsRoutes.groupMembers,
  access: TEACHERS,
  params: groupParams,
  query: z.object({
    ...pagingQuery,
    search: searchText,
    sort: optionalEnum(MEMBER_SORTS),
    show: optionalEnum(['class-accounts']),
  }),
  reply: pageReply(member),
});

export const removeMember = defineContract({
  ...groupsRoutes.removeMember,
  access: TEACHERS,
  params: groupMemberParams,
  reply: okReplySchema,
});

/** Invites a teacher, who becomes a co-teacher by accepting. */
export const addTeacher = defineContract({
  ...groupsRoutes.addTeacher,
  access: TEACHERS,
  params: groupParams,
  body: z.strictObject({
    username: plainText(60, 'Please write the user name of the other teacher.')
      .transform((name) => name.trim())
      .refine((name) => name !== '', 'Please write the user name of the other teacher.'),
  }),
  reply: z.object({ success: z.literal(true), teachers: z.array(teacher) }),
});

/** Removes a co-teacher or withdraws an invitation; co-teachers may remove themselves. */
export const removeTeacher = defineContract({
  ...groupsRoutes.removeTeacher,
  access: TEACHERS,
  params: groupMemberParams,
  reply: z.object({ success: z.literal(true), teachers: z.array(teacher) }),
});

const teacherInvitation = z.object({
  groupId: z.string(),
  groupName: z.string(),
  /** User name of the teacher who invites; null if that account was deleted. */
  invitedBy: z.string().nullable(),
  invitedAt: z.number(),
});
export type TeacherInvitation = z.infer<typeof teacherInvitation>;

/** The caller's open invitations to co-teach, newest first. */
export const teacherInvitations = defineContract({
  ...groupsRoutes.teacherInvitations,
  access: TEACHERS,
  reply: z.object({ success: z.literal(true), invitations: z.array(teacherInvitation) }),
});

export const answerTeacherInvitation = defineContract({
  ...groupsRoutes.answerTeacherInvitation,
  access: TEACHERS,
  params: groupParams,
  body: z.strictObject({ accept: z.boolean('Do you accept the invitation?') }),
  reply: okReplySchema,
});

const realmRule = z.object({
  realm: z.enum(MAP_IDS),
  state: z.enum(['open', 'locked', 'scheduled']),
  opensAt: z.number().nullable(),
});
export type RealmRule = z.infer<typeof realmRule>;
const realmRules = z.object({ success: z.literal(true), rules: z.array(realmRule) });
export type RealmRulesReply = z.infer<typeof realmRules>;

/** One rule per map; maps without a stored rule are open. */
export const groupRealms = defineContract({
  ...groupsRoutes.groupRealms,
  access: TEACHERS,
  params: groupParams,
  reply: realmRules,
});

const OPENS_AT_MESSAGE = 'Please choose the day and the time when the realm opens.';
const SCHEDULE_MAX_MS = 5 * 366 * 24 * 3_600_000;

/** Sets one rule for one or several realms. */
export const setRealmRules = defineContract({
  ...groupsRoutes.setRealmRules,
  access: TEACHERS,
  params: groupParams,
  body: z
    .strictObject({
      realms: z.array(z.enum(MAP_IDS, 'There is no such realm.')).min(1, 'Please choose a realm.').max(MAP_IDS.length),
      state: z.enum(['open', 'locked', 'scheduled'], 'A realm is open, locked or scheduled.'),
      /** Epoch milliseconds. */
      opensAt: z.int(OPENS_AT_MESSAGE).min(0, OPENS_AT_MESSAGE).max(LATEST_TIME, OPENS_AT_MESSAGE).optional(),
      /** IANA time zone of the teacher, e.g. `Asia/Kolkata`; children see the opening time in it. */
      timeZone: z.string().max(60).refine(isTimeZone, 'We do not recognise that time zone.').optional(),
    })
    .refine(({ state, opensAt }) => state !== 'scheduled' || opensAt !== undefined, OPENS_AT_MESSAGE)
    .refine(
      ({ state, opensAt }) => state !== 'scheduled' || (opensAt ?? 0) > Date.now(),
      'That time has passed. Please choose a later time.',
    )
    .refine(({ opensAt }) => (opensAt ?? 0) < Date.now() + SCHEDULE_MAX_MS, 'That date is too far in the future.'),
  reply: realmRules,
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
