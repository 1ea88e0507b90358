// Computes a short text that changes with a map's walls and start, to recognise positions stored for an older map.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';

type SignedMap = Pick<RealmMap, 'width' | 'height' | 'walls' | 'spawn'>;

const PRIME = 31;
const RANGE = 2 ** 32;

export function mapSignature({ width, height, walls, spawn }: SignedMap): string {
  const numbers = [width, height, spawn.x, spawn.y];
  for (const wall of walls) numbers.push(wall.x, wall.y, wall.width, wall.height, wall.rotation);
  let sum = 0;
  for (const number of numbers) sum = (sum * PRIME + Math.round(number * 8)) % RANGE;
  return sum.toString(36);
}
