// Commands to the yard of a model lab on the map, and its events.
declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    'lunch-yard': {
      command: YardShow;
      /** The player stood on a mat; `mat` is its id. */
      event: { kind: 'stood'; mat: string };
    };
  }
}

/** How a crate looks: one of the dishes, or something that cannot be true. */
export type CrateLook = 'dish' | 'fire' | 'tower' | 'empty';

export interface YardMat {
  id: string;
  label: string;
  isOn: boolean;
}

export interface YardCrate {
  id: string;
  label: string;
  look: CrateLook;
  /** Of the dish, among all of them. */
  tint: number;
  fix: 'keep' | 'remove' | 'repair';
  isOpen: boolean;
}

/** The tree as a walk: three boards (the second is passed by those who answer yes), four bins from left to right, and who walks. */
export interface YardQueue {
  boards: readonly (string | null)[];
  bins: readonly ({ label: string; isFull: boolean } | null)[];
  /** `bin`: where it ends; `isRight`: whether its day really was so. */
  trays: readonly { id: number; bin: number; isRight: boolean; tint: number }[];
}

export interface YardShow {
  signs: readonly YardMat[];
  crates: readonly YardCrate[];
  /** What is in the open crate. */
  card: readonly string[] | null;
  floor: readonly YardMat[];
  queue: YardQueue | null;
}
