// Defines a sentence that a parrot of the world speaks, and the page of the fact book that decides it.
export interface FlyingSentence {
  id: string;
  text: string;
  /** In the air, or put down on the pad for true or for false. */
  at: 'air' | 'true' | 'false';
  /** Shown as a tick or a cross; null = the player finds out. */
  isTrue: boolean | null;
  page: { title: string; lines: readonly string[] };
}
