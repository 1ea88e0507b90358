// Owns light: how one point of a toy is shaded (toon ramp, occlusion, soft self shadow, rim, gloss, dusk).
import { mix, type Ramp, type Rgb, ramp, rampAt } from './color.ts';
import type { CompiledLeaf, CompiledShape } from './compile.ts';
import type { Camera } from './frame.ts';
import type { Material, Paint } from './material.ts';
import { normalize, transform, type Vec3 } from './vectors.ts';

/** Shading light: top left, in front. */
export const LIGHT = normalize([-0.52, 0.42, 0.78]);
/** Ground-shadow light: top left, behind, so that shadows fall to the lower right. */
export const SUN = normalize([-0.62, -0.3, 0.95]);
/** Dusk: colour × multiply + add, for all that gives no light. */
export const DUSK = { multiply: [0.52, 0.49, 0.8], add: [4, 2, 24] } as const;

const RIM_LIGHT: Rgb = [255, 250, 225];
const COOL_BOUNCE: Rgb = [120, 120, 235];
const WHITE: Rgb = [255, 255, 255];

/** Smooth step with the arithmetic of the renderer. */
export function fade(value: number, from: number, to: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Darkness of corners: 1 = open, 0 = closed in; four probes along the normal. */
function ambientOcclusion(toy: CompiledShape, [x, y, z]: Vec3, [nx, ny, nz]: Vec3, strength: number): number {
  let closed = 0;
  if (strength) {
    for (let probe = 1; probe <= 4; probe++) {
      const reach = probe * probe * 0.55 + 0.3;
      const gap = reach - toy.distance(x + nx * reach, y + ny * reach, z + nz * reach);
      closed += Math.max(0, gap) / (reach * probe);
    }
  }
  return Math.max(0, 1 - closed * 0.36 * strength);
}

/** Soft shadow of the toy on itself: 1 = lit. */
function selfShadow(toy: CompiledShape, [x, y, z]: Vec3, [nx, ny, nz]: Vec3): number {
  const [lx, ly, lz] = LIGHT;
  let lit = 1;
  let along = 1.2;
  for (let step = 0; step < 22 && along < 90; step++) {
    const gap = toy.distance(x + nx * 0.8 + lx * along, y + ny * 0.8 + ly * along, z + nz * 0.8 + lz * along);
    lit = Math.min(lit, 0.5 + (0.5 * gap * 9) / along);
    if (lit < 0.02) break;
    along += Math.max(0.7, gap);
  }
  return fade(lit, 0.12, 0.72);
}

/** Soft cel bands: 55 % stepped, 45 % smooth. */
function toonTone(light: number, flat: number): number {
  const level = light * 4.6;
  const index = Math.floor(level);
  const band = (index + fade(level - index, 0.22, 0.78)) / 4.6;
  const tone = (light * 0.45 + band * 0.55) * 0.93 - 0.03;
  return flat ? tone * (1 - flat) + 0.5 * flat : tone;
}

export interface ShadedPoint {
  readonly color: Rgb;
  readonly ink: Rgb;
}

interface PointLight {
  readonly selfLit: number;
  readonly open: number;
  readonly diffuse: number;
}

/** Shades points of one toy for one camera. */
export class Shader {
  private readonly ramps: readonly Ramp[];
  private readonly view: Vec3;
  private readonly halfway: Vec3;

  constructor(
    private readonly toy: CompiledShape,
    private readonly camera: Camera,
    private readonly inkColor: Rgb,
  ) {
    this.ramps = toy.leaves.map((leaf) => ramp(leaf.material.color));
    this.view = [0, -camera.cos, -camera.sin];
    this.halfway = normalize([LIGHT[0] - this.view[0], LIGHT[1] - this.view[1], LIGHT[2] - this.view[2]]);
  }

  /** Colour and ink colour (0–255) of a surface point. */
  shade(point: Vec3, normal: Vec3): ShadedPoint {
    const index = this.toy.leafAt(...point);
    const leaf = this.toy.leaves[index];
    const baseRamp = this.ramps[index];
    if (!leaf || !baseRamp) throw new Error(`No leaf ${index} in a toy of ${this.toy.leaves.length}`);
    const surface = leaf.material;
    const light = this.light(point, normal, surface);
    const paint = this.paint(leaf, point, normal);
    const steps = paint?.color ? ramp(paint.color) : baseRamp;
    const flat = paint?.flat ?? surface.flat ?? 0;
    const near = this.camera.shadow ? fade(point[2], -1, 9) * 0.22 + 0.78 : 1;
    const lit = light.diffuse * (0.52 + 0.48 * light.selfLit) * (0.6 + 0.4 * light.open) * near + (paint?.tone ?? 0);
    const tone = Math.max(0.02, Math.min(0.97, toonTone(lit, flat)));
    const color = this.highlights(rampAt(steps, tone), normal, surface, flat, light);
    return {
      color: this.dusk(color, paint?.glow ?? surface.glow ?? 0),
      ink: mix(rampAt(steps, 0), this.inkColor, surface.ink ?? 0.55),
    };
  }

  private light(point: Vec3, normal: Vec3, surface: Material): PointLight {
    const open = ambientOcclusion(this.toy, point, normal, this.camera.occlusion);
    const facing = normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2];
    let selfLit = this.camera.selfShadow && facing > -0.1 ? selfShadow(this.toy, point, normal) : 1;
    if (surface.soft) selfLit = selfLit + (1 - selfLit) * surface.soft;
    const half = facing * 0.5 + 0.5;
    return { open, selfLit, diffuse: half * half * 0.35 + half * 0.65 };
  }

  private paint(leaf: CompiledLeaf, point: Vec3, normal: Vec3): Paint | null {
    const painter = leaf.material.paint;
    return painter ? painter(transform(leaf.worldToLocal, point), normal, point) : null;
  }

  private highlights(base: Rgb, normal: Vec3, surface: Material, flat: number, light: PointLight): Rgb {
    const [nx, ny, nz] = normal;
    const towards = -(nx * this.view[0] + ny * this.view[1] + nz * this.view[2]);
    const grazing = (1 - Math.max(0, towards)) ** 3;
    const rim = grazing * Math.max(0, -nx * 0.6 + nz * 0.75) * (1 - flat);
    const cool = grazing * Math.max(0, nx * 0.8 - nz * 0.3) * (1 - flat);
    const rimmed = mix(base, RIM_LIGHT, Math.min(0.42, rim * 0.7 * light.open));
    const cooled = mix(rimmed, COOL_BOUNCE, Math.min(0.3, cool * 0.5));
    if (!surface.gloss) return cooled;
    const facing = Math.max(0, nx * this.halfway[0] + ny * this.halfway[1] + nz * this.halfway[2]);
    const spot = fade(facing ** (surface.shine ?? 38), 0.25, 0.7);
    return mix(cooled, WHITE, Math.min(0.92, spot * surface.gloss * (0.4 + 0.6 * light.selfLit)));
  }

  private dusk(color: Rgb, glow: number): Rgb {
    if (!this.camera.night) return color;
    const at = (i: 0 | 1 | 2) => color[i] * DUSK.multiply[i] + DUSK.add[i];
    return mix(color, [at(0), at(1), at(2)], this.camera.night * (1 - glow));
  }
}
