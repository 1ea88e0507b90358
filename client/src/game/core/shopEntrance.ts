// Chooses where the player stands to use a shop: in front of its wall, clear of its door, its board and its keeper.
import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { type Interactable, nearestInteractable } from './interactables.ts';

/** Beside the sign on the door, in the middle, or on the other side. */
const ASIDE = [58, 0, -58];
/** Below a building's ground contact, clear of its wall. */
const BELOW = PLAYER_SIZE + 4;

/** `door` = ground contact of the building; undefined where another thing is always nearer than the shop. */
export const shopEntrance = (door: Point, shop: Interactable, others: readonly Interactable[]): Point | undefined =>
  ASIDE.map((aside) => ({ x: door.x + aside, y: door.y + BELOW })).find(
    (spot) => nearestInteractable(spot, [shop, ...others]) === shop,
  );
