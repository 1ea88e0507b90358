// Owns what a prop is: a toy with a name, a camera, a footprint and the hints maps and engine need.
import type { RenderOptions } from '../core/frame.ts';
import type { Shape } from '../core/shapes.ts';

/** A collision rectangle in screen pixels, centred `dx`, `dy` from the ground point. */
export interface Footprint {
  readonly width: number;
  readonly height: number;
  readonly dx?: number;
  readonly dy?: number;
}

export interface PropAnimation {
  readonly frames: number;
  /** Milliseconds a frame. */
  readonly ms: number;
}

export interface Prop {
  /** Name of its frame in the atlas and of its tile. */
  readonly frame: string;
  /** `import.meta.url` of the module that shapes it. */
  readonly module: string;
  /** The toy; `phase` runs from 0 to 1 (exclusive) through an animation. */
  readonly shape: (phase: number) => Shape;
  readonly camera?: RenderOptions;
  /** Empty for things one walks over or through. */
  readonly footprints: readonly Footprint[];
  readonly animation?: PropAnimation;
  /** Fades while the player stands behind it. */
  readonly fade?: boolean;
  /** Lies on the ground: drawn under everybody. */
  readonly flat?: boolean;
  /** Colour of the light it gives. */
  readonly glow?: string;
  /** Moves in the wind. */
  readonly sway?: boolean;
}

type PropHints = Partial<Omit<Prop, 'frame' | 'module' | 'shape'>>;

/** Camera height of props (degrees above the horizon). */
const PROP_ELEVATION = 38;

/** Defines the props of one module: prop(frame, shape, hints). */
export const propsOf =
  (module: string) =>
  (frame: string, shape: (phase: number) => Shape, hints: PropHints = {}): Prop => ({
    frame,
    module,
    shape,
    footprints: [],
    ...hints,
    camera: { elevation: PROP_ELEVATION, ...hints.camera },
  });

/** One rectangle around the ground point. */
export const foot = (width: number, height: number, dy = 0, dx = 0): readonly Footprint[] => [
  { width, height, dx, dy },
];
