// Owns the light of a lamp: the pixels in which its lit picture differs from its unlit one.
import { emptyPicture, type Picture } from '../core/picture.ts';

/** Channel steps (0–255) below which two pixels count as equal: shading noise is no light. */
const SAME = 12;

/** `lit` without everything that looks the same in `unlit`; both have one size. */
export function lightOf(lit: Picture, unlit: Picture): Picture {
  const light = emptyPicture(lit.width, lit.height);
  for (let at = 0; at < lit.data.length; at += 4) {
    const differs = [0, 1, 2].some((channel) => {
      const difference = (lit.data[at + channel] ?? 0) - (unlit.data[at + channel] ?? 0);
      return Math.abs(difference) > SAME;
    });
    if (differs) light.data.set(lit.data.subarray(at, at + 4), at);
  }
  return light;
}
