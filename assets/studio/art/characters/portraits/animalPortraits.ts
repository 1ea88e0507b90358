// Owns the portraits of Muse the parrot and Echo the bat.
import { echo } from '../echo.ts';
import { muse } from '../muse.ts';
import { HEAD_ROTATION, type PortraitSet } from './portrait.ts';

export const animalPortraits: PortraitSet = {
  module: import.meta.url,
  subjects: {
    muse: {
      zoom: 5.3,
      anchorX: 128,
      anchorY: 358,
      shape: (expression) => muse({ expression, ...HEAD_ROTATION[expression], wings: expression === 'talk' ? 0.7 : 0 }),
    },
    // Raised or hanging wings fit the picture; stretched ones do not.
    echo: {
      zoom: 4.8,
      anchorX: 128,
      anchorY: 318,
      shape: (expression) =>
        echo({ expression, ...HEAD_ROTATION[expression], wings: expression === 'sad' ? -0.2 : 1.15 }),
    },
  },
};
