// Tests that a frame of twice as many pixels measures as one of ordinary pixels, and still shows the whole of its picture.
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { applyDensities, setDensity } from './density.ts';
import type { Textures } from './phaser.ts';

// By its path: Phaser exports its sources to bundlers only.
const SOURCE = path.resolve(import.meta.dirname, '../../../../node_modules/phaser/src/textures/Frame.js');
const Frame = createRequire(import.meta.url)(SOURCE) as new (
  texture: object,
  name: string,
  source: number,
  x: number,
  y: number,
  width: number,
  height: number,
) => Textures.Frame;

/** Of an atlas of 400×200 pixels. */
const frameAt = (x: number, y: number, width: number, height: number) =>
  new Frame({ source: [{ width: 400, height: 200 }] }, 'hero', 0, x, y, width, height);
const measuresOf = (frame: Textures.Frame) => {
  const { x, y, width, height, realWidth, realHeight, cutWidth, cutHeight } = frame;
  return { x, y, width, height, realWidth, realHeight, cutWidth, cutHeight };
};
const shown = ({ u0, v0, u1, v1 }: Textures.Frame) => [u0, v0, u1, v1];

it('measures a cell of a sheet in units', () => {
  const frame = frameAt(128, 0, 128, 128);
  const before = shown(frame);
  setDensity(frame, 2);
  expect(measuresOf(frame)).toEqual({ ...measuresOf(frameAt(0, 0, 64, 64)) });
  expect(shown(frame)).toEqual(before);
});

it('measures a trimmed frame of an atlas and its anchor in units, and leaves ordinary frames alone', () => {
  const dense = frameAt(10, 20, 80, 140);
  dense.setTrim(192, 224, 50, 68, 80, 140);
  Object.assign(dense, { customData: { density: 2, anchor: { x: 88, y: 200 } } });
  const plain = frameAt(100, 20, 40, 70);
  plain.setTrim(96, 112, 25, 34, 40, 70);
  Object.assign(plain, { customData: { anchor: { x: 44, y: 100 } } });
  const before = shown(dense);
  applyDensities([dense, plain]);
  expect(measuresOf(dense)).toEqual(measuresOf(plain));
  expect(dense.customData).toMatchObject({ anchor: { x: 44, y: 100 } });
  expect(plain.customData).toEqual({ anchor: { x: 44, y: 100 } });
  expect(shown(dense)).toEqual(before);
});
