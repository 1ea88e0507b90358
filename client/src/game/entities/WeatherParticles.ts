// Animates leaves, petals, snow or sparkles over the visible part of the map.
import type { Weather } from '@lanternwise/shared/maps/realmMap';
import { DEPTH } from '../core/depth.ts';
import { generatedTexture } from '../engine/generatedTextures.ts';
import type { GameObjects, Geom, Scene } from '../engine/phaser.ts';

interface WeatherKind {
  picture: 'leaf' | 'dot';
  colors: number[];
  count: number;
  /** Units per second. */
  fall: number;
  drift: number;
  scale: number;
}

const WEATHER_KINDS: Record<Exclude<Weather, 'none'>, WeatherKind> = {
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

interface Particle {
  image: GameObjects.Image;
  x: number;
  y: number;
  phase: number;
  speedFactor: number;
}

/** Particles of a wholly lit realm, relative to the kind's count, and the share of them at dusk. */
const AWAKE_FACTOR = 1.4;
const ASLEEP_SHARE = 0.4;

export class WeatherParticles {
  private readonly particles: Particle[] = [];
  private readonly kind: WeatherKind | undefined;
  private shown = 0;

  constructor(scene: Scene, weather: Weather) {
    this.kind = weather === 'none' ? undefined : WEATHER_KINDS[weather];
    if (!this.kind) return;
    const { colors, picture, scale } = this.kind;
    const count = Math.round(this.kind.count * AWAKE_FACTOR);
    const key = generatedTexture(scene.textures, picture);
    for (let index = 0; index < count; index += 1) {
      const image = scene.add.image(0, 0, key).setDepth(DEPTH.weather).setAlpha(0.85);
      image.setTint(colors[index % colors.length] ?? 0xffffff).setScale(scale * (0.7 + Math.random() * 0.6));
      const [x, y, phase] = [Math.random() * 2000, Math.random() * 1200, Math.random() * 6];
      this.particles.push({ image, x, y, phase, speedFactor: 0.7 + Math.random() * 0.6 });
    }
  }

  /** The more of the realm is lit, the more is in the air; `share` 0 to 1. */
  setLight(share: number): void {
    this.shown = Math.round(this.particles.length * (ASLEEP_SHARE + (1 - ASLEEP_SHARE) * share));
  }

  /** Particles wrap around the view, so a few fill any screen; they are hidden with reduced motion. */
  update(time: number, seconds: number, view: Geom.Rectangle, reducedMotion: boolean): void {
    if (!this.kind) return;
    const { fall, drift } = this.kind;
    let index = 0;
    for (const particle of this.particles) {
      const isShown = !reducedMotion && index < this.shown;
      index += 1;
      if (particle.image.visible !== isShown) particle.image.setVisible(isShown);
      if (!isShown) continue;
      const wave = Math.sin(time / 900 + particle.phase);
      particle.x += (drift * 0.6 + drift * wave) * particle.speedFactor * seconds;
      particle.y += fall * particle.speedFactor * (1 + 0.3 * wave) * seconds;
      particle.image.setPosition(wrap(particle.x, view.x, view.width), wrap(particle.y, view.y, view.height));
      particle.image.rotation = wave * 0.9 + particle.phase;
    }
  }
}

const WRAP_MARGIN = 20;

function wrap(value: number, from: number, length: number): number {
  const span = length + WRAP_MARGIN * 2;
  return from - WRAP_MARGIN + ((((value - from) % span) + span) % span);
}
