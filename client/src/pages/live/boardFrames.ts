// What the board shows of a live lesson: the state of the connection, told once a frame.
import type { LiveStore } from '../../features/live/connection.ts';
import type { BoardState } from '../../features/live/liveState.ts';
import { createValueStore } from '../../lib/valueStore.ts';

/** Its state is as of the last frame. */
export type BoardFrames = LiveStore<BoardState>;

/** @param schedule runs the work before the next paint */
export function createBoardFrames(
  live: LiveStore<BoardState>,
  schedule: (work: () => void) => void = requestAnimationFrame,
): BoardFrames {
  const { getState, setState, subscribe } = createValueStore(live.getState());
  let isScheduled = false;
  const stopListening = live.subscribe(() => {
    if (isScheduled) return;
    isScheduled = true;
    schedule(() => {
      isScheduled = false;
      setState(live.getState());
    });
  });
  return {
    getState,
    subscribe,
    stop() {
      stopListening();
      live.stop();
    },
  };
}
