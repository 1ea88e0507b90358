// Tests that the first overlays wait for the world.
import { expect, it, vi } from 'vitest';
import { createBus } from '../../../bridge/bus.ts';
import { whenWorldShown } from './useRealmServices.ts';

const READY = { realm: 'demo', places: [] } as const;

it('the avatar picker and the welcome open over the drawn world, once, not over its loading', () => {
  const bus = createBus();
  const close = vi.fn();
  const open = vi.fn(() => close);
  const stop = whenWorldShown(bus, open);
  bus.emit('world/loading', { progress: 0.61 });
  expect(open).not.toHaveBeenCalled();
  bus.emit('world/ready', READY);
  bus.emit('world/ready', READY);
  expect(open).toHaveBeenCalledTimes(1);
  stop();
  expect(close).toHaveBeenCalledTimes(1);
});
