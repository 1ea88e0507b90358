// Contracts of a parent's reports about linked children, and of the weekly mail.
import { z } from 'zod';
import { CHILD_NAME_MAX } from '../constants/groups.ts';
import { reportedAssignment } from './assignments.ts';
import { defineContract, okReply, plainText } from './contract.ts';
import { languageAsked } from './language.ts';

export const childReportSchema = z.object({
  id: z.string(),
  /** What this parent calls the child; the user name until they give a name. */
  name: z.string(),
  username: z.string(),
  avatar: z.string(),
  overallProgress: z.number(),
  currentSession: z.object({ week: z.int(), session: z.int() }),
  lastActive: z.string().nullable(),
  /** Sentences about the last seven days, in the language of the query; effort comes first. */
  summary: z.array(z.string()),
  /** One sentence about what is open to the child now, or who can open more. */
  next: z.string(),
  /** What was learnt in the last seven days, in plain words, latest first. */
  learnt: z.array(z.string()),
  /** One thing to try at home about the latest of it; null if nothing was learnt. */
  tryAtHome: z.string().nullable(),
  /** The last four weeks, oldest first. */
  weeks: z.array(z.object({ from: z.string(), minutes: z.number(), passed: z.number() })),
  minutes: z.number(),
  /** Minutes of each of the last seven days, oldest first. */
  days: z.array(z.object({ day: z.string(), minutes: z.number() })),
  /** Questions of the reviews so far, and those that were remembered at the last time. */
  review: z.object({ asked: z.number(), remembered: z.number() }),
  /** Of completed courses; none while the child's account is limited, because their page is public. */
  certificates: z.array(z.object({ course: z.string(), verificationId: z.string() })),
  badges: z.array(z.object({ realm: z.string(), name: z.string() })),
  /** What the child's classes gave to do: due in the week before and after, or still missing. */
  assignments: z.array(reportedAssignment),
  /** Questions that start a conversation with the child. */
  starters: z.array(z.string()),
  /** Whether this parent wants the weekly mail and whether the child allows it. */
  digest: z.boolean(),
  childAllowsDigest: z.boolean(),
});
export type ChildReport = z.infer<typeof childReportSchema>;

export const parentChildren = defineContract('parent.parentChildren', 'GET /parent/children', {
  access: ['Parent'],
  query: z.object({ language: languageAsked }),
  reply: okReply({ children: z.array(childReportSchema) }),
});

/** Changes what this parent calls the child (an empty name: the user name again), and whether they want the weekly mail. */
export const updateChild = defineContract('parent.updateChild', 'PATCH /parent/children/:childId', {
  access: ['Parent'],
  body: z.strictObject({
    digest: z.boolean().optional(),
    name: plainText(CHILD_NAME_MAX, 'A name is too long.').trim().optional(),
  }),
});

/** Whether the caller allows weekly mails to linked parents. */
export const childDigest = defineContract('parent.childDigest', 'GET /user/digest', {
  access: 'signed-in',
  reply: okReply({ allowed: z.boolean(), parents: z.number() }),
});

export const setChildDigest = defineContract('parent.setChildDigest', 'PATCH /user/digest', {
  access: 'signed-in',
  body: z.strictObject({ allowed: z.boolean() }),
});

const digestToken = { token: plainText(60, 'This link is not complete.') };

/** Whether the parent of the link gets the weekly mail; 404 if the link is invalid or from an older mail. */
export const readDigestLink = defineContract('parent.readDigestLink', 'GET /digest/stop/:token', {
  access: 'public',
  params: digestToken,
  reply: okReply({ digest: z.boolean() }),
});

/** Unsubscribes from the weekly mail by its link, without signing in; 404 like above. */
export const stopDigest = defineContract('parent.stopDigest', 'POST /digest/stop', {
  access: 'public',
  body: z.strictObject(digestToken),
});
