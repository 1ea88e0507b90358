// A character of the map: wanders, idles, faces the player and blocks movement.
import { characterAtlas } from '@lanternwise/shared/constants/characters';
import { NPC_FRAME_SECONDS } from '@lanternwise/shared/constants/movement';
import type { Facing, NpcSpot, Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../core/depth.ts';
import { facingFromMovement, loopFrame } from '../core/facing.ts';
import { interactionDistance } from '../core/interactables.ts';
import type { Body } from '../core/Mover.ts';
import { createWanderer, stepWanderer, type Wanderer } from '../core/wander.ts';
import { findAnimation, findFrame, numberedFrames, placeholderFrame } from '../engine/atlas.ts';
import { generatedTexture, SHADOW_FEET } from '../engine/generatedTextures.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { GameObjects } from '../engine/phaser.ts';

type AnimationRow = Facing | 'idle';
const ANIMATION_ROWS: readonly AnimationRow[] = ['idle', 'down', 'left', 'right', 'up'];

export class Npc {
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

  constructor(
    private readonly scene: SceneWithMover,
    readonly spot: NpcSpot,
  ) {
    this.id = spot.id;
    this.size = spot.size;
    this.wanderer = createWanderer(spot);
    const shadow = generatedTexture(scene.textures, 'shadow');
    this.shadow = scene.add.image(spot.x, spot.y, shadow).setDepth(DEPTH.shadow);
    this.sprite = scene.add.image(spot.x, spot.y, shadow).setDepth(ySortDepth(spot.y));
    this.setSpriteName(spot.sprite);
  }

  /** Changes the sprite; a sprite missing in all atlases leaves the current one. */
  setSpriteName(name: string): void {
    if (name === this.spriteName) return;
    const { textures } = this.scene;
    const atlas = characterAtlas(name);
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
    return this.sprite.displayHeight * this.sprite.originY;
  }

  update(seconds: number, player: Point, others: readonly Body[]): void {
    const near = Math.hypot(player.x - this.x, player.y - this.y) <= interactionDistance(this.size);
    if (near || this.isAwaited || this.isTalking || !this.enabled) this.face(player);
    else stepWanderer(this.wanderer, seconds, this.scene.mover.world, others, Math.random);
    this.poseSeconds += seconds;
    this.draw();
  }

  private face(player: Point): void {
    this.wanderer.walking = false;
    this.wanderer.facing = facingFromMovement(player.x - this.x, player.y - this.y, this.wanderer.facing);
  }

  private draw(): void {
    const { x, y } = this;
    if (this.sprite.x !== x || this.sprite.y !== y) {
      this.sprite.setPosition(x, y).setDepth(ySortDepth(y));
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

  destroy(): void {
    this.sprite.destroy();
    this.shadow.destroy();
  }
}
