// Draws the lamps of a map and animates flickering ones unless motion is reduced.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';

const BASE_ALPHA = 0.24;
const FLICKER_ALPHA = 0.06;

export class Lights {
  private readonly lights: { glow: GameObjects.Image; flicker: boolean; phase: number }[];

  constructor(scene: Scene, map: RealmMap) {
    this.lights = map.lights.map(({ x, y, color, radius, flicker }) => ({
      glow: createGlow(scene, x, y, color, radius, BASE_ALPHA),
      flicker,
      phase: x * 0.7 + y,
    }));
  }

  update(time: number, reducedMotion: boolean): void {
    for (const { glow, flicker, phase } of this.lights) {
      if (!flicker || reducedMotion) continue;
      const wave = Math.sin(time / 310 + phase) * 0.6 + Math.sin(time / 127 + phase * 2) * 0.4;
      glow.setAlpha(BASE_ALPHA + FLICKER_ALPHA * wave);
    }
  }

  destroy(): void {
    for (const { glow } of this.lights) glow.destroy();
    this.lights.length = 0;
  }
}
