// Draws the lamps of a map: dim at dusk, bright in the lit quarters; flickering ones are animated unless motion is reduced.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow, type GlowLevels } from './createGlow.ts';

const FLICKER_ALPHA = 0.06;

export class Lights {
  private readonly lights: { glow: GameObjects.Image; alpha: number; flicker: boolean; phase: number }[];

  constructor(scene: Scene, map: RealmMap) {
    this.lights = map.lights.map(({ x, y, color, radius, flicker }) => ({
      glow: createGlow(scene, x, y, color, radius, 0),
      alpha: 0,
      flicker,
      phase: x * 0.7 + y,
    }));
  }

  /** `litShareAt` = 0 at dusk, 1 where a great lantern lights the place. */
  setLight({ dim, bright }: GlowLevels, litShareAt: (x: number, y: number) => number): void {
    for (const light of this.lights) {
      light.alpha = dim + (bright - dim) * litShareAt(light.glow.x, light.glow.y);
      light.glow.setAlpha(light.alpha);
    }
  }

  update(time: number, reducedMotion: boolean): void {
    for (const { glow, alpha, flicker, phase } of this.lights) {
      if (!flicker || reducedMotion) continue;
      const wave = Math.sin(time / 310 + phase) * 0.6 + Math.sin(time / 127 + phase * 2) * 0.4;
      glow.setAlpha(alpha + FLICKER_ALPHA * wave);
    }
  }
}
