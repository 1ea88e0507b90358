// One of the two pictures, before or after the filter; a pixel is chosen by press or keys and is framed in both.
import type { Picture } from '@lanternwise/shared/learning/convolution';
import { useLingui } from '@lingui/react/macro';
import { CellCanvas } from '../kit/canvas/CellCanvas.tsx';
import type { DrawContext } from '../kit/canvas/drawFrame.ts';
import type { Cell } from '../kit/canvas/useCellInput.ts';

export interface PixelPlace {
  x: number;
  y: number;
}

export interface PictureCanvasProps {
  /** For tests. */
  control: string;
  label: string;
  picture: Picture;
  chosen: PixelPlace | undefined;
  /** Pixels on each side of the chosen one that are framed too: 1 before the filter, 0 after it. */
  reach: 0 | 1;
  onChoose(place: PixelPlace): void;
}

export function PictureCanvas({ control, label, picture, chosen, reach, onChoose }: PictureCanvasProps) {
  const { t } = useLingui();
  const { width, height, data } = picture;
  const [column, row] = chosen ? [chosen.x + 1, chosen.y + 1] : [0, 0];
  const byte = chosen ? (data[chosen.y * width + chosen.x] ?? 0) : 0;
  const choose = (at: Cell) => onChoose({ x: at.column, y: at.row });
  return (
    <figure data-control={control}>
      <CellCanvas
        label={label}
        keysHint={t`Arrow keys move, Space chooses a pixel.`}
        textAlternative={chosen ? t`Row ${row}, column ${column}: ${byte}` : t`No pixel is chosen.`}
        columns={width}
        rows={height}
        draw={(paint, cursor) => drawPicture(paint, picture, chosen, reach, cursor)}
        press={choose}
        move={(at, held) => held && choose(at)}
      />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

function drawPicture(
  { ctx, color, pixel }: DrawContext,
  { width, height, data }: Picture,
  chosen: PixelPlace | undefined,
  reach: number,
  cursor: Cell | undefined,
): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const byte = data[y * width + x] ?? 0;
      ctx.fillStyle = `rgb(${byte} ${byte} ${byte})`;
      // A little larger than the pixel: no seams between them.
      ctx.fillRect(x, y, 1 + pixel, 1 + pixel);
    }
  }
  const frame = (x: number, y: number, size: number, token: string) => {
    ctx.strokeStyle = '#1b1430';
    ctx.lineWidth = 5 * pixel;
    ctx.strokeRect(x, y, size, size);
    ctx.strokeStyle = color(token);
    ctx.lineWidth = 3 * pixel;
    ctx.strokeRect(x, y, size, size);
  };
  if (chosen) frame(chosen.x - reach, chosen.y - reach, 2 * reach + 1, 'gold');
  if (cursor) frame(cursor.column, cursor.row, 1, 'teal');
}
