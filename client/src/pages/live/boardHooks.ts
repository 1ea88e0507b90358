// Hooks of the board: each component re-renders only when what it shows has changed.
import type { LiveLearner } from '@lanternwise/shared/contracts/liveMessages';
import { createContext, type RefObject, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { avatarName } from '../../features/avatar/avatarName.ts';
import type { BoardState } from '../../features/live/liveState.ts';
import { useStoreValue } from '../../lib/valueStore.ts';
import type { BoardFrames } from './boardFrames.ts';
import {
  type BoardSort,
  countStates,
  isSameOrder,
  keepOrder,
  minutesSince,
  movedIds,
  type Numbers,
  numberLearners,
  orderLearners,
  STATE_ORDER,
  type StateCounts,
} from './liveView.ts';

/** What all tiles and markers need. */
export interface BoardView {
  board: BoardFrames;
  numbers: Numbers;
  areNamesHidden: boolean;
  open(learner: string): void;
}

const BoardContext = createContext<BoardView | null>(null);
export const BoardProvider = BoardContext.Provider;

export function useBoard(): BoardView {
  const view = useContext(BoardContext);
  if (!view) throw new Error('useBoard needs a BoardProvider');
  return view;
}

/** Undefined once the learner has left. */
export function useLearner(id: string): LiveLearner | undefined {
  return useStoreValue(useBoard().board, ({ learners }) => learners[id]);
}

/** How often a duration is looked at. */
const TICK_MS = 5000;

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** Whole minutes since a time of the server; re-renders when the number changes. */
export function useMinutes(since: number | null): number {
  const { board } = useBoard();
  return useSyncExternalStore(everyTick, () => minutesSince(since, board.getState().clockOffset));
}

/** A value computed from each frame; re-renders only when `isSame` says that it has changed. */
export function useBoardValue<T>(
  board: BoardFrames,
  compute: (state: BoardState, before: T | undefined) => T,
  isSame: (a: T, b: T) => boolean = Object.is,
): T {
  const last = useRef<{ state: BoardState; compute: typeof compute; value: T }>(undefined);
  return useSyncExternalStore(board.subscribe, () => {
    const state = board.getState();
    const before = last.current;
    if (before?.state === state && before.compute === compute) return before.value;
    const next = compute(state, before?.value);
    const value = before && isSame(before.value, next) ? before.value : next;
    last.current = { state, compute, value };
    return value;
  });
}

const computeNumbers = ({ learners }: BoardState, before: Numbers = new Map()): Numbers =>
  numberLearners(learners, before);
export const useNumbers = (board: BoardFrames): Numbers => useBoardValue(board, computeNumbers);

const computeCounts = ({ learners }: BoardState) => countStates(learners);
const isSameCounts = (a: StateCounts, b: StateCounts) => STATE_ORDER.every((state) => a[state] === b[state]);
export const useCounts = (board: BoardFrames): StateCounts => useBoardValue(board, computeCounts, isSameCounts);

/** Tiles move at most this often, so that they can be read and hit. */
const SORT_INTERVAL_MS = 2000;

export interface BoardOrder {
  ids: readonly string[];
  /** How often each learner overtook others. As part of the key of a tile it replaces that one, where React would move all that it passes. */
  moves: ReadonlyMap<string, number>;
}

/**
 * The ids in order. Until `heldUntil`, which a touch of the board moves on, no tile changes its place.
 *
 * @param focused the learner whose tile has the focus: it stays, the others go round it
 */
export function useOrder(
  board: BoardFrames,
  numbers: Numbers,
  sort: BoardSort,
  focused: () => string | undefined,
): BoardOrder & { heldUntil: RefObject<number> } {
  const heldUntil = useRef(0);
  const [order, setOrder] = useState<BoardOrder>(() => ({
    ids: orderLearners(board.getState().learners, numbers, sort),
    moves: new Map(),
  }));
  const current = useRef(order);
  useEffect(() => {
    const change = (ids: readonly string[]) => {
      const before = current.current;
      if (isSameOrder(before.ids, ids)) return;
      const moves = new Map(before.moves);
      for (const id of movedIds(before.ids, ids, focused())) moves.set(id, (moves.get(id) ?? 0) + 1);
      current.current = { ids, moves };
      setOrder(current.current);
    };
    const sortNow = () => change(orderLearners(board.getState().learners, numbers, sort));
    sortNow();
    const interval = setInterval(() => {
      if (performance.now() >= heldUntil.current) sortNow();
    }, SORT_INTERVAL_MS);
    const stop = board.subscribe(() => {
      // The first ones come all at once.
      if (current.current.ids.length === 0) sortNow();
      else change(keepOrder(current.current.ids, board.getState().learners));
    });
    return () => {
      clearInterval(interval);
      stop();
    };
  }, [board, numbers, sort, focused]);
  return { ...order, heldUntil };
}

/** Call it during rendering, so that it follows the language. */
export function useShownName(): (learner: Pick<LiveLearner, 'id' | 'name' | 'avatar'>) => string {
  const { numbers, areNamesHidden } = useBoard();
  return ({ id, name, avatar }) => (areNamesHidden ? `${avatarName(avatar)} ${numbers.get(id) ?? ''}`.trim() : name);
}
