// Types of mechanics: code for realm-specific behaviour on the map, created per rectangle object.
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { Facing, MapRect, MechanicSpot, Point } from '@lanternwise/shared/maps/realmMap';
import type { MechanicMessages, PlaceUse } from '../../bridge/events.ts';
import type { Body } from '../core/Mover.ts';
import type { StandingPicture } from '../core/standingPicture.ts';
import type { Scene } from '../engine/phaser.ts';

/** The parts of a scene a mechanic may draw with. */
export type MechanicScene = Pick<Scene, 'add' | 'textures'>;

export interface WallOptions {
  /** False = planned routes lead through, because the mechanic opens when the player approaches. Default true. */
  blocksRoutes?: boolean;
}

/** A character that a mechanic may move. */
export interface LedCharacter {
  /** Its place on the map. */
  readonly spot: Readonly<Point>;
  /** Puts it somewhere, walking and turned to `facing`; with null it is itself again and stays there. */
  lead(to: Point, facing: Facing | null): void;
}

/** What of a mechanic can be used now; `id` is its own name of it, '' the one of the whole. */
export interface UsablePlace extends Readonly<Point> {
  readonly id: string;
  readonly size: number;
  /** Of its picture above the ground. */
  readonly height: number;
  readonly name: string;
  readonly use: PlaceUse;
}

/** The parts of the world a mechanic may access. */
export interface MechanicContext<N extends MechanicName> {
  readonly scene: MechanicScene;
  /** The object on the map: rectangle and typed properties. */
  readonly spot: MechanicSpot<N>;
  /** Characters, followed by the player; positions change between updates. */
  readonly bodies: readonly Readonly<Body>[];
  /** The avatar as it is drawn now, for what mirrors or filters it. */
  playerPicture(): StandingPicture | undefined;
  /** The current reduced motion setting. */
  isMotionReduced(): boolean;
  /** Replaces the walls of this mechanic; an empty list removes them. Not for every frame: it rebuilds the collision grid. */
  setWalls(walls: readonly MapRect[], options?: WallOptions): void;
  /** A character of the map; undefined if there is none of this name. */
  character(id: string): LedCharacter | undefined;
  /** Emits a `mechanic/event` to the interface. */
  emit(event: MechanicMessages[N]['event']): void;
  /** Share of the usual speed at which the player walks; 1 again when the mechanic ends. */
  setPace(share: number): void;
  /** Replaces what can be used of this mechanic. */
  setPlaces(places: readonly UsablePlace[]): void;
  /** Plays an effect of the audio catalogue if the player is within hearing distance of `at`. */
  playSound(name: string, at: Point): void;
}

export interface Mechanic<N extends MechanicName> {
  /** Once a frame while the world runs. `time` = ms since the game began, `delta` = seconds since the last update, at most 0.1. */
  update?(time: number, delta: number): void;
  /** A `mechanic/command` for this object. */
  command?(command: MechanicMessages[N]['command']): void;
  /** The player used its place, or one of those that it has set. */
  use?(place: string): void;
  /** The key was pressed where nothing is in reach; true = it was for this mechanic. */
  keyElsewhere?(): boolean;
  /** Removes what was drawn; walls and listeners are removed by the host. */
  destroy(): void;
}
