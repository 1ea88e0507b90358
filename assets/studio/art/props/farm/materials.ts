// Defines the materials and colours that several props of the farm share.
import { type Material, material } from '../../core/material.ts';
import { shiny } from '../../core/materials.ts';
import { valueNoise } from '../../core/noise.ts';
import { PALETTE } from '../../core/palette.ts';

export const CREAM = '#fff3dc';
export const BARN_RED = '#d9483f';
export const MINT = '#7ff3e6';
export const trim = material(CREAM, { gloss: 0.2 });
export const steel = shiny(PALETTE.steel, 0.7);
export const straw = material('#f0cf6a', {
  paint: ([x, y, z]) => ({
    tone: Math.sin(x * 2.3 + z * 0.7) * 0.05 + (valueNoise(x / 2, (y + z) / 2, 5) - 0.5) * 0.22,
  }),
});
export const rail = material('#c99a6a', {
  paint: ([x, , z]) => (Math.sin(x * 0.4 + z * 1.9) > 0.86 ? { tone: -0.12 } : null),
});

/** A dark screen with two bent eyes and a smile; `size` scales the face. */
export const faceScreen = (size = 1): Material =>
  material('#2b2550', {
    gloss: 0.4,
    soft: 0.8,
    paint: ([px, , pz]) => {
      const [x, z] = [Math.abs(px) / size, pz / size];
      const eye = Math.abs(z - 1.6 + (x - 4.2) ** 2 * 0.3) < 0.95 && Math.abs(x - 4.2) < 2.4;
      const mouth = x < 2.4 && Math.abs(z + 3.4 - x * x * 0.2) < 0.8;
      return eye || mouth ? { color: MINT, flat: 1, tone: 0.25, glow: 1 } : null;
    },
  });
