// Commands to the guide dog and its maze on the map, and what the player does there.
import type { Maze } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import type { GridCell, SearchGrid } from '@lanternwise/shared/learning/search/grid';

/** The maze in hand, and what the search has done with it. */
export interface LiveMaze {
  grid: SearchGrid;
  /** Entrance of a teleporter whose exit is not placed yet. */
  entrance: GridCell | null;
  visited: readonly GridCell[];
  waiting: readonly GridCell[];
  path: readonly GridCell[];
}

/** The maze is played on the lawn: hedges are planted on foot, and the sign sends the search out. */
export interface LawnGame {
  /** The search has begun: what it did is shown cell by cell. */
  isSearching: boolean;
  /** What the sign does, and what stands on a square. */
  check: string;
  hedge: string;
}

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** The learner's own maze, null before there is one, the one in hand instead of it, and what the sign beside it says. */
    'guide-dog': {
      command: { maze: Maze | null; live: LiveMaze | null; sign: string; game: LawnGame | null };
      event: { kind: 'pressed'; row: number; col: number } | { kind: 'sent' } | { kind: 'searched' };
    };
  }
}
