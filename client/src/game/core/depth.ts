// Defines the draw order of the world and when a tall object fades to reveal the player behind it.
import type { Point } from '@lanternwise/shared/maps/realmMap';

/** Depths of the flat layers; upright objects are sorted by their ground contact, starting at `standing`. */
export const DEPTH = {
  ground: 0,
  flat: 100,
  /** Over the flat props of the map. */
  overFlat: 140,
  marker: 150,
  shadow: 200,
  standing: 1000,
  above: 10_000,
  /** The light map. What glows by itself or belongs to the interface is above it. */
  dusk: 15_000,
  light: 20_000,
  weather: 25_000,
  bubble: 30_000,
} as const;

export const FADED_ALPHA = 0.45;

export const ySortDepth = (groundY: number) => DEPTH.standing + groundY;

/** The part of a picture that can hide the player, in world units. */
export interface Occluder {
  left: number;
  right: number;
  top: number;
  /** Ground contact. */
  ground: number;
}

/** How much of the player must be covered before an object fades: the head, or half of the body. */
const PLAYER_HEIGHT = 40;
const EDGE = 10;

/** `player` is the ground contact of a body PLAYER_HEIGHT tall. */
export function occludes(occluder: Occluder, player: Point): boolean {
  return (
    player.y < occluder.ground &&
    player.y > occluder.top + EDGE &&
    player.y - PLAYER_HEIGHT < occluder.ground &&
    player.x > occluder.left + EDGE &&
    player.x < occluder.right - EDGE
  );
}

/** Moves an alpha towards its goal in about 0.2 s. */
export function easeAlpha(alpha: number, goal: number, seconds: number): number {
  const step = seconds * 3;
  return Math.abs(goal - alpha) <= step ? goal : alpha + Math.sign(goal - alpha) * step;
}
