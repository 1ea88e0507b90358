// The learner's avatar: body, sprite sheet and shadow.
import {
  MAX_FRAME_SECONDS,
  PLAYER_FRAME_SECONDS,
  PLAYER_FRAME_SIZE,
  PLAYER_FRAMES,
  PLAYER_SIZE,
  PLAYER_SPEED,
} from '@lanternwise/shared/constants/movement';
import type { Facing, Point } from '@lanternwise/shared/maps/realmMap';
import { BumpDetector } from '../core/BumpDetector.ts';
import { cornerSlide } from '../core/cornerSlide.ts';
import { ySortDepth } from '../core/depth.ts';
import { avatarFrame, facingFromMovement } from '../core/facing.ts';
import { Gait } from '../core/Gait.ts';
import type { Body } from '../core/Mover.ts';
import { HOP_SECONDS, hopPose, nextLean, runBob, STANDING } from '../core/poses.ts';
import type { StandingPicture } from '../core/standingPicture.ts';
import { placeholderFrame } from '../engine/atlas.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { GameObjects } from '../engine/phaser.ts';
import { createShadow } from './createShadow.ts';

/** Y of the feet in an avatar's frame, px. */
const FEET_Y = 56;
/** Below this share of the intended distance the avatar stands, so that it does not walk in place at a wall. */
const MIN_WALK_SHARE = 0.15;
/** Below this share it looks for a way round the corner of a wall. */
const CORNER_SHARE = 0.35;

/** One foot to the other: half of the nine pictures of a walk. */
const STRIDE_SECONDS = (PLAYER_FRAME_SECONDS * PLAYER_FRAMES) / 2;
const HAND_HEIGHT = 54;
/** A shadow under somebody so many units high would be gone. */
const SHADOW_SHRINKS = 60;

export class Player {
  readonly body: Body;
  facing: Facing;
  private readonly sprite: GameObjects.Image;
  private readonly shadow: GameObjects.Image;
  private readonly gait = new Gait();
  private readonly bumps = new BumpDetector();
  /** Share of full speed in each direction, in the last step. */
  readonly speed = { x: 0, y: 0 };
  /** Share of the usual speed: who carries something is slower. */
  pace = 1;
  private walking = false;
  /** Seconds in the current pose. */
  private poseSeconds = 0;
  private sheet: string | undefined;
  /** Since the last hop began. */
  private hopSeconds = HOP_SECONDS;
  private lean = 0;
  isMotionReduced = false;

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

  /** Whether a body of this radius fits there. */
  readonly hasRoom = (x: number, y: number, radius: number): boolean => this.scene.mover.world.hasRoom(x, y, radius);

  /** `sheet` = key of a sprite sheet texture; undefined shows the placeholder. */
  setSheet(sheet: string | undefined): void {
    this.sheet = sheet;
    if (sheet) this.sprite.setTexture(sheet, avatarFrame(this.facing, false, 0));
    else this.sprite.setTexture(placeholderFrame(this.scene.textures, 'npc').texture);
    this.sprite.setOrigin(0.5, FEET_Y / PLAYER_FRAME_SIZE);
  }

  /**
   * Walks in a direction (length at most 1) for `seconds`; `limit` = maximum units of an automatic walk.
   * Returns whether the player ran into something.
   */
  update(direction: Point, seconds: number, others: readonly Body[], limit?: number): boolean {
    const time = Math.min(seconds, MAX_FRAME_SECONDS);
    const { speed } = this;
    this.gait.step(direction, time, limit === undefined, speed);
    const share = Math.hypot(speed.x, speed.y);
    if (share < 0.01) {
      this.setPose(false, seconds);
      return false;
    }
    const distance = Math.min(PLAYER_SPEED * this.pace * share * time, limit ?? Number.POSITIVE_INFINITY);
    const moved = this.move(speed.x / share, speed.y / share, distance, others);
    this.facing = facingFromMovement(speed.x, speed.y, this.facing);
    this.setPose(moved > distance * MIN_WALK_SHARE, seconds);
    return this.bumps.step(distance, moved, MIN_WALK_SHARE);
  }

  /** Moves in a direction (unit vector), round the corner of a wall if there is one; returns the units moved. */
  private move(dx: number, dy: number, distance: number, others: readonly Body[]): number {
    const { body } = this;
    const { world } = this.scene.mover;
    const [fromX, fromY] = [body.x, body.y];
    world.move(body, dx * distance, dy * distance, others);
    const moved = Math.hypot(body.x - fromX, body.y - fromY);
    if (moved >= distance * CORNER_SHARE) return moved;
    const slide = cornerSlide(world, body, dx, dy);
    const way = Math.sign(slide) * Math.min(Math.abs(slide), distance);
    if (way !== 0) world.move(body, -dy * way, dx * way, others);
    return Math.hypot(body.x - fromX, body.y - fromY);
  }

  /** Raised over the head. */
  get hand(): Point {
    return { x: this.body.x, y: this.body.y - HAND_HEIGHT };
  }

  /** For joy: at a find, at a success. */
  hop(): void {
    this.hopSeconds = 0;
  }

  /** What is drawn now, for glass and mirrors; undefined for a picture that no canvas takes. */
  picture(): StandingPicture | undefined {
    const { frame, displayOriginX, displayOriginY } = this.sprite;
    const source: unknown = frame.source.image;
    const isBitmap = source instanceof ImageBitmap;
    if (!isBitmap && !(source instanceof HTMLCanvasElement)) return undefined;
    // A sharper sheet has more pixels than its frames say.
    const sharp = source.width / frame.source.width;
    const [x, y] = [frame.cutX * sharp, frame.cutY * sharp];
    const [width, height] = [frame.cutWidth * sharp, frame.cutHeight * sharp];
    const { displayWidth, displayHeight, x: left, y: foot, scaleX, scaleY } = this.sprite;
    return {
      source,
      // The sheet's rows are the other way round.
      cut: { x, y: isBitmap ? source.height - y - height : y, width, height },
      at: {
        x: left - displayOriginX * scaleX,
        y: foot - displayOriginY * scaleY,
        width: displayWidth,
        height: displayHeight,
      },
      ground: this.body.y,
      isUpsideDown: isBitmap,
    };
  }

  /** Stands still at once. */
  halt(): void {
    this.gait.halt();
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
    // A walk starts with the first stride, not with its standing frame.
    if (walking !== this.walking) this.poseSeconds = walking ? PLAYER_FRAME_SECONDS : 0;
    else this.poseSeconds += seconds;
    this.walking = walking;
    this.hopSeconds = Math.min(HOP_SECONDS, this.hopSeconds + seconds);
    this.lean = nextLean(this.lean, walking ? this.speed.x : 0, seconds);
    this.draw();
  }

  /** The body over the feet: a hop, and the weight of a run. */
  private drawBody(x: number, y: number): void {
    const { sprite, shadow, speed } = this;
    const { lift, stretch } = this.isMotionReduced ? STANDING : hopPose(this.hopSeconds);
    const isRunning = this.walking && !this.isMotionReduced;
    const bob = isRunning ? runBob(Math.hypot(speed.x, speed.y), this.poseSeconds, STRIDE_SECONDS) : 0;
    sprite.setPosition(x, y - lift - bob).setScale(2 - stretch, stretch);
    sprite.setRotation(this.isMotionReduced ? 0 : this.lean);
    shadow.setPosition(x, y).setScale(1 - lift / SHADOW_SHRINKS);
  }

  private draw(): void {
    const { x, y } = this.body;
    this.drawBody(x, y);
    const depth = ySortDepth(y);
    if (this.sprite.depth !== depth) this.sprite.setDepth(depth);
    if (!this.sheet) return;
    const frame = avatarFrame(this.facing, this.walking, this.poseSeconds);
    if (this.sprite.frame.name !== String(frame)) this.sprite.setFrame(frame, false, false);
  }
}
