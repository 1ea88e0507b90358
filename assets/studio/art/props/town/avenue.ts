// Owns what stands in the middle of the shopping street: a tower of macarons, a clock on a post, a cake with candles.
import { facing, ring, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { neon, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  mirror,
  place,
  type Shape,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';

const cream = material('#fff6e8', { soft: 0.4 });
const stone = material('#d9c8d8');
const gold = shiny(PALETTE.gold, 0.8);

/** Two shells and their filling, lying. */
const macaron = (radius: number, color: string, filling: string): Shape =>
  group(
    place([0, 0, 4], ellipsoid(radius, radius, 5, material(color, { gloss: 0.4 }))),
    place([0, 0, 7.6], cylinder(radius * 0.92, 1.8, 1, material(filling, { soft: 0.5 }))),
    place([0, 0, 11.4], ellipsoid(radius, radius, 5.4, material(color, { gloss: 0.4 }))),
  );

const FLAVOURS = ['#fb86b6', '#9be0c4', '#ffe08f', '#b99cff', '#ffb38a'] as const;

/** Rings of macarons that narrow to the top, 110 px tall. */
const macaronTower = (): Shape =>
  group(
    place([0, 0, 5], cylinder(34, 5, 2, stone)),
    place([0, 0, 12], cone(28, 24, 4, 1.4, cream)),
    times(4, (tier) =>
      ring(7 - tier, (cos, sin, i) =>
        place(
          [cos * (20 - tier * 4.4), sin * (20 - tier * 4.4), 16 + tier * 15],
          macaron(9.4 - tier * 0.5, FLAVOURS[(i + tier) % FLAVOURS.length] ?? '#fb86b6', '#fff6e8'),
        ),
      ),
    ),
    place([0, 0, 78], macaron(9, '#fb86b6', '#ffffff')),
    place([0, 0, 97], sphere(5, shiny(PALETTE.red, 0.8))),
  );

/** A sugar-stick post with a clock that is always tea time. */
const streetClock = (): Shape => {
  const stick = material('#fff6e8', {
    gloss: 0.5,
    paint: ([x, y, z]) => (Math.sin(Math.atan2(y, x) + z * 0.3) > 0.2 ? { color: '#e94f86' } : null),
  });
  const face = facing(cylinder(17, 3, 1.4, cream));
  const hand = (x: number, z: number) => capsule([0, 10.4, 88], [x, 10.4, 88 + z], 1.3, 0.9, material('#4a2a5e'));
  return group(
    place([0, 0, 4], cone(17, 12, 4, 1.6, stone)),
    place([0, 0, 36], cylinder(5, 30, 1, stick)),
    place([0, 0, 67], torus(7, 2.4, gold)),
    place([0, 0, 88], facing(cylinder(20.4, 7, 3, material('#7a4fc0', { gloss: 0.5 })))),
    place([0, 7, 88], face),
    ring(12, (cos, sin, i) =>
      place([cos * 13.4, 10.4, 88 + sin * 13.4], sphere(i % 3 ? 0.9 : 1.6, material('#4a2a5e'))),
    ),
    hand(7, 4),
    hand(-1, 11),
    place([0, 0, 110], cone(6, 2, 3, 1, gold)),
    place([0, 0, 117], sphere(5, shiny(PALETTE.red, 0.8))),
    mirror(place([21, 4, 88], sphere(4.4, neon('#ffd28a', 0.8)))),
  );
};

/** A cake of three tiers with lit candles: the street's birthday never ends. */
const wishingCake = (): Shape => {
  const tier = (radius: number, low: number, color: string, icing: string): Shape =>
    group(
      place([0, 0, low + 9], cylinder(radius, 9, 2.4, material(color, { soft: 0.3 }))),
      ring(Math.round(radius / 3), (cos, sin) =>
        place([cos * radius * 0.94, sin * radius * 0.94, low + 16.6], ellipsoid(4.4, 4.4, 3.4, material(icing))),
      ),
      place([0, 0, low + 17.4], cylinder(radius * 0.95, 1.8, 1, material(icing))),
    );
  return group(
    place([0, 0, 4], cylinder(42, 4, 2, stone)),
    tier(34, 8, '#ffb3d4', '#fff6e8'),
    tier(24, 27, '#fff0c0', '#fb86b6'),
    tier(15, 46, '#9be0c4', '#fff6e8'),
    ring(5, (cos, sin) =>
      place(
        [cos * 8.6, sin * 8.6, 65],
        group(
          place([0, 0, 6], cylinder(1.7, 6, 0.6, material('#58b7f2'))),
          place([0, 0, 15], ellipsoid(2.2, 2.2, 3.8, neon('#ffd34a', 1))),
        ),
      ),
    ),
    ring(9, (cos, sin, i) => place([cos * 29, sin * 29, 29], sphere(3, shiny(i % 2 ? PALETTE.red : '#8a4fd0', 0.8)))),
    place([0, 35, 17], box(9, 1.4, 4, 1.2, material('#7a3f5a'))),
  );
};

const prop = propsOf(import.meta.url);

export const avenue: readonly Prop[] = [
  prop('macaron-tower', macaronTower, { footprints: foot(66, 34), fade: true }),
  prop('street-clock', streetClock, { footprints: foot(30, 18), fade: true, glow: '#ffd28a' }),
  prop('wishing-cake', wishingCake, { footprints: foot(82, 42), fade: true, glow: '#ffd28a' }),
];
