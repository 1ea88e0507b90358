// Commands to the guide dog and its maze on the map.
import type { Maze } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import type { GridCell, SearchGrid } from '@lanternwise/shared/learning/search/grid';

/** The maze while its window is open, and what the search has done with it. */
export interface LiveMaze {
  grid: SearchGrid;
  /** Entrance of a teleporter whose exit is not placed yet. */
  entrance: GridCell | null;
  visited: readonly GridCell[];
  waiting: readonly GridCell[];
  path: readonly GridCell[];
}

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** The learner's own maze, null before there is one, the one in hand instead of it, and what the sign beside it says. */
    'guide-dog': { command: { maze: Maze | null; live: LiveMaze | null; sign: string }; event: never };
  }
}
