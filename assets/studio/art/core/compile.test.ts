// Checks that compiled shapes separate inside from outside and return the right material.
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { material } from './material.ts';
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
  subtract,
  torus,
} from './shapes.ts';

const red = material('#ff0000');
const blue = material('#0000ff');

describe('signed distance', () => {
  const solids: [string, Shape][] = [
    ['sphere', sphere(5, red)],
    ['ellipsoid', ellipsoid(5, 4, 6, red)],
    ['box', box(5, 4, 3, 1, red)],
    ['cylinder', cylinder(5, 4, 1, red)],
    ['cone', cone(6, 3, 5, 1, red)],
    ['capsule', capsule([-5, 0, 0], [5, 0, 0], 3, 2, red)],
    [
      'prism',
      prism(
        [
          [-5, -5],
          [5, -5],
          [0, 6],
        ],
        3,
        1,
        red,
      ),
    ],
  ];
  it.each(solids)('%s is negative inside and positive outside', (_name, shape) => {
    const { distance } = compile(shape);
    expect(distance(0, 0, 0)).toBeLessThan(0);
    expect(distance(30, 0, 0)).toBeGreaterThan(0);
    expect(distance(0, 0, -30)).toBeGreaterThan(0);
  });

  it('is zero on a sphere that was moved and scaled', () => {
    const { distance } = compile(place([10, 0, 4], sphere(5, red), [0, 0, 40], 2));
    expect(distance(20, 0, 4)).toBeCloseTo(0, 3);
    expect(distance(10, 0, 4)).toBeCloseTo(-10, 3);
  });

  it('leaves a hole where something was taken away, and in a ring', () => {
    expect(compile(subtract(box(9, 9, 9, 0, red), sphere(5, blue))).distance(0, 0, 0)).toBeGreaterThan(0);
    expect(compile(torus(8, 2, red)).distance(0, 0, 0)).toBeCloseTo(6, 6);
  });

  it('fills the seam of a blend', () => {
    const balls = [place([-5, 0, 0], sphere(5, red)), place([5, 0, 0], sphere(5, red))];
    expect(compile(blend(4, balls)).distance(0, 0, 2)).toBeLessThan(compile(group(balls)).distance(0, 0, 2));
  });

  it('mirrors in x', () => {
    const { distance } = compile(mirror(place([10, 2, 0], sphere(3, red))));
    expect(distance(-10, 2, 0)).toBeCloseTo(distance(10, 2, 0), 6);
  });
});

it('names the nearest material', () => {
  const toy = compile(group(place([-8, 0, 0], sphere(3, red)), place([8, 0, 0], sphere(3, blue))));
  expect(toy.leaves[toy.leafAt(9, 0, 0)]?.material.color).toBe('#0000ff');
  expect(toy.leaves[toy.leafAt(-9, 0, 0)]?.material.color).toBe('#ff0000');
});
