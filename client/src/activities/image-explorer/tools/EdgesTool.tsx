// A 3×3 edge filter is moved over a picture; its nine products and their sum stand beside it. Once solved, all edges show.
import { explainEdge } from '@lanternwise/shared/activities/image-explorer/judge';
import { type Pixels, toGrey, toPixels } from '@lanternwise/shared/activities/image-explorer/picture';
import type { ToolOf } from '@lanternwise/shared/activities/image-explorer/tools';
import { convolve, FILTER_PRESETS, type FilterProduct } from '@lanternwise/shared/learning/convolution';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LoopCanvas } from '../../kit/canvas/LoopCanvas.tsx';
import type { DrawContext } from '../../kit/canvas/useCanvasLoop.ts';
import styles from '../ImageExplorerActivity.module.css';
import { PixelCanvas } from '../PixelCanvas.tsx';
import { Figures, ToolLayout } from '../ToolLayout.tsx';
import type { ToolViewProps } from '../toolViewProps.ts';

/** Logical units of a pixel. */
const PIXEL = 10;

export function EdgesTool({ tool, state: { x, y }, disabled, onChange, foot }: ToolViewProps<'edges'>) {
  const { t } = useLingui();
  const grey = useMemo(() => toGrey(toPixels(tool)), [tool]);
  const edges = useMemo(() => findEdges(grey), [grey]);
  const { products, sum } = explainEdge(tool, { x, y });
  const { width, height } = grey;
  const indexOf = (at: number, size: number) => Math.min(size - 1, Math.floor(at / PIXEL));
  const move = (at: { x: number; y: number }) =>
    onChange({ kind: 'edges', x: indexOf(at.x, width), y: indexOf(at.y, height) });
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
          <LoopCanvas
            label={t`Picture with the window of the filter`}
            keysHint={t`Arrow keys move, Space puts the window there; hold Space and move to drag it.`}
            textAlternative={t`Row ${row}, column ${column}: the sum is ${sum}.`}
            width={width * PIXEL}
            height={height * PIXEL}
            keyStep={PIXEL}
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
  { ctx, color }: DrawContext,
  { width, height, data }: Pixels,
  middle: { x: number; y: number },
  cursor: { x: number; y: number } | undefined,
): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 0;
      ctx.fillStyle = `rgb(${value} ${value} ${value})`;
      // Half a unit more, so that no gap shows between two pixels.
      ctx.fillRect(x * PIXEL, y * PIXEL, PIXEL + 0.5, PIXEL + 0.5);
    }
  }
  ctx.lineWidth = 6;
  ctx.strokeStyle = '#1b1430';
  ctx.strokeRect((middle.x - 1) * PIXEL, (middle.y - 1) * PIXEL, 3 * PIXEL, 3 * PIXEL);
  ctx.lineWidth = 3;
  ctx.strokeStyle = color('gold');
  ctx.strokeRect((middle.x - 1) * PIXEL, (middle.y - 1) * PIXEL, 3 * PIXEL, 3 * PIXEL);
  if (!cursor) return;
  ctx.strokeStyle = color('focus');
  ctx.strokeRect(cursor.x - 0.5 * PIXEL, cursor.y - 0.5 * PIXEL, PIXEL, PIXEL);
}
