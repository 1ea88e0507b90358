// Owns the way from a toy to its two pictures: colour and ground shadow with one common anchor.
import { compile } from './compile.ts';
import { downsample } from './downsample.ts';
import { createCamera, type RenderOptions } from './frame.ts';
import { traceSamples } from './march.ts';
import { outline } from './outline.ts';
import type { Picture } from './picture.ts';
import type { Shape } from './shapes.ts';

/** A rendered toy. The anchor (pixels) is where its ground point lies in both pictures. */
export interface Sprite {
  readonly color: Picture;
  readonly shadow: Picture;
  readonly anchorX: number;
  readonly anchorY: number;
}

/** Renders a toy that stands on z = 0 with its ground contact at the origin. */
export function render(root: Shape, options: RenderOptions = {}): Sprite {
  const toy = compile(root);
  const camera = createCamera(toy.bounds, options);
  const samples = traceSamples(toy, camera);
  const inked = outline(samples, camera);
  const { color, shadow } = downsample(samples, inked, camera);
  return { color, shadow, anchorX: camera.frame.anchorX, anchorY: camera.frame.anchorY };
}
