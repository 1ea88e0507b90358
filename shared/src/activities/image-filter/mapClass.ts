// The object class of a glass pane, through which one sees the map filtered.
import { defineMapClass } from '../../maps/mapClass.ts';
import { PANE } from './mapNames.ts';

/** The rectangle is the glass; its frame stands on feet below it, which block. */
export const mapClass = defineMapClass('glass-pane', {
  properties: {},
  shows: ({ x, y, width, height }) => [{ x, y, width, height, foot: y + height + PANE.foot }],
});
