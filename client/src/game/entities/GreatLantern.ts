// A great lantern of the map: cold until its task is done, then asking to be lit, then burning for good.
import { LANTERN_SIZE } from '@lanternwise/shared/constants/movement';
import type { LanternSpot, Point } from '@lanternwise/shared/maps/realmMap';
import type { LanternMark } from '../../bridge/events.ts';
import { easeAlpha, FADED_ALPHA, type Occluder, occludes, ySortDepth } from '../core/depth.ts';
import { type AtlasFrame, findFrame, placeholderFrame } from '../engine/atlas.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';
import { createShadow } from './createShadow.ts';
import type { Entity, Moment } from './entity.ts';

const ATLAS = 'world';
/** Height of the flame as a share of the picture above the ground. */
const FLAME_SHARE = 0.4;
const WARM = '#ffc872';
const HALO_RADIUS = 190;
const FLAME_RADIUS = 46;
/** Strengths of a burning lantern's lights; more would bleach its picture. */
const LIT_HALO = 0.32;
const LIT_FLAME = 0.34;
/** Share of that strength by day, where the ground is bright already. */
const DAY_SHARE = 0.45;
const BURST_SECONDS = 1.3;
const BURST_RADIUS = 320;

export class GreatLantern implements Entity {
  readonly kind = 'lantern';
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size = LANTERN_SIZE;
  readonly isFrameMissing: boolean;
  mark: LanternMark = 'unlit';
  /** A flame is on its way to it. */
  isPromised = false;
  private readonly unlit: AtlasFrame;
  private readonly lit: AtlasFrame;
  private readonly image: GameObjects.Image;
  private readonly ember: GameObjects.Image;
  /** Wide light, small bright flame, and the ring of light when it is lit. */
  private readonly halo: GameObjects.Image;
  private readonly flame: GameObjects.Image;
  private readonly burst: GameObjects.Image;
  private readonly occluder: Occluder;
  private readonly haloScale: number;
  private burstSeconds = BURST_SECONDS;
  /** Strength of its lights: less by day. */
  private strength = 1;

  constructor(scene: Scene, spot: LanternSpot) {
    this.id = spot.id;
    this.x = spot.x;
    this.y = spot.y;
    const { textures } = scene;
    const unlit = findFrame(textures, ATLAS, 'great-lantern-unlit');
    this.isFrameMissing = unlit === undefined;
    this.unlit = unlit ?? placeholderFrame(textures, 'lantern');
    this.lit = findFrame(textures, ATLAS, 'great-lantern-lit') ?? this.unlit;
    this.createShadow(scene);
    this.image = scene.add.image(spot.x, spot.y, this.unlit.texture, this.unlit.frame).setDepth(ySortDepth(spot.y));
    this.image.setOrigin(this.unlit.originX, this.unlit.originY);
    this.ember = this.createEmber(scene);
    const { y } = this.flameAt;
    this.halo = createGlow(scene, spot.x, y, WARM, HALO_RADIUS, 0);
    this.flame = createGlow(scene, spot.x, y, '#fff0c2', FLAME_RADIUS, 0);
    this.burst = createGlow(scene, spot.x, y, WARM, BURST_RADIUS, 0).setVisible(false);
    this.haloScale = this.halo.scaleX;
    const { width, height } = this.image.frame;
    this.occluder = { left: spot.x - width / 2, right: spot.x + width / 2, top: spot.y - height, ground: spot.y };
    this.draw();
  }

  /** The painted shadow, or a plain one. */
  private createShadow(scene: Scene): void {
    const shadow = createShadow(scene, this.x, this.y);
    const painted = findFrame(scene.textures, ATLAS, 'great-lantern~shadow');
    if (painted) shadow.setTexture(painted.texture, painted.frame).setOrigin(painted.originX, painted.originY);
    else shadow.setScale(1.3);
  }

  /** The lit glass alone, shown on the cold lantern while it waits to be lit. */
  private createEmber(scene: Scene): GameObjects.Image {
    const glass = findFrame(scene.textures, ATLAS, 'great-lantern-glow') ?? this.lit;
    const ember = scene.add.image(this.x, this.y, glass.texture, glass.frame).setOrigin(glass.originX, glass.originY);
    return ember.setDepth(ySortDepth(this.y) + 0.1);
  }

  get isReady(): boolean {
    return this.mark === 'ready';
  }
  get isUsable(): boolean {
    return this.isReady && !this.isPromised;
  }
  /** Frame for lists of places. */
  get frame(): string | undefined {
    return this.isFrameMissing ? undefined : this.image.frame.name;
  }
  /** Height above the ground. */
  get height(): number {
    return this.unlit.height * this.unlit.originY;
  }
  get flameAt(): Point {
    return { x: this.x, y: this.y - this.height * FLAME_SHARE };
  }

  /** `celebrated` = it was lit just now. */
  setMark(mark: LanternMark, celebrated: boolean): void {
    this.mark = mark;
    this.isPromised = false;
    if (celebrated) this.burstSeconds = 0;
    this.draw();
  }

  setDaylight(isDay: boolean): void {
    this.strength = isDay ? DAY_SHARE : 1;
    this.draw();
  }

  /** The state without motion. */
  private draw(): void {
    const { frame, originX, originY, texture } = this.mark === 'lit' ? this.lit : this.unlit;
    this.image.setTexture(texture, frame).setOrigin(originX, originY);
    this.ember.setVisible(this.isReady).setAlpha(0.5);
    this.halo.setVisible(this.mark !== 'unlit').setScale(this.haloScale);
    this.flame.setVisible(this.mark !== 'unlit');
    this.halo.setAlpha(this.mark === 'lit' ? LIT_HALO * this.strength : 0.3);
    this.flame.setAlpha(this.mark === 'lit' ? LIT_FLAME * this.strength : 0.35);
  }

  update({ time, seconds, player, reducedMotion }: Moment): void {
    const alpha = occludes(this.occluder, player) ? FADED_ALPHA : 1;
    if (this.image.alpha !== alpha) this.image.setAlpha(easeAlpha(this.image.alpha, alpha, seconds));
    if (this.burstSeconds < BURST_SECONDS) this.drawBurst(seconds, reducedMotion);
    if (this.mark === 'unlit' || reducedMotion) return;
    const phase = this.x;
    if (this.mark === 'lit') {
      const flicker = Math.sin(time / 290 + phase) * 0.6 + Math.sin(time / 113 + phase * 2) * 0.4;
      this.halo.setAlpha((LIT_HALO + 0.04 * flicker) * this.strength);
      this.flame.setAlpha((LIT_FLAME + 0.1 * flicker) * this.strength);
      return;
    }
    const breath = 0.5 + 0.5 * Math.sin(time / 620 + phase);
    this.halo.setAlpha(0.14 + 0.26 * breath).setScale(this.haloScale * (0.7 + 0.2 * breath));
    this.flame.setAlpha(0.2 + 0.5 * breath);
    this.ember.setAlpha((0.15 + 0.65 * breath) * this.image.alpha);
  }

  private drawBurst(seconds: number, reducedMotion: boolean): void {
    this.burstSeconds += seconds;
    const share = Math.min(1, this.burstSeconds / BURST_SECONDS);
    const size = reducedMotion ? 1 : 0.15 + 0.85 * (1 - (1 - share) ** 3);
    this.burst.setVisible(share < 1).setAlpha((1 - share) * 0.7);
    this.burst.setDisplaySize(BURST_RADIUS * 2 * size, BURST_RADIUS * 2 * size);
  }
}
