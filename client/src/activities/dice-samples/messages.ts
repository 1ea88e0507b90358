// Commands to the lever of the dice cave on the map, and what it says.
import type { StoneRow } from '@lanternwise/shared/activities/kit/words/nextWords';

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** The lever at `temperature`, words as stones that wobble with it, and the bubble with its label; `says` '' = no bubble. */
    'dice-lever': {
      command: { temperature: number; rows: readonly StoneRow[]; label: string; says: string };
      event: { pulled: true };
    };
  }
}
