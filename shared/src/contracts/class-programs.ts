// Contracts of the programs that learners show to their class: offering, the teacher's decision, and what classmates see.
import { z } from 'zod';
import { CLASS_PROGRAM_REASONS, CLASS_PROGRAM_STATES } from '../constants/workshop.ts';
import { defineContract, idText, okReply, TEACHERS } from './contract.ts';
import { pageReply, pagingQuery } from './paging.ts';
import { LATEST_TIME } from './storable.ts';
import { programCode, programName } from './workshop.ts';

/** Only the class's own teachers: an Admin who does not teach it is answered like a stranger. */
const id = idText().min(1);
const state = z.enum(CLASS_PROGRAM_STATES);
const reason = z.enum(CLASS_PROGRAM_REASONS, 'Please choose a reason.');

const offer = z.object({
  id: z.string(),
  groupId: z.string(),
  groupName: z.string(),
  /** The saved program that it is a snapshot of; the browser's id. */
  savedId: z.string(),
  title: z.string(),
  state,
  /** Null while it waits or is shown. */
  reason: reason.nullable(),
  offeredAt: z.number(),
});
export type OwnOffer = z.infer<typeof offer>;

const shownProgram = z.object({
  id: z.string(),
  groupName: z.string(),
  title: z.string(),
  /** User name; names of class lists are for teachers only. */
  by: z.string(),
  isOwn: z.boolean(),
  /** The program that it was made from; it may no longer be shown. */
  remixOf: z.string().nullable(),
});
export type ShownProgram = z.infer<typeof shownProgram>;

/** The caller's active classes, what the caller offered to them, and what they show, the newest first. */
export const learnerClassPrograms = defineContract('class-programs.learnerClassPrograms', 'GET /user/class-programs', {
  access: 'signed-in',
  reply: okReply({
    classes: z.array(z.object({ id: z.string(), name: z.string() })),
    offers: z.array(offer),
    shown: z.array(shownProgram),
  }),
});
export type LearnerClassProgramsReply = z.infer<typeof learnerClassPrograms.reply>;

/** Offers a saved program as it is now. Offered again, the class no longer sees the earlier one, and the teacher decides again. */
export const offerClassProgram = defineContract('class-programs.offerClassProgram', 'POST /user/class-programs', {
  access: 'signed-in',
  body: z.strictObject({
    groupId: id,
    savedId: id,
    title: programName,
    code: programCode,
    remixOf: id.nullable(),
  }),
  /** A program in any script, as JSON. */
  bodyLimit: 64 * 1024,
  reply: okReply({ id: z.string() }),
});

/** A shown program with its code, for a copy. */
export const shownClassProgram = defineContract(
  'class-programs.shownClassProgram',
  'GET /user/class-programs/:programId',
  {
    access: 'signed-in',
    reply: okReply({ id: z.string(), title: z.string(), code: z.string() }),
  },
);

/** Deletes an offer of the caller's own, in any state. */
export const takeBackClassProgram = defineContract(
  'class-programs.takeBackClassProgram',
  'DELETE /user/class-programs/:programId',
  {
    access: 'signed-in',
  },
);

const offered = {
  id: z.string(),
  title: z.string(),
  learner: z.object({ id: z.string(), name: z.string(), username: z.string() }),
  state,
  reason: reason.nullable(),
  offeredAt: z.number(),
  isRemix: z.boolean(),
  /** What it was made from; null for what the class no longer has. */
  origin: z.object({ title: z.string(), by: z.string() }).nullable(),
};

/** What waits first, then what is shown, then the rest; the newest first. */
export const listClassPrograms = defineContract('class-programs.listClassPrograms', 'GET /groups/:groupId/programs', {
  access: TEACHERS,
  query: z.object(pagingQuery),
  reply: pageReply(z.object(offered)),
});
export type OfferedProgram = z.infer<typeof listClassPrograms.reply>['items'][number];

export const classProgram = defineContract('class-programs.classProgram', 'GET /groups/:groupId/programs/:programId', {
  access: TEACHERS,
  reply: okReply({ ...offered, code: z.string() }),
});

export const decideClassProgram = defineContract(
  'class-programs.decideClassProgram',
  'POST /groups/:groupId/programs/:programId/decision',
  {
    access: TEACHERS,
    body: z.strictObject({
      decision: z.discriminatedUnion(
        'kind',
        [
          z.strictObject({ kind: z.literal('show') }),
          /** Of a program that waits, or no longer of one that is shown. */
          z.strictObject({ kind: z.literal('decline'), reason }),
        ],
        'Please choose whether the class may see it.',
      ),
      /** Of the snapshot that the teacher read: one that was offered again since is not decided about. */
      offeredAt: z
        .int('The time is not right.')
        .min(0, 'The time is not right.')
        .max(LATEST_TIME, 'The time is not right.'),
    }),
  },
);
export type ClassProgramDecision = z.output<typeof decideClassProgram.body>;
