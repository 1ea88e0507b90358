// Owns the portraits of wizard, owl, robot and talking tree.
import { turn } from '../../core/shapes.ts';
import { owl } from '../owl.ts';
import { robot } from '../robot.ts';
import { talkingTree } from '../talkingTree.ts';
import { wizard } from '../wizard.ts';
import { HEAD_ROTATION, type PortraitSet } from './portrait.ts';

export const guidePortraits: PortraitSet = {
  module: import.meta.url,
  subjects: {
    wizard: {
      zoom: 4.7,
      anchorX: 122,
      anchorY: 334,
      shape: (expression) => turn([0, 0, 7], wizard({ expression, bust: true })),
    },
    owl: {
      zoom: 5.4,
      anchorX: 128,
      anchorY: 244,
      shape: (expression) =>
        owl({ expression, yaw: HEAD_ROTATION[expression].yaw, tilt: HEAD_ROTATION[expression].tilt }),
    },
    robot: {
      zoom: 5.2,
      anchorX: 128,
      anchorY: 320,
      shape: (expression) => robot({ expression, ...HEAD_ROTATION[expression], wave: expression === 'talk' ? 6 : 0 }),
    },
    'talking-tree': {
      zoom: 2.9,
      anchorX: 128,
      anchorY: 266,
      shape: (expression) =>
        talkingTree({ expression, mouth: expression === 'talk' ? 1 : 0, gaze: expression === 'think' ? 0.8 : 0 }),
    },
  },
};
