// Commands to the walls of the gallery on the map, and their events.
/** One frame of the gallery: a sentence or 64 pixels, and the plate with the learner's verdict once it is given. */
export interface GalleryPicture {
  words: string | null;
  cells: string | null;
  isLookedAt: boolean;
  plate: { text: string; isRight: boolean } | null;
}

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** All frames of the run, of which each wall shows its own; none = empty frames. `stood`: the player stopped before this frame of the run. */
    'picture-gallery': { command: { pictures: readonly GalleryPicture[] }; event: { kind: 'stood'; frame: number } };
  }
}
