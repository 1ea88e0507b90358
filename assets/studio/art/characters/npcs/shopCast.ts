// Owns the frames of the shopkeepers, who stand before their shops and turn to the player.
import { SHOPKEEPER_IDS, SHOPKEEPERS } from '../shopkeepers.ts';
import { standingPerson } from './personRows.ts';
import { type CharacterSet, TALL_FRAME } from './rows.ts';

export const shopCast: CharacterSet = {
  module: import.meta.url,
  rows: SHOPKEEPER_IDS.flatMap((id) => standingPerson(id, SHOPKEEPERS[id], TALL_FRAME)),
};
