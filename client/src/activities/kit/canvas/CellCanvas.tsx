// A canvas of cells: crisp pixels, one input for mouse, touch and keys, a focus ring, and a text alternative.
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { TextAlternative } from '../text-alternative/TextAlternative.tsx';
import styles from './CellCanvas.module.css';
import { type DrawContext, drawFrame } from './drawFrame.ts';
import { type Cell, type CellInputProps, useCellInput } from './useCellInput.ts';

export interface CellCanvasProps extends CellInputProps {
  /** What the canvas is; read aloud when it gets the focus. */
  label: string;
  /** How it is used with the keyboard; read after the label. */
  keysHint: string;
  /** What it shows at present, in words; changes are announced politely. */
  textAlternative: string;
  /** Called after every render. `cursor` = the cell of the keyboard, while it is used. */
  draw(paint: DrawContext, cursor: Cell | undefined): void;
}

export function CellCanvas(props: CellCanvasProps) {
  const { label, keysHint, textAlternative, columns, rows, draw } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { cursor, handlers } = useCellInput(props);
  const redraw = useEffectEvent(() => {
    if (canvas.current) drawFrame(canvas.current, { columns, rows }, (paint) => draw(paint, cursor));
  });
  useEffect(() => redraw());
  useEffect(() => {
    if (!canvas.current) return;
    const sizes = new ResizeObserver(() => redraw());
    sizes.observe(canvas.current);
    const themes = new MutationObserver(() => redraw());
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      sizes.disconnect();
      themes.disconnect();
    };
  }, []);
  const hint = useId();
  return (
    <div className={styles.canvas}>
      <div
        role="application"
        aria-label={label}
        aria-describedby={hint}
        className={styles.surface}
        style={{ aspectRatio: `${columns} / ${rows}` }}
        {...handlers}
      >
        <canvas ref={canvas} />
      </div>
      <span id={hint} className="lw-hidden">
        {keysHint}
      </span>
      <TextAlternative text={textAlternative} />
    </div>
  );
}
