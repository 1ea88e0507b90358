// How a grown-up is linked with a child, by a code that the child's account shows, and how either of them ends it.
import { z } from 'zod';
import { defineContract, okReplySchema } from './contract.ts';
import { parentsRoutes } from './routes/parents.ts';

/** Letters and digits that nobody mixes up. */
export const PARENT_CODE_LENGTH = 8;

const linkSchema = z.object({
  id: z.string(),
  /** The other person's account. */
  userId: z.string(),
  username: z.string(),
  since: z.string(),
});
export type ParentLink = z.infer<typeof linkSchema>;

export const parentLinks = defineContract({
  ...parentsRoutes.parentLinks,
  access: 'signed-in',
  reply: z.object({ success: z.literal(true), parents: z.array(linkSchema), children: z.array(linkSchema) }),
});

/** A new code for a parent; the one before stops working. */
export const makeParentCode = defineContract({
  ...parentsRoutes.makeParentCode,
  access: 'signed-in',
  reply: z.object({ success: z.literal(true), code: z.string(), expiresAt: z.string() }),
});

export const linkAsParent = defineContract({
  ...parentsRoutes.linkAsParent,
  access: ['Parent'],
  body: z.strictObject({ code: z.string('Please write the code.').trim().min(1, 'Please write the code.').max(40) }),
  reply: z.object({ success: z.literal(true), child: linkSchema }),
});

export const unlink = defineContract({
  ...parentsRoutes.unlink,
  access: 'signed-in',
  params: z.object({ id: z.string().max(64) }),
  reply: okReplySchema,
});
