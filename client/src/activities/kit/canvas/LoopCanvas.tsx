// A canvas for a mini-game: loop, crisp pixels, one input for mouse, touch and keys, a focus ring, and a text alternative.
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef } from 'react';
import { TextAlternative } from '../text-alternative/TextAlternative.tsx';
import { CanvasInput, type CanvasInputHandlers, toLogicalPoint } from './CanvasInput.ts';
import styles from './LoopCanvas.module.css';
import { type CanvasLoopOptions, type DrawContext, useCanvasLoop } from './useCanvasLoop.ts';

export interface LoopCanvasProps extends Omit<CanvasLoopOptions, 'draw'>, CanvasInputHandlers {
  /** What the canvas is; read aloud when it gets the focus. */
  label: string;
  /** How it is used with the keyboard; read after the label. */
  keysHint: string;
  /** What it shows at present, in words; changes are announced politely. */
  textAlternative: string;
  /** Logical units per press of an arrow key. */
  keyStep: number;
  /** `cursor` = the position of the keyboard cursor, while the keyboard is used. */
  draw(paint: DrawContext, cursor: { x: number; y: number } | undefined): void;
}

export function LoopCanvas(props: LoopCanvasProps) {
  const { label, keysHint, textAlternative, width, height, keyStep, draw } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const handlers = useRef<CanvasInputHandlers>(props);
  useEffect(() => {
    handlers.current = props;
  });
  const input = useMemo(
    () => new CanvasInput({ width, height }, keyStep, () => handlers.current),
    [width, height, keyStep],
  );
  const redraw = useCanvasLoop(canvas, {
    ...props,
    draw: (paint) => draw(paint, input.isKeyboard ? input.point : undefined),
  });
  const hint = useId();
  return (
    <div className={styles.canvas}>
      <div
        role="application"
        aria-label={label}
        aria-describedby={hint}
        className={styles.surface}
        style={{ aspectRatio: `${width} / ${height}` }}
        {...canvasEventHandlers(input, { width, height }, redraw)}
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

type CanvasPointer = PointerEvent<HTMLElement>;

/** Handlers of focus, pointers and keys. A key also redraws, since the cursor may have moved without a change of state. */
function canvasEventHandlers(input: CanvasInput, size: { width: number; height: number }, redraw: () => void) {
  const at = ({ clientX, clientY, currentTarget }: CanvasPointer) =>
    toLogicalPoint({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect(), size);
  return {
    tabIndex: 0,
    onPointerDown(event: CanvasPointer) {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      input.press(at(event));
    },
    onPointerMove(event: CanvasPointer) {
      if (event.isPrimary) input.move(at(event));
    },
    onPointerUp: () => input.release(),
    onPointerCancel: () => input.release(),
    onBlur: () => input.release(),
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !input.keyDown(event.key, event.repeat)) return;
      event.preventDefault();
      redraw();
    },
    onKeyUp: (event: KeyboardEvent) => input.keyUp(event.key),
  };
}
