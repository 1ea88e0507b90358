// Owns the picture on the button of Ask Owl.
import { owl } from '../characters/owl.ts';
import type { ArtJob } from '../core/job.ts';
import { toWebp } from '../core/picture.ts';
import { render } from '../core/render.ts';

const PATH = 'assets/ui/owl.webp';
/** Twice the size on screen. */
const SIZE = 96;

export const jobs: readonly ArtJob[] = [
  {
    id: 'owl-button',
    outputs: [PATH],
    pieces: [
      {
        id: 'owl',
        module: import.meta.url,
        render: () =>
          render(owl({ expression: 'happy', tilt: 6 }), {
            elevation: 14,
            samples: 3,
            zoom: 2.05,
            outline: 2,
            innerLine: 1,
            shadow: false,
            frame: { width: SIZE, height: SIZE, anchorX: SIZE / 2, anchorY: 90 },
          }),
      },
    ],
    async render(sprites) {
      const sprite = sprites.get('owl');
      if (!sprite) throw new Error('The owl was not rendered');
      return new Map([[PATH, await toWebp(sprite.color)]]);
    },
  },
];
