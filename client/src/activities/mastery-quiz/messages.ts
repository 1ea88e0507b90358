// Commands to the plinths of the trophies on the map.
declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** Pictures of the trophies won, the first one first. */
    'trophy-plinths': { command: { trophies: readonly string[] }; event: never };
  }
}

export {};
