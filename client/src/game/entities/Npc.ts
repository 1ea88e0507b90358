// A character of the map: wanders, idles, faces the player and blocks movement.
import { characterAtlas } from '@lanternwise/shared/constants/characters';
import { NPC_FRAME_SECONDS } from '@lanternwise/shared/constants/movement';
import type { Facing, NpcSpot, Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../core/depth.ts';
import { facingFromMovement, loopFrame } from '../core/facing.ts';
import { interactionDistance } from '../core/interactables.ts';
import type { Body } from '../core/Mover.ts';
import { HOP_SECONDS, hopPose, STANDING } from '../core/poses.ts';
import { createWanderer, stepWanderer, type Wanderer } from '../core/wander.ts';
import { findAnimation, findFrame, numberedFrames, placeholderFrame } from '../engine/atlas.ts';
import { generatedTexture, SHADOW_FEET } from '../engine/generatedTextures.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { GameObjects } from '../engine/phaser.ts';
import type { Entity, Moment } from './entity.ts';
import { HeadMark } from './HeadMark.ts';

type AnimationRow = Facing | 'idle';
/** Added to the interaction distance: characters see the player coming, stop and turn. */
const NOTICE_MARGIN = 44;
const TURN_BACK_SECONDS = 1.5;
const HOPS = 2;
/** Of its strides while it runs. */
const RUN_PACE = 2.2;
const ANIMATION_ROWS: readonly AnimationRow[] = ['idle', 'down', 'left', 'right', 'up'];

export class Npc implements Entity {
  readonly kind = 'npc';
  readonly id: string;
  readonly size: number;
  readonly wanderer: Wanderer;
  /** False while its lesson is open or it has nothing left to offer. */
  enabled = true;
  /** True while the player walks to it; it then stands still. */
  isAwaited = false;
  /** True while its dialogue is open. */
  isTalking = false;
  private readonly sprite: GameObjects.Image;
  private readonly shadow: GameObjects.Image;
  private readonly rows = new Map<AnimationRow, string[]>();
  private readonly rowMs = new Map<AnimationRow, number>();
  private poseSeconds = Math.random() * 3;
  private spriteName: string | undefined;
  readonly mark: HeadMark;
  /** Empty rows above the head in its frame. */
  private headroom = 0;
  /** Seconds since the player left; the character then turns back to its place. */
  private aloneSeconds = TURN_BACK_SECONDS;
  /** Where it looks while a mechanic leads it. */
  private led: Facing | null = null;
  /** Since its last hops for joy began. */
  private hopSeconds = HOPS * HOP_SECONDS;
  /** What it looks at for a while instead of the player. */
  private seen: { at: Readonly<Point>; seconds: number } | undefined;

  constructor(
    private readonly scene: SceneWithMover,
    readonly spot: NpcSpot,
    /** Name of its map. */
    private readonly map: string,
  ) {
    this.id = spot.id;
    this.size = spot.size;
    this.wanderer = createWanderer(spot);
    const shadow = generatedTexture(scene.textures, 'shadow');
    this.shadow = scene.add.image(spot.x, spot.y, shadow).setDepth(DEPTH.shadow);
    this.sprite = scene.add.image(spot.x, spot.y, shadow).setDepth(ySortDepth(spot.y));
    this.mark = new HeadMark(scene);
    this.setSpriteName(spot.sprite);
  }

  /** Changes the sprite; a sprite missing in all atlases leaves the current one. */
  setSpriteName(name: string): void {
    if (name === this.spriteName) return;
    const { textures } = this.scene;
    const atlas = characterAtlas(name, this.map);
    const found = ANIMATION_ROWS.flatMap((row) => {
      const animation = findAnimation(textures, atlas, `${name}-${row}`);
      const frames = animation?.frames ?? numberedFrames(textures, atlas, `${name}/${row}`);
      return frames.length > 0 ? [{ row, frames, ms: animation?.ms ?? NPC_FRAME_SECONDS * 1000 }] : [];
    });
    if (found.length === 0 && this.spriteName !== undefined) return;
    this.spriteName = name;
    this.rows.clear();
    for (const { row, frames, ms } of found) {
      this.rows.set(row, frames);
      this.rowMs.set(row, ms);
    }
    this.applyFrame(atlas, found[0]?.frames[0]);
  }

  private applyFrame(atlas: string, first: string | undefined): void {
    const { textures } = this.scene;
    const picture = (first ? findFrame(textures, atlas, first) : undefined) ?? placeholderFrame(textures, 'npc');
    const ground = findFrame(textures, atlas, `${first}~shadow`);
    if (ground) this.shadow.setTexture(ground.texture, ground.frame).setOrigin(ground.originX, ground.originY);
    else this.shadow.setTexture(generatedTexture(textures, 'shadow')).setOrigin(SHADOW_FEET.x, SHADOW_FEET.y);
    this.shadow.setScale(ground ? 1 : this.size / 32);
    this.sprite.setTexture(picture.texture, picture.frame).setOrigin(picture.originX, picture.originY);
    this.headroom = this.sprite.frame.y;
  }

  get x(): number {
    return this.wanderer.body.x;
  }
  get y(): number {
    return this.wanderer.body.y;
  }
  /** Whether no atlas has its picture. */
  get isFrameMissing(): boolean {
    return this.rows.size === 0;
  }
  get frame(): string | undefined {
    return this.rows.get('idle')?.[0];
  }
  /** Head height above the ground, for bubbles. */
  get height(): number {
    return this.sprite.height * this.sprite.originY - this.headroom;
  }

  get isUsable(): boolean {
    return this.enabled;
  }

  /** Neither talks, nor is called or led somewhere, nor looks at what happens. */
  get isAtLeisure(): boolean {
    const { enabled, isAwaited, isTalking, led, seen, wanderer } = this;
    return enabled && !isAwaited && !isTalking && !led && !seen && !wanderer.isCalled;
  }

  update({ seconds, player, bodies, reducedMotion }: Moment): void {
    const distance = Math.hypot(player.x - this.x, player.y - this.y);
    const isNoticed = distance <= interactionDistance(this.size) + NOTICE_MARGIN;
    if (this.led) this.wanderer.facing = this.led;
    else if (this.wanderer.isCalled && !this.isAwaited && !this.isTalking) this.goOn(seconds, bodies);
    else if (this.seen) this.watch(this.seen, seconds);
    else if (isNoticed || this.isAwaited || this.isTalking || !this.enabled) this.face(player);
    else this.goOn(seconds, bodies);
    this.poseSeconds += this.wanderer.isCalled ? seconds * RUN_PACE : seconds;
    this.hopSeconds = reducedMotion ? HOPS * HOP_SECONDS : this.hopSeconds + seconds;
    this.draw();
    this.mark.update(seconds, this.x, this.y - this.height, this.isTalking, reducedMotion);
  }

  /** Places it, walking and turned to `facing` whether or not the player is near; null returns it to its own behaviour there. */
  lead(to: Point, facing: Facing | null): void {
    Object.assign(this.wanderer.body, { x: to.x, y: to.y });
    this.led = facing;
    this.wanderer.walking = facing !== null;
  }

  /** Hops for joy, for example because a lantern was lit. */
  hop(): void {
    this.hopSeconds = 0;
  }

  /** Stands and looks there for some seconds. */
  lookAt(at: Readonly<Point>, seconds: number): void {
    this.seen = { at, seconds };
  }

  private watch(seen: { at: Readonly<Point>; seconds: number }, seconds: number): void {
    this.face(seen.at);
    seen.seconds -= seconds;
    if (seen.seconds <= 0 || this.isTalking) this.seen = undefined;
  }

  /** Walks on, or turns back to where it looked before the player came. */
  private goOn(seconds: number, others: readonly Body[]): void {
    const { spot, wanderer } = this;
    const { facing } = wanderer;
    stepWanderer(wanderer, seconds, this.scene.mover.world, others, Math.random);
    this.aloneSeconds += seconds;
    const isAtHome = wanderer.body.x === spot.x && wanderer.body.y === spot.y;
    if (isAtHome && !wanderer.walking && this.aloneSeconds > TURN_BACK_SECONDS && facing !== spot.facing)
      wanderer.facing = spot.facing;
  }

  private face(player: Readonly<Point>): void {
    this.wanderer.walking = false;
    this.aloneSeconds = 0;
    this.wanderer.facing = facingFromMovement(player.x - this.x, player.y - this.y, this.wanderer.facing);
  }

  private draw(): void {
    const { x, y } = this;
    const { lift, stretch } = this.hopSeconds < HOPS * HOP_SECONDS ? hopPose(this.hopSeconds % HOP_SECONDS) : STANDING;
    if (this.sprite.x !== x || this.sprite.y !== y - lift || this.sprite.scaleY !== stretch) {
      this.sprite
        .setPosition(x, y - lift)
        .setScale(2 - stretch, stretch)
        .setDepth(ySortDepth(y));
      this.shadow.setPosition(x, y);
    }
    const row = this.currentRow();
    const frames = this.rows.get(row);
    const ms = this.rowMs.get(row) ?? 150;
    const frame =
      frames?.[this.wanderer.walking || row === 'idle' ? loopFrame(this.poseSeconds, frames.length, ms / 1000) : 0];
    if (frame !== undefined && this.sprite.frame.name !== frame) this.sprite.setFrame(frame, false, false);
  }

  private currentRow(): AnimationRow {
    const { facing, walking } = this.wanderer;
    const hasRow = this.rows.has(facing);
    if (hasRow && (walking || facing !== 'down')) return facing;
    return this.rows.has('idle') ? 'idle' : facing;
  }
}
