// Owns how Wick sits for its portrait: the whole lantern close by, with its flame in it.
import type { PortraitExpression, PortraitSubject } from '../portraits/portrait.ts';
import type { WickPose } from './pose.ts';
import { wick } from './wick.ts';

/** Camera height (degrees) of all portraits. */
const ELEVATION = 10;

const POSES: Readonly<Record<PortraitExpression, WickPose>> = {
  happy: { facing: 8, roll: 2, sway: 6, eyes: 'open', burning: { height: 9.4, width: 2.7, lean: 0.6 } },
  talk: { facing: 8, roll: -4, sway: -10, mouth: 'open', burning: { height: 10, width: 2.8, lean: -0.5 } },
  sad: {
    facing: 4,
    roll: -11,
    pitch: -5,
    sway: -46,
    eyes: 'shy',
    mouth: 'doubt',
    light: 'dim',
    burning: { height: 5.4, width: 2, fire: 'blue' },
  },
  think: {
    facing: -8,
    roll: 10,
    pitch: 6,
    sway: 30,
    eyes: 'up',
    mouth: 'small',
    burning: { height: 8.4, width: 2.5, lean: -1.2 },
  },
};

export const wickPortrait: PortraitSubject = {
  zoom: 7.7,
  anchorX: 128,
  anchorY: 300,
  shape: (column) => wick({ ...POSES[column], elevation: ELEVATION }),
};
