// Lesson content as the server serves it: an index of revisions and one bundle a realm, each with an ETag.
import { z } from 'zod';
import { contentAddresses } from './addresses/content.ts';
import { defineContract } from './contract.ts';

export const contentIndex = defineContract({
  ...contentAddresses.contentIndex,
  access: 'public',
  reply: z.object({
    success: z.literal(true),
    version: z.string(),
    realms: z.array(z.object({ realm: z.string(), revision: z.string() })),
  }),
});
export type ContentIndexReply = z.infer<typeof contentIndex.reply>;

export const realmContent = defineContract({
  ...contentAddresses.realmContent,
  access: 'public',
  params: z.object({ realm: z.string().max(100) }),
  /** `content` is a RealmContent (shared/src/content/bundle.ts). */
  reply: z.object({ success: z.literal(true), revision: z.string(), content: z.unknown() }),
});
