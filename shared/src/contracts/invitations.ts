// Contracts of group invitations: managing, previewing, joining by link or code, and leaving.
import { z } from 'zod';
import { CLASS_CONSENT_STATES, INVITATION_DAYS } from '../constants/groups.ts';
import { MAP_IDS } from '../constants/realms.ts';
import { defineContract, okReply, requiredText, TEACHERS } from './contract.ts';

const maxDays = Math.max(...INVITATION_DAYS);
const DAYS_MESSAGE = `An invitation works for 1 to ${maxDays} days.`;

const invitation = z.object({
  id: z.string(),
  code: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  revokedAt: z.number().nullable(),
  /** Number of learners who joined with it. */
  useCount: z.number(),
  state: z.enum(['open', 'expired', 'revoked']),
  /** URL that joins by the short code; short enough for a board. */
  url: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = defineContract('invitations.listInvitations', 'GET /groups/:groupId/invitations', {
  access: TEACHERS,
  reply: okReply({ invitations: z.array(invitation) }),
});

export const createInvitation = defineContract('invitations.createInvitation', 'POST /groups/:groupId/invitations', {
  access: TEACHERS,
  body: z.strictObject({
    days: z.int(DAYS_MESSAGE).min(1, DAYS_MESSAGE).max(maxDays, DAYS_MESSAGE).default(INVITATION_DAYS[0]),
  }),
  reply: okReply({
    invitation,
    /** Secret of the long link; returned only once, because only its hash is stored. */
    token: z.string(),
    /** The long link. */
    link: z.string(),
  }),
});
export type CreateInvitationReply = z.infer<typeof createInvitation.reply>;

export const revokeInvitation = defineContract(
  'invitations.revokeInvitation',
  'DELETE /groups/:groupId/invitations/:invitationId',
  {
    access: TEACHERS,
  },
);

const joinReply = okReply({ groupCode: z.string(), groupName: z.string() });
export type JoinReply = z.infer<typeof joinReply>;

/** Who joined is a member at once; a limited child whose parent has to agree to the class first is not. */
const joinedReply = joinReply.extend({ state: z.enum(['joined', 'waits-for-parent']) });
export type JoinedReply = z.infer<typeof joinedReply>;

/** The group of an invitation; does not join, therefore public. */
export const previewInvitation = defineContract('invitations.previewInvitation', 'GET /join-group/:token', {
  access: 'public',
  reply: joinReply,
});

export const joinByLink = defineContract('invitations.joinByLink', 'POST /join-group/:token', {
  access: 'signed-in',
  reply: joinedReply,
});

export const joinByCode = defineContract('invitations.joinByCode', 'POST /join-group', {
  access: 'signed-in',
  body: z.strictObject({ code: requiredText(40, 'Please enter the code that your teacher shows.') }),
  reply: joinedReply,
});

const ownGroup = z.object({
  id: z.string(),
  name: z.string(),
  /** User names of the teachers. */
  teachers: z.array(z.string()),
  joinedAt: z.number(),
  /** False for a class account of this group. */
  mayLeave: z.boolean(),
});

/** A class of which the child is no member, because a parent has not agreed to it. */
const waitingGroup = z.object({
  id: z.string(),
  name: z.string(),
  teachers: z.array(z.string()),
  state: z.enum(CLASS_CONSENT_STATES),
  askedAt: z.number(),
});
export type WaitingGroup = z.infer<typeof waitingGroup>;

const realmLock = z.object({
  realm: z.enum(MAP_IDS),
  /** Null if the realm has no scheduled opening. */
  opensAt: z.number().nullable(),
  message: z.string(),
});
export type RealmLock = z.infer<typeof realmLock>;

/** The caller's groups, those that wait for a parent, and the realms that all of them currently lock. */
export const ownGroups = defineContract('invitations.ownGroups', 'GET /user/groups', {
  access: 'signed-in',
  reply: okReply({
    groups: z.array(ownGroup),
    ended: z.array(z.string()),
    waiting: z.array(waitingGroup),
    locks: z.array(realmLock),
  }),
});

/** Also takes back the wish to join a class, as long as no parent has answered. */
export const leaveGroup = defineContract('invitations.leaveGroup', 'DELETE /user/groups/:groupId', {
  access: 'signed-in',
});
