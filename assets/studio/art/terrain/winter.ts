// Owns the white terrains: snow and cloud.
import { toneOf } from '../core/color.ts';
import { hash2, smoothStep } from '../core/noise.ts';
import { patches, type Terrain } from './painter.ts';

export const snow: Terrain = {
  name: 'snow',
  swatch: '#dce9fb',
  wobble: 3.4,
  frames: 1,
  paint(point) {
    if (hash2(point.x, point.y, 3 + point.variant) > 0.988) return toneOf('#dce9fb', 0.98);
    const patch = patches(point, 8, 121);
    const dip = patch < 0.42 ? smoothStep(0.42, 0.3, patch) * 0.05 : 0;
    return toneOf('#dce9fb', 0.56 + smoothStep(0.58, 0.66, patch) * 0.05 - dip);
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.2) return toneOf('#8fa7d6', 0.4);
    if (inside < 4 && ny < -0.2) return toneOf('#b9cdf0', 0.5);
    return inside < 3 && ny > 0.2 ? toneOf('#ffffff', 0.7) : color;
  },
};

export const cloud: Terrain = {
  name: 'cloud',
  swatch: '#f3ecff',
  wobble: 5,
  frames: 1,
  paint: (point) => toneOf('#f3ecff', 0.6 + smoothStep(0.56, 0.66, patches(point, 9, 131)) * 0.08),
  edge(color, { inside }, { ny }) {
    if (inside < 1.2) return toneOf('#a99be0', 0.4);
    if (ny < -0.2 && inside < 7) return toneOf('#cdbff5', inside < 4 ? 0.42 : 0.56);
    return ny > 0.2 && inside < 4 ? toneOf('#ffffff', 0.8) : color;
  },
};
