// Draws the companion: body, flame, shadow and the light of its flame; without its atlas there is none.
import { COMPANION_ATLAS, type CompanionPose } from '@lanternwise/shared/constants/companion';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Companion } from '../core/companion.ts';
import { easeAlpha, ySortDepth } from '../core/depth.ts';
import { drawnHeadings, HEADINGS, type Heading, loopFrame } from '../core/facing.ts';
import { HOP_SECONDS, hopPose, type STANDING } from '../core/poses.ts';
import { findAnimation, findFrame } from '../engine/atlas.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';
import { createShadow } from './createShadow.ts';

interface Frames {
  names: readonly string[];
  seconds: number;
  isMirrored: boolean;
}
type Burning = 'ember' | 'small' | 'lit' | 'bright';

const SHADOW_SCALE = 0.8;
/** It changes its place in the order of drawing by steps of this many units. */
const DEPTH_STEP = 4;
/** Of its strides while it runs. */
const RUN_PACE = 1.45;
/** Of the body in which no flame burns. */
const DARK_TINT = 0xbfcbdd;
const WHITE = 0xffffff;
const GLOW = { color: '#ffc872', radius: 64, strength: 0.34, ember: 0.2 } as const;
const NO_FLAME: Readonly<Point> = { x: 0, y: -24 };
/** What an atlas says of a body: where the foot of its flame is, from its anchor, units. */
interface BodyData {
  flame?: Readonly<Point>;
}

const burning = (pose: CompanionPose, isLit: boolean): Burning => {
  if (pose === 'carry') return 'bright';
  if (!isLit) return 'ember';
  if (pose === 'wrong') return 'small';
  return pose === 'glow' || pose === 'proud' ? 'bright' : 'lit';
};

export class CompanionPicture {
  isLit = false;
  /** Of its pictures, over the ground: where what it says begins. */
  readonly height: number;
  private readonly rows = new Map<string, Frames>();
  private readonly flames = new Map<Burning, Frames>();
  private readonly body: GameObjects.Image;
  private readonly flame: GameObjects.Image;
  private readonly shadow: GameObjects.Image;
  private readonly glow: GameObjects.Image;
  private row: Frames | undefined;
  private poseSeconds = 0;
  private flameSeconds = 0;
  private hopSeconds = HOP_SECONDS;
  private appearances = -1;
  /** Of the flame, from the ground under the companion. */
  private flameFoot: Readonly<Point> = NO_FLAME;
  private readonly handAt = { x: 0, y: 0 };

  /** Undefined as long as its atlas is not loaded, or has neither walk nor stand. */
  static of(scene: Scene, companion: Companion): CompanionPicture | undefined {
    const first = ['stand', 'walk'].flatMap((pose) => framesOf(scene, `${pose}-south`, pose)?.names[0] ?? [])[0];
    const picture = first === undefined ? undefined : findFrame(scene.textures, COMPANION_ATLAS, first);
    return picture && new CompanionPicture(scene, companion, picture);
  }

  private constructor(
    private readonly scene: Scene,
    private readonly companion: Companion,
    { texture, frame, originX, originY, height }: NonNullable<ReturnType<typeof findFrame>>,
  ) {
    const { x, y } = companion.body;
    this.shadow = createShadow(scene, x, y).setScale(SHADOW_SCALE);
    this.body = scene.add.image(x, y, texture, frame).setOrigin(originX, originY).setDepth(ySortDepth(y));
    this.height = height * originY - this.body.frame.y;
    this.flame = scene.add.image(x, y, texture, frame).setVisible(false);
    this.glow = createGlow(scene, x, y, GLOW.color, GLOW.radius, 0);
    for (const kind of ['ember', 'small', 'lit', 'bright'] as const) {
      const frames = framesOf(scene, `flame-${kind}`);
      const found = frames?.names[0] && findFrame(scene.textures, texture, frames.names[0]);
      if (!frames || !found) continue;
      this.flames.set(kind, frames);
      this.flame.setTexture(texture, frames.names[0]).setOrigin(found.originX, found.originY);
    }
  }

  /** Where its flame burns. */
  get hand(): Readonly<Point> {
    return this.handAt;
  }

  hop(): void {
    this.hopSeconds = 0;
  }

  update(seconds: number, reducedMotion: boolean): void {
    const { companion, body } = this;
    if (this.appearances !== companion.appearances) {
      this.appearances = companion.appearances;
      this.setAlpha(0);
    }
    this.setShown(companion.isPlaced);
    if (!companion.isPlaced) return;
    if (body.alpha < 1) this.setAlpha(easeAlpha(body.alpha, 1, seconds));
    this.hopSeconds = reducedMotion ? HOP_SECONDS : this.hopSeconds + seconds;
    this.showPose(seconds, reducedMotion);
    this.place(hopPose(this.hopSeconds));
    this.showFlame(seconds, reducedMotion);
  }

  destroy(): void {
    for (const part of [this.body, this.flame, this.shadow, this.glow]) part.destroy();
  }

  private setShown(isShown: boolean): void {
    const { body, shadow, glow } = this;
    if (body.visible === isShown) return;
    for (const part of [body, shadow, glow]) part.setVisible(isShown);
    this.flame.setVisible(false);
  }

  private setAlpha(alpha: number): void {
    this.body.setAlpha(alpha);
    this.shadow.setAlpha(alpha);
    this.flame.setAlpha(alpha);
  }

  private showPose(seconds: number, reducedMotion: boolean): void {
    const { body, companion } = this;
    const { pose, heading } = companion;
    const row = this.rowOf(pose, heading);
    if (row !== this.row) this.poseSeconds = 0;
    this.row = row;
    this.poseSeconds += companion.isRunning ? seconds * RUN_PACE : seconds;
    // With reduced motion only who walks moves.
    const at = reducedMotion && pose !== 'walk' ? 0 : loopFrame(this.poseSeconds, row.names.length, row.seconds);
    const frame = row.names[at];
    if (frame !== undefined && body.frame.name !== frame) {
      body.setFrame(frame, false, false);
      this.flameFoot = (body.frame.customData as BodyData).flame ?? NO_FLAME;
    }
    if (body.flipX !== row.isMirrored) body.setFlipX(row.isMirrored);
    const tint = this.isLit || pose === 'carry' ? WHITE : DARK_TINT;
    if (body.tintTopLeft !== tint) body.setTint(tint);
  }

  private place({ lift, stretch }: typeof STANDING): void {
    const { body, flame, flameFoot, glow, handAt, shadow } = this;
    const { x, y } = this.companion.body;
    const depth = ySortDepth(Math.round(y / DEPTH_STEP) * DEPTH_STEP);
    // Each set depth, even the same, has the scene sort all its objects again.
    if (body.depth !== depth) {
      body.setDepth(depth);
      flame.setDepth(depth + 0.1);
    }
    body.setPosition(x, y - lift).setScale(2 - stretch, stretch);
    shadow.setPosition(x, y);
    handAt.x = x + (body.flipX ? -flameFoot.x : flameFoot.x);
    handAt.y = y - lift + flameFoot.y;
    flame.setPosition(handAt.x, handAt.y);
    glow.setPosition(handAt.x, handAt.y);
  }

  private showFlame(seconds: number, reducedMotion: boolean): void {
    const { body, flame, glow, isLit } = this;
    const { pose } = this.companion;
    this.flameSeconds += seconds;
    const frames = this.flames.get(burning(pose, isLit));
    if (flame.visible !== (frames !== undefined)) flame.setVisible(frames !== undefined);
    const frame = frames?.names[reducedMotion ? 0 : loopFrame(this.flameSeconds, frames.names.length, frames.seconds)];
    if (frame !== undefined && flame.frame.name !== frame) flame.setFrame(frame, false, false);
    const strength = (isLit || pose === 'carry' ? GLOW.strength : GLOW.ember) * body.alpha;
    if (glow.alpha !== strength) glow.setAlpha(strength);
  }

  /** Looked for once each; what the atlas lacks is shown standing, or walking. */
  private rowOf(pose: CompanionPose, heading: Heading): Frames {
    const key = rowKey(pose, heading);
    let row = this.rows.get(key);
    if (!row) {
      const own = pose === 'walk' || pose === 'stand' ? undefined : framesOf(this.scene, pose);
      row = own ?? headed(this.scene, pose, heading) ?? headed(this.scene, 'stand', heading);
      row ??= headed(this.scene, 'walk', heading) ?? { names: [], seconds: 1, isMirrored: false };
      this.rows.set(key, row);
    }
    return row;
  }
}

type Animated = Pick<Scene, 'textures'>;

/** Made once, so that no frame makes a text. */
const ROW_KEYS = new Map(
  (['walk', 'stand', 'sit', 'carry', 'think', 'glow', 'wrong', 'proud'] as const).map((pose) => [
    pose,
    new Map(HEADINGS.map((heading) => [heading, `${pose}-${heading}`])),
  ]),
);
const rowKey = (pose: CompanionPose, heading: Heading): string => ROW_KEYS.get(pose)?.get(heading) ?? pose;

/** The first of these animations that the atlas has. */
function framesOf({ textures }: Animated, ...rows: readonly string[]): Frames | undefined {
  for (const row of rows) {
    const animation = findAnimation(textures, COMPANION_ATLAS, `wick-${row}`);
    if (animation) return { names: animation.frames, seconds: animation.ms / 1000, isMirrored: false };
  }
  return undefined;
}

function headed(scene: Animated, pose: CompanionPose, heading: Heading): Frames | undefined {
  for (const { name, isMirrored } of drawnHeadings(heading)) {
    const found = framesOf(scene, `${pose}-${name}`);
    if (found) return { ...found, isMirrored };
  }
  // A cardinal direction that is missing too.
  return framesOf(scene, `${pose}-south`);
}
