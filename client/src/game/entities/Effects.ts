// Small shows: confetti, emote bubbles over a head, the marker of a clicked spot.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH } from '../core/depth.ts';
import { pictureOf } from '../engine/atlas.ts';
import { drawn } from '../engine/fallbackPictures.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';

interface Bit {
  image: GameObjects.Image;
  vx: number;
  vy: number;
  /** Units a second squared. */
  weight: number;
  spin: number;
  age: number;
  life: number;
}

const CONFETTI = [0xffc145, 0x3dd6c3, 0xb79cff, 0x7db4ff, 0xff8a94];
const CONFETTI_COUNT = 36;
const EMOTE_SECONDS = 2;
const MARKER_SECONDS = 0.6;

export class Effects {
  private bits: Bit[] = [];
  private marker: Bit | undefined;

  constructor(private readonly scene: Scene) {}

  celebrate({ x, y }: Point, still: boolean): void {
    const key = drawn(this.scene.textures, 'leaf');
    for (let index = 0; index < (still ? 0 : CONFETTI_COUNT); index += 1) {
      const angle = Math.random() * Math.PI * 2;
      const speed = 60 + Math.random() * 120;
      const image = this.scene.add.image(x, y - 40, key).setTint(CONFETTI[index % CONFETTI.length] ?? 0xffffff);
      this.add(image, {
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - 140,
        weight: 320,
        spin: 8,
        life: 1.3,
      });
    }
  }

  /** `feet` = who shows it, `height` = how tall. */
  emote(name: string, feet: Point, height: number): void {
    const picture = pictureOf(this.scene.textures, 'items', name);
    if (!picture) return;
    const image = this.scene.add.image(feet.x + 14, feet.y - height - 4, picture.texture, picture.frame).setScale(0.6);
    this.add(image, { vx: 0, vy: -6, weight: 0, spin: 0, life: EMOTE_SECONDS });
  }

  mark({ x, y }: Point): void {
    this.unmark();
    const image = this.scene.add.image(x, y, drawn(this.scene.textures, 'ring'));
    this.marker = this.add(image, { vx: 0, vy: 0, weight: 0, spin: 0, life: MARKER_SECONDS });
    image.setDepth(DEPTH.marker);
  }

  unmark(): void {
    if (this.marker) this.marker.age = this.marker.life;
    this.marker = undefined;
  }

  private add(image: GameObjects.Image, bit: Omit<Bit, 'image' | 'age'>): Bit {
    image.setDepth(DEPTH.bubble);
    const made = { image, age: 0, ...bit };
    this.bits.push(made);
    return made;
  }

  update(seconds: number): void {
    if (this.bits.length === 0) return;
    for (const bit of this.bits) {
      bit.age += seconds;
      bit.vy += bit.weight * seconds;
      bit.image.x += bit.vx * seconds;
      bit.image.y += bit.vy * seconds;
      bit.image.rotation += bit.spin * seconds;
      bit.image.setAlpha(Math.max(0, Math.min(1, (bit.life - bit.age) * 3)));
      if (bit.age >= bit.life) bit.image.destroy();
    }
    this.bits = this.bits.filter(({ age, life }) => age < life);
  }

  destroy(): void {
    for (const { image } of this.bits) image.destroy();
    this.bits = [];
  }
}
