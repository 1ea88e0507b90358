// A shop of the map: where one can go in. Its building is a prop; only the place is known here.
import type { ShopSpot } from '@lanternwise/shared/maps/realmMap';

export class Shop {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  enabled = true;

  constructor(readonly spot: ShopSpot) {
    this.id = spot.id;
    this.x = spot.x;
    this.y = spot.y;
    this.size = spot.size;
  }
}
