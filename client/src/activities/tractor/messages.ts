// Commands to the tractor on its field on the map.
import type { Pose, Tractor } from '@lanternwise/shared/activities/tractor/machine';

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** The field as it is to be seen. `pose: null` = no tractor; it takes `ms` to get there from the step before. */
    'tractor-field': {
      command: { cells: Tractor['cells']; pose: Pose | null; ms: number; isCrashed: boolean };
      event: never;
    };
  }
}
