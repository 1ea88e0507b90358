// A timer that stands still while the world does: a teacher's pause in the middle holds what it ends, and it goes on afterwards.
import type { RealmContext } from '../../../features/realm/realmState.ts';
import { stopAll } from '../../../lib/subscriptions.ts';

/** Calls `over` once after `ms` of a running world. Returns the stop. */
export function worldTimer(bus: RealmContext['bus'], ms: number, over: () => void): () => void {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - since;
  };
  const run = () => {
    if (timer !== undefined) return;
    since = Date.now();
    timer = setTimeout(over, Math.max(0, left));
  };
  run();
  return stopAll(
    bus.on('game/paused', ({ paused }) => (paused ? hold() : run())),
    () => clearTimeout(timer),
  );
}
