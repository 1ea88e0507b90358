// Commands to the glass panes on the map.
declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** The picture of the whole map that the pane looks at, its filter, and what stands on its foot. */
    'glass-pane': {
      command: { map: string; filter: { weights: readonly number[]; divisor: number }; label: string };
      event: never;
    };
  }
}

export {};
