// Contracts of the Admin's content editor: list, texts of a part, publishing, revisions and rollback.
import { z } from 'zod';
import { TRANSLATED_LANGUAGES } from '../constants/languages.ts';
import { ADMIN, boundedRecord, dbInt, defineContract, idText, okReply, plainText } from './contract.ts';
import { pageReply, pagingQuery } from './paging.ts';

/** Editable keys of a realm's content bundle. */
export const CONTENT_PARTS = ['lessons', 'activities', 'dialogs'] as const;
export type ContentPart = (typeof CONTENT_PARTS)[number];

const revision = z.object({
  number: z.number(),
  hash: z.string(),
  source: z.enum(['bundle', 'admin']),
  note: z.string().nullable(),
  publishedAt: z.number(),
});
export const revisionSchema = revision.extend({
  /** User name of the publisher; null for bundles and deleted accounts. */
  by: z.string().nullable(),
  /** Whether learners get this revision now. */
  served: z.boolean(),
});
export type Revision = z.infer<typeof revisionSchema>;

const partEntry = z.object({ id: z.string(), title: z.string(), kind: z.string() });

export const adminContent = defineContract('admin-content.adminContent', 'GET /admin/content', {
  access: ADMIN,
  reply: okReply({
    realms: z.array(
      z.object({
        realm: z.string(),
        title: z.string(),
        revision,
        lessons: z.array(partEntry),
        activities: z.array(partEntry),
        dialogs: z.array(partEntry),
      }),
    ),
  }),
});
export type AdminContentReply = z.infer<typeof adminContent.reply>;

export const adminContentPart = defineContract(
  'admin-content.adminContentPart',
  'GET /admin/content/:realm/:part/:id',
  {
    access: ADMIN,
    params: { part: z.enum(CONTENT_PARTS) },
    reply: okReply({
      title: z.string(),
      kind: z.string(),
      /** The revision of these texts; sent back as `base` when publishing. */
      number: z.number(),
      texts: z.array(
        z.object({
          path: z.string(),
          text: z.string(),
          /** Even if it is stale; null if there is none. If stale or missing, learners get the English text. */
          translations: z.record(
            z.enum(TRANSLATED_LANGUAGES),
            z.object({ text: z.string().nullable(), state: z.enum(['translated', 'stale', 'missing']) }),
          ),
        }),
      ),
    }),
  },
);
export type ContentPartReply = z.infer<typeof adminContentPart.reply>;

/** Texts of one part; the largest lesson has about 300. */
const MAX_TEXTS = 2000;
const note = plainText(300, 'A note has at most 300 characters.')
  .transform((text) => text.trim())
  .refine((text) => text.length >= 3, 'Please say in a few words what you changed.');
const number = dbInt('The number of the revision is missing.').positive('The number of the revision is missing.');
const text = plainText(20_000, 'A text has at most 20000 characters.').refine(
  (given) => given.trim() !== '',
  'A text must not be empty.',
);

/** Publishes a new revision; learners get it at once. */
export const publishContentPart = defineContract(
  'admin-content.publishContentPart',
  'POST /admin/content/:realm/:part/:id',
  {
    access: ADMIN,
    params: { part: z.enum(CONTENT_PARTS) },
    body: z.strictObject({
      /** The edited revision; the request is rejected if a newer one exists. */
      base: number,
      texts: boundedRecord(idText(200), text, MAX_TEXTS),
      /** By language and path; an unchanged translation confirms that it matches the English of this revision. */
      translations: z
        .partialRecord(z.enum(TRANSLATED_LANGUAGES), boundedRecord(idText(200), text, MAX_TEXTS))
        .default({}),
      note,
    }),
    /** All texts of a realm in two languages, of an Admin. */
    bodyLimit: 1024 * 1024,
    reply: okReply({ revision }),
  },
);

export const contentRevisions = defineContract(
  'admin-content.contentRevisions',
  'GET /admin/content/:realm/revisions',
  {
    access: ADMIN,
    query: z.object(pagingQuery),
    reply: pageReply(revisionSchema),
  },
);

/** Publishes an older revision again, as the newest. */
export const rollBackContent = defineContract('admin-content.rollBackContent', 'POST /admin/content/:realm/roll-back', {
  access: ADMIN,
  body: z.strictObject({ number, note }),
  reply: okReply({ revision }),
});
