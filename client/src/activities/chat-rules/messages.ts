// Commands to the talking gate on the map.
declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** Who asks (counted from 0), what, and what the bot says to it; null = nobody is there. */
    'talking-gate': { command: { talk: { visitor: number; asks: string; says: string } | null }; event: never };
  }
}

/** What the open window says to the map. */
export interface GateTalk {
  visitor: number;
  asks: string;
  says: string;
}
