// The 'GO HERE!' arrow to the next map, hidden until the realm is completed.
import type { ExitSpot, Facing } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../core/depth.ts';
import { findFrame, numberedFrames, placeholderFrame } from '../engine/atlas.ts';
import { generatedTexture } from '../engine/generatedTextures.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';
import type { Entity, Moment } from './entity.ts';

const ANGLES: Record<Facing, number> = { right: 0, down: 90, left: 180, up: -90 };
const FRAME_MS = 90;
const HOVER_HEIGHT = 34;

export class ExitArrow implements Entity {
  readonly kind = 'exit';
  readonly size = 32;
  readonly isUsable = false;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  shown = false;
  private readonly parts: GameObjects.Image[];
  private readonly arrow: GameObjects.Image;
  private readonly ring: GameObjects.Image;
  private readonly frames: string[];

  constructor(scene: Scene, spot: ExitSpot) {
    this.id = spot.id;
    this.x = spot.x;
    this.y = spot.y;
    this.frames = numberedFrames(scene.textures, 'items', 'go-here');
    const found = this.frames[0] ? findFrame(scene.textures, 'items', this.frames[0]) : undefined;
    const picture = found ?? placeholderFrame(scene.textures, 'arrow');
    this.ring = scene.add.image(spot.x, spot.y, generatedTexture(scene.textures, 'ring')).setDepth(DEPTH.marker);
    const glow = createGlow(scene, spot.x, spot.y - HOVER_HEIGHT, '#ffc145', 80, 0.38);
    this.arrow = scene.add.image(spot.x, spot.y - HOVER_HEIGHT, picture.texture, picture.frame);
    this.arrow.setOrigin(0.5, found ? 0.8 : 0.5).setDepth(ySortDepth(spot.y));
    // The sign contains text and stays upright; the plain placeholder is rotated towards the exit.
    if (!found) this.arrow.setAngle(ANGLES[spot.facing]);
    this.parts = [this.ring, glow, this.arrow];
    this.setShown(false);
  }

  setShown(shown: boolean): void {
    this.shown = shown;
    for (const part of this.parts) part.setVisible(shown);
  }

  get isAbsent(): boolean {
    return !this.shown;
  }

  update({ time, reducedMotion }: Moment): void {
    if (!this.shown || reducedMotion) return;
    this.arrow.y = this.y - HOVER_HEIGHT + Math.sin(time / 260) * 6;
    this.ring.setScale(1.2 + 0.25 * Math.sin(time / 260));
    const frame = this.frames[Math.floor(time / FRAME_MS) % this.frames.length];
    if (frame !== undefined) this.arrow.setFrame(frame, false, false);
  }
}
