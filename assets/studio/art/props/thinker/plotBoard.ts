// Owns the big board of the thinkers' park, whose empty face shows the plot that a learner has built.
//
// Its writable rectangle, measured from the anchor (ground contact; y down): x −60…60, y −119…−43 (120 × 76), colour #fff6e0.
import { material } from '../../core/material.ts';
import { PALETTE } from '../../core/palette.ts';
import { box, cylinder, ellipsoid, group, mirror, place, type Shape, sphere } from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { BOARD_CAMERA, panel } from '../shows/boards.ts';
import { gold, paleStone, SERIES } from './stone.ts';

/** Three bars of box tree on the top rail, as Radha grows them. */
const topiary = [16, 26, 11];

function plotBoard(): Shape {
  const dark = material(PALETTE.woodDark, { gloss: 0.3 });
  return group(
    mirror(place([60, -2, 34], cylinder(3.6, 34, 1, dark))),
    mirror(place([60, -2, 4], cylinder(9, 4, 2, paleStone))),
    mirror(place([60, -2, 144], sphere(5, gold))),
    panel(122, 78, 95, '#fff6e0'),
    place([0, -1, 144], box(66, 4, 3, 2, gold)),
    topiary.map((height, at) =>
      place(
        [(at - 1) * 26, -1, 147 + height / 2],
        [
          box(8, 5, height / 2, 3, material(SERIES[at] ?? PALETTE.red, { soft: 0.5 })),
          place([0, 0, height / 2], ellipsoid(9, 6, 3.6, material('#e9fbff', { soft: 0.7 }))),
        ],
      ),
    ),
  );
}

export const thinkerPlotBoard: readonly Prop[] = [
  propsOf(import.meta.url)('plot-board', plotBoard, {
    camera: BOARD_CAMERA,
    footprints: [...foot(18, 12, 0, -60), ...foot(18, 12, 0, 60)],
    fade: true,
  }),
];
