// Owns the rows of flames that lie over Wick's body: how each flickers.
import type { FlameShape } from './flame.ts';

export interface FlameRow {
  readonly row: string;
  /** Milliseconds a frame. */
  readonly ms: number;
  readonly shapes: readonly FlameShape[];
}

const flicker = (height: number, width: number, shape: Partial<FlameShape> = {}): FlameShape[] => [
  { ...shape, height, width },
  { ...shape, height: height * 1.08, width: width * 0.94, lean: width * 0.3 },
  { ...shape, height: height * 0.96, width: width * 1.03, lean: width * 0.08 },
  { ...shape, height: height * 1.05, width: width * 0.95, lean: width * -0.32 },
];

export const FLAME_ROWS: readonly FlameRow[] = [
  { row: 'flame-ember', ms: 380, shapes: flicker(2.9, 1.4, { fire: 'ember' }).slice(0, 2) },
  { row: 'flame-small', ms: 170, shapes: flicker(4.4, 1.6, { fire: 'blue' }) },
  { row: 'flame-lit', ms: 130, shapes: flicker(7.6, 2.5) },
  { row: 'flame-bright', ms: 110, shapes: flicker(9, 3.1) },
];
