// The sign on a shop's door: a lock, an animated star for an open shop, or a tick.
import type { ShopState } from '@lanternwise/shared/content/pythonShops';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { ySortDepth } from '../core/depth.ts';
import { findFrame } from '../engine/atlas.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';

const FRAME_BY_STATE: Record<ShopState, string> = { locked: 'icon-lock', open: 'star', done: 'quest-tick' };
const SCALE_BY_STATE: Record<ShopState, number> = { locked: 0.8, open: 0.9, done: 0.8 };
/** Height of a door's centre above the building's ground contact. */
const SIGN_HEIGHT = 14;
const BOB_HEIGHT = 4;
/** Strengths of the light behind the door, and the units from which it grows. */
const DOOR_LIGHT = { afar: 0.25, near: 0.85, from: 210, to: 70 } as const;
const nearness = (distance: number): number =>
  Math.min(1, Math.max(0, (DOOR_LIGHT.from - distance) / (DOOR_LIGHT.from - DOOR_LIGHT.to)));

export class ShopSign {
  private image: GameObjects.Image | undefined;
  private readonly glow: GameObjects.Image;
  private readonly x: number;
  private readonly y: number;
  /** In front of the building, behind a player at the door. */
  private readonly depth: number;
  private state: ShopState | undefined;

  /** `building` = ground contact of the shop's building. */
  constructor(
    private readonly scene: Scene,
    building: Point,
  ) {
    this.x = building.x;
    this.y = building.y - SIGN_HEIGHT;
    this.depth = ySortDepth(building.y) + 0.5;
    this.glow = createGlow(scene, this.x, this.y, '#ffc145', 64, 0.5).setDepth(this.depth).setVisible(false);
  }

  show(state: ShopState): void {
    this.state = state;
    this.glow.setVisible(state === 'open');
    const picture = findFrame(this.scene.textures, 'items', FRAME_BY_STATE[state]);
    this.image?.destroy();
    this.image = undefined;
    if (!picture) return;
    // Frames have their anchor at the ground contact; a sign is positioned by its centre.
    this.image = this.scene.add.image(this.x, this.y, picture.texture, picture.frame).setOrigin(0.5);
    this.image.setDepth(this.depth + 0.1).setScale(SCALE_BY_STATE[state]);
  }

  /** `distance` = of the player: who comes near sees light inside. */
  update(time: number, reducedMotion: boolean, distance: number): void {
    if (this.state !== 'open' || !this.image) return;
    this.glow.setAlpha(DOOR_LIGHT.afar + (DOOR_LIGHT.near - DOOR_LIGHT.afar) * nearness(distance));
    if (!reducedMotion) this.image.y = this.y + Math.sin(time / 320) * BOB_HEIGHT;
  }
}
