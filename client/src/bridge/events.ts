// Defines every event between the world (Phaser) and the interface (React): payload, emitter and replay.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import type { ShopState } from '@lanternwise/shared/content/pythonShops';
import type { Realm } from '@lanternwise/shared/content/realm';
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { Facing } from '@lanternwise/shared/maps/realmMap';
import type { CharacterMark } from '@lanternwise/shared/quests/guidance';
import type { LanternMark } from '@lanternwise/shared/quests/lanterns';
import type { BoardPicture } from './boardPicture.ts';
import type { MechanicMessages } from './mechanicMessages.ts';

/** Kind of a place on the map, for lists, markers and the interact prompt. */
export type PlaceKind = 'npc' | 'collectible' | 'shop' | 'exit' | 'zone' | 'lantern' | 'lever' | 'post';

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
  /** Shares of the screen that windows and the HUD cover from above, from the right and from below. */
  top?: number;
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
  /** The key was pressed with nothing in reach. */
  'interaction/missed': null;
  'item/picked': { id: string };
  'exit/reached': { id: string };
  'zone/entered': { id: string };
  /** The camera has shown a place that was asked for, and returns to the player. */
  'place/seen': { target: string };
  /** The end of a requested walk. */
  'walk/ended': { target: string; arrived: boolean };
  'sound/requested': { name: string };
  /** A key of the interface was pressed. */
  'action/pressed': { action: InputAction };
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
  /** The camera shows a place for a moment, then returns to the player. */
  'place/shown': { target: string };
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
  'interaction/missed': 'none',
  'item/picked': 'none',
  'exit/reached': 'none',
  'zone/entered': 'none',
  'place/seen': 'none',
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
  'place/shown': 'none',
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
  | 'place/seen'
  | 'interaction/missed'
  | 'item/picked'
  | 'exit/reached'
  | 'zone/entered'
  | 'walk/ended'
  | 'sound/requested'
  | 'action/pressed'
  | 'mechanic/event';
export type InterfaceEventName = Exclude<BusEventName, WorldEventName>;
