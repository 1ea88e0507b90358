// Owns how everybody sits for a portrait: camera, place and the carriage of the head by expression.
import type { Frame, RenderOptions } from '../../core/frame.ts';
import { render, type Sprite } from '../../core/render.ts';
import type { Shape } from '../../core/shapes.ts';
import type { Expression } from '../look.ts';

/** Edge (pixels) of a portrait. */
export const PORTRAIT = 256;
/** Columns of a strip, left to right: the contract with the game's Portrait. */
export const COLUMNS = ['happy', 'talk', 'sad', 'think'] as const satisfies readonly Expression[];
export type PortraitExpression = (typeof COLUMNS)[number];

export interface PortraitSubject {
  readonly zoom: number;
  readonly anchorX: number;
  readonly anchorY: number;
  readonly shape: (column: PortraitExpression) => Shape;
}

/** Sitters by file name; `module` is the source whose change makes their portraits stale. */
export interface PortraitSet {
  readonly module: string;
  readonly subjects: Readonly<Record<string, PortraitSubject>>;
}

/** Turn, tilt and nod of the head of those who are no people, in degrees, by expression. */
export const HEAD_ROTATION: Record<PortraitExpression, { yaw: number; tilt: number; pitch: number }> = {
  happy: { yaw: 6, tilt: 2, pitch: 6 },
  talk: { yaw: 6, tilt: -4, pitch: 8 },
  sad: { yaw: 4, tilt: 11, pitch: -7 },
  think: { yaw: -8, tilt: -12, pitch: 10 },
};

/** One bust; `size` and `samples` are smaller only for trials. */
export function renderPortrait(
  subject: PortraitSubject,
  column: PortraitExpression,
  size = PORTRAIT,
  samples = 2,
): Sprite {
  const share = size / PORTRAIT;
  const frame: Frame = {
    width: size,
    height: size,
    anchorX: Math.round(subject.anchorX * share),
    anchorY: Math.round(subject.anchorY * share),
  };
  const camera: RenderOptions = {
    elevation: 10,
    samples,
    zoom: subject.zoom * share,
    outline: 2.6 * share,
    innerLine: 1.5 * share,
    shadow: false,
    frame,
  };
  return render(subject.shape(column), camera);
}
