// Contracts of the licences that open the realms for classes: their seats are taken for all students of a class at once.
import { z } from 'zod';
import { CLASSES_WITH_LICENCES } from '../constants/groups.ts';
import { defineContract, okReply, requiredText, TEACHERS } from './contract.ts';

const licence = z.object({
  id: z.string(),
  /** In groups of four, as teachers read it out. */
  code: z.string(),
  /** The code for colleagues; only for the buyer, else null. */
  staffCode: z.string().nullable(),
  places: z.number(),
  /** Seats taken by students, of all classes and of those who entered the code themselves. */
  taken: z.number(),
  /** ISO date and time. */
  endsAt: z.string(),
  /** Expired or withdrawn: it opens nothing any more. */
  isOver: z.boolean(),
});
export type ClassLicence = z.infer<typeof licence>;

const taughtClass = z.object({
  id: z.string(),
  name: z.string(),
  students: z.number(),
  /** Students who have a seat of the class's licence, while that runs. */
  seated: z.number(),
});

/** The licences that the caller bought or entered, the longest running first, and the caller's active classes. */
export const teacherLicences = defineContract('class-licences.teacherLicences', 'GET /teacher/licences', {
  access: TEACHERS,
  reply: okReply({
    /** The site is open to everyone: no class needs a licence. */
    isSiteOpen: z.boolean(),
    licences: z.array(licence),
    classes: z.array(taughtClass).max(CLASSES_WITH_LICENCES),
  }),
});
export type TeacherLicencesReply = z.infer<typeof teacherLicences.reply>;

const classLicenceReply = okReply({
  isSiteOpen: z.boolean(),
  /** The licence that opens this class; null if none was chosen. */
  licence: licence.nullable(),
  students: z.number(),
  seated: z.number(),
});
export type ClassLicenceReply = z.infer<typeof classLicenceReply>;

export const classLicence = defineContract('class-licences.classLicence', 'GET /groups/:groupId/licence', {
  access: TEACHERS,
  reply: classLicenceReply,
});

/** Takes a seat for every student of the class who has none, and for everyone who joins later, as long as seats are free. */
export const openClass = defineContract('class-licences.openClass', 'PUT /groups/:groupId/licence', {
  access: TEACHERS,
  body: z.strictObject({ code: requiredText(40, 'Please enter the code.') }),
  bodyLimit: 1024,
  reply: classLicenceReply,
});

/** Gives all seats of the class back to its licence; nothing that the students did is lost. */
export const closeClass = defineContract('class-licences.closeClass', 'DELETE /groups/:groupId/licence', {
  access: TEACHERS,
  reply: classLicenceReply,
});
