// Commands to the gate of the fort on the map.
import type { Courier } from '@lanternwise/shared/activities/message-gate/gate';

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** Couriers who come one after another, and the lines of the board beside the gate; no lines = no board, and nobody comes. */
    'fort-gate': { command: { couriers: readonly Courier[]; board: readonly string[] }; event: never };
  }
}
