// The canvas of a painting: paints cells of a chosen brightness, and shows their numbers when they are switched on.
import { PAINTING_SIZE, paintingBytes, paintingFigures } from '@lanternwise/shared/learning/shades';
import { useLingui } from '@lingui/react/macro';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { CellCanvas } from '../kit/canvas/CellCanvas.tsx';
import type { DrawContext } from '../kit/canvas/drawFrame.ts';
import type { Cell } from '../kit/canvas/useCellInput.ts';
import type { Pad, PadAction } from '../kit/drawing-pad/grid.ts';
import { toPainting } from './draft.ts';

export interface PixelCanvasProps {
  label: string;
  pad: Pad;
  dispatch: Dispatch<PadAction>;
  numbers: boolean;
  /** The cell that shows a question mark instead of its number. */
  hidden: number | undefined;
  onChange(cells: string): void;
}

export function PixelCanvas({ label, pad, dispatch, numbers, hidden, onChange }: PixelCanvasProps) {
  const { t } = useLingui();
  const cells = toPainting(pad.grid);
  const change = useEffectEvent(onChange);
  useEffect(() => void change(cells), [cells]);
  const { painted, shades } = paintingFigures(cells);
  const bytes = paintingBytes(cells);
  return (
    <CellCanvas
      label={label}
      keysHint={t`Arrow keys move, Space paints; hold Space and move to paint a line.`}
      textAlternative={t`${painted} of 144 cells are not black. There are ${shades} different brightnesses.`}
      columns={PAINTING_SIZE}
      rows={PAINTING_SIZE}
      draw={(paint, cursor) => drawPixels(paint, bytes, numbers ? hidden : undefined, numbers, cursor)}
      press={(at) => dispatch({ type: 'strokeStarted', at })}
      move={(at, held) => held && dispatch({ type: 'strokeExtended', at })}
      release={() => dispatch({ type: 'strokeEnded' })}
    />
  );
}

function drawPixels(
  { ctx, color, pixel }: DrawContext,
  bytes: readonly number[],
  hidden: number | undefined,
  numbers: boolean,
  cursor: Cell | undefined,
): void {
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  // In device pixels: browsers place letters of less than a pixel on top of each other.
  ctx.font = `700 ${0.42 / pixel}px system-ui, sans-serif`;
  bytes.forEach((byte, at) => {
    const [column, row] = [at % PAINTING_SIZE, Math.floor(at / PAINTING_SIZE)];
    ctx.fillStyle = `rgb(${byte} ${byte} ${byte})`;
    ctx.fillRect(column, row, 1 - pixel, 1 - pixel);
    if (!numbers) return;
    // Black or white, whichever is read on this grey.
    ctx.fillStyle = byte > 110 ? '#000000' : '#ffffff';
    ctx.save();
    ctx.scale(pixel, pixel);
    ctx.fillText(at === hidden ? '?' : String(byte), (column + 0.5) / pixel, (row + 0.54) / pixel);
    ctx.restore();
  });
  ctx.strokeStyle = color('gold');
  ctx.lineWidth = 0.14;
  if (hidden !== undefined) {
    ctx.strokeRect((hidden % PAINTING_SIZE) + 0.07, Math.floor(hidden / PAINTING_SIZE) + 0.07, 0.86, 0.86);
  }
  if (!cursor) return;
  ctx.strokeStyle = color('teal');
  ctx.strokeRect(cursor.column + 0.07, cursor.row + 0.07, 0.86, 0.86);
}
