// Commands to the bridge robot on the map, and its events.
import type { Word } from '@lanternwise/shared/voices/words';

/** What was said to the bridge robot and what it understood, null = nothing; both also as the words of their bubbles. */
export interface RobotHearing {
  /** Differs from hearing to hearing. */
  id: number;
  heard: Word | null;
  call: string;
  reply: string;
}

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /**
     * The words the robot hears, one after another: in a loop while the player is near, else the last one at once; `words` are those
     * that the player can call to it now.
     */
    'bridge-robot': {
      command: {
        isMended: boolean;
        hearings: readonly RobotHearing[];
        isLoop: boolean;
        words: readonly { id: Word; name: string }[];
      };
      event: { word: Word };
    };
  }
}
