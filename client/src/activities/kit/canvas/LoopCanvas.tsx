// A canvas for a mini-game: loop, crisp pixels, one input for mouse, touch and keys, a focus ring, and its text twin.
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef } from 'react';
import { TextAlternative } from '../text-alternative/TextAlternative.tsx';
import { CanvasInput, type CanvasInputHandlers, toLogicalPoint } from './CanvasInput.ts';
import { type CanvasLoopOptions, type DrawContext, useCanvasLoop } from './useCanvasLoop.ts';
import './canvas.css';

export interface LoopCanvasProps extends Omit<CanvasLoopOptions, 'draw'>, CanvasInputHandlers {
  /** What the canvas is, read aloud with the focus. */
  label: string;
  /** How it is used with keys, read after the label. */
  keysHint: string;
  /** What it shows just now, in words; changes are read aloud politely. */
  textAlternative: string;
  /** Logical units of one arrow key. */
  keyStep: number;
  /** `cursor` = where the keys point, while they are used. */
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
    <div className="kit-canvas">
      <div
        role="application"
        aria-label={label}
        aria-describedby={hint}
        className="kit-canvas-surface"
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

/** Takes the focus, pointers and keys. `redraw` after each key: the cursor may have moved without a change of state. */
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
