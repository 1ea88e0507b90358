// The learner's sprites as a picture: in rows of six, with paper around them.
import { SPRITE_SIZE } from '@lanternwise/shared/learning/pixelGenerator';
import type { WorkOf } from '../host/works.ts';
import { inkPicture } from '../kit/inkPicture.ts';
import { cellsOf, spriteDraft } from './draft.ts';

export const work: WorkOf<'sprite-duel'> = ({ id, examples }, { activities }) => {
  if (!activities[id]?.correct) return undefined;
  const own = cellsOf(spriteDraft(id).read().sprites);
  return {
    picture: inkPicture(own.length > 0 ? own : examples.pixels, SPRITE_SIZE, 6, 2),
    isSample: own.length === 0,
    hangs: null,
  };
};
