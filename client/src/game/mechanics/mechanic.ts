// What a mechanic is: code for one kind of thing that happens on the map itself, made for a rectangle of the map.
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { MapRect, MechanicSpot, Point } from '@lanternwise/shared/maps/realmMap';
import type { MechanicMessages } from '../../bridge/events.ts';
import type { Body } from '../core/Mover.ts';
import type { Scene } from '../engine/phaser.ts';

/** What a mechanic draws with. */
export type MechanicScene = Pick<Scene, 'add' | 'textures'>;

export interface WallOptions {
  /** False = walks that are planned by a click lead through: the mechanic opens when somebody comes. Default true. */
  blocksRoutes?: boolean;
}

/** All of the world that a mechanic may touch. */
export interface MechanicContext<N extends MechanicName> {
  readonly scene: MechanicScene;
  /** The object on the map: rectangle and typed properties. */
  readonly spot: MechanicSpot<N>;
  /** Characters and, as the last, the player; they move between updates. */
  readonly bodies: readonly Readonly<Body>[];
  /** Reduced motion, as it is set now. */
  isMotionReduced(): boolean;
  /** Replaces the walls of this mechanic; an empty list takes them away. Not for every frame: the collision grid is made anew. */
  setWalls(walls: readonly MapRect[], options?: WallOptions): void;
  /** Tells the interface, as `mechanic/event`. */
  emit(event: MechanicMessages[N]['event']): void;
  /** An effect of the audio catalogue, where the player is near enough to `at` to hear it. */
  playSound(name: string, at: Point): void;
}

export interface Mechanic<N extends MechanicName> {
  /** Once a frame while the world runs. `time` = ms since the game began, `delta` = seconds since the last update, at most 0.1. */
  update?(time: number, delta: number): void;
  /** A `mechanic/command` for this object. */
  command?(command: MechanicMessages[N]['command']): void;
  /** Takes away what was drawn; walls and listeners go by themselves. */
  destroy(): void;
}

export type CreateMechanic<N extends MechanicName> = (context: MechanicContext<N>) => Mechanic<N>;
