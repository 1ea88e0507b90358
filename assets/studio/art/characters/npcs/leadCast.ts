// Owns the frames of the farm's guide, the city's hero and the gatekeeper.
import { GUIDES, type GuideId } from '../guides.ts';
import { walkingPerson } from './personRows.ts';
import { type CharacterSet, TALL_FRAME } from './rows.ts';

export const leadCast = (id: GuideId): CharacterSet => ({
  module: import.meta.url,
  isDense: true,
  rows: walkingPerson(id, GUIDES[id], TALL_FRAME),
});
