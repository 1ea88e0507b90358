// From the save of a map to the change on screen, in a realm that runs from the development server.
import { startDevCopy } from '../maps/tiled/devCopy.ts';
import { middleOf, openLiveWorld, timeSaves } from '../maps/tiled/liveWorld.ts';

export interface Saves {
  middle: number;
  /** ms of each save, the slowest last. */
  all: number[];
}
export interface LiveFigures {
  placed: Saves;
  painted: Saves;
}

export async function measureLive(say: (what: string) => void): Promise<LiveFigures> {
  say('live: maps saved while a realm runs');
  const dev = await startDevCopy();
  try {
    const world = await openLiveWorld(dev);
    const { placed, painted } = await timeSaves(world).finally(world.close);
    return {
      placed: { middle: middleOf(placed), all: placed },
      painted: { middle: middleOf(painted), all: painted },
    };
  } finally {
    await dev.stop();
  }
}
