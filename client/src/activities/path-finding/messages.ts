// Commands to the guide dog and its maze on the map.
import type { Maze } from '@lanternwise/shared/activities/path-finding/mazeFigures';

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** The learner's own maze, null before there is one, and what the sign beside it says. */
    'guide-dog': { command: { maze: Maze | null; sign: string }; event: never };
  }
}
