// A few fireflies circle each lit great lantern; they rest with reduced motion.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH } from '../core/depth.ts';
import { generatedTexture } from '../engine/generatedTextures.ts';
import { BlendModes, type GameObjects, type Geom, type Scene } from '../engine/phaser.ts';

interface Firefly {
  image: GameObjects.Image;
  home: Point;
  phase: number;
  /** Radii of its way around the lantern, units. */
  across: number;
  along: number;
}

const PER_LANTERN = 6;
const COLORS = [0xfff0a6, 0xe9ff9c];
/** Beyond the screen by this much they are not moved, units. */
const MARGIN = 140;

export class Fireflies {
  private readonly flies: Firefly[] = [];

  constructor(private readonly scene: Scene) {}

  /** `homes` = flames of the lit lanterns. */
  setHomes(homes: readonly Point[]): void {
    const wanted = homes.length * PER_LANTERN;
    while (this.flies.length < wanted) this.flies.push(this.create(this.flies.length));
    for (const { image } of this.flies.splice(wanted)) image.destroy();
    for (const [index, fly] of this.flies.entries()) {
      fly.home = homes[Math.floor(index / PER_LANTERN)] ?? fly.home;
    }
  }

  private create(index: number): Firefly {
    const image = this.scene.add.image(0, 0, generatedTexture(this.scene.textures, 'dot'));
    image
      .setVisible(false)
      .setDepth(DEPTH.light)
      .setBlendMode(BlendModes.SCREEN)
      .setTint(COLORS[index % COLORS.length] ?? 0xffffff);
    const share = (index * 0.618) % 1;
    return { image, home: { x: 0, y: 0 }, phase: index * 2.4, across: 44 + share * 70, along: 22 + share * 34 };
  }

  update(time: number, { x, y, right, bottom }: Geom.Rectangle, reducedMotion: boolean): void {
    for (const { image, home, phase, across, along } of this.flies) {
      const isNear = home.x > x - MARGIN && home.x < right + MARGIN && home.y > y - MARGIN && home.y < bottom + MARGIN;
      const isShown = isNear && !reducedMotion;
      if (image.visible !== isShown) image.setVisible(isShown);
      if (!isShown) continue;
      const turn = time / 2600 + phase;
      image.setPosition(home.x + Math.cos(turn) * across, home.y + 18 + Math.sin(turn * 1.7) * along);
      image.setAlpha(0.35 + 0.5 * Math.max(0, Math.sin(time / 480 + phase * 3)));
    }
  }
}
