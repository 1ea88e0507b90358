// Owns pictures with more pixels than the game's units: how heroes and guides are photographed, and how an atlas says so.
import type { atlasFiles } from '../core/atlas.ts';
import type { Frame, RenderOptions } from '../core/frame.ts';

/** Pixels per unit of those whose faces are read from near. */
export const DENSITY = 2;
/** Ink lines (pixels): finer than twice the ordinary ones, because they are looked at from near. */
const INK = { outline: 2, innerLine: 1.2 };
/** Samples per pixel and axis: four a unit are as smooth as the three of ordinary pictures. */
const SAMPLES = 2;

const denseFrame = ({ width, height, anchorX, anchorY }: Frame): Frame => ({
  width: width * DENSITY,
  height: height * DENSITY,
  anchorX: anchorX * DENSITY,
  anchorY: anchorY * DENSITY,
});

/** The same photograph in the same units, of twice as many pixels each way. */
export const densely = ({ frame, ...options }: RenderOptions): RenderOptions => ({
  ...options,
  ...INK,
  samples: SAMPLES,
  zoom: (options.zoom ?? 1) * DENSITY,
  ...(frame && { frame: denseFrame(frame) }),
});

type Files = Awaited<ReturnType<typeof atlasFiles>>;

/** Writes the density into the description of each frame that `isDense` names; the game's loader reads it. */
export function tellDensity(files: Files, isDense: (frame: string) => boolean): Files {
  return files.map(([path, content]) => {
    if (typeof content !== 'string') return [path, content];
    const { frames, meta } = JSON.parse(content) as { frames: Record<string, object>; meta: object };
    const told = Object.entries(frames).map(([name, frame]) => [
      name,
      isDense(name) ? { ...frame, density: DENSITY } : frame,
    ]);
    return [path, `${JSON.stringify({ frames: Object.fromEntries(told), meta })}\n`];
  });
}
