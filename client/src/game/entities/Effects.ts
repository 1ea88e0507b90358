// Shows short effects: confetti, emote bubbles over a head, the marker of a clicked spot.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { REWARDS_ATLAS } from '@lanternwise/shared/maps/requiredAtlases';
import { DEPTH, ySortDepth } from '../core/depth.ts';
import { findFrame } from '../engine/atlas.ts';
import { generatedTexture } from '../engine/generatedTextures.ts';
import { BlendModes, type GameObjects, type Scene } from '../engine/phaser.ts';

interface Particle {
  image: GameObjects.Image;
  vx: number;
  vy: number;
  /** Units per second squared. */
  gravity: number;
  spin: number;
  age: number;
  lifetime: number;
}

const CONFETTI = [0xffc145, 0x3dd6c3, 0xb79cff, 0x7db4ff, 0xff8a94];
const CONFETTI_COUNT = 36;
const SPARKS = [0xffe9a8, 0xffc145, 0xff9d5c];
const SPARK_COUNT = 26;
const DUST_COUNT = 3;
const EMOTE_SECONDS = 2;
const MARKER_SECONDS = 0.6;

export class Effects {
  private particles: Particle[] = [];
  private marker: Particle | undefined;

  constructor(private readonly scene: Scene) {}

  celebrate({ x, y }: Point, reducedMotion: boolean): void {
    const key = generatedTexture(this.scene.textures, 'leaf');
    for (let index = 0; index < (reducedMotion ? 0 : CONFETTI_COUNT); index += 1) {
      const angle = Math.random() * Math.PI * 2;
      const speed = 60 + Math.random() * 120;
      const image = this.scene.add.image(x, y - 40, key).setTint(CONFETTI[index % CONFETTI.length] ?? 0xffffff);
      this.addParticle(image, {
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - 140,
        gravity: 320,
        spin: 8,
        lifetime: 1.3,
      });
    }
  }

  /** Warm sparks that rise from a flame. */
  sparks({ x, y }: Point, reducedMotion: boolean): void {
    const key = generatedTexture(this.scene.textures, 'dot');
    for (let index = 0; index < (reducedMotion ? 0 : SPARK_COUNT); index += 1) {
      const angle = (index / SPARK_COUNT) * Math.PI * 2 + Math.random() * 0.3;
      const speed = 50 + Math.random() * 110;
      const image = this.scene.add.image(x, y, key).setTint(SPARKS[index % SPARKS.length] ?? 0xffffff);
      image.setScale(0.7 + Math.random() * 0.9).setBlendMode(BlendModes.SCREEN);
      const vx = Math.cos(angle) * speed;
      const vy = Math.sin(angle) * speed - 70;
      this.addParticle(image, { vx, vy, gravity: 60, spin: 0, lifetime: 1 + Math.random() * 0.8 });
    }
  }

  /** One spark that a flame leaves behind. */
  trail({ x, y }: Readonly<Point>): void {
    const image = this.scene.add.image(x, y, generatedTexture(this.scene.textures, 'dot'));
    image.setTint(SPARKS[this.particles.length % SPARKS.length] ?? 0xffffff).setBlendMode(BlendModes.SCREEN);
    image.setScale(0.5 + Math.random() * 0.9);
    const drift = { vx: (Math.random() - 0.5) * 26, vy: (Math.random() - 0.5) * 20, gravity: 26 };
    this.addParticle(image, { ...drift, spin: 0, lifetime: 0.5 + Math.random() * 0.5 });
  }

  /** Puffs behind the heels of who starts to run or turns; `away` = unit vector. */
  dust({ x, y }: Readonly<Point>, away: Readonly<Point>): void {
    const key = generatedTexture(this.scene.textures, 'puff');
    for (let index = 0; index < DUST_COUNT; index += 1) {
      const image = this.scene.add.image(x + (index - 1) * 5, y - 3, key).setScale(0.5 + Math.random() * 0.5);
      const speed = 22 + Math.random() * 26;
      const vx = away.x * speed + (Math.random() - 0.5) * 22;
      this.addParticle(image, { vx, vy: away.y * speed * 0.6 - 16, gravity: 14, spin: 0, lifetime: 0.42 });
      image.setDepth(ySortDepth(y) - 0.2);
    }
  }

  /** `feet` = ground contact of the character, `height` = its height in units. */
  emote(name: string, feet: Point, height: number): void {
    const picture = findFrame(this.scene.textures, REWARDS_ATLAS, name);
    if (!picture) return;
    const image = this.scene.add.image(feet.x + 14, feet.y - height - 4, picture.texture, picture.frame).setScale(0.6);
    this.addParticle(image, { vx: 0, vy: -6, gravity: 0, spin: 0, lifetime: EMOTE_SECONDS });
  }

  showMarker({ x, y }: Point): void {
    this.hideMarker();
    const image = this.scene.add.image(x, y, generatedTexture(this.scene.textures, 'ring'));
    this.marker = this.addParticle(image, { vx: 0, vy: 0, gravity: 0, spin: 0, lifetime: MARKER_SECONDS });
    image.setDepth(DEPTH.marker);
  }

  hideMarker(): void {
    if (this.marker) this.marker.age = this.marker.lifetime;
    this.marker = undefined;
  }

  private addParticle(image: GameObjects.Image, particle: Omit<Particle, 'image' | 'age'>): Particle {
    image.setDepth(DEPTH.bubble);
    const added = { image, age: 0, ...particle };
    this.particles.push(added);
    return added;
  }

  update(seconds: number): void {
    if (this.particles.length === 0) return;
    for (const particle of this.particles) {
      particle.age += seconds;
      particle.vy += particle.gravity * seconds;
      particle.image.x += particle.vx * seconds;
      particle.image.y += particle.vy * seconds;
      particle.image.rotation += particle.spin * seconds;
      particle.image.setAlpha(Math.max(0, Math.min(1, (particle.lifetime - particle.age) * 3)));
      if (particle.age >= particle.lifetime) particle.image.destroy();
    }
    this.particles = this.particles.filter(({ age, lifetime }) => age < lifetime);
  }
}
