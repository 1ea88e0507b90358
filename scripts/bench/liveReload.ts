// From the save of a map to the change on screen, in a realm that runs from the development server.
import { startDevCopy } from '../maps/tiled/devCopy.ts';
import { measureSaves, medianOfSorted, openLiveWorld } from '../maps/tiled/liveWorld.ts';

export interface SaveTimings {
  median: number;
  /** ms of each save, the slowest last. */
  all: number[];
}
export interface LiveReloadMetrics {
  placed: SaveTimings;
  painted: SaveTimings;
}

export async function measureLiveReload(log: (what: string) => void): Promise<LiveReloadMetrics> {
  log('live: maps saved while a realm runs');
  const dev = await startDevCopy();
  try {
    const world = await openLiveWorld(dev);
    const { placed, painted } = await measureSaves(world).finally(world.close);
    return {
      placed: { median: medianOfSorted(placed), all: placed },
      painted: { median: medianOfSorted(painted), all: painted },
    };
  } finally {
    await dev.stop();
  }
}
