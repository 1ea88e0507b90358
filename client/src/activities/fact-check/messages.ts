// Commands to the parrots on the map, and their events.
/** A sentence that a parrot of the world speaks, and the page of the fact book that decides it. */
export interface FlyingSentence {
  id: string;
  text: string;
  /** In the air, or put down on the pad for true or for false. */
  at: 'air' | 'true' | 'false';
  /** Shown as a tick or a cross; null = the player finds out. */
  isTrue: boolean | null;
  page: { title: string; lines: readonly string[] };
}

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** Sentences of the parrots, and the words on the two pads; without pads nothing can be netted. */
    'speech-bubbles': {
      command: { sentences: readonly FlyingSentence[]; pads: { true: string; false: string } | null };
      event: { kind: 'netted'; id: string } | { kind: 'placed'; id: string; verdict: 'true' | 'false' };
    };
  }
}
