// Creates a soft light with SCREEN blending, which keeps the detail of pale floors, unlike ADD.
import { DEPTH } from '../core/depth.ts';
import { generatedTexture } from '../engine/generatedTextures.ts';
import { BlendModes, type GameObjects, type Scene } from '../engine/phaser.ts';

/** Strengths of a lamp at dusk and in a lit quarter. */
export interface GlowLevels {
  dim: number;
  bright: number;
}

/** `color` like "#ffd166"; `radius` in world units. */
export function createGlow(
  scene: Scene,
  x: number,
  y: number,
  color: string,
  radius: number,
  strength: number,
): GameObjects.Image {
  const key = generatedTexture(scene.textures, 'glow');
  return scene.add
    .image(x, y, key)
    .setTint(Number.parseInt(color.slice(1), 16))
    .setDisplaySize(radius * 2, radius * 2)
    .setBlendMode(BlendModes.SCREEN)
    .setAlpha(strength)
    .setDepth(DEPTH.light);
}
