// Commands to the yard on the map.
import type { RobotPose, Yard } from '@lanternwise/shared/activities/steering-rules/steering';
import type { RobotMood } from '@lanternwise/shared/activities/steering-rules/yardRun';

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** The yard as it is to be seen, and the robot in it, which takes `ms` to get there; `says` = its bubble, '' for none. */
    'steering-yard': {
      command: { rows: Yard; pose: RobotPose; ms: number; mood: RobotMood; says: string };
      event: never;
    };
  }
}
