// The sign over a shop's door: a lock, a star that waits for the learner, or a tick.
import type { ShopState } from '@lanternwise/shared/content/python-shops';
import type { ShopSpot } from '@lanternwise/shared/maps/realmMap';
import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../../core/depth.ts';
import { pictureOf } from '../../engine/atlas.ts';
import { glowSprite } from '../light/glowSprite.ts';

const FRAMES: Record<ShopState, string> = { locked: 'icon-lock', open: 'star', done: 'quest-tick' };
/** Over the door, under the roof. */
const LIFT = 46;
const BOB = 5;

export class ShopSign {
  private image: GameObjects.Image | undefined;
  private readonly glow: GameObjects.Image;
  private readonly x: number;
  private readonly y: number;
  private state: ShopState | undefined;

  constructor(
    private readonly scene: Scene,
    spot: ShopSpot,
  ) {
    this.x = spot.x;
    this.y = spot.y - LIFT;
    this.glow = glowSprite(scene, spot.x, this.y, '#ffc145', 70, 0.5).setDepth(DEPTH.above).setVisible(false);
  }

  show(state: ShopState): void {
    this.state = state;
    this.glow.setVisible(state === 'open');
    const picture = pictureOf(this.scene.textures, 'items', FRAMES[state]);
    this.image?.destroy();
    this.image = undefined;
    if (!picture) return;
    this.image = this.scene.add.image(this.x, this.y, picture.texture, picture.frame).setDepth(DEPTH.above + 1);
    this.image.setScale(state === 'open' ? 0.95 : 0.72).setAlpha(state === 'locked' ? 0.9 : 1);
  }

  update(time: number, still: boolean): void {
    if (this.state !== 'open' || still || !this.image) return;
    this.image.y = this.y + Math.sin(time / 320) * BOB;
    this.glow.setAlpha(0.45 + 0.15 * Math.sin(time / 320));
  }

  destroy(): void {
    this.image?.destroy();
    this.glow.destroy();
  }
}
