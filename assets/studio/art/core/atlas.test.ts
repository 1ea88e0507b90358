// Checks that packed frames keep apart and stay inside the atlas, and that trimmed frames keep their anchor.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedFor } from '../../../../shared/src/testing/seed.ts';
import { packAtlas, packShelves } from './atlas.ts';
import { emptyPicture } from './picture.ts';

fc.configureGlobal({ seed: seedFor('atlas') });

const size = fc.record({ width: fc.integer({ min: 1, max: 200 }), height: fc.integer({ min: 1, max: 200 }) });

it('never lets two frames touch', () => {
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 40 }), (sizes) => {
      const { positions, height } = packShelves(sizes, 512);
      const boxes = positions.map((at, i) => ({
        ...at,
        right: at.x + sizes[i]!.width,
        bottom: at.y + sizes[i]!.height,
      }));
      for (const [i, a] of boxes.entries()) {
        expect(a.right < 512 && a.bottom < height && a.x > 0 && a.y > 0).toBe(true);
        for (const b of boxes.slice(i + 1)) {
          expect(a.right < b.x || b.right < a.x || a.bottom < b.y || b.bottom < a.y).toBe(true);
        }
      }
    }),
  );
});

it('refuses a frame wider than the atlas', () => {
  expect(() => packShelves([{ width: 600, height: 4 }], 512)).toThrow('wider than the atlas');
});

it('trims a frame and keeps its anchor in untrimmed pixels', () => {
  const picture = emptyPicture(20, 30);
  picture.data.set([255, 0, 0, 255], (10 * 20 + 5) * 4);
  const { json } = packAtlas([{ name: 'dot', picture, anchorX: 9, anchorY: 28 }], 'x.avif');
  const { frames } = JSON.parse(json);
  expect(frames.dot.spriteSourceSize).toEqual({ x: 5, y: 10, w: 1, h: 1 });
  expect(frames.dot.anchor).toEqual({ x: 9, y: 28 });
});
