// Found things: told to the world at the start, recorded and shown once.
import { expect, it } from 'vitest';
import { connectItems } from './items.ts';
import { createWorld } from './testing.ts';

it('shows a thing once and keeps the world informed', () => {
  const { world, bus, open, closeOne } = createWorld();
  connectItems(world);
  expect(bus.last('items/collected')).toEqual({ ids: [] });
  bus.say('item/picked', { id: 'card' });
  expect(open()).toEqual([{ kind: 'discovery', item: 'card' }]);
  expect(bus.last('items/collected')).toEqual({ ids: ['card'] });
  closeOne();
  bus.say('item/picked', { id: 'card' });
  bus.say('item/picked', { id: 'unknown' });
  expect(open()).toEqual([]);
});
