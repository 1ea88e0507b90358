// A collectible item: it glows, bobs, and pops when touched; some appear only later.
import type { CollectibleSpot } from '@lanternwise/shared/maps/realmMap';
import { ySortDepth } from '../core/depth.ts';
import { findFrame, placeholderFrame } from '../engine/atlas.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';
import { createShadow } from './createShadow.ts';
import type { Entity, Moment } from './entity.ts';

const HOVER_HEIGHT = 16;
const BOB_HEIGHT = 4;
const POP_SECONDS = 0.3;
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
  private readonly glow: GameObjects.Image;
  private readonly scale: number;
  private popSeconds = 0;
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
    this.glow = createGlow(scene, spot.x, spot.y - HOVER_HEIGHT - 8, spot.glow, 46, 0.5).setDepth(
      ySortDepth(spot.y) - 0.5,
    );
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
    for (const part of [this.image, this.shadow, this.glow]) part.setVisible(!hidden);
  }

  get isAbsent(): boolean {
    return !this.isOpen;
  }

  update({ time, seconds, reducedMotion }: Moment): void {
    if (this.isCollected) this.pop(seconds);
    if (!this.isOpen) return;
    this.appear(reducedMotion ? APPEAR_SECONDS : seconds);
    if (reducedMotion) return;
    const wave = Math.sin(time / 420 + this.x);
    this.image.y = this.y - HOVER_HEIGHT + wave * BOB_HEIGHT;
    this.shadow.setScale(0.8 - wave * 0.08);
    this.glow.setAlpha(0.45 + 0.15 * Math.sin(time / 300 + this.y));
  }

  private appear(seconds: number): void {
    if (this.appearSeconds >= APPEAR_SECONDS) return;
    this.appearSeconds = Math.min(APPEAR_SECONDS, this.appearSeconds + seconds);
    const share = this.appearSeconds / APPEAR_SECONDS;
    this.image.setAlpha(share).setScale(this.scale * (1.6 - 0.6 * share));
  }

  private pop(seconds: number): void {
    if (!this.image.visible) return;
    this.popSeconds += seconds;
    const share = Math.min(1, this.popSeconds / POP_SECONDS);
    this.image.setScale(this.scale * (1 + share * 0.8)).setAlpha(1 - share);
    this.glow.setAlpha(0.6 * (1 - share));
    if (share === 1) this.hide();
  }

  /** Marks it as collected without the pop, e.g. if it was found in an earlier visit. */
  hide(): void {
    this.isCollected = true;
    for (const part of [this.image, this.shadow, this.glow]) part.setVisible(false);
  }
}
