// Defines the materials of the vision family, its lenses, eyes and crystals, and the seven colours of light.
import { facing } from '../../core/arrange.ts';
import { type Material, material } from '../../core/material.ts';
import { shiny } from '../../core/materials.ts';
import { cone, cylinder, group, place, type Shape, sphere, torus } from '../../core/shapes.ts';

export const BRASS = '#f0b54a';
export const CREAM = '#fff3dc';
export const PLUM = '#5a4a86';
export const TEAL = '#2fa7a0';

/** Red to violet: the order in which a prism lays them out. */
export const SPECTRUM = ['#f2685f', '#f9963c', '#ffd84f', '#6fcf6a', '#45b8f0', '#5f78ee', '#a56bea'] as const;
/** One colour of light; `i` may be any whole number. */
export const hue = (i: number): string => SPECTRUM[((i % 7) + 7) % 7] ?? SPECTRUM[0];

export const trim = material(CREAM, { gloss: 0.2 });
export const brass = shiny(BRASS, 0.9);
export const plum = shiny(PLUM, 0.5);

/** Glass with two slanted light bands; `color` is what shines through. */
export const lensGlass = (color = '#a9e4ff', glow = 0.2): Material =>
  material(color, {
    gloss: 1,
    soft: 0.7,
    glow,
    paint: ([x, y, z], normal) => {
      const along = Math.abs(normal[1]) > Math.abs(normal[2]) ? x + z : x - y;
      const band = (((along / 22) % 1) + 1) % 1;
      return Math.abs(band - 0.3) < 0.1 ? { tone: 0.2 } : Math.abs(band - 0.48) < 0.04 ? { tone: 0.14 } : null;
    },
  });

/** A round lens that faces the viewer in a brass ring; radius in pixels. */
export const lens = (radius: number, color = '#a9e4ff', rim: Material = brass): Shape =>
  group(
    facing(torus(radius, radius * 0.16, rim)),
    place([0, radius * 0.05, 0], facing(cylinder(radius, radius * 0.1, 1, lensGlass(color)))),
    place([-radius * 0.36, radius * 0.17, radius * 0.4], sphere(radius * 0.14, shiny('#ffffff', 1))),
  );

export interface EyeOptions {
  readonly iris?: string;
  /** Where it looks: sideways and up, −1…1. */
  readonly look?: readonly [number, number];
}

/** A ball painted as an eye that looks at the viewer; radius in pixels. */
export function eyeball(radius: number, { iris = '#2fa7d8', look = [0, 0] }: EyeOptions = {}): Shape {
  const [side, up] = look;
  const skin = material('#fffaf2', {
    gloss: 0.8,
    soft: 0.5,
    paint: ([x, y, z]) => {
      if (y < 0) return null;
      const [dx, dz] = [x / radius - side * 0.3, z / radius - 0.18 - up * 0.25];
      const out = Math.hypot(dx, dz);
      if (Math.hypot(dx + 0.16, dz - 0.2) < 0.12) return { color: '#ffffff', flat: 1, tone: 0.3 };
      if (out < 0.24) return { color: '#2a1a3e', tone: 0.02 };
      if (out > 0.52) return null;
      const ray = Math.sin(Math.atan2(dz, dx) * 18) > 0.55;
      if (out > 0.48) return { color: '#3a3062' };
      return { color: iris, tone: (ray ? 0.1 : 0) + (out - 0.36) * 0.5, glow: 0.5 };
    },
  });
  return sphere(radius, skin);
}

/** A standing six-sided crystal with a point. */
export const crystal = (radius: number, height: number, color: string): Shape =>
  group(
    place([0, 0, height * 0.35], cone(radius, radius * 0.86, height * 0.35, 1.4, lensGlass(color, 0.5))),
    place([0, 0, height * 0.85], cone(radius * 0.86, 0.6, height * 0.16, 0.6, lensGlass(color, 0.6))),
  );
