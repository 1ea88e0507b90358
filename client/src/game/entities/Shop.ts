// A shop of the map: its entrance and the sign over its door; the building itself is a prop.
import type { ShopState } from '@lanternwise/shared/content/pythonShops';
import type { Point, Prop, ShopSpot } from '@lanternwise/shared/maps/realmMap';
import type { Interactable } from '../core/interactables.ts';
import { shopEntrance } from '../core/shopEntrance.ts';
import { groundContact } from '../engine/atlas.ts';
import type { Scene } from '../engine/phaser.ts';
import type { Entity, Moment } from './entity.ts';
import { ShopSign } from './ShopSign.ts';

export class Shop implements Entity {
  readonly kind = 'shop';
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Where one stands to use it. */
  readonly entrance: Point | undefined;
  private readonly sign: ShopSign;
  private state: ShopState | undefined;

  /** `building` = the prop of the shop, if the map has one; `others` = what else can be used. */
  constructor(scene: Scene, spot: ShopSpot, building: Prop | undefined, others: readonly Interactable[]) {
    this.id = spot.id;
    this.x = spot.x;
    this.y = spot.y;
    this.size = spot.size;
    const door = (building && groundContact(scene.textures, building)) ?? spot;
    this.entrance = shopEntrance(door, spot, others);
    this.sign = new ShopSign(scene, door);
  }

  /** Lesson shops are locked until the previous ones are completed. */
  get isUsable(): boolean {
    return this.state !== 'locked';
  }

  setState(state: ShopState): void {
    this.state = state;
    this.sign.show(state);
  }

  update({ time, reducedMotion, player }: Moment): void {
    this.sign.update(time, reducedMotion, Math.hypot(player.x - this.x, player.y - this.y));
  }
}
