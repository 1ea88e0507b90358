// Owns the marks that float over heads: an amber `!` for a task and a teal `?` for one under way.
import { material } from '../core/material.ts';
import { blend, box, capsule, group, place, type Shape, sphere } from '../core/shapes.ts';

/** Drawn twice as large as shown (22 units wide) for sharp screens; the anchor is the tip of the tail. */
export const MARK_CAMERA = {
  elevation: 6,
  shadow: false,
  outline: 3.2,
  innerLine: 1.4,
  padding: 4,
};

/** Centre (pixels) of the bubble above its tip. */
const MIDDLE = 27;

function bubble(color: string, sign: Shape): Shape {
  const face = material(color, { soft: 0.9, gloss: 0.3, flat: 0.5, glow: 1 });
  return group(
    place([0, 0, MIDDLE], box(18, 4, 16, 11, face)),
    blend(1, capsule([0, 0, 14], [0, 0, 2], 6, 1, face)),
    place([0, 9, MIDDLE], sign),
  );
}

/** `!` in plum on amber. */
export function taskMark(): Shape {
  const plum = material('#3a1f4e', { soft: 1, flat: 1 });
  return bubble(
    '#ffbf2e',
    group(capsule([0, 0, 9.4], [0, 0, -1.4], 3.9, 2.8, plum), place([0, 0, -8.6], sphere(3.2, plum))),
  );
}

const HOOK = [
  [-5.6, 5.4],
  [-4.2, 8.8],
  [0, 10.2],
  [4.4, 8.6],
  [5.4, 5],
  [3.4, 1.8],
  [0, -0.6],
  [0, -2.6],
] as const;

/** `?` in white on teal. */
export function progressMark(): Shape {
  const white = material('#ffffff', { soft: 1, flat: 1, glow: 1 });
  const stroke = HOOK.slice(1).map(([x, z], index) => {
    const [fromX, fromZ] = HOOK[index] ?? [x, z];
    return capsule([fromX, 0, fromZ], [x, 0, z], 2.6, 2.6, white);
  });
  return bubble('#0f8f8a', group(stroke, place([0, 0, -8.8], sphere(3.1, white))));
}
