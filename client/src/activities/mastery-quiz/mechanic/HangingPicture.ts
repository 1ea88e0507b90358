// The picture of the trophy that hangs over the ground: it bobs over a pool of light.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import { findFrame } from '../../../game/engine/atlas.ts';
import { generatedTexture } from '../../../game/engine/generatedTextures.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import type { MechanicScene } from '../../../game/mechanics/mechanic.ts';

const POOL = { width: 84, height: 42, tint: 0xffe07a } as const;
/** Of the picture's middle over the ground, and how far it bobs, units. */
const LIFT = 34;
const BOB = 4;
const BOB_MS = 420;
/** Of the picture, and of an item's picture without its empty edge. */
const SIZE = 40;
const ITEM_SIZE = 52;

export class HangingPicture {
  private readonly pool: GameObjects.Image;
  private readonly trophy: GameObjects.Image | undefined;

  constructor(
    scene: MechanicScene,
    readonly at: Readonly<Point>,
    atlas: string,
    frame: string,
  ) {
    this.pool = scene.add.image(at.x, at.y, generatedTexture(scene.textures, 'pool'));
    this.pool
      .setDisplaySize(POOL.width, POOL.height)
      .setTint(POOL.tint)
      .setDepth(DEPTH.shadow - 2);
    if (!findFrame(scene.textures, atlas, frame)) return;
    this.trophy = scene.add.image(at.x, at.y - LIFT, atlas, frame).setOrigin(0.5, 0.5);
    this.trophy.setScale(SIZE / ITEM_SIZE).setDepth(ySortDepth(at.y) + 0.3);
  }

  update(time: number, isStill: boolean): void {
    const wave = isStill ? 0 : Math.sin(time / BOB_MS);
    this.trophy?.setPosition(this.at.x, this.at.y - LIFT - BOB * wave);
  }

  destroy(): void {
    this.pool.destroy();
    this.trophy?.destroy();
  }
}
