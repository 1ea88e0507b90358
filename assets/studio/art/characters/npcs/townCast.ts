// Owns the frames of the townsfolk.
import { TOWNSFOLK, TOWNSFOLK_IDS, type TownsfolkId } from '../townsfolk.ts';
import { walkingPerson } from './personRows.ts';
import { type CharacterSet, PERSON_FRAME, TALL_FRAME } from './rows.ts';

/** Who carries something that does not fit the ordinary frame. */
const TALL: readonly string[] = ['townsfolk-6', 'townsfolk-8'];

export const townCast = (ids: readonly TownsfolkId[] = TOWNSFOLK_IDS): CharacterSet => ({
  module: import.meta.url,
  rows: ids.flatMap((id) => walkingPerson(id, TOWNSFOLK[id], TALL.includes(id) ? TALL_FRAME : PERSON_FRAME)),
});
