// Owns the picture frame of a toy: camera, picture size and where the ground point lies in it.
import type { Box3 } from './vectors.ts';

/** How a toy is photographed. */
export interface RenderOptions {
  /** Camera height above the horizon (degrees): 38 props, 31 shops and towers, 26 characters, 10 portraits. */
  readonly elevation?: number;
  /** Samples per pixel and axis. */
  readonly samples?: number;
  /** Enlarges the toy; ink lines keep their width. */
  readonly zoom?: number;
  /** Widths (px) of the ink line outside and where the depth jumps; 0 = none. */
  readonly outline?: number;
  readonly innerLine?: number;
  readonly shadow?: boolean;
  readonly selfShadow?: boolean;
  /** Strength of the ambient occlusion. */
  readonly occlusion?: number;
  /** 0–1 of the dusk grade. */
  readonly night?: number;
  /** Empty pixels around. */
  readonly padding?: number;
  /** A fixed frame instead of one made to measure. */
  readonly frame?: Frame;
}

/** Size of the picture and the place of the ground point in it (pixels). */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly anchorX: number;
  readonly anchorY: number;
}

export type Camera = Required<Omit<RenderOptions, 'frame'>> & {
  readonly sin: number;
  readonly cos: number;
  readonly frame: Frame;
};

/** How far (pixels to the right per pixel of height) a shadow may reach; the renderer's sun stands that high. */
const SHADOW_SLOPE = 0.66;

function measure(bounds: Box3, options: { shadow: boolean; zoom: number; padding: number; sin: number; cos: number }) {
  const [minX, maxX, minY, maxY, minZ, maxZ] = bounds;
  const { shadow, zoom, padding, sin, cos } = options;
  const reach = shadow ? maxZ * SHADOW_SLOPE : 0;
  const right = maxX + (shadow ? Math.min(reach, 150) : 0);
  const top = -maxZ * cos + minY * sin;
  const toyBottom = -Math.max(0, minZ) * cos + maxY * sin;
  const bottom = shadow ? Math.max(toyBottom, (maxY + Math.min(reach * 0.5, 70)) * sin) : toyBottom;
  const anchorX = Math.ceil(-minX * zoom) + padding;
  const anchorY = Math.ceil(-top * zoom) + padding;
  return {
    anchorX,
    anchorY,
    width: Math.ceil(right * zoom) + anchorX + padding,
    height: Math.ceil(bottom * zoom) + anchorY + padding,
  };
}

/** Fills in the defaults and frames the toy. */
export function createCamera(bounds: Box3, options: RenderOptions): Camera {
  const { elevation = 40, samples = 3, outline = 1.15, innerLine = 0.7, padding = 3, zoom = 1 } = options;
  const { shadow = true, selfShadow = true, night = 0, occlusion = 1 } = options;
  const angle = (elevation * Math.PI) / 180;
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  const frame = options.frame ?? measure(bounds, { shadow, zoom, padding, sin, cos });
  return {
    elevation,
    samples,
    outline,
    innerLine,
    padding,
    zoom,
    shadow,
    selfShadow,
    night,
    occlusion,
    sin,
    cos,
    frame,
  };
}
