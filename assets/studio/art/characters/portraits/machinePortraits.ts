// Owns the portraits of Nova, Neo and the bridge robot in its two states.
import { turn } from '../../core/shapes.ts';
import { bridgeRobot } from '../bridgeRobot.ts';
import { neo } from '../neo.ts';
import { nova } from '../nova.ts';
import { HEAD_ROTATION, type PortraitSet } from './portrait.ts';

export const machinePortraits: PortraitSet = {
  module: import.meta.url,
  subjects: {
    nova: {
      zoom: 5.2,
      anchorX: 130,
      anchorY: 322,
      shape: (expression) =>
        turn([0, 0, 6], nova({ expression, ...HEAD_ROTATION[expression], wave: expression === 'talk' ? 4 : 0 })),
    },
    neo: {
      zoom: 5,
      anchorX: 128,
      anchorY: 322,
      shape: (expression) =>
        turn([0, 0, -8], neo({ expression, ...HEAD_ROTATION[expression], wave: expression === 'talk' ? 4 : 0 })),
    },
    'bridge-robot': {
      zoom: 3.3,
      anchorX: 124,
      anchorY: 306,
      shape: (expression) => bridgeRobot({ expression, broken: true, spark: expression === 'talk' ? 1 : 0 }),
    },
    'bridge-robot-mended': {
      zoom: 3.2,
      anchorX: 128,
      anchorY: 322,
      shape: (expression) =>
        bridgeRobot({ expression, ...HEAD_ROTATION[expression], wave: expression === 'talk' ? 30 : 16 }),
    },
  },
};
