// Commands to the laugh meter on the map.
declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** Captions that pass the meter one after another, with the weight of each word (0 = unknown) and the model's score, 0–1; none = the meter rests. */
    'laugh-meter': {
      command: {
        passes: readonly { words: readonly { word: string; weight: number }[]; score: number }[];
        /** Scores from here on count as funny, 0–1. */
        threshold: number;
        /** Over the captions, as whose labels the meter learned from. */
        title: string;
      };
      event: never;
    };
  }
}

export {};
