// A character of the map: wanders, idles, turns to the player, blocks the way.
import { characterAtlas } from '@lanternwise/shared/constants/characters';
import { NPC_FRAME_SECONDS } from '@lanternwise/shared/constants/movement';
import type { Facing, NpcSpot, Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, standingDepth } from '../core/depth.ts';
import { facingOf, rowFrame } from '../core/facing.ts';
import { reachOfSize } from '../core/interactables.ts';
import type { Body } from '../core/mover.ts';
import { stepWanderer, type Wanderer, wanderer } from '../core/wander.ts';
import { animationOf, numberedFrames, pictureOf, standIn } from '../engine/atlas.ts';
import { drawn } from '../engine/fallbackPictures.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { GameObjects } from '../engine/phaser.ts';

type Row = Facing | 'idle';
const ROWS: readonly Row[] = ['idle', 'down', 'left', 'right', 'up'];

export class Npc {
  readonly id: string;
  readonly size: number;
  readonly who: Wanderer;
  /** False while its lesson is open, or what it offers is used up. */
  enabled = true;
  /** Somebody is on the way to it: it waits. */
  awaited = false;
  private readonly sprite: GameObjects.Image;
  private readonly shadow: GameObjects.Image;
  private readonly rows = new Map<Row, string[]>();
  private readonly rowMs = new Map<Row, number>();
  private posing = Math.random() * 3;
  private worn: string | undefined;

  constructor(
    private readonly scene: SceneWithMover,
    readonly spot: NpcSpot,
  ) {
    this.id = spot.id;
    this.size = spot.size;
    this.who = wanderer(spot);
    const shadow = drawn(scene.textures, 'shadow');
    this.shadow = scene.add.image(spot.x, spot.y, shadow).setDepth(DEPTH.shadow);
    this.sprite = scene.add.image(spot.x, spot.y, shadow).setDepth(standingDepth(spot.y));
    this.wear(spot.sprite);
  }

  /** Looks like another sprite from now on; one that no atlas has keeps the looks of before. */
  wear(name: string): void {
    if (name === this.worn) return;
    const { textures } = this.scene;
    const atlas = characterAtlas(name);
    const found = ROWS.flatMap((row) => {
      const animation = animationOf(textures, atlas, `${name}-${row}`);
      const frames = animation?.frames ?? numberedFrames(textures, atlas, `${name}/${row}`);
      return frames.length > 0 ? [{ row, frames, ms: animation?.ms ?? NPC_FRAME_SECONDS * 1000 }] : [];
    });
    if (found.length === 0 && this.worn !== undefined) return;
    this.worn = name;
    this.rows.clear();
    for (const { row, frames, ms } of found) {
      this.rows.set(row, frames);
      this.rowMs.set(row, ms);
    }
    this.show(atlas, found[0]?.frames[0]);
  }

  private show(atlas: string, first: string | undefined): void {
    const { textures } = this.scene;
    const picture = (first ? pictureOf(textures, atlas, first) : undefined) ?? standIn(textures, 'npc');
    const ground = pictureOf(textures, atlas, `${first}~shadow`);
    if (ground) this.shadow.setTexture(ground.texture, ground.frame).setOrigin(ground.originX, ground.originY);
    else this.shadow.setTexture(drawn(textures, 'shadow')).setOrigin(0.5);
    this.shadow.setScale(ground ? 1 : this.size / 32);
    this.sprite.setTexture(picture.texture, picture.frame).setOrigin(picture.originX, picture.originY);
  }

  get x(): number {
    return this.who.body.x;
  }
  get y(): number {
    return this.who.body.y;
  }
  /** The picture was in no atlas. */
  get missing(): boolean {
    return this.rows.size === 0;
  }
  get frame(): string | undefined {
    return this.rows.get('idle')?.[0];
  }
  /** Head height over the ground, for bubbles. */
  get height(): number {
    return this.sprite.displayHeight * this.sprite.originY;
  }

  step(seconds: number, player: Point, others: readonly Body[]): void {
    const near = Math.hypot(player.x - this.x, player.y - this.y) <= reachOfSize(this.size);
    if (near || this.awaited || !this.enabled) this.face(player);
    else stepWanderer(this.who, seconds, this.scene.mover.world, others, Math.random);
    this.posing += seconds;
    this.draw();
  }

  private face(player: Point): void {
    this.who.walking = false;
    this.who.facing = facingOf(player.x - this.x, player.y - this.y, this.who.facing);
  }

  private draw(): void {
    const { x, y } = this;
    if (this.sprite.x !== x || this.sprite.y !== y) {
      this.sprite.setPosition(x, y).setDepth(standingDepth(y));
      this.shadow.setPosition(x, y);
    }
    const row = this.rowNow();
    const frames = this.rows.get(row);
    const ms = this.rowMs.get(row) ?? 150;
    const frame = frames?.[this.who.walking || row === 'idle' ? rowFrame(this.posing, frames.length, ms / 1000) : 0];
    if (frame !== undefined && this.sprite.frame.name !== frame) this.sprite.setFrame(frame, false, false);
  }

  private rowNow(): Row {
    const { facing, walking } = this.who;
    const turned = this.rows.has(facing);
    if (walking && turned) return facing;
    return facing === 'down' || !turned || !this.rows.has(facing) ? (this.rows.has('idle') ? 'idle' : facing) : facing;
  }

  destroy(): void {
    this.sprite.destroy();
    this.shadow.destroy();
  }
}
