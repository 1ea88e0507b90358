// Commands and events of each mechanic on the map, between its code in the world and the listeners of the interface.
import type { CaptionLabel } from '@lanternwise/shared/activities/caption-belt/labels';
import type { Courier } from '@lanternwise/shared/activities/message-gate/gate';
import type { Maze } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import type { StoneRow } from '@lanternwise/shared/activities/river-crossing/walk';
import type { SpriteWalker } from '@lanternwise/shared/activities/sprite-duel/duel';
import type { Pose, Tractor } from '@lanternwise/shared/activities/tractor/machine';
import type { Word } from '@lanternwise/shared/voices/words';

/** One frame of the gallery: a sentence or 64 pixels, and the plate with the learner's verdict once it is given. */
export interface GalleryPicture {
  words: string | null;
  cells: string | null;
  isLookedAt: boolean;
  plate: { text: string; isRight: boolean } | null;
}
/** A caption that was told on the stage, by whom, and how many laughed. */
interface ToldCaption {
  who: string;
  text: string;
  laughs: number;
}
/** What was said to the bridge robot and what it understood, null = nothing; both also as the words of their bubbles. */
export interface RobotHearing {
  /** Differs from hearing to hearing. */
  id: number;
  heard: Word | null;
  call: string;
  reply: string;
}

/** Commands and events of each mechanic. */
export interface MechanicMessages {
  /** `hold: null` = automatic. */
  'sliding-gate': { command: { hold: 'open' | 'closed' | null }; event: { open: boolean } };
  /** The field as it is to be seen. `pose: null` = no tractor; it takes `ms` to get there from the step before. */
  'tractor-field': {
    command: { cells: Tractor['cells']; pose: Pose | null; ms: number; isCrashed: boolean };
    event: never;
  };
  /** The learner's own maze, null before there is one, and what the sign beside it says. */
  'guide-dog': { command: { maze: Maze | null; sign: string }; event: never };
  /** The words the robot hears, one after another: in a loop while the player is near, else the last one at once. */
  'bridge-robot': { command: { isMended: boolean; hearings: readonly RobotHearing[]; isLoop: boolean }; event: never };
  /** Pictures of the posts' topics, the first post first; `before` hangs on the board with its `words`, null = no board; `remarks` are what people before it say, none = nobody is there. */
  'feed-tower': {
    command: { now: readonly string[]; before: readonly string[] | null; words: string; remarks: readonly string[] };
    event: never;
  };
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
  /** Couriers who come one after another, and the lines of the board beside the gate; no lines = no board, and nobody comes. */
  'fort-gate': { command: { couriers: readonly Courier[]; board: readonly string[] }; event: never };
  /** All frames of the run, of which each wall shows its own; none = empty frames. `stood`: the player stopped before this frame of the run. */
  'picture-gallery': { command: { pictures: readonly GalleryPicture[] }; event: { kind: 'stood'; frame: number } };
  /** Pictures of the trophies won, the first one first. */
  'trophy-plinths': { command: { trophies: readonly string[] }; event: never };
  /** Rows of words that stand, the sentence over them, and the line of the text that it copies. `left`: the player is away from an ended crossing. */
  'stepping-stones': {
    command: { rows: readonly StoneRow[]; banner: string; source: string | null };
    event: { kind: 'stepped'; row: number; stone: number } | { kind: 'left' };
  };
  /** The lever at `temperature`, words as stones that wobble with it, and the bubble with its label; `says` '' = no bubble. */
  'dice-lever': {
    command: { temperature: number; rows: readonly StoneRow[]; label: string; says: string };
    event: never;
  };
  /** Sentences of the parrots, and the words on the two pads; without pads nothing can be netted. */
  'speech-bubbles': {
    command: { sentences: readonly FlyingSentence[]; pads: { true: string; false: string } | null };
    event: { kind: 'netted'; id: string } | { kind: 'placed'; id: string; verdict: 'true' | 'false' };
  };
  /** Who walks to the door and whether it opens, or who strolls, and what the sign beside them says. `called`: the player stands where they set out. */
  'sprite-walk': { command: { walkers: readonly SpriteWalker[]; sign: string }; event: { kind: 'called' } };
  /** The caption that rides, without a label for each switch it still has to pass; the plates' words; and the crates of labels, in the order of the belt. */
  'joke-belt': {
    command: {
      card: ({ id: string; text: string } & Partial<CaptionLabel>) | null;
      /** Stands over the belt while no caption rides. */
      notice: string;
      plates: readonly { what: keyof CaptionLabel; yes: string; no: string }[];
      crates: readonly { name: string; labels: readonly CaptionLabel[] }[];
    };
    event: { kind: 'switched'; caption: string; what: keyof CaptionLabel; label: boolean };
  };
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
