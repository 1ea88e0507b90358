// Defines every event between the world (Phaser) and the interface (React): payload, emitter and replay.
import type { CompanionMood, CompanionPose } from '@lanternwise/shared/constants/companion';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import type { ShopState } from '@lanternwise/shared/content/pythonShops';
import type { Realm } from '@lanternwise/shared/content/realm';
import type { Ground } from '@lanternwise/shared/maps/ground';
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { Facing, Point } from '@lanternwise/shared/maps/realmMap';
import type { CharacterMark } from '@lanternwise/shared/quests/guidance';
import type { LanternMark } from '@lanternwise/shared/quests/lanterns';
import type { BoardPicture } from './boardPicture.ts';
import type { InputAction, KeyBindings } from './inputActions.ts';

/** Kind of a place on the map, for lists, markers and the interact prompt. */
export type PlaceKind = 'npc' | 'collectible' | 'shop' | 'exit' | 'zone' | 'lantern' | 'mechanic' | 'post';

/** A possible walk target on the map. Coordinates are world units. */
export interface Place {
  id: string;
  kind: PlaceKind;
  x: number;
  y: number;
  /** Atlas frame of its picture, if any. */
  frame?: string | undefined;
  /** Its class, of a mechanic. */
  mechanic?: MechanicName | undefined;
  /** Of a place that a mechanic has only now: its words in the current language, and what the key does there. */
  name?: string | undefined;
  use?: PlaceUse | undefined;
}

export type PlaceUse = 'take' | 'put' | 'throw' | 'ring' | 'plant' | 'clear' | 'send' | 'call' | 'like' | 'choose';

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
  /** A map saved in Tiled is invalid, or its names are not those of the content (development server only). */
  | { reason: 'map-broken'; detail: string };

/** A thing that the player carries: where it lies, and what the last check said of it. `icon` = SVG paths in a square of 24. */
export interface CarriedThing {
  id: string;
  text: string;
  icon: readonly string[] | null;
  /** Id of its place; null = on the ground. */
  at: string | null;
  mark: 'right' | 'wrong' | null;
}

/** What lies on a work ground; null before its activity is begun. */
export interface WorkGround {
  things: readonly CarriedThing[];
  places: readonly { id: string; label: string; icon: readonly string[] | null }[];
  /** A place holds one thing; another one that is put there goes into the hands. */
  isSingle: boolean;
  /** On the bell that checks. */
  bell: string;
  /** It is solved: nothing can be taken any more. */
  isOver: boolean;
  /** What a character says now; a new `turn` is said again. */
  says: { by: string; line: string; turn: number } | null;
}

export type WorkGroundEvent =
  | { kind: 'taken'; thing: string }
  | { kind: 'put'; thing: string; place: string }
  | { kind: 'rung' };

/** Commands and events of each mechanic; a kind of activity adds those of its own in its messages.ts. */
export interface MechanicMessages {
  'work-ground': { command: WorkGround | null; event: WorkGroundEvent };
  /** `hold: null` = automatic. */
  'sliding-gate': { command: { hold: 'open' | 'closed' | null }; event: { open: boolean } };
}
/** `id` is the name of the object on the map. */
type MechanicMessage<Kind extends 'command' | 'event'> = {
  [N in MechanicName]: { id: string; mechanic: N } & Pick<MechanicMessages[N], Kind>;
}[MechanicName];
export type MechanicCommand = MechanicMessage<'command'>;
export type MechanicEvent = MechanicMessage<'event'>;

/** Name of the player among the places. */
export const AVATAR = 'player';
/** Name of the companion among those who speak. */
export const COMPANION = 'companion';
/** Name of somebody's board among the places that the camera keeps in sight. */
export const boardPlace = (owner: string): string => `board of ${owner}`;

export interface CameraFrame {
  /** A place or a mechanic; AVATAR = the player with who or what it stands at; null = the player in the middle. */
  target: string | null;
  /** CSS px per unit; without it the usual zoom. */
  zoom?: number;
  /** Times the usual zoom up to which the camera comes nearer where there is room. */
  closeUp?: number;
  /** Shares of the screen that windows and the HUD cover from above, from the right and from below. */
  top?: number;
  right?: number;
  bottom?: number;
}

/** Who walks with the player. */
export interface Companion {
  /** In the current language. */
  name: string;
  /** It was told to stay where it is. */
  staying: boolean;
  /** A flame burns in it. */
  isLit: boolean;
}

/** One step of a walk: to a spot near by, a look at it, or against it, where something is in the way; a hop; taking the stick. */
export type CompanionStep = { step: 'go' | 'look' | 'bump'; to: Readonly<Point> } | { step: 'hop' | 'take' };

/** What the companion is asked to do, one at a time: a newer one replaces the older. */
export type CompanionAct =
  /** A line over its head; it goes on following. */
  | { act: 'say'; line: string; mood?: CompanionMood }
  /** To a place (its id) or a point, by a way that it finds; it waits there until it is to come. */
  | { act: 'go'; to: string | Readonly<Point> }
  /** To a place, where it waits a second, and back. */
  | { act: 'fetch'; to: string }
  /** Along these points, no faster than the player comes after it; `visited` ground glows meanwhile. */
  | { act: 'lead'; way: readonly Readonly<Point>[]; visited?: readonly Readonly<Point>[] }
  /** These steps, at its own pace. */
  | { act: 'walk'; steps: readonly CompanionStep[] }
  /** Watches how the player throws a stick there; a stick that it takes it brings when it comes. */
  | { act: 'throw'; to: Readonly<Point> }
  /** Stands so for some seconds; `carry` = it holds its flame up. */
  | { act: 'pose'; pose: CompanionMood | 'carry'; seconds?: number }
  /** To the player, wherever it waits. */
  | { act: 'come' };

/** What listeners that come later still get: nothing, the last payload, or the last one of each `id`. */
type Replay = 'none' | 'last' | 'last-by-id';
interface BusEvent<Emitter, Payload> {
  emitter: Emitter;
  replay: Replay;
  /** Only a type: the table holds none. */
  payload?: Payload;
}
const fromWorld = <Payload>(replay: Replay = 'none'): BusEvent<'world', Payload> => ({ emitter: 'world', replay });
const fromInterface = <Payload>(replay: Replay = 'none'): BusEvent<'interface', Payload> => ({
  emitter: 'interface',
  replay,
});

/** Every event: who may emit it, its payload, and what is replayed. */
export const BUS_EVENTS = {
  // Emitted by the world.
  'world/loading': fromWorld<{ progress: number }>('last'),
  /** `map` changes with the map's walls; `grounds` are its objects on which activities are played first. */
  'world/ready': fromWorld<{ realm: MapId; places: readonly Place[]; grounds?: readonly string[]; map?: string }>(
    'last',
  ),
  /** What mechanics have to be used now, besides the places of the map. */
  'places/changed': fromWorld<{ places: readonly Place[] }>('last'),
  'world/failed': fromWorld<WorldFailure>('last'),
  /** The browser has taken the world's picture away, or it is back. Meanwhile the world holds. */
  'world/picture': fromWorld<{ shown: boolean }>('last'),
  /** A picture or map was replaced by its fallback, or a saved map is broken; null clears the warning. */
  'world/warning': fromWorld<WorldWarning | null>('last'),
  /** `ground` = what the player walks on, where the map says it. */
  'player/moved': fromWorld<{ x: number; y: number; facing: Facing; ground?: Realm['footsteps'] | undefined }>('last'),
  /** The nearest interactable in reach, or null. */
  'interactable/changed': fromWorld<Place | null>('last'),
  'interaction/requested': fromWorld<Pick<Place, 'id' | 'kind'>>(),
  /** The key was pressed with nothing in reach. */
  'interaction/missed': fromWorld<null>(),
  'item/picked': fromWorld<{ id: string }>(),
  'exit/reached': fromWorld<{ id: string }>(),
  'zone/entered': fromWorld<{ id: string }>(),
  /** The camera has shown a place that was asked for, and returns to the player. */
  'place/seen': fromWorld<{ target: string }>(),
  /** Somebody, or the companion (COMPANION), said a line over its head. */
  'people/spoke': fromWorld<{ id: string; line: string }>(),
  /** The end of a requested walk. */
  'walk/ended': fromWorld<{ target: string; arrived: boolean }>(),
  'sound/requested': fromWorld<{ name: string }>(),
  /** A key of the interface was pressed. */
  'action/pressed': fromWorld<{ action: InputAction }>(),
  'mechanic/event': fromWorld<MechanicEvent>(),
  /** Of the companion, a few times a second while it walks; `near` = the place at which it is. */
  'companion/moved': fromWorld<{ x: number; y: number; pose: CompanionPose; near: string | null }>('last'),
  /** The end of what it was asked for; not `arrived` if there was no way, or a newer act came before. */
  'companion/acted': fromWorld<{ act: CompanionAct['act']; arrived: boolean }>(),
  /** The answer, at once, where somebody walks along. */
  'ground/told': fromWorld<Ground>(),

  // Emitted by the interface.
  'input/locked': fromInterface<{ locked: boolean }>('last'),
  'game/paused': fromInterface<{ paused: boolean }>('last'),
  /** An overlay covers the whole world, which need not be drawn. */
  'game/covered': fromInterface<{ covered: boolean }>('last'),
  /** `pan` = the camera shows the target first. */
  'walk/requested': fromInterface<{ target: string; pan?: boolean }>(),
  'character/enabled': fromInterface<{ id: string; enabled: boolean }>('last-by-id'),
  'items/collected': fromInterface<{ ids: readonly string[] }>('last'),
  /** Items that have not appeared yet: invisible and out of reach. */
  'items/hidden': fromInterface<{ ids: readonly string[] }>('last'),
  /** State of each lesson shop; a locked one cannot be used. */
  'shops/marked': fromInterface<{ marks: Readonly<Record<string, ShopState>> }>('last'),
  /** What the boards show, by the id of a shop or character; without an entry it is empty. */
  'boards/changed': fromInterface<{ boards: Readonly<Record<string, ShopBoard>> }>('last'),
  /** Pictures exchanged by lessons, as frames by the `swap` name of the map's props; all others keep the frame of the map. */
  'props/changed': fromInterface<{ frames: Readonly<Record<string, string>> }>('last'),
  /** State of each great lantern by task id. A change from 'ready' to 'lit' is animated. */
  'lanterns/marked': fromInterface<{ marks: Readonly<Record<string, LanternMark>> }>('last'),
  /** Marks over the heads of characters; all others have none. */
  'characters/marked': fromInterface<{ marks: Readonly<Record<string, CharacterMark>> }>('last'),
  /** The place to which the edge arrow points. */
  'goal/marked': fromInterface<{ target: string | null }>('last'),
  /** The character of the open dialogue. */
  'talk/changed': fromInterface<{ with: string | null }>('last'),
  /** Sprite overrides by character id; all others use the sprite of the map. */
  'characters/dressed': fromInterface<{ sprites: Readonly<Record<string, string>> }>('last'),
  'exit/shown': fromInterface<{ id: string; shown: boolean }>('last-by-id'),
  'settings/changed': fromInterface<WorldSettings>('last'),
  'avatar/chosen': fromInterface<{ avatar: AvatarId }>('last'),
  /** Touch stick, each axis -1…1. */
  'stick/moved': fromInterface<{ x: number; y: number }>(),
  'interact/pressed': fromInterface<null>(),
  /** The player used the place of a mechanic. */
  'mechanic/used': fromInterface<{ id: string }>(),
  /** A command to a mechanic; the world keeps the last one per object, so it need not be repeated after a reload. */
  'mechanic/command': fromInterface<MechanicCommand>('last-by-id'),
  /** What the open window of an activity adds to its draft on the map; null once it is closed. */
  'window/changed': fromInterface<{ id: string; view: unknown }>('last-by-id'),
  /** The camera shows a place for a moment, then returns to the player. */
  'place/shown': fromInterface<{ target: string }>(),
  /** What the camera keeps in view; null follows the player as usual. */
  'camera/framed': fromInterface<CameraFrame | null>('last'),
  /** A visual effect at a place or at the player ('player'); 'cheer' is the small one of a step: a hop and sparks. */
  'effect/requested': fromInterface<{
    effect: 'celebrate' | 'cheer' | 'emote-happy' | 'emote-idea' | 'emote-question';
    at: string;
  }>(),
  /** People near a place come to it and say these lines: glad, or kind after many wrong tries. */
  'people/called': fromInterface<{ at: string; lines: readonly string[]; mood: 'glad' | 'gentle' }>(),
  /** The key lights a lantern before it does anything else: a task was just finished. */
  'lantern/offered': fromInterface<{ offered: boolean }>('last'),
  /** Who walks with the player; null = nobody in this realm. */
  'companion/changed': fromInterface<Companion | null>('last'),
  'companion/asked': fromInterface<CompanionAct>(),
  /** Where can one walk now? */
  'ground/asked': fromInterface<null>(),
};

type Table = typeof BUS_EVENTS;
export type BusEventName = keyof Table;
/** Payload by event name. */
export type BusEvents = { [K in BusEventName]: Table[K] extends BusEvent<unknown, infer Payload> ? Payload : never };
type EmittedBy<Emitter> = {
  [K in BusEventName]: Table[K] extends BusEvent<Emitter, unknown> ? K : never;
}[BusEventName];
export type WorldEventName = EmittedBy<'world'>;
export type InterfaceEventName = EmittedBy<'interface'>;
