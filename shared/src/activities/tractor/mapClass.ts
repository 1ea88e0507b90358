// The object class of one of the tractor's fields.
import { defineMapClass, pictureName, whole } from '../../maps/mapClass.ts';

/** One of the fields, by its name; drawn in the middle of the rectangle, 32 units a square. */
export const mapClass = defineMapClass('tractor-field', {
  properties: { atlas: pictureName.default('field') },
  draws: 'tractor-east',
  shows: whole,
  decoys: /^tractor(?!-shed)/,
});
