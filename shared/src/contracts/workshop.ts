// Contracts of the programs that a learner saves in the Workshop: the account's list, and what a browser changed since.
import { z } from 'zod';
import { WORKSHOP_NAME_MAX, WORKSHOP_PROGRAM_BYTES, WORKSHOP_PROGRAMS_MAX } from '../constants/workshop.ts';
import { defineContract, idText, okReply, plainText } from './contract.ts';
import { LATEST_TIME } from './storable.ts';

/** Bytes of a letter by its code point: up to 0x7F one, and so on. */
const UTF8_LIMITS = [0x7f, 0x7ff, 0xffff];

const utf8Length = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + 1 + UTF8_LIMITS.filter((limit) => (letter.codePointAt(0) ?? 0) > limit).length,
    0,
  );

const TOO_LONG = 'A program has at most 20 KB.';

export const programName = plainText(WORKSHOP_NAME_MAX, 'The name of the program is too long.').refine(
  (name) => name.trim() !== '',
  'The name of the program is missing.',
);
export const programCode = plainText(WORKSHOP_PROGRAM_BYTES, TOO_LONG).refine(
  (code) => utf8Length(code) <= WORKSHOP_PROGRAM_BYTES,
  TOO_LONG,
);

const programFields = {
  /** Made by the browser that saved it first. */
  id: idText(),
  name: programName,
  code: programCode,
  /** Milliseconds since 1970. */
  savedAt: z.int('The time is not right.').min(0, 'The time is not right.').max(LATEST_TIME, 'The time is not right.'),
  /** The program of a class that it was made from (see class-programs.ts); never changes. */
  remixOf: idText().optional(),
};
export const workshopProgramSchema = z.strictObject(programFields);
export type WorkshopProgram = z.infer<typeof workshopProgramSchema>;

/** Open to fields to come: pages of this version stay open across an update. */
const listReply = okReply({ programs: z.array(z.object(programFields)) });

export const workshopPrograms = defineContract('workshop.workshopPrograms', 'GET /user/workshop-programs', {
  access: 'signed-in',
  reply: listReply,
});

/** Stores what changed in one browser; a program that was saved later elsewhere stays as it is there. */
export const syncWorkshopPrograms = defineContract('workshop.syncWorkshopPrograms', 'POST /user/workshop-programs', {
  access: 'signed-in',
  body: z.strictObject({
    changed: z.array(workshopProgramSchema).max(WORKSHOP_PROGRAMS_MAX, 'These are too many programs.'),
    removed: z.array(idText()).max(WORKSHOP_PROGRAMS_MAX * 4, 'These are too many programs.'),
  }),
  /** All programs, as JSON. */
  bodyLimit: WORKSHOP_PROGRAMS_MAX * WORKSHOP_PROGRAM_BYTES * 2,
  reply: listReply.extend({
    /** Ids for which the account has no room. */
    refused: z.array(z.string()),
  }),
});
export type SyncWorkshopBody = z.infer<typeof syncWorkshopPrograms.body>;
export type SyncWorkshopReply = z.infer<typeof syncWorkshopPrograms.reply>;
