// A shop of the map: where one can go in. Its building is a prop; the place and the sign over its door are known here.
import type { ShopState } from '@lanternwise/shared/content/python-shops';
import type { ShopSpot } from '@lanternwise/shared/maps/realmMap';
import type { Scene } from 'phaser';
import { ShopSign } from './ShopSign.ts';

export class Shop {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  private readonly sign: ShopSign;
  private state: ShopState | undefined;

  constructor(scene: Scene, spot: ShopSpot) {
    this.id = spot.id;
    this.x = spot.x;
    this.y = spot.y;
    this.size = spot.size;
    this.sign = new ShopSign(scene, spot);
  }

  /** Shops that teach are locked until those before are done. */
  get locked(): boolean {
    return this.state === 'locked';
  }

  mark(state: ShopState): void {
    this.state = state;
    this.sign.show(state);
  }

  update(time: number, still: boolean): void {
    this.sign.update(time, still);
  }

  destroy(): void {
    this.sign.destroy();
  }
}
