// The trays of one round: they walk through the questions into the bins, whose counts grow as they arrive.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH } from '../../../game/core/depth.ts';
import type { MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { PlacedPicture } from '../../../game/mechanics/PlacedPicture.ts';
import type { YardQueue } from '../messages.ts';
import { placeTray, walkSeconds } from './trayWalk.ts';
import { binBox } from './yardLayout.ts';
import { drawBin, drawTray, TRAY } from './yardPictures.ts';

/** Degrees by which a tray sways as it walks. */
const SWAY = 7;

export class TrayQueue {
  private readonly trays: PlacedPicture[];
  private bins: PlacedPicture[] = [];
  private seconds = 0;
  private arrived = -1;

  constructor(
    private readonly scene: MechanicScene,
    private readonly key: string,
    private readonly at: Point,
    private readonly queue: YardQueue,
  ) {
    const start = { x: at.x - TRAY.width / 2, y: at.y - TRAY.height, ...TRAY };
    this.trays = queue.trays.map(
      ({ id, tint }) =>
        new PlacedPicture(scene, `${key}-tray-${id}`, start, DEPTH.overFlat + 3, (pen) => drawTray(pen, tint)),
    );
  }

  /** Seconds that a round takes. */
  get length(): number {
    return walkSeconds(this.queue.trays.map(({ bin }) => bin));
  }

  /** Answers how many have arrived since the last step. */
  update(delta: number, isStill: boolean): number {
    this.seconds = isStill ? this.length + 1 : this.seconds + delta;
    let arrived = 0;
    for (const [index, tray] of this.trays.entries()) {
      const { bin = 0 } = this.queue.trays[index] ?? {};
      const place = placeTray(bin, index, this.seconds);
      tray.image.setVisible(place !== undefined && !place.isThere);
      if (place?.isThere) arrived += 1;
      if (place) tray.turn(isStill ? 0 : Math.sin(this.seconds * 12 + index) * SWAY, place.y, place.x);
    }
    const more = arrived - Math.max(0, this.arrived);
    if (arrived !== this.arrived) this.showBins(arrived);
    return more;
  }

  restart(): void {
    this.seconds = 0;
    this.arrived = -1;
  }

  get isOver(): boolean {
    return this.seconds > this.length;
  }

  private showBins(arrived: number): void {
    this.arrived = arrived;
    for (const bin of this.bins) bin.destroy();
    this.bins = this.queue.bins.flatMap((bin, index) => {
      if (!bin) return [];
      const inside = this.queue.trays.filter((tray, at) => {
        const place = placeTray(tray.bin, at, this.seconds);
        return tray.bin === index && place?.isThere === true;
      });
      const right = inside.filter(({ isRight }) => isRight).length;
      const { x, y, ...size } = binBox(index);
      const box = { x: this.at.x + x, y: this.at.y + y, ...size };
      return new PlacedPicture(this.scene, `${this.key}-bin-${index}`, box, DEPTH.overFlat + 1, (pen) =>
        drawBin(pen, size, bin, right, inside.length - right),
      );
    });
  }

  destroy(): void {
    for (const picture of [...this.trays, ...this.bins]) picture.destroy();
  }
}
