// What every thing on the map offers that the player can walk to: place, usability, and its part in a frame.
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { PlaceUse } from '../../bridge/events.ts';
import type { Clickable } from '../core/clickTarget.ts';
import type { Body } from '../core/Mover.ts';
import type { Geom } from '../engine/phaser.ts';
import type { WalkTarget } from '../engine/Walker.ts';

/** What an update may ask of its frame. */
export interface Moment {
  /** Ms since the game began. */
  time: number;
  /** Since the last update. */
  seconds: number;
  player: Point;
  /** The characters, followed by the player. */
  bodies: readonly Body[];
  reducedMotion: boolean;
  /** What the screen shows. */
  view: Geom.Rectangle;
}

/** What it draws is destroyed with the scene. */
export interface Entity extends WalkTarget, Clickable {
  /** Of the light that marks it, like "#ffd166"; without one it is warm. */
  readonly color?: string;
  /** Atlas frame of its picture, for lists. */
  readonly frame?: string | undefined;
  /** The class of the mechanic that draws it. */
  readonly mechanic?: MechanicName;
  /** Of a place that a mechanic has only now. */
  readonly name?: string;
  readonly use?: PlaceUse;
  readonly isFrameMissing?: boolean;
  /** Not there to walk to: collected, or not there yet. */
  readonly isAbsent?: boolean;
  /** Whether the key does something with it now. */
  readonly isUsable: boolean;
  update?(moment: Moment): void;
}
