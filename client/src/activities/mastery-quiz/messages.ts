// Commands to the plinths of the trophies on the map, and their events.
/** The trophy that hangs somewhere on the map until its question is mastered. */
export interface HangingTrophy {
  /** Trophies won so far, and all answers so far: they say where it hangs. */
  won: number;
  answers: number;
  picture: string;
  name: string;
}

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** Pictures of the trophies won, the first one first, and the one to be won next; `taken`: the player is at it. */
    'trophy-plinths': {
      command: { trophies: readonly string[]; next: HangingTrophy | null };
      event: { kind: 'taken' };
    };
  }
}
