// The object class of the gate from which the chatbot answers visitors.
import { defineMapClass, nothing, pictureName } from '../../maps/mapClass.ts';

/** A visitor stands at the middle of the rectangle's lower edge and asks; the answer comes from its right upper corner. */
export const mapClass = defineMapClass('talking-gate', {
  properties: { atlas: pictureName.default('npcs') },
  /** The atlas has the visitors. */
  draws: 'townsfolk-1/idle/0',
  shows: nothing,
});
