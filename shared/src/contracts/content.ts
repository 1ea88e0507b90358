// Lesson content as the server serves it: an index of revisions and one bundle a realm, each with an ETag.
import { z } from 'zod';
import { defineContract } from './contract.ts';

export const contentIndex = defineContract({
  method: 'GET',
  path: '/api/v1/content',
  access: 'public',
  reply: z.object({
    success: z.literal(true),
    version: z.string(),
    realms: z.array(z.object({ realm: z.string(), revision: z.string() })),
  }),
});
export type ContentIndexReply = z.infer<typeof contentIndex.reply>;

export const realmContent = defineContract({
  method: 'GET',
  path: '/api/v1/content/realms/:realm',
  access: 'public',
  params: z.object({ realm: z.string().max(100) }),
  /** `content` is a RealmContent (shared/src/content/bundle.ts). */
  reply: z.object({ success: z.literal(true), revision: z.string(), content: z.unknown() }),
});
