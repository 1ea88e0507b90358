// Owns the keepsakes of the toy factory and the valley: ball, teddy, rocket and golden note.
import { material } from '../core/material.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  mirror,
  place,
  prism,
  type Shape,
  sphere,
  torus,
  turn,
} from '../core/shapes.ts';
import { type Item, item, plastic, shinyGold } from './item.ts';

const INK = '#3a2440';

/** A beach ball in four colours. */
function bounceBall(): Shape {
  const stripes = ['#f0524a', '#fff6e0', '#4a9ff0', '#fdd04b', '#5fc86a', '#fff6e0'];
  const skin = material('#fff6e0', {
    gloss: 0.7,
    soft: 0.3,
    paint: ([x, y, z]) => {
      const step = Math.floor(((Math.atan2(x, z) / Math.PI + 1) / 2) * stripes.length);
      if (y > 18.6) return { color: '#fff6e0' };
      return { color: stripes[step % stripes.length] ?? '#fff6e0' };
    },
  });
  return turn([20, 0, 28], sphere(20, skin));
}

function teddy(): Shape {
  const fur = material('#d9a05a', { soft: 0.5 });
  const pale = material('#f5dcae', { soft: 0.5 });
  const ink = plastic(INK);
  return group(
    mirror(place([10, 0, 19], group(sphere(5.6, fur), place([0, 4, 0], sphere(3.2, pale))))),
    place([0, 0, 10], ellipsoid(13, 11, 11.6, fur)),
    place([0, 9, 6.6], ellipsoid(5.4, 4, 4.2, pale)),
    place([0, 13, 8], ellipsoid(2.2, 1.4, 1.6, ink)),
    mirror(place([5, 9.4, 12.4], sphere(1.9, ink))),
    blend(
      2,
      place([0, 0, -9], ellipsoid(12.4, 9, 11.4, fur)),
      mirror(place([12, 3, -4], ellipsoid(4.2, 4.6, 6.4, fur))),
    ),
    place([0, 6.6, -9], ellipsoid(7.4, 4, 7.4, pale)),
    mirror(place([7.6, 9, -18.4], group(sphere(5.2, fur), place([0, 4, 0], sphere(2.8, pale))))),
    place([0, 8, -0.6], torus(4, 1, plastic('#e94f86'))),
    mirror(place([4, 9.6, -0.6], ellipsoid(3.6, 1.8, 2.6, plastic('#e94f86')))),
  );
}

function toyRocket(): Shape {
  const hull = material('#fff6e0', { gloss: 0.6, paint: ([, , z]) => (z < -9 ? { color: '#5b57d6' } : null) });
  const red = plastic('#f0524a');
  const flame = material('#ffd34a', { glow: 0.9, soft: 0.8 });
  const fin = prism(
    [
      [0, 4],
      [9, -8],
      [8, -13],
      [0, -9],
    ],
    1.4,
    1.2,
    red,
  );
  return turn(
    [0, 24, 0],
    group(
      blend(2, cylinder(9, 14, 3, hull), place([0, 0, 12], cone(9, 4.4, 5, 2, hull))),
      place([0, 0, 19], cone(6.6, 0.8, 5.6, 1, red)),
      place([0, 7.4, 4], turn([90, 0, 0], torus(4.4, 1.5, shinyGold))),
      place([0, 7.2, 4], ellipsoid(4, 2.4, 4, material('#8fd8ff', { gloss: 1, soft: 0.7 }))),
      mirror(place([7.6, 0, -7], fin)),
      place([0, 8.4, -9], box(1.4, 2.4, 5, 1, red)),
      place([0, 0, -17], ellipsoid(5.4, 5, 7, flame)),
      place([0, 2, -17], ellipsoid(2.8, 4, 4.6, material('#fff6c9', { glow: 1, soft: 1 }))),
    ),
  );
}

/** Two quavers under one beam. */
const goldenNote = (): Shape =>
  turn(
    [0, -6, 0],
    group(
      [-11, 11].map((x) => [
        place([x, 0, -15 + x * 0.16], turn([0, -22, 0], ellipsoid(7.6, 5, 5.6, shinyGold))),
        capsule([x + 6, 0, -14 + x * 0.16], [x + 6, 0, 14 + x * 0.16], 1.9, 1.9, shinyGold),
      ]),
      capsule([-5, 0, 12.4], [17, 0, 16], 3.6, 3.6, shinyGold),
      capsule([-5, 0, 4.6], [17, 0, 8.2], 2.2, 2.2, shinyGold),
      place([-13, 5, -14], ellipsoid(2.2, 1, 1.3, material('#fffbe6', { soft: 1 })), [0, -22, 0]),
    ),
  );

export const keepsakes: readonly Item[] = [
  item('bounce-ball', bounceBall),
  item('teddy', teddy),
  item('toy-rocket', toyRocket),
  item('golden-note', goldenNote),
];
