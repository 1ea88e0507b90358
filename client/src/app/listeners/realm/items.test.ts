// Tests that found items are emitted at the start, recorded and shown once.
import { expect, it } from 'vitest';
import { connectItems } from './items.ts';
import { createTestRealm } from './testing.ts';

it('shows an item once and emits the collected ids', () => {
  const { world, bus, open, closeOne } = createTestRealm();
  connectItems(world);
  expect(bus.lastPayload('items/collected')).toEqual({ ids: [] });
  bus.emit('item/picked', { id: 'card' });
  expect(open()).toEqual([{ kind: 'discovery', item: 'card' }]);
  expect(bus.lastPayload('items/collected')).toEqual({ ids: ['card'] });
  closeOne();
  bus.emit('item/picked', { id: 'card' });
  bus.emit('item/picked', { id: 'unknown' });
  expect(open()).toEqual([]);
});
