// Every event that crosses between the world (Phaser) and the interface (React): payload, who says it, and whether it is replayed.

import type { MapId } from '@lanternwise/shared/constants/realms';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import type { ShopState } from '@lanternwise/shared/content/pythonShops';
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';

/** What a place on the map is, for lists, markers and the interact prompt. */
export type PlaceKind = 'npc' | 'collectible' | 'shop' | 'exit' | 'zone';

/** Something on the map that can be walked to. Coordinates are world units. */
export interface Place {
  id: string;
  kind: PlaceKind;
  x: number;
  y: number;
  /** Picture of the thing in an atlas, where it has one. */
  frame?: string;
}

/** Keys a player may remap, by what they do. Values are KeyboardEvent.code names. */
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

/** What the world must know of the learner's settings. */
export interface WorldSettings {
  thirtyFps: boolean;
  reducedMotion: boolean;
  keys: KeyBindings;
}

/** Why the world does not appear. `detail` is for people who mend it: a reason in English. */
export type WorldFailure = { reason: 'no-webgl' } | { reason: 'not-loaded'; detail: string };

/** What is shown otherwise than it should be; `names` are names of pictures. */
export type WorldWarning =
  | { reason: 'pictures-missing' | 'pictures-not-loaded'; names: readonly string[] }
  /** Something on the map broke; `id` is the name of its object. */
  | { reason: 'mechanic-stopped'; id: string }
  /** A map saved in Tiled while the development server runs. */
  | { reason: 'map-broken'; detail: string };

/** What each mechanic of a map can be told, and what it tells. */
export interface MechanicMessages {
  /** `hold: null` lets the gate work by itself. */
  'sliding-gate': { command: { hold: 'open' | 'closed' | null }; event: { open: boolean } };
}

/** `id` is the name of the object on the map. */
type MechanicMessage<Kind extends 'command' | 'event'> = {
  [N in MechanicName]: { id: string; mechanic: N } & Pick<MechanicMessages[N], Kind>;
}[MechanicName];
export type MechanicCommand = MechanicMessage<'command'>;
export type MechanicEvent = MechanicMessage<'event'>;

/** Payload by event name. `null` payloads carry nothing. */
export interface BusEvents {
  // the world says
  'world/loading': { progress: number };
  'world/ready': { realm: MapId; places: readonly Place[] };
  'world/failed': WorldFailure;
  /** A picture or map was replaced by its fallback, or a saved map is broken; null mends it. */
  'world/warning': WorldWarning | null;
  'player/moved': { x: number; y: number; facing: 'up' | 'down' | 'left' | 'right' };
  /** The nearest usable thing in reach, or null. */
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
  /** A mechanic of the map has done something. */
  'mechanic/event': MechanicEvent;

  // the interface says
  'input/locked': { locked: boolean };
  'game/paused': { paused: boolean };
  /** A window stands before the whole world: nothing of it need be drawn. */
  'game/covered': { covered: boolean };
  'walk/requested': { target: string };
  'character/enabled': { id: string; enabled: boolean };
  'items/collected': { ids: readonly string[] };
  /** How each shop that teaches stands; a locked one cannot be used. */
  'shops/marked': { marks: Readonly<Record<string, ShopState>> };
  /** Sprites of the characters that look otherwise than on the map, by id; the others look as drawn. */
  'characters/dressed': { sprites: Readonly<Record<string, string>> };
  'exit/shown': { id: string; shown: boolean };
  'settings/changed': WorldSettings;
  'avatar/chosen': { avatar: AvatarId };
  /** Touch stick, each axis -1…1. */
  'stick/moved': { x: number; y: number };
  'interact/pressed': null;
  /** Tells a mechanic what to do; the world keeps the last command for each object, so say it once the world is ready. */
  'mechanic/command': MechanicCommand;
  /** A small show at a place or at the player ('player'). */
  'effect/requested': { effect: 'celebrate' | 'emote-happy' | 'emote-idea' | 'emote-question'; at: string };
}

export type BusEventName = keyof BusEvents;

/** Lifetime: `last` is told again to whoever starts listening later, `none` is gone once said. */
export const REPLAY: Record<BusEventName, 'none' | 'last'> = {
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
  'shops/marked': 'last',
  'characters/dressed': 'last',
  'exit/shown': 'last',
  'settings/changed': 'last',
  'avatar/chosen': 'last',
  'stick/moved': 'none',
  'interact/pressed': 'none',
  'mechanic/command': 'none',
  'effect/requested': 'none',
};

/** Names only the world may say; all others belong to the interface. */
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
