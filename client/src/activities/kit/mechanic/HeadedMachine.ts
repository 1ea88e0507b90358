// A machine that drives on squares of the map: one picture for each heading, and what happens to it over them.
import { ySortDepth } from '../../../game/core/depth.ts';
import { addFrame } from '../../../game/engine/atlas.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import type { MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { advance, type Driving, driveTo, type Spot } from './driving.ts';

const HEADINGS = ['north', 'east', 'south', 'west'] as const;
export type MachineHeading = (typeof HEADINGS)[number];

/** The wheels stand a little below the middle of the square. */
const WHEELS = 9;

export class HeadedMachine {
  private readonly images: ReadonlyMap<string, GameObjects.Image>;
  private driving: Driving | undefined;
  /** Where it is drawn. */
  readonly at = { x: 0, y: 0 };
  private isShown = false;

  /** Pictures of the atlas: `name` with each heading, and the effects by their own names. */
  constructor(scene: MechanicScene, atlas: string, name: string, effects: readonly string[]) {
    const frames = [...HEADINGS.map((heading) => [heading, `${name}-${heading}`]), ...effects.map((one) => [one, one])];
    this.images = new Map(
      frames.flatMap(([key = '', frame = '']) => {
        const image = addFrame(scene, atlas, frame, this.at);
        return image ? [[key, image.setVisible(false)] as const] : [];
      }),
    );
  }

  hide(): void {
    this.isShown = false;
    this.driving = undefined;
    for (const image of this.images.values()) image.setVisible(false);
  }

  /** The effect is seen from now on. */
  drive(to: Spot, heading: MachineHeading, ms: number, effect?: string): void {
    const from = this.isShown ? this.at : to;
    this.isShown = true;
    this.driving = driveTo(from, to, ms);
    for (const [name, image] of this.images) image.setVisible(name === heading || name === effect);
    this.update(0);
  }

  update(seconds: number): void {
    if (!this.driving) return;
    const { at } = this;
    const isDriving = advance(this.driving, seconds, at);
    for (const image of this.images.values())
      image.setPosition(at.x, at.y + WHEELS).setDepth(ySortDepth(at.y + WHEELS));
    if (!isDriving) this.driving = undefined;
  }

  destroy(): void {
    for (const image of this.images.values()) image.destroy();
  }
}
