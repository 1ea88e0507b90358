// What the board shows of a live lesson: the state of the connection, told once a frame and only to the tiles that changed.
import type { LiveLearner } from '@lanternwise/shared/contracts/liveMessages';
import type { LiveStore } from '../../features/live/connection.ts';
import type { BoardState } from '../../features/live/liveState.ts';

type Listener = () => void;

export interface BoardFrames {
  /** As of the last frame. */
  getState(): BoardState;
  /** Called after every frame in which anything changed. */
  subscribe(listener: Listener): () => void;
  /** Called only when this learner changed, or left. */
  subscribeLearner(id: string, listener: Listener): () => void;
  stop(): void;
}

/** @param schedule runs the work before the next paint */
export function createBoardFrames(
  live: LiveStore<BoardState>,
  schedule: (work: () => void) => void = requestAnimationFrame,
): BoardFrames {
  const all = new Set<Listener>();
  const byLearner = new Map<string, Set<Listener>>();
  let shown = live.getState();
  let isScheduled = false;

  const paint = () => {
    isScheduled = false;
    const before = shown.learners;
    shown = live.getState();
    if (shown.learners !== before)
      for (const [id, listeners] of byLearner)
        if (shown.learners[id] !== before[id]) for (const listener of [...listeners]) listener();
    for (const listener of [...all]) listener();
  };
  const stopListening = live.subscribe(() => {
    if (isScheduled) return;
    isScheduled = true;
    schedule(paint);
  });

  return {
    getState: () => shown,
    subscribe(listener) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    subscribeLearner(id, listener) {
      const listeners = byLearner.get(id) ?? new Set();
      byLearner.set(id, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) byLearner.delete(id);
      };
    },
    stop() {
      stopListening();
      live.stop();
    },
  };
}

export const learnerOf = (board: BoardFrames, id: string): LiveLearner | undefined => board.getState().learners[id];
