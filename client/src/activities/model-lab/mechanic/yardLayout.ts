// Places in the lunch yard, in units from its top left corner: signs, crates, mats, boards, bins, and the way of a tray.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Box } from '../../../game/engine/pen.ts';

export const YARD_SIZE = { width: 290, height: 196 } as const;
const PER_ROW = 6;
const PITCH = 48;

const gridBox = (at: number, top: number, width: number, height: number): Box => ({
  x: 2 + at * PITCH + (PITCH - 3 - width) / 2,
  y: top,
  width,
  height,
});

export const signBox = (at: number): Box => gridBox(at, 0, 45, 30);
export const signMat = (at: number): Box => gridBox(at, 31, 42, 15);

const rowTop = (at: number): number => 50 + Math.floor(at / PER_ROW) * 52;
export const crateBox = (at: number): Box => gridBox(at % PER_ROW, rowTop(at), 40, 34);
export const crateMat = (at: number): Box => gridBox(at % PER_ROW, rowTop(at) + 35, 38, 15);

/** The mats along the foot, as many as there are. */
export function floorMat(at: number, count: number): Box {
  const pitch = YARD_SIZE.width / Math.max(3, count);
  return { x: at * pitch + 3, y: 158, width: pitch - 6, height: 36 };
}

/** Over the yard, where nobody stands on it. */
export const CARD: Box = { x: 35, y: -96, width: 220, height: 90 };

const BOARD = { width: 136, height: 30 } as const;
/** The first question; those for yes, and for no. */
const BOARD_MIDDLES: readonly Point[] = [
  { x: 145, y: 15 },
  { x: 72, y: 70 },
  { x: 218, y: 70 },
];
export const boardBox = (at: number): Box => {
  const { x, y } = BOARD_MIDDLES[at] ?? { x: 0, y: 0 };
  return { x: x - BOARD.width / 2, y: y - BOARD.height / 2, ...BOARD };
};

const BIN = { width: 50, height: 46 } as const;
const BIN_MIDDLES = [36, 108, 182, 254] as const;
const binMiddle = (at: number): number => BIN_MIDDLES[at] ?? 0;
export const binBox = (at: number): Box => ({ x: binMiddle(at) - BIN.width / 2, y: 108, ...BIN });

/** The stops of a tray on its way into a bin. */
export function wayTo(bin: number): readonly Point[] {
  const side = BOARD_MIDDLES[bin < 2 ? 1 : 2]?.x ?? 0;
  return [
    { x: -10, y: 42 },
    { x: 145, y: 42 },
    { x: side, y: 42 },
    { x: side, y: 96 },
    { x: binMiddle(bin), y: 96 },
    { x: binMiddle(bin), y: 120 },
  ];
}
