// Contracts of parent links: creating one with a code from the child's account, listing and removing them.
import { z } from 'zod';
import { defineContract, okReply, requiredText } from './contract.ts';

/** Number of characters, from an alphabet without similar ones. */
export const PARENT_CODE_LENGTH = 8;

const linkSchema = z.object({
  id: z.string(),
  /** Account id of the other person. */
  userId: z.string(),
  username: z.string(),
  /** What the caller calls this child; null if they gave no name, and for parents. */
  name: z.string().nullable(),
  since: z.string(),
});
export type ParentLink = z.infer<typeof linkSchema>;

export const parentLinks = defineContract('parents.parentLinks', 'GET /user/parent-links', {
  access: 'signed-in',
  reply: okReply({ parents: z.array(linkSchema), children: z.array(linkSchema) }),
});

/** Creates a code for a parent; the previous code becomes invalid. */
export const makeParentCode = defineContract('parents.makeParentCode', 'POST /user/parent-code', {
  access: 'signed-in',
  reply: okReply({ code: z.string(), expiresAt: z.string() }),
});

export const linkAsParent = defineContract('parents.linkAsParent', 'POST /user/parent-links', {
  access: ['Parent'],
  body: z.strictObject({ code: requiredText(40, 'Please enter the code.') }),
  reply: okReply({ child: linkSchema }),
});

export const unlink = defineContract('parents.unlink', 'DELETE /user/parent-links/:id', {
  access: 'signed-in',
});
