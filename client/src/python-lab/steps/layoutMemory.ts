// Lays out a step's frames, boxes and arrows on a drawing of a given width, in pixels.
import type { MemoryBox, MemoryFrame, MemoryGraph } from './memoryGraph.ts';
import { isShared } from './memoryGraph.ts';

/** Width of one character of code in the drawing. */
const CHARACTER = 7.9;
/** And of a title. */
export const TITLE_CHARACTER = 6.6;
export const TITLE_HEIGHT = 26;
export const ROW_HEIGHT = 26;
/** Of a cell of a list: the index above the value. */
const CELL_HEIGHT = 40;
const GAP = 14;
const PADDING = 8;
/** Radius and room of the dot that an arrow starts at. */
export const DOT = 5;
const LEFT_OUT_HEIGHT = 24;
/** Frames without boxes beside them: names and values stay near each other. */
const MAX_LONE_FRAME = 340;

export interface PlacedText {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Name, key or index; empty where there is none. */
  label: string;
  /** The value, cut to its room; empty where an arrow stands for it. */
  text: string;
  /** The middle of the dot that an arrow starts at. */
  dot: { x: number; y: number } | undefined;
}

interface PlacedPanel {
  x: number;
  y: number;
  width: number;
  height: number;
  rows: readonly PlacedText[];
}

export interface PlacedFrame extends PlacedPanel {
  frame: MemoryFrame;
}

export interface PlacedBox extends PlacedPanel {
  box: MemoryBox;
  /** Lists have cells beside each other, the others rows below each other. */
  hasCells: boolean;
  /** Items that are not shown, and where that is said. */
  more: { count: number; y: number } | undefined;
}

export interface PlacedArrow {
  /** An SVG path from the dot to the box. */
  path: string;
  tip: { x: number; y: number };
  isShared: boolean;
}

export interface MemoryLayout {
  width: number;
  height: number;
  frames: readonly PlacedFrame[];
  boxes: readonly PlacedBox[];
  arrows: readonly PlacedArrow[];
  /** Where the frames that were left out are named. */
  leftOutY: number | undefined;
}

/** The start of a text that fits; titles are set in narrower letters than code. */
export function fitText(text: string, width: number, character = CHARACTER): string {
  const room = Math.max(1, Math.floor(width / character));
  return text.length <= room ? text : `${text.slice(0, room - 1)}…`;
}

interface Start {
  dot: { x: number; y: number };
  box: number;
  /** Arrows from one box to another run around the left of the boxes. */
  isInBox: boolean;
}

type Item = { label: string; text: string; box: number };

/** Rows below each other: a label, and its value or a dot at the end. */
function placeRows(items: readonly Item[], x: number, top: number, width: number): PlacedText[] {
  const inner = width - 2 * PADDING;
  return items.map(({ label, text, box }, at) => {
    const y = top + at * ROW_HEIGHT;
    const name = fitText(label, inner * 0.5);
    const room = inner - name.length * CHARACTER - 10;
    const dot = box > 0 ? { x: x + width - PADDING - DOT, y: y + ROW_HEIGHT / 2 } : undefined;
    return { x, y, width, height: ROW_HEIGHT, label: name, text: dot ? '' : fitText(text, room), dot };
  });
}

/** Cells beside each other, in as many lines as they need. */
function placeCells(items: readonly Item[], x: number, top: number, width: number): PlacedText[] {
  const inner = width - 2 * PADDING;
  let [left, y] = [0, top];
  return items.map(({ label, text, box }) => {
    const shown = box > 0 ? '' : fitText(text, inner - 12);
    const wide = Math.min(inner, Math.max(30, Math.max(shown.length, label.length) * CHARACTER + 12));
    if (left > 0 && left + wide > inner) [left, y] = [0, y + CELL_HEIGHT];
    const cell = { x: x + PADDING + left, y, width: wide, height: CELL_HEIGHT };
    left += wide;
    const dot = box > 0 ? { x: cell.x + wide / 2, y: y + CELL_HEIGHT - 12 } : undefined;
    return { ...cell, label, text: shown, dot };
  });
}

const bottomOf = (rows: readonly PlacedText[], top: number): number =>
  rows.reduce((low, { y, height }) => Math.max(low, y + height), top);

function placeBox(box: MemoryBox, x: number, y: number, width: number): PlacedBox {
  const { kind, items, size } = box.look;
  const hasCells = kind === 'list' || kind === 'tuple';
  const all = items.map(([key, text, to], at): Item => ({ label: key ?? (hasCells ? String(at) : ''), text, box: to }));
  const top = y + TITLE_HEIGHT;
  const rows = (hasCells ? placeCells : placeRows)(all, x, top + (hasCells ? 4 : 0), width);
  const bottom = bottomOf(rows, top);
  const more = size > items.length ? { count: size - items.length, y: bottom } : undefined;
  const height = bottom + (more ? LEFT_OUT_HEIGHT : 0) + (rows.length > 0 ? 6 : 0) - y;
  return { box, hasCells, more, rows, x, y, width, height };
}

const startsOf = (
  { rows }: PlacedPanel,
  items: readonly { box: number }[],
  isInBox: boolean,
  known: ReadonlySet<number>,
): Start[] =>
  rows.flatMap(({ dot }, at) => {
    const box = items[at]?.box ?? 0;
    return dot && known.has(box) ? [{ dot, box, isInBox }] : [];
  });

function arrowTo({ dot, isInBox }: Start, target: PlacedBox, left: number): PlacedArrow {
  const tip = { x: target.x, y: target.y + TITLE_HEIGHT / 2 };
  const bend = isInBox ? left - 26 : (dot.x + tip.x) / 2;
  const [from, to] = isInBox ? [left - 26, left - 26] : [bend, bend];
  const round = (value: number) => Math.round(value * 10) / 10;
  const path = `M${round(dot.x)} ${round(dot.y)} C${round(from)} ${round(dot.y)} ${round(to)} ${round(tip.y)} ${round(tip.x - 7)} ${round(tip.y)}`;
  return { path, tip, isShared: isShared(target.box) };
}

export function layoutMemory({ frames, leftOut, boxes }: MemoryGraph, width: number): MemoryLayout {
  const hasBoxes = boxes.length > 0;
  const frameWidth = hasBoxes ? Math.min(230, Math.max(118, width * 0.4)) : Math.min(width, MAX_LONE_FRAME);
  const gutter = Math.min(64, Math.max(34, width * 0.11));
  const left = frameWidth + gutter;
  let y = 2;
  let leftOutY: number | undefined;
  const placedFrames = frames.map((frame, at): PlacedFrame => {
    if (at === 1 && leftOut > 0) {
      leftOutY = y;
      y += LEFT_OUT_HEIGHT + GAP;
    }
    const items = frame.rows.map(({ name, text, box }): Item => ({ label: name, text, box }));
    const rows = placeRows(items, 2, y + TITLE_HEIGHT, frameWidth - 4);
    const height = bottomOf(rows, y + TITLE_HEIGHT) - y;
    const placed = { frame, rows, x: 2, y, width: frameWidth - 4, height };
    y += height + GAP;
    return placed;
  });
  let boxY = 2;
  const placedBoxes = boxes.map((box) => {
    const placed = placeBox(box, left, boxY, Math.max(90, width - left - 2));
    boxY += placed.height + GAP;
    return placed;
  });
  const byId = new Map(placedBoxes.map((placed) => [placed.box.id, placed]));
  const known = new Set(byId.keys());
  const starts = [
    ...placedFrames.flatMap((placed) => startsOf(placed, placed.frame.rows, false, known)),
    ...placedBoxes.flatMap((placed) => {
      const items = placed.box.look.items.map(([, , box]) => ({ box }));
      return startsOf(placed, items, true, known);
    }),
  ];
  const arrows = starts.flatMap((start) => {
    const target = byId.get(start.box);
    return target ? [arrowTo(start, target, left)] : [];
  });
  return {
    width,
    height: Math.max(y, boxY) - GAP + 4,
    frames: placedFrames,
    boxes: placedBoxes,
    arrows,
    leftOutY,
  };
}
