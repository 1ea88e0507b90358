// Owns the pictures of Wick's atlas: each body and each flame, and the animations that they make.
import type { AtlasAnimation } from '../../core/atlas.ts';
import type { RenderOptions } from '../../core/frame.ts';
import type { ArtPiece } from '../../core/job.ts';
import { render } from '../../core/render.ts';
import { densely } from '../density.ts';
import { CELL_CAMERA } from '../sheet.ts';
import { flame } from './flame.ts';
import { FLAME_ROWS } from './flames.ts';
import { flameOffset } from './pose.ts';
import { ROWS } from './poses.ts';
import { wick } from './wick.ts';

const FLAME_CAMERA: RenderOptions = {
  ...densely({ ...CELL_CAMERA, frame: { width: 20, height: 24, anchorX: 10, anchorY: 19 } }),
  outline: 0,
  innerLine: 0,
};
const module = import.meta.url;

const nameOf = (row: string, index: number): string => `wick/${row}/${index}`;

const bodies: ArtPiece[] = ROWS.flatMap(({ row, poses }) =>
  poses.map((pose, index) => ({
    id: nameOf(row, index),
    module,
    render: () => render(wick(pose), densely(CELL_CAMERA)),
  })),
);

const flames: ArtPiece[] = FLAME_ROWS.flatMap(({ row, shapes }) =>
  shapes.map((shape, index) => ({ id: nameOf(row, index), module, render: () => render(flame(shape), FLAME_CAMERA) })),
);

export const pieces: readonly ArtPiece[] = [...bodies, ...flames];

const animation = (row: string, ms: number, order: readonly number[]): [string, AtlasAnimation] => [
  `wick-${row}`,
  { frames: order.map((index) => nameOf(row, index)), ms },
];

export const animations: Readonly<Record<string, AtlasAnimation>> = Object.fromEntries([
  ...ROWS.map(({ row, ms, poses, order }) => animation(row, ms, order ?? [...poses.keys()])),
  ...FLAME_ROWS.map(({ row, ms, shapes }) => animation(row, ms, [...shapes.keys()])),
]);

/** Where the foot of the flame is in each body's frame. */
export const flamePlaces: ReadonlyMap<string, { x: number; y: number }> = new Map(
  ROWS.flatMap(({ row, poses }) => poses.map((pose, index) => [nameOf(row, index), flameOffset(pose)] as const)),
);
