// A collectible item: it bobs, and flies up and into the child's portrait when touched; some appear only later.
import type { CollectibleSpot, Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../core/depth.ts';
import { findFrame, placeholderFrame } from '../engine/atlas.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createShadow } from './createShadow.ts';
import type { Entity, Moment } from './entity.ts';

const HOVER_HEIGHT = 16;
const BOB_HEIGHT = 4;
/** Up over the avatar, then into the portrait in the corner of the screen. Seconds and units. */
const RISE_SECONDS = 0.38;
const FLY_SECONDS = 0.95;
const RISE_UNITS = 46;
const PORTRAIT = { x: 26, y: 24 } as const;
/** With reduced motion it fades where it is. */
const FADE_SECONDS = 0.3;
const APPEAR_SECONDS = 0.6;

export class Collectible implements Entity {
  readonly kind = 'collectible';
  readonly isUsable = false;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly frame: string | undefined;
  isCollected = false;
  private isHidden = false;
  private readonly image: GameObjects.Image;
  private readonly shadow: GameObjects.Image;
  private readonly scale: number;
  /** Of the light under it. */
  readonly color: string;
  private takenSeconds = 0;
  private appearSeconds = APPEAR_SECONDS;

  constructor(scene: Scene, spot: CollectibleSpot) {
    this.id = spot.id;
    this.x = spot.x;
    this.y = spot.y;
    this.size = spot.size;
    const found = findFrame(scene.textures, 'items', spot.sprite);
    const picture = found ?? placeholderFrame(scene.textures, 'hat');
    this.frame = found?.frame;
    this.scale = Math.max(0.6, spot.size / 48);
    this.shadow = createShadow(scene, spot.x, spot.y).setScale(0.8);
    this.color = spot.glow;
    this.image = scene.add
      .image(spot.x, spot.y - HOVER_HEIGHT, picture.texture, picture.frame)
      .setDepth(ySortDepth(spot.y));
    this.image.setOrigin(0.5, 0.72).setScale(this.scale);
  }

  /** Whether no atlas has its picture. */
  get isFrameMissing(): boolean {
    return this.frame === undefined;
  }

  /** Whether it can be seen and picked up. */
  get isOpen(): boolean {
    return !this.isCollected && !this.isHidden;
  }

  /** Before it appears it is invisible and cannot be touched. */
  setHidden(hidden: boolean): void {
    if (this.isCollected || this.isHidden === hidden) return;
    this.isHidden = hidden;
    if (!hidden) this.appearSeconds = 0;
    for (const part of [this.image, this.shadow]) part.setVisible(!hidden);
  }

  get isAbsent(): boolean {
    return !this.isOpen;
  }

  update({ time, seconds, reducedMotion, view }: Moment): void {
    if (this.isCollected) this.leave(seconds, reducedMotion, view);
    if (!this.isOpen) return;
    this.appear(reducedMotion ? APPEAR_SECONDS : seconds);
    if (reducedMotion) return;
    const wave = Math.sin(time / 420 + this.x);
    this.image.y = this.y - HOVER_HEIGHT + wave * BOB_HEIGHT;
    this.shadow.setScale(0.8 - wave * 0.08);
  }

  private appear(seconds: number): void {
    if (this.appearSeconds >= APPEAR_SECONDS) return;
    this.appearSeconds = Math.min(APPEAR_SECONDS, this.appearSeconds + seconds);
    const share = this.appearSeconds / APPEAR_SECONDS;
    this.image.setAlpha(share).setScale(this.scale * (1.6 - 0.6 * share));
  }

  private leave(seconds: number, reducedMotion: boolean, view: Readonly<Point>): void {
    if (!this.image.visible) return;
    this.takenSeconds += seconds;
    this.shadow.setVisible(false);
    if (reducedMotion) this.image.setAlpha(Math.max(0, 1 - this.takenSeconds / FADE_SECONDS));
    else this.fly(view);
    if (this.takenSeconds >= (reducedMotion ? FADE_SECONDS : FLY_SECONDS)) this.hide();
  }

  private fly({ x, y }: Readonly<Point>): void {
    const rise = Math.sin(Math.min(1, this.takenSeconds / RISE_SECONDS) * (Math.PI / 2));
    const way = Math.max(0, (this.takenSeconds - RISE_SECONDS) / (FLY_SECONDS - RISE_SECONDS));
    const share = way * way;
    const top = this.y - HOVER_HEIGHT - RISE_UNITS * rise;
    this.image
      .setPosition(this.x + (x + PORTRAIT.x - this.x) * share, top + (y + PORTRAIT.y - top) * share)
      .setScale(this.scale * (1 + 0.35 * rise) * (1 - 0.7 * share))
      .setDepth(DEPTH.bubble);
  }

  /** Marks it as collected without the flight, e.g. if it was found in an earlier visit. */
  hide(): void {
    this.isCollected = true;
    for (const part of [this.image, this.shadow]) part.setVisible(false);
  }
}
