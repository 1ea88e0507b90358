// The object class of the yard in which a robot drives by the learner's rules.
import { defineMapClass, pictureName, whole } from '../../maps/mapClass.ts';

/** The yards take turns in the middle of the rectangle, 32 units a square. */
export const mapClass = defineMapClass('steering-yard', {
  properties: { atlas: pictureName.default('field') },
  draws: 'yard-robot-east',
  shows: whole,
  decoys: /^yard-robot/,
});
