// A field of the tractor on the map: squares that the program changes, and the tractor that drives from square to square.
import { TRACTOR_FIELDS } from '@lanternwise/shared/activities/tractor/fields';
import type { FieldCell, Heading } from '@lanternwise/shared/activities/tractor/machine';
import type { MechanicSpot } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import { addFrame } from '../../../game/engine/atlas.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import type { Mechanic, MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { advance, type Driving, driveTo, squareCentre } from './drive.ts';

type FieldName = 'tractor-field';

/** Squares that stand up are sorted among people and props; all others lie on the ground. */
const STANDING: ReadonlySet<FieldCell> = new Set(['crop', 'stone']);
/** The wheels stand a little below the middle of the square. */
const WHEELS = 9;

interface Picture {
  image: GameObjects.Image;
  cell: FieldCell;
}

/** The squares of one field; a layout of another size replaces them all. */
class Squares {
  private pictures = new Map<string, Picture>();

  constructor(
    private readonly scene: MechanicScene,
    private readonly spot: MechanicSpot<FieldName>,
  ) {}

  /** Draws what has changed since the last call. */
  show(cells: readonly (readonly FieldCell[])[]): void {
    const [rows, cols] = [cells.length, cells[0]?.length ?? 0];
    const seen = new Set<string>();
    for (const [row, line] of cells.entries()) {
      for (const [col, cell] of line.entries()) {
        const key = `${rows}x${cols}:${row}:${col}`;
        seen.add(key);
        if (this.pictures.get(key)?.cell !== cell) this.draw(key, cell, squareCentre(this.spot, rows, cols, row, col));
      }
    }
    for (const key of this.pictures.keys()) if (!seen.has(key)) this.remove(key);
  }

  private draw(key: string, cell: FieldCell, at: { x: number; y: number }): void {
    this.remove(key);
    const image = addFrame(this.scene, this.spot.properties.atlas, cell, at);
    if (!image) return;
    image.setDepth(STANDING.has(cell) ? ySortDepth(at.y) : DEPTH.overFlat);
    this.pictures.set(key, { image, cell });
  }

  private remove(key: string): void {
    this.pictures.get(key)?.image.destroy();
    this.pictures.delete(key);
  }

  destroy(): void {
    for (const key of [...this.pictures.keys()]) this.remove(key);
  }
}

/** The tractor: one picture for each heading, of which one is visible. */
class Machine {
  private readonly images: ReadonlyMap<Heading | 'crash', GameObjects.Image>;
  private driving: Driving | undefined;
  private readonly at = { x: 0, y: 0 };
  private isShown = false;

  constructor(scene: MechanicScene, atlas: string) {
    const frames = ['north', 'east', 'south', 'west'] as const;
    const images = frames.map((heading) => [heading, addFrame(scene, atlas, `tractor-${heading}`, this.at)] as const);
    this.images = new Map(
      [...images, ['crash', addFrame(scene, atlas, 'crash', this.at)] as const].flatMap(([name, image]) =>
        image ? [[name, image.setVisible(false)] as const] : [],
      ),
    );
  }

  hide(): void {
    this.isShown = false;
    this.driving = undefined;
    for (const image of this.images.values()) image.setVisible(false);
  }

  drive(to: { x: number; y: number }, pose: { row: number; col: number; heading: Heading }, ms: number): void {
    const from = this.isShown ? this.at : to;
    this.isShown = true;
    this.driving = driveTo(from, to, pose, ms);
    for (const [name, image] of this.images) image.setVisible(name === pose.heading);
    this.update(0);
  }

  setCrashed(isCrashed: boolean): void {
    this.images.get('crash')?.setVisible(isCrashed);
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

export function create(context: MechanicContext<FieldName>): Mechanic<FieldName> {
  const { scene, spot } = context;
  const squares = new Squares(scene, spot);
  const machine = new Machine(scene, spot.properties.atlas);
  const first = TRACTOR_FIELDS.find(({ id }) => id === spot.id)?.layouts[0];
  if (first) squares.show(first.cells);
  return {
    update(_time, delta) {
      machine.update(delta);
    },
    command({ cells, pose, ms, isCrashed }) {
      squares.show(cells);
      if (!pose) {
        machine.hide();
        return;
      }
      const to = squareCentre(spot, cells.length, cells[0]?.length ?? 0, pose.row, pose.col);
      machine.drive(to, pose, context.isMotionReduced() ? 0 : ms);
      machine.setCrashed(isCrashed);
      if (isCrashed) context.playSound('bump', to);
    },
    destroy() {
      squares.destroy();
      machine.destroy();
    },
  };
}
