// Leaves, petals, snow or sparkles that drift over what is on screen.
import type { Weather } from '@lanternwise/shared/maps/realmMap';
import { DEPTH } from '../core/depth.ts';
import { drawn } from '../engine/fallbackPictures.ts';
import type { GameObjects, Geom, Scene } from '../engine/phaser.ts';

interface Kind {
  picture: 'leaf' | 'dot';
  colors: number[];
  count: number;
  /** Units a second. */
  fall: number;
  drift: number;
  scale: number;
}

const KINDS: Record<Exclude<Weather, 'none'>, Kind> = {
  leaves: {
    picture: 'leaf',
    colors: [0xe8a33d, 0xd9722e, 0x9fc24a, 0xf0c75e],
    count: 14,
    fall: 26,
    drift: 34,
    scale: 0.8,
  },
  petals: { picture: 'leaf', colors: [0xffc2dc, 0xff9fc4, 0xffe3ee], count: 18, fall: 22, drift: 28, scale: 0.6 },
  sparkles: { picture: 'dot', colors: [0xfff2b0, 0xbdf5ff, 0xe6d4ff], count: 20, fall: -9, drift: 10, scale: 0.7 },
  snow: { picture: 'dot', colors: [0xffffff, 0xe8f2ff], count: 42, fall: 38, drift: 14, scale: 0.9 },
};

interface Flake {
  image: GameObjects.Image;
  x: number;
  y: number;
  phase: number;
  pace: number;
}

export class WeatherField {
  private readonly flakes: Flake[] = [];
  private readonly kind: Kind | undefined;

  constructor(scene: Scene, weather: Weather) {
    this.kind = weather === 'none' ? undefined : KINDS[weather];
    if (!this.kind) return;
    const { colors, count, picture, scale } = this.kind;
    const key = drawn(scene.textures, picture);
    for (let index = 0; index < count; index += 1) {
      const image = scene.add.image(0, 0, key).setDepth(DEPTH.weather).setAlpha(0.85);
      image.setTint(colors[index % colors.length] ?? 0xffffff).setScale(scale * (0.7 + Math.random() * 0.6));
      const [x, y, phase] = [Math.random() * 2000, Math.random() * 1200, Math.random() * 6];
      this.flakes.push({ image, x, y, phase, pace: 0.7 + Math.random() * 0.6 });
    }
  }

  /** Flakes wrap round the view, so a few fill any screen. With reduced motion there are none. */
  update(time: number, seconds: number, view: Geom.Rectangle, still: boolean): void {
    if (!this.kind) return;
    const { fall, drift } = this.kind;
    for (const flake of this.flakes) {
      flake.image.setVisible(!still);
      if (still) continue;
      const wave = Math.sin(time / 900 + flake.phase);
      flake.x += (drift * 0.6 + drift * wave) * flake.pace * seconds;
      flake.y += fall * flake.pace * (1 + 0.3 * wave) * seconds;
      flake.image.setPosition(wrap(flake.x, view.x, view.width), wrap(flake.y, view.y, view.height));
      flake.image.rotation = wave * 0.9 + flake.phase;
    }
  }

  destroy(): void {
    for (const { image } of this.flakes) image.destroy();
    this.flakes.length = 0;
  }
}

const MARGIN = 20;

function wrap(value: number, from: number, length: number): number {
  const span = length + MARGIN * 2;
  return from - MARGIN + ((((value - from) % span) + span) % span);
}
