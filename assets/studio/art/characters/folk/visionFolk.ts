// Owns Lumen the Wizard and Iris the Owl of wonder-vision-valley, who are no copies of Merrin and Nibs.
import type { Frame } from '../../core/frame.ts';
import { material } from '../../core/material.ts';
import { group, mirror, place, type Shape, torus, turn } from '../../core/shapes.ts';
import { idleRow } from '../npcs/rows.ts';
import { type OwlPose, owl } from '../owl.ts';
import { HEAD_ROTATION } from '../portraits/portrait.ts';
import { type WizardPose, wizard } from '../wizard.ts';
import type { Folk } from './folk.ts';
import { type ColorMap, recolor } from './recolor.ts';

const WIZARD_FRAME: Frame = { width: 96, height: 112, anchorX: 44, anchorY: 100 };
const OWL_FRAME: Frame = { width: 48, height: 64, anchorX: 24, anchorY: 56 };

/** A white robe with coral stars, dark skin and a ginger beard; the orb glows rose. */
const LUMEN: ColorMap = {
  '#5b4bd0': '#f3f1ff',
  '#4a3bb8': '#35bfb0',
  '#ffe58a': '#fb6f8f',
  '#f9c23c': '#35bfb0',
  '#f6f3fb': '#7a4436',
  '#f2b98c': '#a9683f',
  '#f0a27c': '#96562f',
  '#7ff0ff': '#ffa8d0',
};
/** A snowy owl with a teal cap. */
const IRIS: ColorMap = {
  '#b98252': '#f4f1fa',
  '#f5deb3': '#dfe4f5',
  '#8f5f3c': '#c3c8e0',
  '#fff4d8': '#ffe9a8',
  '#7b4a36': '#7d84a8',
  '#43366b': '#1f8f86',
};

export const lumen = (pose: WizardPose): Shape => recolor(wizard(pose), LUMEN);

/** Her spectacles stay on the nose of a head that turns about the neck, as the owl's own does. */
function iris(pose: OwlPose): Shape {
  const rim = material('#e94f86', { gloss: 0.7 });
  const spectacles = mirror(place([4.9, 11, 27.4], turn([90, 0, 0], torus(5, 0.8, rim))));
  const head = place([0, 0, 24], place([0, 0, -24], spectacles), [0, pose.tilt ?? 0, pose.yaw ?? 0]);
  return group(recolor(owl(pose), IRIS), head);
}

const LUMEN_IDLE = [0, 1, 2, 3, 4, 5].map((i) => ({
  phase: (i / 6) * Math.PI * 2,
  spark: i < 2 ? 0 : (i - 1) * 1.1,
  blink: i === 1,
}));
const IRIS_IDLE: readonly OwlPose[] = [{}, { yaw: -14 }, { yaw: -14, blink: true }, { tilt: -12 }, { wings: 12 }];

export const visionFolk: Folk = {
  module: import.meta.url,
  rows: [idleRow('lumen', WIZARD_FRAME, 220, LUMEN_IDLE, lumen), idleRow('iris', OWL_FRAME, 300, IRIS_IDLE, iris)],
  portraits: {
    lumen: {
      zoom: 4.7,
      anchorX: 122,
      anchorY: 334,
      shape: (expression) => turn([0, 0, 7], lumen({ expression, bust: true })),
    },
    iris: {
      zoom: 5.4,
      anchorX: 128,
      anchorY: 244,
      shape: (expression) =>
        iris({ expression, yaw: HEAD_ROTATION[expression].yaw, tilt: HEAD_ROTATION[expression].tilt }),
    },
  },
};
