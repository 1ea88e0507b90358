// Contracts of teachers' texts to children: a child tells an adult of one, Admins read them and close reports.
import { z } from 'zod';
import { adminReason } from './admin-users.ts';
import { ADMIN, defineContract, okReply, plainText } from './contract.ts';
import { optionalEnum, pageReply, pagingQuery, searchText } from './paging.ts';

/** Where a child sees a text in a teacher's own words. */
export const SEEN_FIELDS = ['live-gather', 'assignment-note', 'class-name'] as const;
export type SeenField = (typeof SEEN_FIELDS)[number];

const TEXT_MESSAGE = 'This text is too long.';

export const tellAdult = defineContract('teacher-texts.tellAdult', 'POST /user/tell-adult', {
  access: 'signed-in',
  body: z.strictObject({ field: z.enum(SEEN_FIELDS), text: plainText(500, TEXT_MESSAGE).min(1, TEXT_MESSAGE) }),
  bodyLimit: 4096,
  reply: okReply({
    /** Whom it really reached: a parent by a letter, an Admin by the list of reports. */
    told: z.object({ parent: z.boolean(), admin: z.boolean() }),
    /** The site's country, for its helpline. */
    country: z.string().nullable(),
  }),
});

const keptText = z.object({
  id: z.string(),
  senderId: z.string(),
  /** The user name when it was written. */
  sender: z.string(),
  /** Null if the class is gone. */
  groupName: z.string().nullable(),
  field: z.enum([...SEEN_FIELDS, 'learner-note']),
  text: z.string(),
  writtenAt: z.number(),
});
export type KeptText = z.infer<typeof keptText>;

/** Of all teachers but the caller; every read is recorded. */
export const keptTexts = defineContract('teacher-texts.keptTexts', 'GET /admin/teacher-texts', {
  access: ADMIN,
  query: z.object({ ...pagingQuery, search: searchText }),
  reply: pageReply(keptText),
});

const adultReport = z.object({
  id: z.string(),
  text: keptText,
  /** The child's user name; null once the account is deleted. */
  child: z.string().nullable(),
  times: z.number(),
  toldParent: z.boolean(),
  openedAt: z.number(),
  closedAt: z.number().nullable(),
  closingNote: z.string().nullable(),
});
export type AdultReport = z.infer<typeof adultReport>;

/** Not those about the caller. */
export const adultReports = defineContract('teacher-texts.adultReports', 'GET /admin/reports', {
  access: ADMIN,
  query: z.object({ ...pagingQuery, search: searchText, show: optionalEnum(['closed']) }),
  reply: pageReply(adultReport),
});

export const closeReport = defineContract('teacher-texts.closeReport', 'POST /admin/reports/:id/close', {
  access: ADMIN,
  body: z.strictObject({ note: adminReason }),
});
