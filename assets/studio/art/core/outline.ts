// Owns the ink: an outer line that grows outwards and an inner line where the depth jumps.
import type { Camera } from './frame.ts';
import { NO_HIT, type Samples } from './march.ts';

/** A neighbour within the line's reach: offset in samples and its distance. */
interface Offset {
  readonly x: number;
  readonly y: number;
  readonly distance: number;
}

/** Inked samples: red, green, blue (0–255) and coverage 0 or 1, four entries a sample. */
export type InkedSamples = Float32Array;

function offsetsWithin(radius: number): Offset[] {
  const reach = Math.ceil(radius);
  const offsets: Offset[] = [];
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const distance = Math.hypot(x, y);
      if (distance > 0.1 && distance <= radius + 0.01) offsets.push({ x, y, distance });
    }
  }
  return offsets.sort((a, b) => a.distance - b.distance);
}

/** Share of the inner line's ink. */
const INNER_STRENGTH = 0.62;

class Inker {
  readonly out: InkedSamples;
  private readonly offsets: Offset[];
  private readonly outer: number;
  private readonly inner: number;

  constructor(
    private readonly samples: Samples,
    private readonly camera: Camera,
  ) {
    this.out = new Float32Array(samples.width * samples.height * 4);
    this.outer = camera.outline * camera.samples;
    this.inner = camera.innerLine * camera.samples;
    this.offsets = offsetsWithin(Math.max(this.outer, this.inner));
  }

  /** Index of the first neighbour within `reach` that `matches`, or −1. */
  private neighbour(i: number, j: number, reach: number, matches: (index: number, dy: number) => boolean): number {
    const { width, height } = this.samples;
    for (const offset of this.offsets) {
      if (offset.distance > reach) break;
      const x = i + offset.x;
      const y = j + offset.y;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const index = y * width + x;
      if (matches(index, offset.y)) return index;
    }
    return -1;
  }

  private depth(index: number): number {
    return this.samples.depth[index] ?? NO_HIT;
  }

  private isToy(index: number): boolean {
    return this.depth(index) < NO_HIT / 10;
  }

  ink(i: number, j: number): void {
    const at = j * this.samples.width + i;
    if (this.isToy(at)) this.innerLine(at, i, j);
    else if (this.outer) this.outerLine(at, i, j);
  }

  private innerLine(at: number, i: number, j: number): void {
    const { color, ink } = this.samples;
    const own = this.depth(at);
    const divisor = Math.max(1, this.camera.zoom * 0.6);
    const jumps = (index: number, dy: number) =>
      this.isToy(index) && this.depth(index) - own > (3.2 + Math.abs(dy) * 0.25) / divisor;
    const inked = this.inner !== 0 && this.neighbour(i, j, this.inner, jumps) >= 0;
    for (let channel = 0; channel < 3; channel++) {
      const base = color[at * 3 + channel] ?? 0;
      const line = ink[at * 3 + channel] ?? 0;
      this.out[at * 4 + channel] = inked ? base + (line - base) * INNER_STRENGTH : base;
    }
    this.out[at * 4 + 3] = 1;
  }

  private outerLine(at: number, i: number, j: number): void {
    const toy = this.neighbour(i, j, this.outer, (index) => this.isToy(index));
    if (toy < 0) return;
    const dusk = this.camera.night ? [0.8, 0.75, 1] : [1, 1, 1];
    for (let channel = 0; channel < 3; channel++) {
      this.out[at * 4 + channel] = (this.samples.ink[toy * 3 + channel] ?? 0) * (dusk[channel] ?? 1);
    }
    this.out[at * 4 + 3] = 1;
  }
}

/** Draws the ink lines over the traced samples. */
export function outline(samples: Samples, camera: Camera): InkedSamples {
  const inker = new Inker(samples, camera);
  for (let j = 0; j < samples.height; j++) {
    for (let i = 0; i < samples.width; i++) inker.ink(i, j);
  }
  return inker.out;
}
