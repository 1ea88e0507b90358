// Prefetches Python while the player approaches a lesson shop, so that its lesson opens without a wait.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { pythonShops } from '@lanternwise/shared/content/pythonShops';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import type { Bus } from '../../bridge/bus.ts';

/** Distance to a shop in units at which the prefetch starts: about two seconds of walking. */
export const PREFETCH_DISTANCE = 480;

async function prefetchPython(): Promise<void> {
  const { pythonProvider } = await import('../../python-lab/runtime/pythonProvider.ts');
  pythonProvider.prefetch();
}

/** `prefetch` is called once, near any Python lesson shop. Returns the unsubscribe function. */
export function connectPythonPrefetch(
  bus: Bus,
  content: RealmContent,
  prefetch: () => Promise<void> = prefetchPython,
): () => void {
  const shops = new Set(pythonShops(content, EMPTY_REALM_STATE).map(({ id }) => id));
  if (shops.size === 0) return () => undefined;
  const stop = bus.on('player/moved', ({ x, y }) => {
    const places = bus.lastPayload('world/ready')?.places ?? [];
    if (!places.some((p) => shops.has(p.id) && Math.hypot(p.x - x, p.y - y) < PREFETCH_DISTANCE)) return;
    stop();
    // A failure is retried and reported when a shop opens.
    prefetch().catch(() => undefined);
  });
  return stop;
}
