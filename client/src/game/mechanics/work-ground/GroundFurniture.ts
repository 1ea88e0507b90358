// What stays on a work ground: its places, the bell that checks, and the dust where something was put down.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { WorkGround } from '../../../bridge/events.ts';
import { DEPTH, ySortDepth } from '../../core/depth.ts';
import type { Box, Pen, Size } from '../../engine/pen.ts';
import type { MechanicContext } from '../mechanic.ts';
import { PlacedPicture } from '../PlacedPicture.ts';
import type { GroundLayout } from './groundLayout.ts';
import { BELL, CRATE, DUST, drawBell, drawCrate, drawDust, drawStonePlace, FOOT, STONE } from './groundPictures.ts';

const SWING_SECONDS = 0.9;
const SWING_DEGREES = 9;
const DUST_SECONDS = 0.35;

/** The box of a picture whose foot is at a place. */
const standing = ({ x, y }: Point, { width, height }: Size): Box => ({
  x: x - width / 2,
  y: y - height + FOOT,
  width,
  height,
});

export class GroundFurniture {
  private readonly pictures: PlacedPicture[] = [];
  private bell: PlacedPicture | undefined;
  private isReady: boolean | undefined;
  private swing = 0;
  private dust: { picture: PlacedPicture; seconds: number } | undefined;

  constructor(
    private readonly context: MechanicContext<'work-ground'>,
    private readonly shown: WorkGround,
    private readonly layout: GroundLayout,
  ) {
    for (const [at, { id, label, icon }] of shown.places.entries()) {
      const foot = layout.places[at];
      if (!foot) continue;
      if (shown.isSingle) {
        this.add(`place-${id}`, standing(foot, STONE), DEPTH.overFlat, (pen) => drawStonePlace(pen, label));
        continue;
      }
      const box = standing(foot, CRATE);
      this.add(`back-${id}`, box, ySortDepth(foot.y) - 0.5, (pen) => drawCrate(pen, 'back', label, icon));
      this.add(`front-${id}`, box, ySortDepth(foot.y), (pen) => drawCrate(pen, 'front', label, icon));
    }
  }

  private add(name: string, box: Box, depth: number, draw: (pen: Pen) => void): void {
    const { scene, spot } = this.context;
    this.pictures.push(new PlacedPicture(scene, `${spot.id}-${name}`, box, depth, draw));
  }

  /** It glows once everything is placed. */
  showBell(isReady: boolean): void {
    if (isReady === this.isReady) return;
    this.isReady = isReady;
    this.bell?.destroy();
    const { scene, spot } = this.context;
    const { bell } = this.layout;
    this.bell = new PlacedPicture(scene, `${spot.id}-bell`, standing(bell, BELL), ySortDepth(bell.y), (pen) =>
      drawBell(pen, this.shown.bell, isReady),
    );
  }

  swingBell(): void {
    if (!this.context.isMotionReduced()) this.swing = SWING_SECONDS;
  }

  whirl(foot: Point): void {
    this.dust?.picture.destroy();
    const { scene, spot } = this.context;
    const picture = new PlacedPicture(scene, `${spot.id}-dust`, standing(foot, DUST), ySortDepth(foot.y) + 1, drawDust);
    this.dust = { picture, seconds: DUST_SECONDS };
  }

  update(delta: number): void {
    if (this.swing > 0) {
      this.swing = Math.max(0, this.swing - delta);
      this.bell?.turn(Math.sin(this.swing * 18) * SWING_DEGREES * (this.swing / SWING_SECONDS), 0);
    }
    if (!this.dust) return;
    this.dust.seconds -= delta;
    this.dust.picture.turn(0, -6 * (1 - this.dust.seconds / DUST_SECONDS));
    if (this.dust.seconds > 0) return;
    this.dust.picture.destroy();
    this.dust = undefined;
  }

  destroy(): void {
    for (const picture of [...this.pictures, this.bell, this.dust?.picture]) picture?.destroy();
  }
}
