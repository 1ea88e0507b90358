// Defines the city's colours and its lit parts: windows, pixel screens with icons, glass doors, rows of bulbs.
import { row } from '../../core/arrange.ts';
import { type Material, material, type Painter } from '../../core/material.ts';
import { neon, shiny } from '../../core/materials.ts';
import { hash2 } from '../../core/noise.ts';
import { box, group, place, type Shape, sphere } from '../../core/shapes.ts';

export const CYAN = '#4fe6dc';
export const PINK = '#ff86d8';
export const GOLD = '#ffd65e';
export const GREEN = '#8df08a';
export const NAVY = '#2b2660';
export const STONE = '#8f86d6';
export const post = shiny('#6a60c0', 0.6);

const fraction = (value: number): number => value - Math.floor(value);

export interface WindowOptions {
  /** Width and height of one window with its wall (pixels). */
  readonly width?: number;
  readonly height?: number;
  readonly seed?: number;
  /** Share of windows that are lit. */
  readonly lit?: number;
}

/** A wall of windows; some are dark, most glow in one colour. */
export function windows(wall: string, glow: string, options: WindowOptions = {}): Material {
  const { width = 9, height = 12, seed = 1, lit = 0.6 } = options;
  return material(wall, {
    gloss: 0.3,
    paint: ([x, y, z], n) => {
      if (n[2] > 0.6) return null;
      const column = (Math.abs(n[0]) > 0.6 ? y : x) / width;
      const line = z / height;
      const [u, v] = [fraction(column), fraction(line)];
      if (v < 0.07) return { tone: -0.1 };
      if (u < 0.2 || u > 0.8 || v < 0.26 || v > 0.82) return null;
      const chance = hash2(Math.floor(column), Math.floor(line), seed);
      if (chance > lit) return { color: '#4a4488', tone: v > 0.6 ? 0.1 : 0 };
      return { color: chance < 0.1 ? '#ffffff' : glow, flat: 0.85, tone: v > 0.7 ? 0.16 : 0.04, glow: 1 };
    },
  });
}

export const glassDoor = (halfWidth: number, height: number, frame: string): Shape =>
  group(
    place([0, 0, height / 2], box(halfWidth + 2.4, 2, height / 2 + 1.6, 1.2, neon(frame))),
    place(
      [0, 1.4, height / 2 - 1],
      box(
        halfWidth,
        2,
        height / 2 - 0.6,
        0.8,
        material('#ffe7a6', {
          soft: 1,
          glow: 1,
          paint: ([x]) => (Math.abs(x) < 0.8 ? { color: '#7a4a5e', tone: -0.1 } : { tone: 0.12, flat: 0.7 }),
        }),
      ),
    ),
  );

export const bulbs = (
  count: number,
  x0: number,
  x1: number,
  y: number,
  z: number,
  colors: readonly string[],
): Shape[] => row(count, x0, x1, (x, i) => place([x, y, z], sphere(1.9, neon(colors[i % colors.length] ?? GOLD))));

const ART = {
  lock: ['..yyyy..', '.yy..yy.', '.yy..yy.', 'yyyyyyyy', 'yyykkyyy', 'yyykkyyy', 'yyyyyyyy'],
  heart: ['.rr.rr.', 'rrrrrrr', 'rrrrrrr', '.rrrrr.', '..rrr..', '...r...'],
  bell: ['...y...', '..yyy..', '.yyyyy.', '.yyyyy.', 'yyyyyyy', '...y...'],
  tick: ['......g', '.....gg', 'g...gg.', 'gg.gg..', '.ggg...', '..g....'],
  ghost: ['..pppp..', '.pppppp.', 'ppwppwpp', 'ppkppkpp', 'pppppppp', 'pppppppp', 'p.pp.p.p'],
  star: ['...y...', '...y...', 'yyyyyyy', '.yyyyy.', '..yyy..', '.yy.yy.', '.y...y.'],
  chat: ['wwwwwww', 'wkwkwkw', 'wwwwwww', '.ww....', '.w.....'],
  fish: ['....c...', '..cccc.c', '.ckccccc', '.ccccccc', '..cccc.c', '....c...'],
  duck: ['...yy....', '..yyky...', '..yyyyoo.', '...yy....', 'y.yyyyyy.', 'yyyyyyyyy', '.yyyyyyy.'],
  play: ['w......', 'www....', 'wwwww..', 'wwwwwww', 'wwwww..', 'www....', 'w......'],
} as const;
export type IconName = keyof typeof ART;

const INKS: Record<string, string> = {
  y: GOLD,
  r: '#ff6b8b',
  g: GREEN,
  p: PINK,
  w: '#ffffff',
  k: '#2b2550',
  c: CYAN,
  o: '#ff9a4d',
};

/** Paints an icon in squares of `size` pixels over scan lines. */
function pixelPaint(name: IconName, size: number, back: string): Painter {
  const art: readonly string[] = ART[name];
  const columns = art[0]?.length ?? 1;
  return ([x, , z], n) => {
    if (n[1] < 0.5) return { color: NAVY };
    const key = art[Math.floor(art.length / 2 - z / size)]?.[Math.floor(x / size + columns / 2)];
    const ink = key && INKS[key];
    if (ink) return { color: ink, flat: 0.9, tone: 0.14, glow: 1 };
    return { color: back, flat: 0.8, tone: Math.abs((z / 1.6) % 1) < 0.28 ? -0.05 : 0.05, glow: 0.85 };
  };
}

/** A screen of the given half size that shows an icon. */
export function screen(name: IconName, halfWidth: number, halfHeight: number, back: string, rim: string): Shape {
  const art: readonly string[] = ART[name];
  const size = Math.min((2 * halfWidth) / ((art[0]?.length ?? 1) + 1), (2 * halfHeight) / (art.length + 1));
  return group(
    box(halfWidth + 2.6, 2.4, halfHeight + 2.6, 2, neon(rim)),
    place(
      [0, 1.3, 0],
      box(halfWidth, 2.4, halfHeight, 1.2, material(back, { soft: 1, glow: 1, paint: pixelPaint(name, size, back) })),
    ),
  );
}
