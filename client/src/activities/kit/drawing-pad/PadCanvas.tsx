// The canvas of a pad: cells that are filled or erased with mouse, finger or keys, described in words.
import { t as translate } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CellCanvas } from '../canvas/CellCanvas.tsx';
import type { DrawContext } from '../canvas/drawFrame.ts';
import type { Cell } from '../canvas/useCellInput.ts';
import { type Grid, isEmpty, type Pad, type PadAction } from './grid.ts';

export interface PadCanvasProps {
  /** What to draw. */
  label: string;
  /** Cells on each side. */
  size: number;
  pad: Pad;
  dispatch(action: PadAction): void;
}

export function PadCanvas({ label, size, pad, dispatch }: PadCanvasProps) {
  const { t } = useLingui();
  return (
    <CellCanvas
      label={label}
      keysHint={t`Arrow keys move, Space draws; hold Space and move to draw a line.`}
      textAlternative={describeGrid(pad.grid)}
      columns={size}
      rows={size}
      draw={(paint, cursor) => drawCells(paint, pad.grid, cursor)}
      press={(at) => dispatch({ type: 'strokeStarted', at })}
      move={(at, held) => held && dispatch({ type: 'strokeExtended', at })}
      release={() => dispatch({ type: 'strokeEnded' })}
    />
  );
}

/** Describes in words where there is ink. */
function describeGrid(grid: Grid): string {
  if (isEmpty(grid)) return translate`The pad is empty.`;
  const full = grid.flatMap((line, row) => line.flatMap((value, column) => (value > 0 ? [{ column, row }] : [])));
  const rows = full.map(({ row }) => row + 1);
  const columns = full.map(({ column }) => column + 1);
  const [count, all] = [full.length, grid.length ** 2];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  return translate`${count} of ${all} cells are full, in rows ${top} to ${bottom} and columns ${left} to ${right}.`;
}

function drawCells({ ctx, pixel, color }: DrawContext, grid: Grid, cursor: Cell | undefined): void {
  ctx.strokeStyle = color('line');
  ctx.globalAlpha = 0.35;
  ctx.lineWidth = pixel;
  ctx.beginPath();
  for (let at = 1; at < grid.length; at += 1) {
    // Half a device pixel off, so that the hairline fills one pixel instead of two halves.
    const line = Math.round(at / pixel) * pixel + pixel / 2;
    ctx.moveTo(line, 0);
    ctx.lineTo(line, grid.length);
    ctx.moveTo(0, line);
    ctx.lineTo(grid.length, line);
  }
  ctx.stroke();
  ctx.fillStyle = color('text');
  grid.forEach((line, row) => {
    line.forEach((value, column) => {
      ctx.globalAlpha = value;
      if (value > 0) ctx.fillRect(column + 0.04, row + 0.04, 0.92, 0.92);
    });
  });
  ctx.globalAlpha = 1;
  if (!cursor) return;
  ctx.strokeStyle = color('teal');
  ctx.lineWidth = 0.16;
  ctx.strokeRect(cursor.column + 0.08, cursor.row + 0.08, 0.84, 0.84);
}
