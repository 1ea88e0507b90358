// How the lever stands at a temperature, and how far a stone is turned, lifted and pushed aside by it.
import { HOTTEST } from '@lanternwise/shared/activities/dice-samples/lever';
import type { Slot } from '../stepping-stones/stonesLayout.ts';

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
