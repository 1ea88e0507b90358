// Commands to the gate of the fort on the map, and its events.
import type { Courier } from '@lanternwise/shared/activities/message-gate/gate';

/** A letter at the gate that the player sorts by hand; `names` stand on the stones. */
export interface WaitingLetter {
  text: string;
  names: { in: string; out: string };
}

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /**
     * Couriers who come one after another, and the lines of the board beside the gate; no lines = no board, and nobody comes. `waiting`: who
     * waits until the player has chosen.
     */
    'fort-gate': {
      command: { couriers: readonly Courier[]; board: readonly string[]; waiting: WaitingLetter | null };
      event: { isLetIn: boolean };
    };
  }
}
