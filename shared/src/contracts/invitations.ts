// Coming into a group: the teacher's invitations, the public preview of one, joining by link or by code, and leaving.
import { z } from 'zod';
import { INVITATION_DAYS } from '../constants/groups.ts';
import { MAP_IDS } from '../constants/realms.ts';
import { defineContract, okReplySchema, plainText } from './contract.ts';
import { groupParams } from './groups.ts';
import { invitationsRoutes } from './routes/invitations.ts';

const TEACHERS = ['Teacher', 'Admin'] as const;
const maxDays = Math.max(...INVITATION_DAYS);
const DAYS_MESSAGE = `An invitation works for 1 to ${maxDays} days.`;

const invitation = z.object({
  id: z.string(),
  code: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  revokedAt: z.number().nullable(),
  /** How many people joined with it. */
  useCount: z.number(),
  state: z.enum(['open', 'expired', 'revoked']),
  /** Address that joins by the short code; short enough for a board. */
  url: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = defineContract({
  ...invitationsRoutes.listInvitations,
  access: TEACHERS,
  params: groupParams,
  reply: z.object({ success: z.literal(true), invitations: z.array(invitation) }),
});
export type InvitationsReply = z.infer<typeof listInvitations.reply>;

export const createInvitation = defineContract({
  ...invitationsRoutes.createInvitation,
  access: TEACHERS,
  params: groupParams,
  body: z.strictObject({
    days: z.int(DAYS_MESSAGE).min(1, DAYS_MESSAGE).max(maxDays, DAYS_MESSAGE).default(INVITATION_DAYS[0]),
  }),
  reply: z.object({
    success: z.literal(true),
    invitation,
    /** The secret of the long link. Only its hash is kept: it is told once. */
    token: z.string(),
    /** The long link itself. */
    link: z.string(),
  }),
});
export type CreateInvitationReply = z.infer<typeof createInvitation.reply>;

export const revokeInvitation = defineContract({
  ...invitationsRoutes.revokeInvitation,
  access: TEACHERS,
  params: groupParams.extend({ invitationId: z.string().min(1).max(64) }),
  reply: okReplySchema,
});

const tokenParams = z.object({ token: z.string().min(1).max(120) });
const joinReply = z.object({ success: z.literal(true), groupCode: z.string(), groupName: z.string() });
export type JoinReply = z.infer<typeof joinReply>;

/** What an invitation leads to. It joins nothing, so anybody may ask. */
export const previewInvitation = defineContract({
  ...invitationsRoutes.previewInvitation,
  access: 'public',
  params: tokenParams,
  reply: joinReply,
});

export const joinByLink = defineContract({
  ...invitationsRoutes.joinByLink,
  access: 'signed-in',
  params: tokenParams,
  reply: joinReply,
});

export const joinByCode = defineContract({
  ...invitationsRoutes.joinByCode,
  access: 'signed-in',
  body: z.strictObject({ code: plainText(40, 'Please type the code that your teacher shows.') }),
  reply: joinReply,
});

const ownGroup = z.object({
  id: z.string(),
  name: z.string(),
  /** User names of its teachers. */
  teachers: z.array(z.string()),
  joinedAt: z.number(),
  /** False for an account that the school made for this class. */
  mayLeave: z.boolean(),
});
export type OwnGroup = z.infer<typeof ownGroup>;

const realmLock = z.object({
  realm: z.enum(MAP_IDS),
  /** Null where only the teacher can open it. */
  opensAt: z.number().nullable(),
  message: z.string(),
});
export type RealmLock = z.infer<typeof realmLock>;

/** The groups that a learner is in, and the realms that all of them keep closed now. */
export const ownGroups = defineContract({
  ...invitationsRoutes.ownGroups,
  access: 'signed-in',
  reply: z.object({ success: z.literal(true), groups: z.array(ownGroup), locks: z.array(realmLock) }),
});
export type OwnGroupsReply = z.infer<typeof ownGroups.reply>;

export const leaveGroup = defineContract({
  ...invitationsRoutes.leaveGroup,
  access: 'signed-in',
  params: groupParams,
  reply: okReplySchema,
});
