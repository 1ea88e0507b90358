// A shop of the map: where one can go in. Its building is a prop; the place and the sign over its door are known here.
import type { ShopState } from '@lanternwise/shared/content/pythonShops';
import type { Point, Prop, ShopSpot } from '@lanternwise/shared/maps/realmMap';
import { findFrame } from '../engine/atlas.ts';
import type { Scene } from '../engine/phaser.ts';
import { ShopSign } from './ShopSign.ts';

export class Shop {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  private readonly sign: ShopSign;
  private state: ShopState | undefined;

  /** `building` is the prop that stands for the shop, where the map has one. */
  constructor(scene: Scene, spot: ShopSpot, building?: Prop) {
    this.id = spot.id;
    this.x = spot.x;
    this.y = spot.y;
    this.size = spot.size;
    this.sign = new ShopSign(scene, (building && groundContact(scene, building)) ?? spot);
  }

  /** Shops that teach are locked until those before are done. */
  get isLocked(): boolean {
    return this.state === 'locked';
  }

  setState(state: ShopState): void {
    this.state = state;
    this.sign.show(state);
  }

  update(time: number, reducedMotion: boolean): void {
    this.sign.update(time, reducedMotion);
  }

  destroy(): void {
    this.sign.destroy();
  }
}

/** Where a building meets the ground: Tiled keeps the bottom-left corner of its picture. */
function groundContact({ textures }: Scene, { atlas, frame, x, y, width, height }: Prop): Point | undefined {
  const picture = findFrame(textures, atlas, frame);
  return picture && { x: x + picture.originX * width, y: y - (1 - picture.originY) * height };
}
