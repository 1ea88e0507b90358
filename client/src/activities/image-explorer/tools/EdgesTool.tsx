// A 3×3 edge filter is moved over a picture; its nine products and their sum stand beside it. Once solved, all edges show.
import { explainEdge } from '@lanternwise/shared/activities/image-explorer/judge';
import { type Pixels, toGrey, toPixels } from '@lanternwise/shared/activities/image-explorer/picture';
import type { ToolOf } from '@lanternwise/shared/activities/image-explorer/tools';
import { convolve, FILTER_PRESETS, type FilterProduct } from '@lanternwise/shared/learning/convolution';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CellCanvas } from '../../kit/canvas/CellCanvas.tsx';
import type { DrawContext } from '../../kit/canvas/drawFrame.ts';
import type { Cell } from '../../kit/canvas/useCellInput.ts';
import styles from '../ImageExplorerActivity.module.css';
import { PixelCanvas } from '../PixelCanvas.tsx';
import { Figures, ToolLayout } from '../ToolLayout.tsx';
import type { ToolViewProps } from '../toolViewProps.ts';

export function EdgesTool({ tool, state: { x, y }, disabled, onChange, foot }: ToolViewProps<'edges'>) {
  const { t } = useLingui();
  const grey = useMemo(() => toGrey(toPixels(tool)), [tool]);
  const edges = useMemo(() => findEdges(grey), [grey]);
  const { products, sum } = explainEdge(tool, { x, y });
  const { width, height } = grey;
  const move = (at: Cell) => onChange({ kind: 'edges', x: at.column, y: at.row });
  const row = y + 1;
  const column = x + 1;
  return (
    <ToolLayout
      foot={foot}
      control="window"
      disabled={disabled}
      picture={
        disabled ? (
          <PixelCanvas pixels={edges} label={t`All edges that the filter finds in the picture`} />
        ) : (
          <CellCanvas
            label={t`Picture with the window of the filter`}
            keysHint={t`Arrow keys move, Space puts the window there; hold Space and move to drag it.`}
            textAlternative={t`Row ${row}, column ${column}: the sum is ${sum}.`}
            columns={width}
            rows={height}
            draw={(paint, cursor) => drawPicture(paint, grey, { x, y }, cursor)}
            press={move}
            move={(at, held) => held && move(at)}
          />
        )
      }
    >
      <div className={styles.sum}>
        <Products products={products} />
        <div className={styles.controls}>
          <Figures figures={[{ name: t`Sum of the nine`, value: String(sum) }]} />
          <p className={styles.aid}>{aimText(tool, sum, t`That is an edge.`, t`Hardly an edge: move the window.`)}</p>
        </div>
      </div>
    </ToolLayout>
  );
}

const aimText = ({ least }: ToolOf<'edges'>, sum: number, strong: string, weak: string): string =>
  Math.abs(sum) >= least ? strong : weak;

/** The strength of the edge at every pixel; both directions are bright. */
function findEdges(grey: Pixels): Pixels {
  const exact = convolve({ ...grey, data: Float32Array.from(grey.data) }, FILTER_PRESETS.edge, 'repeat-edge');
  return { ...grey, data: Uint8ClampedArray.from(exact.data, Math.abs) };
}

function Products({ products }: { products: readonly FilterProduct[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.products} aria-label={t`Pixel values times filter weights`}>
      {products.map(({ x, y, value, weight }) => (
        <li
          key={`${x},${y}`}
          style={{ background: `rgb(${value} ${value} ${value})`, color: value > 117 ? '#000' : '#fff' }}
        >
          {`${value} × ${weight < 0 ? `−${-weight}` : weight}`}
        </li>
      ))}
    </ul>
  );
}

function drawPicture(
  { ctx, pixel, color }: DrawContext,
  { width, height, data }: Pixels,
  middle: { x: number; y: number },
  cursor: Cell | undefined,
): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 0;
      ctx.fillStyle = `rgb(${value} ${value} ${value})`;
      // A little more, so that no gap shows between two pixels.
      ctx.fillRect(x, y, 1 + pixel, 1 + pixel);
    }
  }
  ctx.lineWidth = 0.6;
  ctx.strokeStyle = '#1b1430';
  ctx.strokeRect(middle.x - 1, middle.y - 1, 3, 3);
  ctx.lineWidth = 0.3;
  ctx.strokeStyle = color('gold');
  ctx.strokeRect(middle.x - 1, middle.y - 1, 3, 3);
  if (!cursor) return;
  ctx.strokeStyle = color('focus');
  ctx.strokeRect(cursor.column, cursor.row, 1, 1);
}
