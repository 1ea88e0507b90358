// A thing of a work ground on the map: it stands, hops to another place, or is carried over the player's head.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { CarriedThing } from '../../../bridge/events.ts';
import { ySortDepth } from '../../core/depth.ts';
import type { Box } from '../../engine/pen.ts';
import { CanvasPicture } from '../CanvasPicture.ts';
import type { MechanicScene } from '../mechanic.ts';
import { drawParcel, drawThing, FOOT, PARCEL, THING } from './groundPictures.ts';

/** Of a hop from place to place. */
const HOP_SECONDS = 0.34;
const HOP_HEIGHT = 46;
/** Over the ground, of what is carried: its foot is at the hands held over the head. */
const CARRIED_LIFT = 46;
const BOB = 2.5;
/** Of what is carried before a label, so that it can be read. */
const SEE_THROUGH = 0.3;

export interface Stand extends Readonly<Point> {
  /** Shown small, as it stands in a crate. */
  isSmall: boolean;
  /** Drawn over what stands at the same place. */
  depth: number;
}

export class CarriedPicture {
  private picture: CanvasPicture | undefined;
  private drawn = '';
  private from: Point | undefined;
  private seconds = HOP_SECONDS;
  private stand: Stand = { x: 0, y: 0, isSmall: false, depth: 0 };
  private at: Point & { lift: number } = { x: 0, y: 0, lift: 0 };

  constructor(
    private readonly scene: MechanicScene,
    private readonly key: string,
    private thing: CarriedThing,
  ) {}

  get isHopping(): boolean {
    return this.seconds < HOP_SECONDS;
  }

  /** How it looks now. */
  show(thing: CarriedThing): void {
    this.thing = thing;
    this.paint();
  }

  /** Stands there; unless it `jumps` there at once, it hops. */
  moveTo(stand: Stand, jumps: boolean): void {
    const { x, y } = this.stand;
    const isSame = x === stand.x && y === stand.y;
    this.stand = stand;
    this.paint();
    if (isSame && !this.isHopping && this.at.lift === 0) {
      this.place(stand.x, stand.y, 0);
      return;
    }
    this.from = jumps ? undefined : { x: this.at.x, y: this.at.y - this.at.lift };
    this.seconds = jumps ? HOP_SECONDS : 0;
    if (jumps) this.place(stand.x, stand.y, 0);
  }

  /** Carried by somebody at this place, before none or some of the labels; `sway` in radians. */
  carry(by: Readonly<Point>, sway: number, labels: readonly Box[]): void {
    this.seconds = HOP_SECONDS;
    this.stand = { x: Number.NaN, y: Number.NaN, isSmall: false, depth: ySortDepth(by.y) + 1 };
    this.paint();
    this.place(by.x, by.y, CARRIED_LIFT + Math.sin(sway) * BOB);
    const foot = by.y - CARRIED_LIFT + FOOT;
    const isBefore = labels.some(
      ({ x, y, width, height }) =>
        Math.abs(by.x - x - width / 2) < (THING.width + width) / 2 && foot > y && foot - THING.height < y + height,
    );
    if (isBefore) this.picture?.image.setAlpha(SEE_THROUGH);
  }

  update(delta: number): void {
    if (!this.isHopping || !this.from) return;
    this.seconds = Math.min(HOP_SECONDS, this.seconds + delta);
    const share = this.seconds / HOP_SECONDS;
    const { from, stand } = this;
    const lift = Math.sin(share * Math.PI) * HOP_HEIGHT;
    this.place(from.x + (stand.x - from.x) * share, from.y + (stand.y - from.y) * share, lift);
  }

  private paint(): void {
    const { id, text, icon, mark } = this.thing;
    const { isSmall } = this.stand;
    const drawn = JSON.stringify([text, mark, isSmall]);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    this.picture?.destroy();
    const key = `${this.key}-${id}`;
    this.picture = new CanvasPicture(this.scene, key, isSmall ? PARCEL : THING, 0, (pen) =>
      isSmall ? drawParcel(pen, { text, icon, mark }) : drawThing(pen, { text, icon, mark }),
    );
    this.place(this.at.x, this.at.y, this.at.lift);
  }

  private place(x: number, y: number, lift: number): void {
    this.at = { x, y, lift };
    const { isSmall, depth } = this.stand;
    const foot = isSmall ? PARCEL.height / 2 : THING.height / 2 - FOOT;
    this.picture?.image
      .setPosition(x, y - lift - foot)
      .setDepth(depth)
      .setAlpha(1);
  }

  destroy(): void {
    this.picture?.destroy();
  }
}
