// The grid of the Path Finding Adventure: edited by mouse, touch, or arrow keys and Enter.
import type { GridEdit } from '@lanternwise/shared/activities/path-finding/editGrid';
import { type GridCell, sameCell } from '@lanternwise/shared/learning/search/grid';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './PathGrid.module.css';
import type { SearchShow } from './useSearchShow.ts';

/** What stands on a cell. */
type CellKind = 'start' | 'end' | 'wall' | 'entrance' | 'exit' | 'free';
/** What the search did with it. */
type CellMark = 'path' | 'visited' | 'waiting' | 'none';

const SIGNS: Record<CellKind, string> = { start: '▶', end: '■', wall: '', entrance: '◎', exit: '◉', free: '' };
const MOVES: Partial<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export interface PathGridProps {
  edit: GridEdit;
  show: Pick<SearchShow, 'steps' | 'path'>;
  disabled: boolean;
  onEdit(cell: GridCell): void;
}

function kindOf({ grid, entrance }: GridEdit, cell: GridCell): CellKind {
  const has = (cells: readonly GridCell[]) => cells.some((one) => sameCell(one, cell));
  if (sameCell(cell, grid.start)) return 'start';
  if (sameCell(cell, grid.end)) return 'end';
  if (has(grid.walls)) return 'wall';
  if ((entrance && sameCell(entrance, cell)) || has(grid.portals.map(({ from }) => from))) return 'entrance';
  return has(grid.portals.map(({ to }) => to)) ? 'exit' : 'free';
}

function markOf({ steps, path }: PathGridProps['show'], cell: GridCell): CellMark {
  if (path.some((node) => sameCell(node.cell, cell))) return 'path';
  if (steps.some(({ visited }) => sameCell(visited.cell, cell))) return 'visited';
  return steps.at(-1)?.frontier.some((one) => sameCell(one, cell)) ? 'waiting' : 'none';
}

export function PathGrid({ edit, show, disabled, onEdit }: PathGridProps) {
  const { t } = useLingui();
  const { rows, cols, start } = edit.grid;
  const [focus, setFocus] = useState(start);
  const box = useRef<HTMLDivElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    const row = Math.min(rows - 1, Math.max(0, focus.row + move[0]));
    const col = Math.min(cols - 1, Math.max(0, focus.col + move[1]));
    setFocus({ row, col });
    box.current?.querySelector<HTMLElement>(`[data-cell="${row}-${col}"]`)?.focus();
  };
  const describe = useCellWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table of data
    <div
      ref={box}
      role="grid"
      aria-label={t`Grid with ${rows} rows and ${cols} columns`}
      className={styles.grid}
      onKeyDown={moveFocus}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive lint/suspicious/noArrayIndexKey: rows never move, and the focus is on their cells
        <div key={row} role="row" className={styles.row}>
          {Array.from({ length: cols }, (__, col) => {
            const cell = { row, col };
            const kind = kindOf(edit, cell);
            const mark = markOf(show, cell);
            return (
              // biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table of data
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                key={col}
                type="button"
                role="gridcell"
                data-cell={`${row}-${col}`}
                data-control={`cell:${row}-${col}`}
                data-keeps-colours
                data-kind={kind}
                data-mark={mark}
                aria-label={describe(cell, kind, mark)}
                aria-disabled={disabled || kind === 'start' || kind === 'end'}
                tabIndex={sameCell(cell, focus) ? 0 : -1}
                className={cx(styles.cell, styles[kind], styles[mark])}
                onFocus={() => setFocus(cell)}
                onClick={() => !disabled && onEdit(cell)}
              >
                <span aria-hidden="true">{SIGNS[kind]}</span>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Names a cell with what stands on it and what the search did there. */
function useCellWords(): (cell: GridCell, kind: CellKind, mark: CellMark) => string {
  const { t } = useLingui();
  return ({ row, col }, kind, mark) => {
    const kinds: Record<CellKind, string> = {
      start: t`start`,
      end: t`end, the red square`,
      wall: t`wall`,
      entrance: t`teleporter entrance`,
      exit: t`teleporter exit`,
      free: t`free`,
    };
    const marks: Record<CellMark, string> = {
      path: t`on the path`,
      visited: t`visited`,
      waiting: t`waiting`,
      none: '',
    };
    return [t`Row ${row}, column ${col}`, kinds[kind], marks[mark]].filter(Boolean).join(', ');
  };
}
