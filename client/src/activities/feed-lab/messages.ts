// Commands to the feed tower on the map, and its events.
declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /**
     * Pictures of the posts' topics, the first post first; `before` hangs on the board with its `words`, null = no board; `remarks` are what
     * people before it say, none = nobody is there; `tiles` on the ground are posts to tap.
     */
    'feed-tower': {
      command: {
        now: readonly string[];
        before: readonly string[] | null;
        words: string;
        remarks: readonly string[];
        tiles: readonly { picture: string; name: string }[];
      };
      event: { tile: number };
    };
  }
}

export {};
