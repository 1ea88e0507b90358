// Commands to the stage of the duel on the map, and its events.

/** A caption that was told on the stage, its teller, and how many laughed. */
interface ToldCaption {
  who: string;
  text: string;
  laughs: number;
}

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /**
     * The stage of the meme duel: captions to choose from on the lettered places, or the two that were told, by whom, and how many laugh;
     * `score` null = no duel, and no townsfolk. `left`: the player is off the places after a choice.
     */
    'duel-stage': {
      command: {
        title: string;
        captions: readonly string[];
        told: { mine: ToldCaption; neo: ToldCaption } | null;
        score: { mine: number; neo: number } | null;
      };
      event: { kind: 'stepped'; place: number } | { kind: 'left' };
    };
  }
}

export {};
