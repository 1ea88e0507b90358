// Owns the last step of rendering: samples become pixels, colour and shadow apart.
import type { Camera } from './frame.ts';
import type { Samples } from './march.ts';
import type { InkedSamples } from './outline.ts';
import { SHADOW_RGB } from './palette.ts';
import { emptyPicture, type Picture } from './picture.ts';

/** Shadow alpha under the toy itself: what shows through soft edges. */
const UNDER_TOY = 0.3;

/** Averages the samples of every pixel; colour by coverage, so edges keep their hue. */
export function downsample(samples: Samples, inked: InkedSamples, camera: Camera): { color: Picture; shadow: Picture } {
  const { width, height } = camera.frame;
  const color = emptyPicture(width, height);
  const shadow = emptyPicture(width, height);
  const n = camera.samples;
  const perPixel = n * n;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum = sumPixel(samples, inked, x * n, y * n, n);
      const at = (y * width + x) * 4;
      const { alpha } = sum;
      if (alpha) color.data.set([sum.r / alpha, sum.g / alpha, sum.b / alpha, (255 * alpha) / perPixel], at);
      shadow.data.set([...SHADOW_RGB, camera.shadow ? (255 * sum.shadow) / perPixel : 0], at);
    }
  }
  return { color, shadow };
}

function sumPixel(samples: Samples, inked: InkedSamples, left: number, top: number, n: number) {
  const sum = { r: 0, g: 0, b: 0, alpha: 0, shadow: 0 };
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const at = (top + j) * samples.width + left + i;
      const alpha = inked[at * 4 + 3] ?? 0;
      sum.r += (inked[at * 4] ?? 0) * alpha;
      sum.g += (inked[at * 4 + 1] ?? 0) * alpha;
      sum.b += (inked[at * 4 + 2] ?? 0) * alpha;
      sum.alpha += alpha;
      sum.shadow += Math.max(samples.shadow[at] ?? 0, alpha * UNDER_TOY);
    }
  }
  return sum;
}
