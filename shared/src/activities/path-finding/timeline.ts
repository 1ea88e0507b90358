// Times the steps of a search as the Path Finding Adventure shows them (lessons.txt 9).
import type { SearchResult } from '../../learning/search/searchGrid.ts';
import { SEARCH_DELAYS } from './levels.ts';

export interface SearchTimeline {
  /** Milliseconds from the press of the button until each step is shown. */
  steps: number[];
  /** Until each cell of the path is shown; empty without a path. */
  path: number[];
  /** Until the end panel or the message. */
  end: number;
}

/** A teleport waits longer than a walk, so that the jump is seen. */
export function createTimeline({ steps, path }: SearchResult): SearchTimeline {
  let now: number = SEARCH_DELAYS.initial;
  const shown = steps.map(({ visited }) => {
    now += visited.byPortal ? SEARCH_DELAYS.teleporter : SEARCH_DELAYS.cell;
    return now;
  });
  const marked = (path ?? []).map(() => {
    now += SEARCH_DELAYS.cell;
    return now;
  });
  return { steps: shown, path: marked, end: now + SEARCH_DELAYS.final };
}
