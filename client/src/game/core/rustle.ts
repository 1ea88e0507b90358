// Says which props are plants that give way when they are touched, when they are, and how they swing back.
import type { Point } from '@lanternwise/shared/maps/realmMap';

const SOFT =
  /^(?:flowers-|grass-tuft|bush|tulips-|flowerbed-|scatter-bed|reeds|horn-flower-|eye-flower-|voice-flower|maize|cabbages)/;
/** Seconds until a plant stands still. */
export const RUSTLE_SECONDS = 1.2;
/** Radians of the first swing. */
const SWING = 0.2;
const DAMPING = 3.4;
/** Radians of the wave a second. */
const PACE = 13;
/** Units around the foot of a plant in which somebody brushes it. */
const BESIDE = 10;
const BEHIND = 16;
const BEFORE = 12;

/** Trees, hedges and pots stand firm. */
export const isSoftPlant = (frame: string): boolean => SOFT.test(frame);

/** `foot` = where it touches the ground, `width` of its picture. */
export const brushes = ({ x, y }: Readonly<Point>, foot: Readonly<Point>, width: number): boolean =>
  Math.abs(x - foot.x) <= width / 2 + BESIDE && y >= foot.y - BEHIND && y <= foot.y + BEFORE;

/** Radians, first to the side to which it was pushed: -1 or 1. */
export const rustleAt = (seconds: number, side: number): number =>
  seconds >= RUSTLE_SECONDS ? 0 : side * SWING * Math.exp(-DAMPING * seconds) * Math.sin(PACE * seconds);
