// Contracts of a parent's reports about linked children, and of the weekly mail.
import { z } from 'zod';
import { defineContract, okReplySchema, plainText } from './contract.ts';
import { parentRoutes } from './routes/parent.ts';

export const childReportSchema = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  overallProgress: z.number(),
  currentSession: z.object({ week: z.int(), session: z.int() }),
  lastActive: z.string().nullable(),
  /** Sentences about the last seven days; effort comes first. */
  summary: z.array(z.string()),
  minutes: z.number(),
  /** Minutes of each of the last seven days, oldest first. */
  days: z.array(z.object({ day: z.string(), minutes: z.number() })),
  /** Questions of the reviews so far, and those that were remembered at the last time. */
  review: z.object({ asked: z.number(), remembered: z.number() }),
  badges: z.array(z.object({ realm: z.string(), name: z.string() })),
  /** Questions that start a conversation with the child. */
  starters: z.array(z.string()),
  /** Whether this parent wants the weekly mail and whether the child allows it. */
  digest: z.boolean(),
  childAllowsDigest: z.boolean(),
});
export type ChildReport = z.infer<typeof childReportSchema>;

export const parentChildren = defineContract({
  ...parentRoutes.parentChildren,
  access: ['Parent'],
  reply: z.object({ success: z.literal(true), children: z.array(childReportSchema) }),
});

export const parentDigest = defineContract({
  ...parentRoutes.parentDigest,
  access: ['Parent'],
  params: z.object({ childId: plainText(60, 'There is no such child.') }),
  body: z.strictObject({ digest: z.boolean() }),
  reply: okReplySchema,
});

/** Whether the caller allows weekly mails to linked parents. */
export const childDigest = defineContract({
  ...parentRoutes.childDigest,
  access: 'signed-in',
  reply: z.object({ success: z.literal(true), allowed: z.boolean(), parents: z.number() }),
});

export const setChildDigest = defineContract({
  ...parentRoutes.setChildDigest,
  access: 'signed-in',
  body: z.strictObject({ allowed: z.boolean() }),
  reply: okReplySchema,
});

const digestToken = { token: plainText(60, 'This link is not complete.') };

/** Whether the parent of the link gets the weekly mail; 404 if the link is invalid or from an older mail. */
export const readDigestLink = defineContract({
  ...parentRoutes.readDigestLink,
  access: 'public',
  params: z.object(digestToken),
  reply: z.object({ success: z.literal(true), digest: z.boolean() }),
});

/** Unsubscribes from the weekly mail by its link, without signing in; 404 like above. */
export const stopDigest = defineContract({
  ...parentRoutes.stopDigest,
  access: 'public',
  body: z.strictObject(digestToken),
  reply: okReplySchema,
});
