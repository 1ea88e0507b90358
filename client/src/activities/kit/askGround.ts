// Asks the world where one can walk now.
import type { Ground } from '@lanternwise/shared/maps/ground';
import type { OverlayPort } from '../../bridge/bus.ts';

/** Undefined while nobody walks along. */
export function askGround(world: OverlayPort): Ground | undefined {
  let told: Ground | undefined;
  // The world answers before the question returns.
  const stop = world.on('ground/told', (ground) => {
    told = ground;
  });
  world.emit('ground/asked', null);
  stop();
  return told;
}
