// Tests that Python is prefetched once, near a Python lesson shop only.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, it, vi } from 'vitest';
import { createBus } from '../../bridge/bus.ts';
import { connectPythonPrefetch, PREFETCH_DISTANCE } from './connectPythonPrefetch.ts';

const SHOP = { id: 'shop', kind: 'shop' as const, x: 800, y: 100 };
const street = (kind: string) =>
  ({
    realm: { characters: [{ id: 'shop', opens: { kind: 'lesson', ref: 'lesson' } }] },
    lessons: { lesson: { kind, id: 'lesson', topic: '' } },
    quest: { tasks: [] },
  }) as unknown as RealmContent;

function walk(content: RealmContent, ...xs: number[]) {
  const bus = createBus();
  const prefetch = vi.fn(async () => undefined);
  bus.emit('world/ready', { realm: 'python-world', places: [SHOP] });
  connectPythonPrefetch(bus, content, prefetch);
  for (const x of xs) bus.emit('player/moved', { x, y: SHOP.y, facing: 'left' });
  return prefetch;
}

it('prefetches once when the player comes near', () => {
  const far = SHOP.x + PREFETCH_DISTANCE + 1;
  expect(walk(street('python'), far)).not.toHaveBeenCalled();
  expect(walk(street('python'), far, SHOP.x + 300, SHOP.x + 200, far, SHOP.x)).toHaveBeenCalledOnce();
});

it('does not prefetch near other shops', () => {
  expect(walk(street('pages'), SHOP.x)).not.toHaveBeenCalled();
});
