// Commands to a gate on the map whose doors are drawn on; it only shows.
declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    'drawn-gate': { command: GateShow; event: never };
  }
}

export interface GateShow {
  /** Of the pad, row by row, 1 = ink; null = nobody draws. */
  ink: string | null;
  /** `side`: the thing's number; the first ones float left, the others right. `isNear`: it votes. */
  kept: readonly { side: number; cells: string; isNear: boolean }[];
  /** Votes for each thing. */
  votes: readonly number[];
}
