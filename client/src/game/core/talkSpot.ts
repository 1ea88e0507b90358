// Chooses where the player stands during a talk: at arm's length beside the character, so that neither hides the other.
import { PLAYER_SIZE, TALK_GAP } from '@lanternwise/shared/constants/movement';
import type { Point } from '@lanternwise/shared/maps/realmMap';

/** Farther away, the speaker is not the one the player walked to. */
export const TALK_RANGE = 130;
/** Standing in front or behind is chosen only where it is this much nearer, because one then covers the other. */
const COVERING_COST = 60;
const PROBE_STEP = 6;

/** `hasRoom` = whether the player fits there. Returns the player's own position if no spot is better. */
export function talkSpot(
  player: Point,
  character: Point & { size: number },
  hasRoom: (x: number, y: number, radius: number) => boolean,
): Point {
  const reach = Math.max(character.size, PLAYER_SIZE) + TALK_GAP;
  let best: Point = player;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const [dx, dy] of [
    [-1, 0],
    [1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const spot = { x: character.x + dx * reach, y: character.y + dy * reach };
    const cost = Math.hypot(spot.x - player.x, spot.y - player.y) + (dy === 0 ? 0 : COVERING_COST);
    if (cost >= bestCost || !isWayFree(player, spot, hasRoom)) continue;
    best = spot;
    bestCost = cost;
  }
  return best;
}

function isWayFree(from: Point, to: Point, hasRoom: (x: number, y: number, radius: number) => boolean): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / PROBE_STEP);
  // A body that leans on a wall overlaps it by rounding.
  const radius = PLAYER_SIZE / 2 - 0.5;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    if (!hasRoom(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, radius)) return false;
  }
  return true;
}
