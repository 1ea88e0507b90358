// How the lever stands at a temperature, and how far a stone is turned, lifted and pushed aside by it.
import { HOTTEST } from '@lanternwise/shared/activities/dice-samples/lever';
import type { MechanicSpot } from '@lanternwise/shared/maps/realmMap';
import { union } from '../../../game/core/framing.ts';
import type { Slot } from '../../kit/mechanic/stonesLayout.ts';

/** The stand, with the handle's pivot; its foot is the lower edge. */
export const STAND = { width: 76, height: 64, pivotY: 44 } as const;
/** The lower edge is the tip. */
export const SPEECH = { width: 252, height: 132 } as const;

/** Degrees of the lever from upright: cold leans to the left. */
const REACH = 52;
/** Share of the lever's way in one second that is left of it, as a rate. */
const LEVER_RATE = 7;

export const leverAngle = (temperature: number): number =>
  (Math.min(1, Math.max(0, temperature / HOTTEST)) - 0.5) * 2 * REACH;

/** The lever after some seconds on its way to a goal; it never overshoots. */
export const turnLever = (angle: number, goal: number, seconds: number): number =>
  angle + (goal - angle) * Math.min(1, LEVER_RATE * seconds);

/** How far a stone is turned, degrees, and moved, units: it lies still at 0. `seconds` null = without movement, the hotter the more out of line. */
export function wobbleOf({ row, stone }: Pick<Slot, 'row' | 'stone'>, seconds: number | null, temperature: number) {
  if (seconds === null) {
    const side = (row + stone) % 2 === 0 ? 1 : -1;
    return { angle: side * temperature * 4, lift: 0, along: side * temperature * 2.5 };
  }
  const phase = row * 1.7 + stone * 2.9;
  return {
    angle: Math.sin(seconds * (3 + temperature) + phase) * temperature * 4,
    lift: Math.sin(seconds * (2 + temperature) + phase * 2) * temperature * 1.5,
    along: 0,
  };
}

/** The stones with the lever and the bubble. */
export function leverArea({ x, y, width, height, properties }: MechanicSpot<'dice-lever'>) {
  const { leverX, leverY, mouthX, mouthY } = properties;
  const stand = { x: leverX - STAND.width / 2, y: leverY - STAND.height, ...STAND };
  const speech = { x: mouthX - SPEECH.width / 2, y: mouthY - SPEECH.height, ...SPEECH };
  return union(union({ x, y, width, height }, stand), speech);
}
