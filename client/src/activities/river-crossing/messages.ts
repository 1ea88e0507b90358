// Commands to the stones in the river on the map, and their events.
import type { StoneRow } from '@lanternwise/shared/activities/kit/words/nextWords';

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** Rows of words that stand, the sentence over them, and the line of the text that it copies. `left`: the player is away from an ended crossing. */
    'stepping-stones': {
      command: { rows: readonly StoneRow[]; banner: string; source: string | null };
      event: { kind: 'stepped'; row: number; stone: number } | { kind: 'left' };
    };
  }
}
