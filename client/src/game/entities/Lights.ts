// The lamps of a map; flickering ones breathe unless motion is reduced.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { glowSprite } from './glowSprite.ts';

const STRENGTH = 0.24;
const BREATH = 0.06;

export class Lights {
  private readonly lights: { glow: GameObjects.Image; flicker: boolean; phase: number }[];

  constructor(scene: Scene, map: RealmMap) {
    this.lights = map.lights.map(({ x, y, color, radius, flicker }) => ({
      glow: glowSprite(scene, x, y, color, radius, STRENGTH),
      flicker,
      phase: x * 0.7 + y,
    }));
  }

  update(time: number, still: boolean): void {
    for (const { glow, flicker, phase } of this.lights) {
      if (!flicker || still) continue;
      const wave = Math.sin(time / 310 + phase) * 0.6 + Math.sin(time / 127 + phase * 2) * 0.4;
      glow.setAlpha(STRENGTH + BREATH * wave);
    }
  }

  destroy(): void {
    for (const { glow } of this.lights) glow.destroy();
    this.lights.length = 0;
  }
}
