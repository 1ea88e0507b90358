// Creates the soft cast shadow of a standing figure; it falls to the same side as the painted shadows of props and touches the feet.
import { DEPTH } from '../core/depth.ts';
import { generatedTexture, SHADOW_FEET } from '../engine/generatedTextures.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';

/** `x`, `y` = ground contact. */
export const createShadow = (scene: Scene, x: number, y: number): GameObjects.Image =>
  scene.add
    .image(x, y, generatedTexture(scene.textures, 'shadow'))
    .setOrigin(SHADOW_FEET.x, SHADOW_FEET.y)
    .setDepth(DEPTH.shadow);
