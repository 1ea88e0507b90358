// Owns the search for surfaces: sphere tracing per sample, normals, and the shadow a toy throws on the ground.
import { hexToRgb } from './color.ts';
import type { CompiledShape } from './compile.ts';
import type { Camera } from './frame.ts';
import { INK } from './palette.ts';
import { fade, Shader, SUN } from './shade.ts';
import type { Vec3 } from './vectors.ts';

/** Depth of a sample that met nothing. */
export const NO_HIT = 1e6;

/** One entry a sample (colours three), row by row, `samples` times the size of the picture. */
export interface Samples {
  readonly width: number;
  readonly height: number;
  /** Distance along the view ray; NO_HIT where the ray misses the toy. */
  readonly depth: Float32Array;
  readonly color: Float32Array;
  readonly ink: Float32Array;
  /** Alpha 0–1 of the ground shadow. */
  readonly shadow: Float32Array;
}

/** Surface normal by four probes (tetrahedron). */
function normalAt(toy: CompiledShape, x: number, y: number, z: number, e: number): Vec3 {
  const a = toy.distance(x + e, y - e, z - e);
  const b = toy.distance(x - e, y - e, z + e);
  const c = toy.distance(x - e, y + e, z - e);
  const d = toy.distance(x + e, y + e, z + e);
  const nx = a - b - c + d;
  const ny = -a - b + c + d;
  const nz = -a + b - c + d;
  const length = Math.hypot(nx, ny, nz) || 1;
  return [nx / length, ny / length, nz / length];
}

/** Alpha of the ground shadow at a ground point: 0.36 in the sun's shade, up to 0.4 where the toy touches. */
function groundShadow(toy: CompiledShape, x: number, y: number): number {
  const [ux, uy, uz] = SUN;
  let open = 1;
  let along = 0.4;
  for (let step = 0; step < 46 && along < 260; step++) {
    const height = uz * along;
    if (height > toy.bounds[5] + 2) break;
    const gap = toy.distance(x + ux * along, y + uy * along, height);
    open = Math.min(open, 0.5 + (0.5 * gap * 7) / (along + 2));
    if (open < 0.01) {
      open = 0;
      break;
    }
    along += Math.max(0.6, gap * 0.9);
  }
  const shaded = fade(open, 0.05, 0.85);
  const contact = Math.max(0, 1 - Math.max(0, toy.distance(x, y, 1.5)) / 7);
  return Math.max((1 - shaded) * 0.36, contact * contact * 0.4);
}

/** Traces all samples of a picture. */
export function traceSamples(toy: CompiledShape, camera: Camera): Samples {
  const tracer = new Tracer(toy, camera);
  for (let j = 0; j < tracer.samples.height; j++) {
    for (let i = 0; i < tracer.samples.width; i++) tracer.trace(i, j);
  }
  return tracer.samples;
}

class Tracer {
  readonly samples: Samples;
  private readonly shader: Shader;

  constructor(
    private readonly toy: CompiledShape,
    private readonly camera: Camera,
  ) {
    const width = camera.frame.width * camera.samples;
    const height = camera.frame.height * camera.samples;
    const count = width * height;
    this.samples = {
      width,
      height,
      depth: new Float32Array(count).fill(NO_HIT),
      color: new Float32Array(count * 3),
      ink: new Float32Array(count * 3),
      shadow: new Float32Array(count),
    };
    this.shader = new Shader(toy, camera, hexToRgb(INK));
  }

  trace(i: number, j: number): void {
    const { camera, samples } = this;
    const scale = camera.samples * camera.zoom;
    const x = (i + 0.5) / scale - camera.frame.anchorX / camera.zoom;
    const up = camera.frame.anchorY / camera.zoom - (j + 0.5) / scale;
    // The ray starts on the screen plane through the origin and runs down the view direction (0, -cos, -sin).
    const y = -camera.sin * up;
    const z = camera.cos * up;
    const ground = z / camera.sin;
    const at = j * samples.width + i;
    const depth = this.hit(x, y, z, ground);
    if (depth !== null) {
      samples.depth[at] = depth;
      this.paint(at, x, y - camera.cos * depth, z - camera.sin * depth);
    } else if (camera.shadow) samples.shadow[at] = groundShadow(this.toy, x, y - camera.cos * ground);
  }

  private hit(x: number, y: number, z: number, ground: number): number | null {
    const { toy, camera } = this;
    const [minX, maxX, minY, maxY, minZ, maxZ] = toy.bounds;
    if (x <= minX - 2 || x >= maxX + 2) return null;
    const far = 1200 + 2 * (Math.abs(maxZ) + Math.abs(maxY - minY));
    // Toys that reach below the ground (boats, ponds) are searched a little deeper.
    const end = Math.min(ground + (minZ < -0.5 ? 60 : 0), far);
    let t = Math.max(-600, (maxZ + 1 - z) / -camera.sin, (maxY + 1 - y) / -camera.cos);
    for (let step = 0; step < 110 && t < end; step++) {
      const gap = toy.distance(x, y - camera.cos * t, z - camera.sin * t);
      if (gap < 0.012 / camera.zoom) return t;
      t += gap * 0.92 + 0.004;
    }
    return null;
  }

  private paint(at: number, x: number, y: number, z: number): void {
    const normal = normalAt(this.toy, x, y, z, 0.06 / Math.sqrt(this.camera.zoom));
    const point = this.shader.shade([x, y, z], normal);
    this.samples.color.set(point.color, at * 3);
    this.samples.ink.set(point.ink, at * 3);
  }
}
