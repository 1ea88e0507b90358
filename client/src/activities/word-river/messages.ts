// Commands to the pages beside the word river on the map, and what they say.
declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** `river` = what the water is called; the page that is in it lies nowhere else. */
    'river-pages': {
      command: { pages: readonly { id: string; title: string }[]; river: string; thrown: string | null };
      event: { thrown: string };
    };
  }
}

export {};
