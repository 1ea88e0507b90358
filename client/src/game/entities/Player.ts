// The learner's avatar: body, sprite sheet and shadow.
import {
  MAX_FRAME_SECONDS,
  PLAYER_FRAME_SIZE,
  PLAYER_SIZE,
  PLAYER_SPEED,
} from '@lanternwise/shared/constants/movement';
import type { Facing, Point } from '@lanternwise/shared/maps/realmMap';
import { ySortDepth } from '../core/depth.ts';
import { avatarFrame, facingFromMovement } from '../core/facing.ts';
import type { Body } from '../core/Mover.ts';
import { placeholderFrame } from '../engine/atlas.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { GameObjects } from '../engine/phaser.ts';
import { createShadow } from './createShadow.ts';

/** Y of the feet in an avatar's frame, px. */
const FEET_Y = 56;
/** Below this share of the intended distance the avatar stands, so that it does not walk in place at a wall. */
const MIN_WALK_SHARE = 0.15;

export class Player {
  readonly body: Body;
  facing: Facing;
  private readonly sprite: GameObjects.Image;
  private readonly shadow: GameObjects.Image;
  private walking = false;
  /** Seconds in the current pose. */
  private poseSeconds = 0;
  private sheet: string | undefined;

  constructor(
    private readonly scene: SceneWithMover,
    start: Point & { facing: Facing },
  ) {
    this.body = { x: start.x, y: start.y, radius: PLAYER_SIZE / 2 };
    this.facing = start.facing;
    this.shadow = createShadow(scene, start.x, start.y);
    this.sprite = scene.add.image(start.x, start.y, placeholderFrame(scene.textures, 'npc').texture);
    this.sprite.setOrigin(0.5, FEET_Y / PLAYER_FRAME_SIZE);
  }

  /** `sheet` = key of a sprite sheet texture; undefined shows the placeholder. */
  setSheet(sheet: string | undefined): void {
    this.sheet = sheet;
    if (sheet) this.sprite.setTexture(sheet, avatarFrame(this.facing, false, 0));
    else this.sprite.setTexture(placeholderFrame(this.scene.textures, 'npc').texture);
    this.sprite.setOrigin(0.5, FEET_Y / PLAYER_FRAME_SIZE);
  }

  /** Walks in a direction (length at most 1) for `seconds`; `limit` = maximum units. */
  update(direction: Point, seconds: number, others: readonly Body[], limit = Number.POSITIVE_INFINITY): void {
    const time = Math.min(seconds, MAX_FRAME_SECONDS);
    const speedFactor = Math.hypot(direction.x, direction.y);
    const distance = Math.min(PLAYER_SPEED * speedFactor * time, limit);
    const [fromX, fromY] = [this.body.x, this.body.y];
    if (speedFactor > 0.01) {
      this.scene.mover.move(
        this.body,
        (direction.x / speedFactor) * distance,
        (direction.y / speedFactor) * distance,
        others,
      );
      this.facing = facingFromMovement(direction.x, direction.y, this.facing);
    }
    const moved = Math.hypot(this.body.x - fromX, this.body.y - fromY);
    this.setPose(speedFactor > 0.01 && moved > distance * MIN_WALK_SHARE, seconds);
  }

  faceTowards(at: Point): void {
    this.facing = facingFromMovement(at.x - this.body.x, at.y - this.body.y, this.facing);
    this.poseSeconds = 0;
  }

  placeAt(x: number, y: number): void {
    this.body.x = x;
    this.body.y = y;
    this.draw();
  }

  private setPose(walking: boolean, seconds: number): void {
    this.poseSeconds = walking === this.walking ? this.poseSeconds + seconds : 0;
    this.walking = walking;
    this.draw();
  }

  private draw(): void {
    const { x, y } = this.body;
    this.sprite.setPosition(x, y);
    this.shadow.setPosition(x, y);
    const depth = ySortDepth(y);
    if (this.sprite.depth !== depth) this.sprite.setDepth(depth);
    if (!this.sheet) return;
    const frame = avatarFrame(this.facing, this.walking, this.poseSeconds);
    if (this.sprite.frame.name !== String(frame)) this.sprite.setFrame(frame, false, false);
  }
}
