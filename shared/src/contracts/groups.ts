// Contracts of groups for teachers: list, details, members, teachers and realm rules.
import { z } from 'zod';
import { GROUP_NAME_MAX } from '../constants/groups.ts';
import { LISTED_MAPS, MAP_IDS } from '../constants/realms.ts';
import { normaliseTypedName } from '../text/typedCode.ts';
import { defineContract, idText, okReply, plainText, TEACHERS } from './contract.ts';
import { optionalEnum, pageReply, pagingQuery, searchText } from './paging.ts';
import { LATEST_TIME } from './storable.ts';
import { textForChildren } from './textForChildren.ts';
import { timeZoneName } from './timeZone.ts';

const GROUP_NAME_MESSAGE = `A group has a name of 1 to ${GROUP_NAME_MAX} characters.`;

const id = idText().min(1);
const groupName = textForChildren(GROUP_NAME_MAX, { wrong: GROUP_NAME_MESSAGE });

/** The caller's active groups, for the screen 'Student Progress' (site.txt section 7). */
export const teacherGroups = defineContract('groups.teacherGroups', 'GET /teacher/groups', {
  access: TEACHERS,
  reply: okReply({
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

export const listGroups = defineContract('groups.listGroups', 'GET /groups', {
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

const groupReply = okReply({ group: groupRow });

export const createGroup = defineContract('groups.createGroup', 'POST /groups', {
  access: TEACHERS,
  body: z.strictObject({ name: groupName }),
  reply: groupReply,
});

const teacher = z.object({
  id: z.string(),
  username: z.string(),
  /** `invited`: was invited as a co-teacher and has not answered; sees nothing of the group. */
  part: z.enum(['owner', 'co-teacher', 'invited']),
  /** The owner offered the group to this teacher, who has not answered. */
  isOfferedTheGroup: z.boolean(),
});
export type GroupTeacher = z.infer<typeof teacher>;

export const groupDetail = defineContract('groups.groupDetail', 'GET /groups/:groupId', {
  access: TEACHERS,
  reply: okReply({ group: groupRow, teachers: z.array(teacher) }),
});
export type GroupDetailReply = z.infer<typeof groupDetail.reply>;

/** Renames, archives or restores a group. */
export const updateGroup = defineContract('groups.updateGroup', 'PATCH /groups/:groupId', {
  access: TEACHERS,
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

export const groupMembers = defineContract('groups.groupMembers', 'GET /groups/:groupId/members', {
  access: TEACHERS,
  query: z.object({
    ...pagingQuery,
    search: searchText,
    sort: optionalEnum(MEMBER_SORTS),
    show: optionalEnum(['class-accounts']),
  }),
  reply: pageReply(member),
});

export const removeMember = defineContract('groups.removeMember', 'DELETE /groups/:groupId/members/:userId', {
  access: TEACHERS,
});

/** Moves a student between two classes that the caller owns; progress, account and card stay the same. */
export const moveMember = defineContract('groups.moveMember', 'POST /groups/:groupId/members/:userId/move', {
  access: TEACHERS,
  body: z.strictObject({ toGroupId: id }),
});

const TEACHER_MESSAGE = 'Please enter the user name of the other teacher.';
const teacherName = plainText(60, TEACHER_MESSAGE).overwrite(normaliseTypedName).min(1, TEACHER_MESSAGE);

/** Invites a teacher, who becomes a co-teacher by accepting. */
export const addTeacher = defineContract('groups.addTeacher', 'POST /groups/:groupId/teachers', {
  access: TEACHERS,
  body: z.strictObject({ username: teacherName }),
  reply: okReply({ teachers: z.array(teacher) }),
});

/** Removes a co-teacher or withdraws an invitation; co-teachers may remove themselves. */
export const removeTeacher = defineContract('groups.removeTeacher', 'DELETE /groups/:groupId/teachers/:userId', {
  access: TEACHERS,
  reply: okReply({ teachers: z.array(teacher) }),
});

const teachersReply = okReply({ teachers: z.array(teacher) });

/** Offers the group to another teacher, who becomes its owner by accepting; the owner stays as a co-teacher. */
export const handOverGroup = defineContract('groups.handOverGroup', 'POST /groups/:groupId/hand-over', {
  access: TEACHERS,
  body: z.strictObject({ username: teacherName }),
  reply: teachersReply,
});

/** Withdraws the offer of the group. */
export const keepGroup = defineContract('groups.keepGroup', 'DELETE /groups/:groupId/hand-over', {
  access: TEACHERS,
  reply: teachersReply,
});

const teacherInvitation = z.object({
  groupId: z.string(),
  groupName: z.string(),
  /** User name of the teacher who invites; null if that account was deleted. */
  invitedBy: z.string().nullable(),
  invitedAt: z.number(),
  /** What accepting makes the caller. */
  part: z.enum(['co-teacher', 'owner']),
});
export type TeacherInvitation = z.infer<typeof teacherInvitation>;

/** The caller's open invitations to co-teach, and groups offered to the caller, newest first. */
export const teacherInvitations = defineContract('groups.teacherInvitations', 'GET /teacher/group-invitations', {
  access: TEACHERS,
  reply: okReply({ invitations: z.array(teacherInvitation) }),
});

export const answerTeacherInvitation = defineContract(
  'groups.answerTeacherInvitation',
  'POST /teacher/group-invitations/:groupId',
  {
    access: TEACHERS,
    body: z.strictObject({ accept: z.boolean('Do you accept the invitation?') }),
  },
);

const RULE_STATES = ['open', 'locked', 'scheduled', 'weekly'] as const;
/** Weeks of a weekly opening: one for each map. */
const WEEKS_MAX = LISTED_MAPS.length - 1;

const realmRule = z.object({
  realm: z.enum(MAP_IDS),
  state: z.enum(RULE_STATES),
  /** When the realm opens or has opened; computed for a weekly opening. */
  opensAt: z.number().nullable(),
  /** Place in the weekly opening, from 0; null in the other states. */
  week: z.number().nullable(),
});
export type RealmRule = z.infer<typeof realmRule>;
const realmRules = okReply({
  rules: z.array(realmRule),
  /** When the first realm of the weekly opening opens; null if there is none. */
  weeklyFrom: z.number().nullable(),
});
export type RealmRulesReply = z.infer<typeof realmRules>;

/** One rule per map; maps without a stored rule are open. */
export const groupRealms = defineContract('groups.groupRealms', 'GET /groups/:groupId/realms', {
  access: TEACHERS,
  reply: realmRules,
});

const OPENS_AT_MESSAGE = 'Please choose the day and the time when the realm opens.';
const SCHEDULE_MAX_MS = 5 * 366 * 24 * 3_600_000;
const opensAt = z.int(OPENS_AT_MESSAGE).min(0, OPENS_AT_MESSAGE).max(LATEST_TIME, OPENS_AT_MESSAGE);
const isNear = (time: number | undefined) => (time ?? 0) < Date.now() + SCHEDULE_MAX_MS;

const newRule = z
  .strictObject({
    realm: z.enum(MAP_IDS, 'There is no such realm.'),
    state: z.enum(RULE_STATES, 'A realm is open, locked or scheduled.'),
    /** Epoch milliseconds, for `scheduled`. */
    opensAt: opensAt.optional(),
    /** For `weekly`: how many weeks after the first realm this one opens. */
    week: z.int().min(0).max(WEEKS_MAX).optional(),
  })
  .refine(({ state, opensAt }) => state !== 'scheduled' || opensAt !== undefined, OPENS_AT_MESSAGE)
  .refine(
    ({ state, opensAt }) => state !== 'scheduled' || (opensAt ?? 0) > Date.now(),
    'That time has passed. Please choose a later time.',
  )
  .refine(({ opensAt }) => isNear(opensAt), 'That date is too far in the future.')
  .refine(({ state, week }) => state !== 'weekly' || week !== undefined, OPENS_AT_MESSAGE);

/** Sets the rules of one realm, several or all of them at once; the realms that are not named keep theirs. */
export const setRealmRules = defineContract('groups.setRealmRules', 'PUT /groups/:groupId/realms', {
  access: TEACHERS,
  body: z
    .strictObject({
      rules: z
        .array(newRule)
        .min(1, 'Please choose a realm.')
        .max(LISTED_MAPS.length)
        .refine((rules) => new Set(rules.map(({ realm }) => realm)).size === rules.length, 'Each realm has one rule.'),
      /** When the first realm of a weekly opening opens: epoch milliseconds, in the past if it runs already. */
      weeklyFrom: opensAt.refine(isNear, 'That date is too far in the future.').optional(),
      /** IANA time zone of the teacher, e.g. `Asia/Kolkata`; children see the opening time in it. */
      timeZone: timeZoneName.optional(),
    })
    .refine(
      ({ rules, weeklyFrom }) => weeklyFrom !== undefined || rules.every(({ state }) => state !== 'weekly'),
      OPENS_AT_MESSAGE,
    ),
  reply: realmRules,
});
