// The object class of the plinths of a mastery quiz.
import { defineMapClass, pictureName, whole } from '../../maps/mapClass.ts';

/** Forty plinths in four arcs, one for each trophy; drawn from the top left, 360 × 220 units. */
export const mapClass = defineMapClass('trophy-plinths', {
  properties: { atlas: pictureName.default('items') },
  draws: 'trophy-gold',
  shows: whole,
});
