// Defines every event between the world (Phaser) and the interface (React): payload, emitter and replay.
import type { CaptionLabel } from '@lanternwise/shared/activities/caption-belt/labels';
import type { Courier } from '@lanternwise/shared/activities/message-gate/gate';
import type { Maze } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import type { StoneRow } from '@lanternwise/shared/activities/river-crossing/walk';
import type { SpriteWalker } from '@lanternwise/shared/activities/sprite-duel/duel';
import type { Pose, Tractor } from '@lanternwise/shared/activities/tractor/machine';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import type { ShopState } from '@lanternwise/shared/content/pythonShops';
import type { Realm } from '@lanternwise/shared/content/realm';
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { Facing } from '@lanternwise/shared/maps/realmMap';
import type { CharacterMark } from '@lanternwise/shared/quests/guidance';
import type { LanternMark } from '@lanternwise/shared/quests/lanterns';
import type { Word } from '@lanternwise/shared/voices/words';
import type { BoardPicture } from './boardPicture.ts';
import type { FlyingSentence } from './flyingSentence.ts';

/** Kind of a place on the map, for lists, markers and the interact prompt. */
export type PlaceKind = 'npc' | 'collectible' | 'shop' | 'exit' | 'zone' | 'lantern';

/** A possible walk target on the map. Coordinates are world units. */
export interface Place {
  id: string;
  kind: PlaceKind;
  x: number;
  y: number;
  /** Atlas frame of its picture, if any. */
  frame?: string;
}

/** Actions whose keys a player may remap. Bindings are KeyboardEvent.code names. */
export const INPUT_ACTIONS = [
  'up',
  'down',
  'left',
  'right',
  'interact',
  'map',
  'inventory',
  'journal',
  'places',
  'tasks',
] as const;
export type InputAction = (typeof INPUT_ACTIONS)[number];
export type KeyBindings = Record<InputAction, readonly string[]>;

export type { CharacterMark, LanternMark };

/** What a board of a shop or character shows; `label` marks a sample that is not the child's own. */
export interface ShopBoard {
  lines: readonly string[];
  label: string | null;
  /** A drawing, shown instead of the lines. */
  picture?: BoardPicture;
  /** Only of an illuminated board: whether its lamps are on. */
  lit?: boolean;
  /** What passers-by say who read it; without remarks nobody comes to read it. */
  remarks?: readonly string[];
}

/** The settings used by the world. */
export interface WorldSettings {
  thirtyFps: boolean;
  reducedMotion: boolean;
  /** Draws the world in daylight, whatever the lanterns. */
  alwaysBright: boolean;
  keys: KeyBindings;
}

/** Why the world could not start. `detail` is a reason in English for developers. */
export type WorldFailure = { reason: 'no-webgl' } | { reason: 'not-loaded'; detail: string };

/** A problem the world can continue with; `names` are names of pictures. */
export type WorldWarning =
  | { reason: 'pictures-missing' | 'pictures-not-loaded'; names: readonly string[] }
  /** A mechanic threw; `id` is the name of its object. */
  | { reason: 'mechanic-stopped'; id: string }
  /** A map saved in Tiled is invalid (development server only). */
  | { reason: 'map-broken'; detail: string };

/** One frame of the gallery: a sentence or 64 pixels, and the plate with the learner's verdict once it is given. */
export interface GalleryPicture {
  words: string | null;
  cells: string | null;
  isLookedAt: boolean;
  plate: { text: string; isRight: boolean } | null;
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
  /** Pictures of the posts' topics, the first post first; `before` hangs on the board with its `words`, null = no board. */
  'feed-tower': { command: { now: readonly string[]; before: readonly string[] | null; words: string }; event: never };
  /**
   * The stage of the meme duel: captions to choose from on the lettered places, or the two that were told and how many laugh;
   * `score` null = no duel, and no townsfolk. `left`: the player is off the places after a choice.
   */
  'duel-stage': {
    command: {
      title: string;
      captions: readonly string[];
      told: { mine: string; neo: string; laughs: { mine: number; neo: number } } | null;
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
  /** Rows of words that stand, the sentence over them, and the line of the text that it copies; `wobble` 0 = still. `left`: the player is away from an ended crossing. */
  'stepping-stones': {
    command: { rows: readonly StoneRow[]; banner: string; source: string | null; wobble: number };
    event: { kind: 'stepped'; row: number; stone: number } | { kind: 'left' };
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

/** `id` is the name of the object on the map. */
type MechanicMessage<Kind extends 'command' | 'event'> = {
  [N in MechanicName]: { id: string; mechanic: N } & Pick<MechanicMessages[N], Kind>;
}[MechanicName];
export type MechanicCommand = MechanicMessage<'command'>;
export type MechanicEvent = MechanicMessage<'event'>;

export interface CameraFrame {
  /** A place or a mechanic; null = the player. */
  target: string | null;
  /** CSS px per unit; without it the usual zoom. */
  zoom?: number;
  /** Shares of the screen that a window covers from the right and from below. */
  right?: number;
  bottom?: number;
}

/** Payload by event name. */
export interface BusEvents {
  // Emitted by the world.
  'world/loading': { progress: number };
  /** `map` changes with the map's walls. */
  'world/ready': { realm: MapId; places: readonly Place[]; map?: string };
  'world/failed': WorldFailure;
  /** A picture or map was replaced by its fallback, or a saved map is broken; null clears the warning. */
  'world/warning': WorldWarning | null;
  /** `ground` = what the player walks on, where the map says it. */
  'player/moved': { x: number; y: number; facing: Facing; ground?: Realm['footsteps'] | undefined };
  /** The nearest interactable in reach, or null. */
  'interactable/changed': Place | null;
  'interaction/requested': { id: string; kind: PlaceKind };
  'item/picked': { id: string };
  'exit/reached': { id: string };
  'zone/entered': { id: string };
  /** The end of a requested walk. */
  'walk/ended': { target: string; arrived: boolean };
  'sound/requested': { name: string };
  /** A key of the interface pressed while the world has focus. Escape is 'pause'. */
  'action/pressed': { action: InputAction | 'pause' };
  'mechanic/event': MechanicEvent;

  // Emitted by the interface.
  'input/locked': { locked: boolean };
  'game/paused': { paused: boolean };
  /** An overlay covers the whole world, which need not be drawn. */
  'game/covered': { covered: boolean };
  /** `pan` = the camera shows the target first. */
  'walk/requested': { target: string; pan?: boolean };
  'character/enabled': { id: string; enabled: boolean };
  'items/collected': { ids: readonly string[] };
  /** Items that have not appeared yet: invisible and out of reach. */
  'items/hidden': { ids: readonly string[] };
  /** State of each lesson shop; a locked one cannot be used. */
  'shops/marked': { marks: Readonly<Record<string, ShopState>> };
  /** What the boards show, by the id of a shop or character; without an entry it is empty. */
  'boards/changed': { boards: Readonly<Record<string, ShopBoard>> };
  /** Pictures exchanged by lessons, as frames by the `swap` name of the map's props; all others keep the frame of the map. */
  'props/changed': { frames: Readonly<Record<string, string>> };
  /** State of each great lantern by task id. A change from 'ready' to 'lit' is animated. */
  'lanterns/marked': { marks: Readonly<Record<string, LanternMark>> };
  /** Marks over the heads of characters; all others have none. */
  'characters/marked': { marks: Readonly<Record<string, CharacterMark>> };
  /** The place to which the edge arrow points. */
  'goal/marked': { target: string | null };
  /** The character of the open dialogue. */
  'talk/changed': { with: string | null };
  /** Sprite overrides by character id; all others use the sprite of the map. */
  'characters/dressed': { sprites: Readonly<Record<string, string>> };
  'exit/shown': { id: string; shown: boolean };
  'settings/changed': WorldSettings;
  'avatar/chosen': { avatar: AvatarId };
  /** Touch stick, each axis -1…1. */
  'stick/moved': { x: number; y: number };
  'interact/pressed': null;
  /** A command to a mechanic; the world keeps the last one per object, so it need not be repeated after a reload. */
  'mechanic/command': MechanicCommand;
  /** What the camera keeps in view; null follows the player as usual. */
  'camera/framed': CameraFrame | null;
  /** A visual effect at a place or at the player ('player'). */
  'effect/requested': { effect: 'celebrate' | 'emote-happy' | 'emote-idea' | 'emote-question'; at: string };
}

export type BusEventName = keyof BusEvents;

/** `last`: the last payload is replayed to later listeners; `last-by-id`: the last one of each `id`; `none`: not replayed. */
export const REPLAY: Record<BusEventName, 'none' | 'last' | 'last-by-id'> = {
  'world/loading': 'last',
  'world/ready': 'last',
  'world/failed': 'last',
  'world/warning': 'last',
  'player/moved': 'last',
  'interactable/changed': 'last',
  'interaction/requested': 'none',
  'item/picked': 'none',
  'exit/reached': 'none',
  'zone/entered': 'none',
  'walk/ended': 'none',
  'sound/requested': 'none',
  'action/pressed': 'none',
  'mechanic/event': 'none',
  'input/locked': 'last',
  'game/paused': 'last',
  'game/covered': 'last',
  'walk/requested': 'none',
  'character/enabled': 'none',
  'items/collected': 'last',
  'items/hidden': 'last',
  'shops/marked': 'last',
  'boards/changed': 'last',
  'props/changed': 'last',
  'lanterns/marked': 'last',
  'characters/marked': 'last',
  'goal/marked': 'last',
  'talk/changed': 'last',
  'characters/dressed': 'last',
  'exit/shown': 'last',
  'settings/changed': 'last',
  'avatar/chosen': 'last',
  'stick/moved': 'none',
  'interact/pressed': 'none',
  'mechanic/command': 'last-by-id',
  'camera/framed': 'last',
  'effect/requested': 'none',
};

/** Events only the world may emit; all others belong to the interface. */
export type WorldEventName =
  | 'world/loading'
  | 'world/ready'
  | 'world/failed'
  | 'world/warning'
  | 'player/moved'
  | 'interactable/changed'
  | 'interaction/requested'
  | 'item/picked'
  | 'exit/reached'
  | 'zone/entered'
  | 'walk/ended'
  | 'sound/requested'
  | 'action/pressed'
  | 'mechanic/event';
export type InterfaceEventName = Exclude<BusEventName, WorldEventName>;
