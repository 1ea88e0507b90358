// A page of the story that one realm hides, as the journal of every realm lists it.
import type { MapId } from '../constants/realms.ts';

export interface Clue {
  realm: MapId;
  /** Id of the realm's item. */
  id: string;
  name: string;
  about: string;
}
