// @vitest-environment jsdom
// Tests that the player's position outlives a reload, per realm, and that an exit forgets it.
import { expect, it } from 'vitest';
import { createBus } from '../../../bridge/bus.ts';
import { connectPosition, readPosition } from './position.ts';

function enter(realm: string) {
  const bus = createBus();
  const stop = connectPosition(bus, realm);
  bus.emit('world/ready', { realm: 'demo', places: [], map: 'map-1' });
  bus.emit('player/moved', { x: 120.4, y: 300, facing: 'left' });
  return { bus, stop };
}
const reload = () => window.dispatchEvent(new Event('pagehide'));

it('is kept over a reload, for its realm only', () => {
  const { stop } = enter('park');
  reload();
  stop();
  expect(readPosition('park')).toEqual({ x: 120, y: 300, facing: 'left', map: 'map-1' });
  expect(readPosition('valley')).toBeUndefined();
});

it('is forgotten when the realm is left by its exit', () => {
  const first = enter('park');
  reload();
  first.bus.emit('exit/reached', { id: 'arrow' });
  reload();
  first.stop();
  expect(readPosition('park')).toBeUndefined();
});
