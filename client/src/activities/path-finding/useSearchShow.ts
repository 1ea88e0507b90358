// Shows a search step by step with the delays of the Path Finding Adventure.
import { createTimeline, type SearchTimeline } from '@lanternwise/shared/activities/path-finding/timeline';
import type { SearchGrid } from '@lanternwise/shared/learning/search/grid';
import {
  type SearchMethod,
  type SearchResult,
  type SearchStep,
  searchGrid,
} from '@lanternwise/shared/learning/search/searchGrid';
import { useEffect, useState } from 'react';

interface Shown {
  result: SearchResult;
  /** Milliseconds from the start at which each step, each cell of the path and the end are shown. */
  times: readonly number[];
  count: number;
}

export interface SearchShow {
  phase: 'idle' | 'searching' | 'ended';
  result: SearchResult | undefined;
  /** Steps shown so far. */
  steps: readonly SearchStep[];
  /** Cells of the path shown so far. */
  path: NonNullable<SearchResult['path']>;
  start(grid: SearchGrid, method: SearchMethod): void;
  /** Shows all that is left at once. */
  skip(): void;
  clear(): void;
}

const allTimes = ({ steps, path, end }: SearchTimeline): number[] => [...steps, ...path, end];

/** `onEnd` is called once per search, when its last delay has passed. */
export function useSearchShow(onEnd: (result: SearchResult) => void): SearchShow {
  const [shown, setShown] = useState<Shown>();
  const isSearching = shown !== undefined && shown.count < shown.times.length;
  const advance = (to: number) => {
    if (!shown) return;
    setShown({ ...shown, count: to });
    if (to >= shown.times.length) onEnd(shown.result);
  };
  useEffect(() => {
    if (!shown || !isSearching) return;
    const wait = (shown.times[shown.count] ?? 0) - (shown.times[shown.count - 1] ?? 0);
    const timer = setTimeout(() => advance(shown.count + 1), wait);
    return () => clearTimeout(timer);
  });
  const found = shown?.result;
  const stepCount = Math.min(shown?.count ?? 0, found?.steps.length ?? 0);
  return {
    phase: shown === undefined ? 'idle' : isSearching ? 'searching' : 'ended',
    result: found,
    steps: found?.steps.slice(0, stepCount) ?? [],
    path: found?.path?.slice(0, Math.max(0, (shown?.count ?? 0) - found.steps.length)) ?? [],
    start: (grid, method) => {
      const result = searchGrid(grid, method);
      setShown({ result, times: allTimes(createTimeline(result)), count: 0 });
    },
    skip: () => shown && isSearching && advance(shown.times.length),
    clear: () => setShown(undefined),
  };
}
