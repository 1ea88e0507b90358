// Each cell shows the number that was saved and the grey with which it is painted; the learner paints what differs.
import { GRID_SIZE, LEVEL_VALUES } from '@lanternwise/shared/activities/image-explorer/tools';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CellCanvas } from '../../kit/canvas/CellCanvas.tsx';
import type { DrawContext } from '../../kit/canvas/drawFrame.ts';
import type { Cell } from '../../kit/canvas/useCellInput.ts';
import { ToggleOption } from '../../kit/ToggleOption.tsx';
import styles from '../ImageExplorerActivity.module.css';
import { Figures, ToolLayout } from '../ToolLayout.tsx';
import type { ToolViewProps } from '../toolViewProps.ts';

/** Units of a cell. */
const CELL = 40;
const FIRST = 2;

const levelAt = (rows: readonly string[], { row, column }: Cell): number => Number(rows[row]?.[column] ?? 0);
const valueAt = (rows: readonly string[], cell: Cell): number => LEVEL_VALUES[levelAt(rows, cell)] ?? 0;

export function PixelsTool({ tool, state, disabled, onChange, foot }: ToolViewProps<'pixels'>) {
  const { t } = useLingui();
  const [level, setLevel] = useState(FIRST);
  const [cell, setCell] = useState<Cell>({ row: GRID_SIZE / 2, column: GRID_SIZE / 2 });
  const saved = tool.numbers.rows;
  const paint = (at: Cell) => {
    setCell(at);
    if (levelAt(state.rows, at) === level) return;
    const rows = state.rows.map((line, row) =>
      row === at.row ? line.slice(0, at.column) + level + line.slice(at.column + 1) : line,
    );
    onChange({ kind: 'pixels', rows });
  };
  const row = cell.row + 1;
  const column = cell.column + 1;
  const number = valueAt(saved, cell);
  const painted = valueAt(state.rows, cell);
  return (
    <ToolLayout
      foot={foot}
      control="grid"
      disabled={disabled}
      picture={
        <CellCanvas
          label={t`Grid of pixels`}
          keysHint={t`Arrow keys move, Space paints.`}
          textAlternative={t`Row ${row}, column ${column}: number ${number}, painted with ${painted}.`}
          columns={GRID_SIZE}
          rows={GRID_SIZE}
          draw={(context, cursor) => drawCells(context, saved, state.rows, cursor)}
          press={paint}
          move={(at, held) => (held ? paint(at) : setCell(at))}
        />
      }
    >
      <fieldset className={styles.brushes} aria-label={t`Grey to paint with`}>
        {LEVEL_VALUES.map((value, at) => (
          <ToggleOption
            key={value}
            control={`level:${at}`}
            pressed={level === at}
            disabled={disabled}
            onToggle={() => setLevel(at)}
          >
            <span className={styles.swatch} style={{ background: grey(value) }} aria-hidden="true" />
            {value}
          </ToggleOption>
        ))}
      </fieldset>
      <Figures
        figures={[
          { name: t`Pixel`, value: t`row ${row}, column ${column}` },
          { name: t`Its number`, value: String(number) },
          { name: t`Painted with`, value: String(painted) },
        ]}
      />
    </ToolLayout>
  );
}

const grey = (value: number): string => `rgb(${value} ${value} ${value})`;

function drawCells(
  { ctx, color }: DrawContext,
  saved: readonly string[],
  painted: readonly string[],
  cursor: Cell | undefined,
): void {
  ctx.scale(1 / CELL, 1 / CELL);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.font = '700 14px sans-serif';
  for (let row = 0; row < GRID_SIZE; row += 1) {
    for (let column = 0; column < GRID_SIZE; column += 1) {
      const value = valueAt(painted, { row, column });
      ctx.fillStyle = grey(value);
      ctx.fillRect(column * CELL, row * CELL, CELL - 1, CELL - 1);
      ctx.fillStyle = value > 117 ? '#000' : '#fff';
      ctx.fillText(String(valueAt(saved, { row, column })), (column + 0.5) * CELL, (row + 0.5) * CELL);
    }
  }
  if (!cursor) return;
  ctx.strokeStyle = color('focus');
  ctx.lineWidth = 4;
  ctx.strokeRect(cursor.column * CELL + 2, cursor.row * CELL + 2, CELL - 5, CELL - 5);
}
