// Contracts of served lesson content: an index of revisions and one bundle per realm, with ETags.
import { z } from 'zod';
import { defineContract, okReply } from './contract.ts';
import { languageAsked } from './language.ts';

export const contentIndex = defineContract('content.contentIndex', 'GET /content', {
  access: 'public',
  reply: okReply({
    version: z.string(),
    realms: z.array(z.object({ realm: z.string(), revision: z.string() })),
  }),
});

export const realmContent = defineContract('content.realmContent', 'GET /content/realms/:realm', {
  access: 'public',
  query: z.object({ lang: languageAsked }),
  /** `content` is a RealmContent (shared/src/content/bundle.ts) with the schema's defaults; `format` is the hash of that schema. */
  reply: okReply({ revision: z.string(), format: z.string(), content: z.unknown() }),
});
