// Unifies mouse, finger, pen and keys on a canvas of cells: one that is pressed, moved to, and let go.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

export interface Cell {
  column: number;
  row: number;
}

export interface CellInputProps {
  columns: number;
  rows: number;
  press(at: Cell): void;
  /** `held` = between press and release. */
  move(at: Cell, held: boolean): void;
  /** Also called when the pointer is cancelled or the canvas loses the focus. */
  release?(): void;
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PRESS_KEYS: readonly string[] = [' ', 'Enter'];

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** The cell below the pointer, or the nearest one. */
function pointedCell({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>, columns: number, rows: number) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const at = (way: number, length: number, count: number) =>
    length > 0 ? within(Math.floor((way / length) * count), count) : 0;
  return { column: at(clientX - left, width, columns), row: at(clientY - top, height, rows) };
}

/** `cursor` = the cell of the keyboard, which starts in the middle; undefined while a pointer is used. */
export function useCellInput({ columns, rows, press, move, release }: CellInputProps) {
  const cell = useRef<Cell>({ column: Math.floor(columns / 2), row: Math.floor(rows / 2) });
  const isPressed = useRef(false);
  const [cursor, setCursor] = useState<Cell>();
  const go = (to: Cell, byKeys: boolean) => {
    cell.current = to;
    setCursor(byKeys ? to : undefined);
  };
  const moveTo = (to: Cell, byKeys: boolean) => {
    go(to, byKeys);
    move(to, isPressed.current);
  };
  const pressAt = (at: Cell, byKeys: boolean) => {
    if (isPressed.current) return;
    go(at, byKeys);
    isPressed.current = true;
    press(at);
  };
  const letGo = () => {
    if (!isPressed.current) return;
    isPressed.current = false;
    release?.();
  };
  const handlers = {
    tabIndex: 0,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pressAt(pointedCell(event, columns, rows), false);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.isPrimary) moveTo(pointedCell(event, columns, rows), false);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
    onBlur: letGo,
    onKeyDown(event: KeyboardEvent) {
      const { key, repeat, ctrlKey, metaKey, altKey } = event;
      const [right, down] = ARROWS[key] ?? [];
      if (ctrlKey || metaKey || altKey || (right === undefined && !PRESS_KEYS.includes(key))) return;
      event.preventDefault();
      const { column, row } = cell.current;
      if (right !== undefined && down !== undefined)
        moveTo({ column: within(column + right, columns), row: within(row + down, rows) }, true);
      else if (!repeat) pressAt(cell.current, true);
    },
    onKeyUp({ key }: KeyboardEvent) {
      if (PRESS_KEYS.includes(key)) letGo();
    },
  };
  return { cursor, handlers };
}
